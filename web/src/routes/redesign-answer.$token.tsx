import { createFileRoute } from '@tanstack/react-router';
import { ProposalScreen } from '../features/redesigns/ProposalScreen.tsx';
import { warmQuery } from '../relay/warmQuery.ts';

export const Route = createFileRoute('/redesign-answer/$token')({
  staticData: { chat: false },
  loader: ({ params: { token } }) =>
    warmQuery(() => import('../__generated__/ProposalScreenQuery.graphql.ts'), { token }),
  component: function ProposalRoute() {
    return <ProposalScreen token={Route.useParams().token} />;
  },
});
