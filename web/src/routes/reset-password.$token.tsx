import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '../features/accounts/ResetPasswordScreen.tsx';

export const Route = createFileRoute('/reset-password/$token')({
  staticData: { chat: 'quiet' },
  component: function ResetPasswordRoute() {
    return <ResetPasswordScreen token={Route.useParams().token} />;
  },
});
