import { allergenAnswers, UNCONFIRMED_ALLERGENS } from '@forkfront/common/allergens.ts';
import { expect, test } from 'vitest';
import { unconfirmedText } from './OrderLines.tsx';
import { messages } from './messages.ts';

const line = (name: string, sizeName: string, codes: string) => ({
  name,
  sizeName,
  allergens: allergenAnswers(codes),
});
const FREE = 'F'.repeat(UNCONFIRMED_ALLERGENS.length);

test('what is not confirmed is known once for all dishes', () => {
  const soup = line('Soup', '', UNCONFIRMED_ALLERGENS);
  const pie = line('Pie', 'Large', `CFFFFFFFFU${FREE.slice(10)}`);
  expect(unconfirmedText([soup, line('Tea', '', UNCONFIRMED_ALLERGENS)])).toBe(messages.allUnconfirmed);
  expect(unconfirmedText([soup, pie, soup])).toBe(`${messages.unconfirmed}: Soup, Pie, Large (Nuts)`);
  expect(unconfirmedText([line('Tea', '', FREE)])).toBeNull();
});
