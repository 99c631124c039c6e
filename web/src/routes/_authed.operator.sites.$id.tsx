import { createFileRoute } from '@tanstack/react-router';
import { SiteScreen } from '../features/operator/SiteScreen.tsx';

export const Route = createFileRoute('/_authed/operator/sites/$id')({
  component: function SiteRoute() {
    return <SiteScreen id={Route.useParams().id} />;
  },
});
