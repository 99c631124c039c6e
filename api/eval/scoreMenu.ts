import type { OnboardingDraft } from '../src/modules/onboarding/onboarding.rules.ts';
import type { ReadMenu } from '../src/modules/menuReader/readMenu.types.ts';

/** The lowest precision and recall that we accept. */
export const FLOOR = 0.98;

export const MEASURES = ['dishes', 'prices', 'sections', 'sizes', 'tags', 'extras', 'unread'] as const;
export type Measure = (typeof MEASURES)[number];

/** What a menu says, as short texts that can be compared: `korma | 895 995`. A text can occur twice. */
export type Statements = Record<Measure, string[]>;

export interface Difference {
  /** Expected, and not read. */
  missing: string[];
  /** Read, and not expected. */
  surplus: string[];
  matched: number;
}
export type MenuScore = Record<Measure, Difference>;

interface Dish {
  section: string;
  name: string;
  prices: { label: string; pence: number }[];
  tags: string[];
  isExtra: boolean;
}

export interface MenuSample {
  menu: string;
  expected: Statements;
}

const END_OF_MENU = /^=== expected$/m;

export function parseSample(text: string): MenuSample {
  const end = END_OF_MENU.exec(text);
  if (!end) throw new Error('The line "=== expected" is missing.');
  const dishes: Dish[] = [];
  const unread: string[] = [];
  let section = '';
  for (const line of text.slice(end.index).split('\n').slice(1)) {
    const heading = /^\[(.*)\]$/.exec(line);
    if (line.trim() === '') continue;
    if (heading) section = heading[1] ?? '';
    else if (line.startsWith('? ')) unread.push(line.slice(2));
    else dishes.push(parseDish(line, section));
  }
  return { menu: text.slice(0, end.index), expected: statementsOf(dishes, unread) };
}

function parseDish(line: string, section: string): Dish {
  const isExtra = line.startsWith('+ ');
  const [name = '', prices = '', tags = ''] = line.slice(isExtra ? 2 : 0).split(' | ');
  return {
    section,
    name,
    isExtra,
    prices: prices.split(', ').map((price) => parsePrice(price, line)),
    tags: tags === '' ? [] : tags.split(', '),
  };
}

function parsePrice(text: string, line: string): { label: string; pence: number } {
  const price = /^(?:(.+): )?(\d+)\.(\d\d)$/.exec(text);
  if (!price) throw new Error(`No price: ${line}`);
  const [, label = '', pounds, pence] = price;
  return { label, pence: Number(pounds) * 100 + Number(pence) };
}

export function statementsOfMenu(menu: ReadMenu): Statements {
  const dishes = menu.sections.flatMap((section) =>
    section.dishes.map((dish) => ({ ...dish, section: section.name })),
  );
  return statementsOf(dishes, menu.unread);
}

/** What a draft says of a menu. Its sizes, tags and sections have the words of the site, so only dishes and prices are compared. */
export const DRAFT_MEASURES = ['dishes', 'prices'] as const satisfies readonly Measure[];

export function statementsOfDraft({ sections }: Pick<OnboardingDraft, 'sections'>): Statements {
  const dishes = sections.flatMap(({ name: section, items, extras }) =>
    [
      ...items.map((item) => ({ ...item, isExtra: false })),
      ...extras.flatMap(({ options }) => options.map((option) => ({ ...option, isExtra: true }))),
    ].map(({ name, isExtra, price, sizes }) => ({
      section,
      name,
      isExtra,
      tags: [],
      prices:
        sizes.length === 0
          ? [{ label: '', pence: price }]
          : sizes.map((size) => ({ label: size.name, pence: size.price })),
    })),
  );
  return statementsOf(dishes, []);
}

function statementsOf(dishes: Dish[], unread: string[]): Statements {
  const sized = dishes.filter(({ prices }) => prices.some(({ label }) => label !== ''));
  return {
    dishes: dishes.map(({ name }) => plain(name)),
    prices: dishes.map(({ name, prices }) => plain(`${name} | ${prices.map((p) => p.pence).join(' ')}`)),
    sections: dishes.map(({ name, section }) => plain(`${name} | ${section}`)),
    sizes: sized.map(({ name, prices }) => plain(`${name} | ${prices.map((p) => p.label).join(', ')}`)),
    tags: dishes.flatMap(({ name, tags }) => tags.map((tag) => plain(`${name} | ${tag}`))),
    extras: dishes.filter(({ isExtra }) => isExtra).map(({ name }) => plain(name)),
    unread: unread.map(plain),
  };
}

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

export function scoreMenu(expected: Statements, actual: Statements): MenuScore {
  return forEachMeasure((measure) => compare(expected[measure], actual[measure]));
}

function compare(expected: string[], actual: string[]): Difference {
  const surplus = [...actual];
  const missing = expected.filter((text) => {
    const at = surplus.indexOf(text);
    if (at >= 0) surplus.splice(at, 1);
    return at < 0;
  });
  return { missing, surplus, matched: expected.length - missing.length };
}

export interface Total {
  precision: number;
  recall: number;
  expected: number;
}

export function totalsOf(scores: MenuScore[]): Record<Measure, Total> {
  return forEachMeasure((measure) => totalOf(scores.map((score) => score[measure])));
}

function totalOf(differences: Difference[]): Total {
  const sum = (count: (difference: Difference) => number) =>
    differences.reduce((total, difference) => total + count(difference), 0);
  const matched = sum((difference) => difference.matched);
  const expected = matched + sum((difference) => difference.missing.length);
  const read = matched + sum((difference) => difference.surplus.length);
  return { precision: share(matched, read), recall: share(matched, expected), expected };
}

/** Nothing expected and nothing read is right. */
function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

function forEachMeasure<T>(make: (measure: Measure) => T): Record<Measure, T> {
  return {
    dishes: make('dishes'),
    prices: make('prices'),
    sections: make('sections'),
    sizes: make('sizes'),
    tags: make('tags'),
    extras: make('extras'),
    unread: make('unread'),
  };
}
