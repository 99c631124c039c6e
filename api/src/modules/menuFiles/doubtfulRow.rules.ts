import type { MenuProduct } from '@forkfront/common/menu.ts';
import type { FileLine, FileProduct } from './menuFile.types.ts';
import { idOfRow } from './reviewedLines.rules.ts';

/**
 * The line of a row whose price is missing or says something else, or does not say for which size of the dish it is. Null for a row that is
 * clear.
 */
export function doubtfulRow(
  row: FileProduct,
  old: MenuProduct | undefined,
  section: string | null,
  isWholeMenu: boolean,
): FileLine | null {
  const { price, sizes: rowSizes, isPriceUnclear } = row;
  const saysNoSizes = rowSizes === undefined || (!isWholeMenu && rowSizes.length === 0);
  const sizes = (saysNoSizes && old?.sizes) || [];
  const isForOneSize = price !== null && sizes.length > 0 && sizes.every((size) => size.price !== price);
  const isPriceMissing = price === null && !rowSizes?.length && !old;
  if (!isPriceUnclear && !isForOneSize && !isPriceMissing) return null;
  return {
    id: idOfRow(row),
    text: row.text,
    section,
    kind: isForOneSize ? 'size' : 'dish',
    proposal: {
      name: row.name,
      description: row.description ?? old?.description ?? '',
      price,
      sizes: sizes.map(({ name, price: known }) => ({ name, price: known })),
      dietaryTags: [...(row.dietaryTags ?? old?.dietaryTags ?? [])],
      spiceLevel: row.spiceLevel ?? old?.spiceLevel ?? 0,
      calories: row.calories ?? old?.calories ?? null,
      allergenSuggestion: null,
    },
  };
}
