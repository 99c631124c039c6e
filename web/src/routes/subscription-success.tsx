import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionSuccessScreen } from '../features/billing/SubscriptionSuccessScreen.tsx';

/** Query `session_id`: the checkout of the payment page (spec §2). */
export const Route = createFileRoute('/subscription-success')({
  validateSearch: ({ session_id: id }: Record<string, unknown>): { session_id?: string | undefined } => ({
    session_id: typeof id === 'string' && id !== '' ? id : undefined,
  }),
  component: function SubscriptionSuccessRoute() {
    const { session_id: sessionId = null } = Route.useSearch();
    return <SubscriptionSuccessScreen key={sessionId} sessionId={sessionId} />;
  },
});
