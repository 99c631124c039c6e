/** The interval of a price. */
interface Cadence {
  interval: string;
  interval_count: number;
}

/** Seconds since 1970, UTC; the end is exclusive. */
export interface Period {
  start: number;
  end: number;
}

const DAY = 86_400;
const MONTHS: Record<string, number> = { month: 1, year: 12 };
const DAYS: Record<string, number> = { day: 1, week: 7 };

/**
 * The period that begins at `start` (seconds) of a subscription billed since `anchor`. Months keep the anchor's day: 31
 * January is followed by 28 February, and then by 31 March.
 */
export function periodFrom(start: number, anchor: number, { interval, interval_count }: Cadence): Period {
  const days = DAYS[interval];
  if (days !== undefined) return { start, end: start + days * interval_count * DAY };
  const months = (MONTHS[interval] ?? 1) * interval_count;
  let steps = Math.max(1, Math.floor(monthsBetween(anchor, start) / months));
  while (addMonths(anchor, steps * months) <= start) steps += 1;
  return { start, end: addMonths(anchor, steps * months) };
}

function monthsBetween(from: number, to: number): number {
  const [a, b] = [new Date(from * 1000), new Date(to * 1000)];
  return (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth() - 1;
}

function addMonths(time: number, months: number): number {
  const date = new Date(time * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1000;
}

/** Input of `proratedAmount`. */
interface ProrationInput {
  /** Pence for the whole period. */
  amount: number;
  period: Period;
  /** Seconds; time of the change. */
  at: number;
}

/** The pence of `amount` for the remaining seconds of the period: all before its start, none after its end. */
export function proratedAmount({ amount, period, at }: ProrationInput): number {
  const whole = period.end - period.start;
  if (whole <= 0) return 0;
  const left = Math.min(whole, Math.max(0, period.end - at));
  return Math.round((amount * left) / whole);
}

/** The amount due of a total after the customer's balance (negative: a credit). All in pence. */
export function settleBalance(total: number, balance: number): { due: number; balance: number } {
  const sum = total + balance;
  return { due: Math.max(0, sum), balance: Math.min(0, sum) };
}
