import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '../features/accounts/ResetPasswordScreen.tsx';

/** A reset link without its token shows an error (spec §5) instead of the not found page. */
export const Route = createFileRoute('/reset-password/')({
  staticData: { chat: 'quiet' },
  component: function ResetPasswordWithoutTokenRoute() {
    return <ResetPasswordScreen token="" />;
  },
});
