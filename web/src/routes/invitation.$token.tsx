import { createFileRoute } from '@tanstack/react-router';
import { InvitationScreen } from '../features/invitation/InvitationScreen.tsx';

export const Route = createFileRoute('/invitation/$token')({
  staticData: { chat: 'quiet' },
  component: function InvitationRoute() {
    return <InvitationScreen token={Route.useParams().token} />;
  },
});
