import { createFileRoute } from '@tanstack/react-router';
import { VerifyEmailScreen } from '../features/accounts/VerifyEmailScreen.tsx';

export const Route = createFileRoute('/verify-email/$token')({
  staticData: { chat: 'quiet' },
  component: function VerifyEmailRoute() {
    return <VerifyEmailScreen token={Route.useParams().token} />;
  },
});
