import { formatPence } from '@forkfront/common/money.ts';
import type { PriceChange } from '../sites/priceChange.repository.ts';
import { messages } from './messages.ts';

/** What the activity log says about changed prices (spec §14.10); null without any. */
export function priceNote(changes: readonly PriceChange[]): string | null {
  const [first] = changes;
  if (!first) return null;
  if (changes.length === 1) {
    const { name, size, before, after } = first;
    return messages.priceChanged({ name, size, before: formatPence(before), after: formatPence(after) });
  }
  const countOf = (kind: PriceChange['kind']) =>
    new Set(changes.filter((change) => change.kind === kind).map(({ id }) => id)).size;
  return messages.pricesChanged(countOf('DISH'), countOf('EXTRA'));
}
