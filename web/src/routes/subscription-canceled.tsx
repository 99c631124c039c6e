import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionCanceledScreen } from '../features/billing/SubscriptionCanceledScreen.tsx';
import { idInAddress } from '../lib/globalId.ts';

/** Queries `plan` and `upgrading`: the plan and the site of the cancelled payment page. */
export const Route = createFileRoute('/subscription-canceled')({
  validateSearch: ({
    plan,
    upgrading,
  }: Record<string, unknown>): { plan?: string | undefined; upgrading?: string | undefined } => ({
    plan: typeof plan === 'string' && plan !== '' ? plan : undefined,
    upgrading: idInAddress('Restaurant', upgrading),
  }),
  component: function SubscriptionCanceledRoute() {
    return <SubscriptionCanceledScreen {...Route.useSearch()} />;
  },
});
