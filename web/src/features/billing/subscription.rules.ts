import type { ChipTone } from '../../ui/Chip.tsx';

/** Tones of the provider's statuses of subscriptions and invoices; others are neutral. */
const TONES = new Map<string, ChipTone>([
  ['active', 'success'],
  ['trialing', 'warning'],
  ['past_due', 'error'],
  ['unpaid', 'error'],
  ['incomplete', 'error'],
  ['paid', 'success'],
  ['open', 'warning'],
  ['uncollectible', 'error'],
]);

/** A status as received (spec §4), written as words: `past_due` is `Past due`. */
export function statusText(status: string): string {
  const words = status.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Tone of the status of a subscription or an invoice, as received (spec §4). */
export const statusTone = (status: string): ChipTone => TONES.get(status) ?? 'neutral';

/** Whether a payment failed, so that the owner must act. */
export const isDue = (status: string): boolean => status === 'past_due' || status === 'unpaid';

/** Whether the plan can be changed; a due payment comes first. */
export const canChangePlan = (status: string): boolean => status === 'active' || status === 'trialing';
