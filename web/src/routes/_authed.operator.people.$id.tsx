import { createFileRoute } from '@tanstack/react-router';
import { PersonScreen } from '../features/operator/PersonScreen.tsx';

export const Route = createFileRoute('/_authed/operator/people/$id')({
  component: function PersonRoute() {
    return <PersonScreen id={Route.useParams().id} />;
  },
});
