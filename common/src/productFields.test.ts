import { describe, expect, it } from 'vitest';
import {
  changedFields,
  FIELD_DEFAULTS,
  fieldRow,
  fieldsOf,
  isOutside,
  PRODUCT_FIELDS,
} from './productFields.ts';

const korma = { ...FIELD_DEFAULTS, spiceLevel: 1, isPopular: true };

describe('PRODUCT_FIELDS', () => {
  it('no heading of a menu file names two fields', () => {
    const headings = Object.values(PRODUCT_FIELDS).flatMap((row) =>
      row.headings.map((one) => one.toLowerCase()),
    );
    expect(new Set(headings).size).toBe(headings.length);
  });

  it('a choice has words for each of its values, in lower case, and no word has two meanings', () => {
    for (const row of Object.values(PRODUCT_FIELDS)) {
      if (!('choices' in row)) continue;
      expect(Object.keys(row.words)).toEqual([...row.choices]);
      const words = Object.values<readonly string[]>(row.words).flat();
      expect(words).toEqual([...new Set(words.map((word) => word.toLowerCase()))]);
    }
  });
});

describe('changedFields', () => {
  it('undefined leaves a field as it is', () => {
    expect(changedFields(korma, { spiceLevel: 3, isPopular: undefined })).toEqual({
      ...korma,
      spiceLevel: 3,
    });
  });
});

describe('fieldsOf', () => {
  it('takes the plain fields of a product, without its others', () => {
    const product = { ...korma, id: '1', name: 'Korma' };
    expect(fieldsOf(product)).toEqual(korma);
  });
});

describe('isOutside', () => {
  it.each([-1, 4, 1.5, NaN])('%d is no spice level', (level) => {
    expect(isOutside(fieldRow('spiceLevel'), level)).toBe(true);
  });

  it.each([0, 3, null, undefined])('%s is none that is refused', (level) => {
    expect(isOutside(fieldRow('spiceLevel'), level)).toBe(false);
  });
});
