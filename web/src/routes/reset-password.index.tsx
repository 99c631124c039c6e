import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '../features/accounts/ResetPasswordScreen.tsx';

/** A link that lost its token on the way says so (spec §5), rather than that there is no such page. */
export const Route = createFileRoute('/reset-password/')({
  staticData: { chat: 'quiet' },
  component: function ResetPasswordWithoutTokenRoute() {
    return <ResetPasswordScreen token="" />;
  },
});
