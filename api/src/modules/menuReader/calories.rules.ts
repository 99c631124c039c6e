import { PRODUCT_FIELDS } from '@forkfront/common/productFields.ts';

/** The number and its unit alone: what stands around them is cut without an expression, so that the work stays linear. */
const STATED = /(?<![\d.,])(\d{1,2},\d{3}|\d{1,4})\s?(?:k\s?cals?|cals|calories)\b\.?/iu;
const SEPARATORS = new Set([' ', '\t', ',', ';', '-', '–', '—']);

/** Splits `Chicken wrap (640 kcal)` into the text and its calories (kcal of a portion); null when it states none, or too many. */
export function splitCalories(text: string): { text: string; calories: number | null } {
  const stated = STATED.exec(text);
  const calories = Number((stated?.[1] ?? '').replace(',', ''));
  if (!stated || calories > PRODUCT_FIELDS.calories.most) return { text, calories: null };
  const before = withoutBracketBehind(text.slice(0, stated.index).trimEnd());
  const after = text.slice(stated.index + stated[0].length).trimStart();
  const rest = [')', ']'].some((end) => after.startsWith(end)) ? after.slice(1) : after;
  return { text: `${withoutSeparatorsBehind(before)} ${rest}`.trim(), calories };
}

const withoutBracketBehind = (text: string): string =>
  text.endsWith('(') || text.endsWith('[') ? text.slice(0, -1) : text;

function withoutSeparatorsBehind(text: string): string {
  let end = text.length;
  while (end > 0 && SEPARATORS.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The same length without what states calories: its number is no price. */
export const withoutCalories = (line: string): string =>
  /cal/iu.test(line) ? line.replace(STATED, (stated) => stated.replaceAll(/\S/gu, 'x')) : line;
