import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionCanceledScreen } from '../features/billing/SubscriptionCanceledScreen.tsx';

/** Queries `plan` and `upgrading`: what the payment page that was left was for. */
export const Route = createFileRoute('/subscription-canceled')({
  validateSearch: ({
    plan,
    upgrading,
  }: Record<string, unknown>): { plan?: string | undefined; upgrading?: string | undefined } => ({
    plan: typeof plan === 'string' && plan !== '' ? plan : undefined,
    upgrading: typeof upgrading === 'string' && upgrading !== '' ? upgrading : undefined,
  }),
  component: function SubscriptionCanceledRoute() {
    return <SubscriptionCanceledScreen {...Route.useSearch()} />;
  },
});
