import { isDue } from './subscriptionStatus.rules.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** The provider's message usually comes within this. */
const MESSAGE_MS = 15 * 60 * 1000;

/** When a subscription is read again though no message came: soon after each turn that it must take, daily anyway. */
export function nextLook(
  {
    status,
    currentPeriodEnd,
    trialEndsAt,
  }: { status: string; currentPeriodEnd: Date | null; trialEndsAt: Date | null },
  now: Date,
): Date {
  const turns = [currentPeriodEnd, trialEndsAt]
    .map((turn) => (turn ? turn.getTime() + MESSAGE_MS : 0))
    .filter((time) => time > now.getTime());
  const latest = now.getTime() + (isDue(status) ? HOUR_MS : DAY_MS);
  return new Date(Math.min(latest, ...turns));
}
