import { type ShelfFacts, unitText } from '@forkfront/common/shelf.ts';
import { fewText, unitPriceText } from '../rules/shelf.rules.ts';

/** Size, price to compare, and how many are left when there are few: `500 g · £3.80 per kg  3 left`. */
export function ShelfDetails({ shelf }: { shelf: ShelfFacts }) {
  const few = fewText(shelf);
  return (
    <>
      {[shelf.unit && unitText(shelf.unit), unitPriceText(shelf)].filter(Boolean).join(' · ')}{' '}
      {few && <strong className="few">{few}</strong>}
    </>
  );
}
