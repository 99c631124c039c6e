import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionSuccessScreen } from '../features/billing/SubscriptionSuccessScreen.tsx';

/** Query `session_id`: the checkout that the payment page comes from (spec §2). */
export const Route = createFileRoute('/subscription-success')({
  validateSearch: ({ session_id: id }: Record<string, unknown>): { session_id?: string } =>
    typeof id === 'string' && id !== '' ? { session_id: id } : {},
  component: function SubscriptionSuccessRoute() {
    // What is not valid is missing from the route's own search, but still in the one of the whole address.
    const sessionId = Route.useSearch().session_id || null;
    return <SubscriptionSuccessScreen key={sessionId} sessionId={sessionId} />;
  },
});
