import { isLive } from './subscriptionStatus.rules.ts';

interface Standing {
  stripeSubscriptionId: string;
  status: string;
  startedAt: Date;
  endedAt?: Date | null | undefined;
}

/** The live ones, the one that began first in front: the others are one too many for a site. */
export const liveInOrder = <T extends Standing>(subscriptions: readonly T[]): T[] =>
  subscriptions.filter(({ status }) => isLive(status)).toSorted(byStart);

/** The subscription that decides about a site: the first that is live, else the one that ended last; null without any. */
export function rulingSubscription<T extends Standing>(subscriptions: readonly T[]): T | null {
  const [live] = liveInOrder(subscriptions);
  return live ?? subscriptions.toSorted((a, b) => endOf(b) - endOf(a) || byStart(b, a))[0] ?? null;
}

const endOf = ({ endedAt }: Standing): number => endedAt?.getTime() ?? 0;

const byStart = (a: Standing, b: Standing): number =>
  a.startedAt.getTime() - b.startedAt.getTime() || (a.stripeSubscriptionId < b.stripeSubscriptionId ? -1 : 1);
