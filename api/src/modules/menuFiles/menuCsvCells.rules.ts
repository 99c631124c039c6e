import { parsePence } from '@forkfront/common/money.ts';
import { instantOf } from '../../lib/instant.ts';
import { oneLine } from '@forkfront/common/plainText.ts';
import { isDay } from '@forkfront/common/zonedTime.ts';
import {
  ALLERGEN_SHORT_NAMES,
  UNCONFIRMED_ALLERGENS,
  ALLERGENS,
  type Allergen,
  type AllergenCodes,
} from '@forkfront/common/allergens.ts';
import {
  type FieldRow,
  fieldRow,
  type ProductField,
  type ProductFields,
} from '@forkfront/common/productFields.ts';
import {
  runsOfDays,
  SHORT_WEEKDAYS as DAYS,
  sortedDays,
  type WeeklyPeriod,
} from '@forkfront/common/weeklyHours.ts';

/** A spreadsheet runs a cell that begins with one of these as a formula. */
const FORMULA = /^'*[=+\-@]/;

/** A text as a cell: an apostrophe in front keeps a spreadsheet from running it. */
export const textCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text of a cell that `textCell` wrote, or that a person typed. */
export const textOf = (cell: string): string =>
  FORMULA.test(cell) && cell.startsWith("'") ? cell.slice(1) : cell;

/** Pence of a cell: an amount as people type it, also with `GBP`; null when it is no price. */
export const penceOfCell = (cell: string): number | null =>
  parsePence(cell.replace(/^'/, '').replace(/£|gbp/gi, ' '));

/** A whole number that is not negative; null for another cell. */
export const countOf = (cell: string): number | null => (/^\d{1,6}$/.test(cell) ? Number(cell) : null);

export const yesCell = (value: boolean): string => (value ? 'yes' : 'no');

/** null when the cell says neither. */
export const yesOf = (cell: string): boolean | null =>
  /^(?:yes|y|true|1|x|✓|✔)$/i.test(cell) || (/^(?:no|n|false|0|-)?$/i.test(cell) ? false : null);

/** Whether something can be ordered; `until` is the ISO time when it can be again. */
export type AvailabilityCell = { isAvailable: boolean; until: string | null };

/** `yes`, `no`, or `no until 2026-11-24T05:00:00.000Z`. A day alone begins at midnight UTC. */
export const availableCell = (isAvailable: boolean, soldOutUntil: string | null): string =>
  isAvailable || soldOutUntil === null ? yesCell(isAvailable) : `no until ${soldOutUntil}`;

export function availableOf(cell: string): AvailabilityCell | null {
  const until = /^no until (?<time>\S{1,40})$/i.exec(cell)?.groups?.time;
  if (until !== undefined)
    return isDay(until) || instantOf(until) ? { isAvailable: false, until: until.toUpperCase() } : null;
  if (cell === '' || /^available$/i.test(cell)) return { isAvailable: true, until: null };
  if (/^sold out$/i.test(cell)) return { isAvailable: false, until: null };
  const isAvailable = yesOf(cell);
  return isAvailable === null ? null : { isAvailable, until: null };
}

/** Names in one cell: `Sauces | Extra toppings`. */
export const namesCell = (names: readonly string[]): string =>
  textCell(names.map((name) => name.replace(/[\\|]/g, String.raw`\$&`)).join(' | '));

export const namesOf = (cell: string): string[] =>
  [...textOf(cell).matchAll(/(?:\\.|[^\\|])+/gsu)]
    .map(([name]) => name.trim().replace(/\\(?<kept>[\\|])/g, '$<kept>'))
    .filter((name) => name !== '');

/** The words of a list, whatever stands between them. */
const wordsOf = (cell: string): string[] =>
  cell
    .toLowerCase()
    .split(/[,;|/]|\band\b/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** null when one of the words is not known. */
function mapped<Value>(
  words: readonly string[],
  valueOf: (word: string) => Value | undefined,
): Value[] | null {
  const values = words.map(valueOf);
  return values.includes(undefined) ? null : [...new Set(values.filter((value) => value !== undefined))];
}

/** The value of a plain field as a cell; empty when it is not known. */
export function fieldCell(value: ProductFields[ProductField]): string {
  if (typeof value === 'boolean') return yesCell(value);
  return (Array.isArray(value) ? value.join(', ') : String(value ?? '')).toLowerCase();
}

/** The value of a plain field that a cell says; an empty cell says the default. null when it is not understood. */
export function fieldOf<Name extends ProductField>(
  name: Name,
  cell: string,
): { value: ProductFields[Name] } | null {
  const row = fieldRow(name);
  const value = cell === '' ? row.default : read(row, cell.toLowerCase());
  // What is read is of the kind of the field.
  return cell !== '' && value === null ? null : { value: value as ProductFields[Name] };
}

function read(row: FieldRow, cell: string): unknown {
  if (row.kind === 'flag') return yesOf(cell);
  if (row.kind === 'level') return countOf(cell);
  if (row.kind === 'amount')
    return countOf(cell.endsWith(row.unit) ? cell.slice(0, -row.unit.length).trim() : cell);
  const choiceOf = (word: string) => row.choices.find((choice) => row.words[choice]?.includes(word));
  return row.kind === 'choice' ? (choiceOf(cell) ?? null) : mapped(wordsOf(cell), choiceOf);
}

const MORE_ALLERGEN_WORDS: Readonly<Record<string, Allergen>> = {
  cereals: 'CEREALS_WITH_GLUTEN',
  'cereals with gluten': 'CEREALS_WITH_GLUTEN',
  'cereals containing gluten': 'CEREALS_WITH_GLUTEN',
  wheat: 'CEREALS_WITH_GLUTEN',
  crustacean: 'CRUSTACEANS',
  egg: 'EGGS',
  dairy: 'MILK',
  mollusc: 'MOLLUSCS',
  'tree nuts': 'NUTS',
  nut: 'NUTS',
  peanut: 'PEANUTS',
  'sesame seeds': 'SESAME',
  soy: 'SOYBEANS',
  soybean: 'SOYBEANS',
  soybeans: 'SOYBEANS',
  sulphur: 'SULPHUR_DIOXIDE',
  'sulphur dioxide': 'SULPHUR_DIOXIDE',
  sulfites: 'SULPHUR_DIOXIDE',
};

const allergenOf = (word: string): Allergen | undefined =>
  ALLERGENS.find((allergen) => ALLERGEN_SHORT_NAMES[allergen] === word) ??
  (Object.hasOwn(MORE_ALLERGEN_WORDS, word) ? MORE_ALLERGEN_WORDS[word] : undefined);

const STATES = { C: 'contains', M: 'may contain', F: 'free from' } as const;

/** `contains: milk, nuts; may contain: eggs`; allergens that are not confirmed are left out. */
export const allergensCell = (codes: AllergenCodes): string =>
  Object.entries(STATES)
    .map(([letter, words]) => [words, ALLERGENS.filter((_, at) => codes[at] === letter)] as const)
    .filter(([, found]) => found.length > 0)
    .map(
      ([words, found]) => `${words}: ${found.map((allergen) => ALLERGEN_SHORT_NAMES[allergen]).join(', ')}`,
    )
    .join('; ');

/** The last one wins when a cell says several of them about one allergen. */
const WORST_LAST = 'UFMC';

/** A plain list of allergens is what it contains. null when a word is not known. */
export function allergensOf(cell: string): AllergenCodes | null {
  const letters = [...UNCONFIRMED_ALLERGENS];
  for (const part of cell.split(/;|\n|\.(?:\s|$)/)) {
    const { state, list = '' } =
      /^(?:(?<state>contains|may contain|free from) ?:? )?(?<list>.*)$/i.exec(oneLine(part))?.groups ?? {};
    const found = mapped(wordsOf(list.replace(/^[:\s]+/, '')), allergenOf);
    if (!found) return null;
    const letter = (state ?? 'contains').charAt(0).toUpperCase();
    for (const at of found.map((allergen) => ALLERGENS.indexOf(allergen)))
      if (WORST_LAST.indexOf(letter) > WORST_LAST.indexOf(letters[at] ?? '')) letters[at] = letter;
  }
  return letters.join('');
}

/** Each run of days: `[1, 2, 3, 6]` is Mon-Wed and Sat. */
function daysText(days: readonly number[]): string {
  const name = (day: number | undefined) => DAYS[(day ?? 1) - 1] ?? '';
  return runsOfDays(days)
    .map((run) => (run.length > 2 ? `${name(run[0])}-${name(run.at(-1))}` : run.map(name).join(', ')))
    .join(', ');
}

/** `Mon-Fri 11:30-15:00; Sat, Sun 12:00-22:00`. */
export const periodsCell = (periods: readonly WeeklyPeriod[]): string =>
  periods.map(({ days, from, to }) => `${daysText(days)} ${from}-${to}`).join('; ');

/** null when the cell is not understood. */
export function periodsOf(cell: string): WeeklyPeriod[] | null {
  const parts = cell.split(/[;\n]/).filter((part) => part.trim() !== '');
  const periods = parts.map(periodOf);
  return periods.includes(null) ? null : periods.filter((period) => period !== null);
}

function periodOf(text: string): WeeklyPeriod | null {
  const firstDigit = text.search(/\d/);
  if (firstDigit < 0) return null;
  const [start = '', end = '', ...rest] = text.slice(firstDigit).split(/[–-]/);
  const days = daysOf(oneLine(text.slice(0, firstDigit)).replace(/[,:]$/, ''));
  const [from, to] = [timeOf(start.trim()), timeOf(end.trim())];
  return days && from && to && from !== to && rest.length === 0 ? { days, from, to } : null;
}

function timeOf(text: string): string | null {
  const { hour = '', minute = '00' } = /^(?<hour>\d{1,2})(?:[:.](?<minute>\d\d))?$/.exec(text)?.groups ?? {};
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60
    ? `${hour.padStart(2, '0')}:${minute}`
    : null;
}

/** The days of a text with single spaces. */
function daysOf(text: string): number[] | null {
  if (/^(?:daily|every ?day)?$/i.test(text)) return DAYS.map((_, at) => at + 1);
  const days = text
    .replace(/ ?[–-] ?/g, '-')
    .split(/[ ,&]|\band\b/)
    .filter((part) => part !== '')
    .map((part) => {
      const [first, last = first, ...rest] = part.split('-').map(dayOf);
      if (!first || !last || rest.length > 0) return null;
      // Fri-Mon goes over the end of the week.
      const count = ((last - first + DAYS.length) % DAYS.length) + 1;
      return Array.from({ length: count }, (_, at) => ((first - 1 + at) % DAYS.length) + 1);
    });
  return days.includes(null) ? null : sortedDays(days.flatMap((run) => run ?? []));
}

/** 1 for Monday; null for another word. */
const dayOf = (word: string): number | null =>
  DAYS.findIndex((day) => word.length > 2 && word.toLowerCase().startsWith(day.toLowerCase())) + 1 || null;
