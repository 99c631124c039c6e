import { PRODUCT_FIELDS } from '@forkfront/common/productFields.ts';

const UNIT = String.raw`(?:k\s?cals?|cals|calories)`;
const STATED = new RegExp(
  String.raw`[\s,;–—-]*[([]?\s*(?<![\d.,])(\d{1,2},\d{3}|\d{1,4})\s?${UNIT}\b\.?\s*[)\]]?`,
  'iu',
);

/** Splits `Chicken wrap (640 kcal)` into the text and its calories (kcal of a portion); null when it states none, or too many. */
export function splitCalories(text: string): { text: string; calories: number | null } {
  const [stated, amount = ''] = STATED.exec(text) ?? [];
  const calories = Number(amount.replace(',', ''));
  return stated === undefined || calories > PRODUCT_FIELDS.calories.most
    ? { text, calories: null }
    : { text: text.replace(stated, ' ').trim(), calories };
}

/** The same length without what states calories: its number is no price. */
export const withoutCalories = (line: string): string =>
  /cal/iu.test(line) ? line.replace(STATED, (stated) => stated.replaceAll(/\S/gu, 'x')) : line;
