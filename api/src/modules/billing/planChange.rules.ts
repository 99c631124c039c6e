const FRESH_MS = 60 * 60 * 1000;
/** Two answers of the provider may come from clocks that differ. */
const CLOCK_SLACK_MS = 60 * 1000;

interface Cost {
  /** Pence. */
  amountDueNow: number;
  nextPaymentAt: Date;
  prorationDate: Date;
}

/** Whether a change may still be made at the cost of this moment; `now` by the provider's clock. */
export function isFresh(prorationDate: Date, now: Date): boolean {
  const age = now.getTime() - prorationDate.getTime();
  return age <= FRESH_MS && age >= -CLOCK_SLACK_MS;
}

/** What a change costs: in a trial nothing yet, whatever the provider's next invoice says. */
export function costOf(
  { amountDueNow, nextPaymentAt, prorationDate }: Cost,
  current: { status: string; trialEndsAt?: Date | null | undefined },
): Cost {
  return current.status === 'trialing' && current.trialEndsAt
    ? { amountDueNow: 0, nextPaymentAt: current.trialEndsAt, prorationDate }
    : { amountDueNow, nextPaymentAt, prorationDate };
}
