import type { WirePortalSession } from '../objects/wire.ts';
import type { PortalPlace } from './portalPages.ts';

/** The page a portal session opens with, below its own path: the home page, or the one of its flow. */
export function flowPath({ flow }: WirePortalSession): string {
  if (flow?.type === 'payment_method_update') return 'card';
  if (flow?.subscription_cancel) return `cancel?subscription=${flow.subscription_cancel.subscription}`;
  if (flow?.subscription_update) return `plan?subscription=${flow.subscription_update.subscription}`;
  const confirm = flow?.subscription_update_confirm;
  if (!confirm) return 'home';
  return `plan?subscription=${confirm.subscription}&price=${confirm.items[0]?.price ?? ''}`;
}

const home = ({ id }: WirePortalSession): string => `/p/session/${id}/home`;

/** Where a page of the portal posts to, and where its Back leads: out of a flow, else home. */
export const placeOf = (session: WirePortalSession, page: string): PortalPlace => ({
  action: `/p/session/${session.id}/${page}`,
  back: (session.flow && session.return_url) || home(session),
});

/** Where to go when something is done. */
export const returnAddress = (session: WirePortalSession): string =>
  session.flow?.after_completion.redirect?.return_url ?? home(session);
