import { Random } from './random.ts';
import {
  COUNTS,
  DESCRIPTIONS,
  EXTRAS,
  FACTS,
  HEADINGS,
  OFFERS,
  PRICELESS,
  SECTIONS,
  STYLES,
} from './words.ts';

/** What a dish of a made-up menu costs: pence of each size; one price has no label. */
export interface TruePrice {
  label: string;
  pence: number;
}

/** A dish as the menu means it. */
export interface TrueDish {
  name: string;
  prices: TruePrice[];
  isVegan: boolean;
  isVegetarian: boolean;
  /** What is written about it; empty: nothing. */
  about: string;
  /** The line with its name, as written. */
  line: string;
  /** The heading above it. */
  section: string;
}

export interface FreshMenu {
  text: string;
  dishes: TrueDish[];
  /** Names of what is added to a dish: no dish of its own. */
  extras: string[];
}

/** How all dishes of one menu are written. */
interface Layout {
  sign: '£' | '';
  /** Decimals: always, only where there are pence, or a comma. */
  decimals: 'always' | 'needed' | 'comma' | 'one';
  separator: string;
  place: 'after' | 'before' | 'below';
  about: 'none' | 'dash' | 'below' | 'brackets';
  heading: (name: string) => string;
  bullet: (index: number) => string;
  letters: (text: string) => string;
  hasBlankLines: boolean;
  /** Calories behind the name. */
  calories: 'none' | 'brackets' | 'bare';
  /** What stands behind a single price. */
  ending: string;
  /** A line below some dishes with what can be added. */
  hasExtras: boolean;
  diet: 'none' | 'brackets' | 'bare' | 'below' | 'key';
  sizes: 'none' | 'named' | 'columns' | 'below' | 'after' | 'sectionList' | 'allAtOne';
}

const keep = (text: string): string => text;

function layoutOf(random: Random): Layout {
  const sign = random.pick(['£', '£', '£', ''] as const);
  return {
    sign,
    decimals: random.pick([
      'always',
      'always',
      'needed',
      sign === '£' ? 'one' : 'always',
      sign === '£' ? 'comma' : 'always',
    ] as const),
    separator: random.pick([' ', '  ', ' - ', ' – ', ' ..... ', '\t', ': ', '    ', ' | ', ', ']),
    place: random.pick([
      'after',
      'after',
      'after',
      'after',
      'below',
      sign === '£' ? 'before' : 'after',
    ] as const),
    about: random.pick(['none', 'none', 'dash', 'below', 'brackets'] as const),
    heading: random.pick([
      (name: string) => name.toUpperCase(),
      keep,
      (name: string) => `## ${name}`,
      (name: string) => `${name}:`,
      (name: string) => `--- ${name} ---`,
      (name: string) => `*${name}*`,
    ]),
    bullet: random.pick([
      () => '',
      () => '',
      () => '',
      () => '- ',
      () => '• ',
      (index: number) => `${index + 1}. `,
      (index: number) => `${index + 1} `,
      (index: number) => `${index + 20} `,
      (index: number) => `${index + 101}. `,
      (index: number) => `${index + 1}) `,
      (index: number) => `A${index + 1}. `,
    ]),
    letters: random.pick([
      keep,
      keep,
      keep,
      (text: string) => text.toLowerCase(),
      (text: string) => text.toUpperCase(),
    ]),
    hasBlankLines: random.chance(0.3),
    calories: random.pick(['none', 'none', 'none', 'none', 'brackets', 'bare'] as const),
    ending: random.pick(['', '', '', '', '', '', ' each', ' pp']),
    hasExtras: random.chance(0.2),
    diet: random.pick(['none', 'none', 'brackets', 'bare', 'below', 'key'] as const),
    sizes: random.pick([
      'none',
      'none',
      'none',
      'named',
      'columns',
      'below',
      'after',
      'sectionList',
      'allAtOne',
    ] as const),
  };
}

/** A whole menu with its right reading. The same seed makes the same menu. */
export function freshMenu(seed: number): FreshMenu {
  const random = new Random(seed);
  const layout = layoutOf(random);
  const lines: string[] = [];
  const dishes: TrueDish[] = [];
  const extras: string[] = [];
  if (random.chance(0.4))
    lines.push(random.pick(['The Blue Door', 'MARIO’S', 'Golden Wok takeaway menu', 'Our menu']), '');
  if (layout.diet === 'key') lines.push('(VG) vegetarian, (VN) vegan', '');
  if (random.chance(0.3)) lines.push(random.pick(FACTS), '');
  for (const kind of random.sample(Object.keys(SECTIONS), random.whole(2, 5)))
    writeSection({ random, layout, lines, dishes, extras, section: '' }, kind);
  for (const line of random.sample([...FACTS, ...OFFERS], random.whole(0, 3))) lines.push(line);
  return { text: lines.map((line) => spoiled(random, line)).join('\n'), dishes, extras };
}

interface Draft {
  random: Random;
  layout: Layout;
  lines: string[];
  dishes: TrueDish[];
  extras: string[];
  section: string;
}

function writeSection(draft: Draft, kind: string): void {
  const { random, layout, lines } = draft;
  const heading = random.pick(HEADINGS[kind] ?? ['Menu']);
  draft.section = heading;
  const names = random
    .sample(SECTIONS[kind] ?? [], random.whole(3, 8))
    .map((name) => namedDish(random, name));
  const sizes = layout.sizes === 'none' || random.chance(0.4) ? 'none' : layout.sizes;
  lines.push('');
  const labels = random.pick<readonly [string, string]>([
    ['Small', 'Large'],
    ['Half', 'Full'],
    ['9"', '12"'],
    ['Regular', 'Large'],
  ]);
  if (sizes === 'columns') lines.push(`${layout.heading(heading)}  ${labels.join('  ')}`);
  else lines.push(layout.heading(heading));
  if (layout.hasBlankLines) lines.push('');
  // Where prices stand on lines of their own, two names in a row are a dish and its description.
  if (sizes === 'none' && layout.place !== 'below' && random.chance(0.1)) {
    lines.push(random.pick(PRICELESS));
    if (layout.hasBlankLines) lines.push('');
  }
  if (sizes === 'sectionList') return writePriceList(draft, names);
  if (sizes === 'allAtOne') return writeAllAtOne(draft, names);
  names.forEach((name, index) => writeDish(draft, name, index, sizes, labels));
}

const namedDish = (random: Random, name: string): string => {
  const styled = random.chance(0.15) ? `${random.pick(STYLES)} ${name.toLowerCase()}` : name;
  return random.chance(0.12) ? `${styled} ${random.pick(COUNTS)}` : styled;
};

/** `(Chicken 9.95, King prawn 11.95)` below a heading is what each of its dishes costs. */
function writePriceList({ random, layout, lines, dishes, section }: Draft, names: string[]): void {
  const parts = random.sample(
    ['Chicken', 'Beef', 'King prawn', 'Tofu', 'Duck', 'Vegetable'],
    random.whole(2, 4),
  );
  const prices = parts.map((label) => ({ label, pence: price(random) }));
  lines.push(`(${prices.map(({ label, pence }) => `${label} ${money(layout, pence)}`).join(', ')})`);
  for (const name of names) {
    const line = `${layout.letters(name)}`;
    lines.push(line);
    dishes.push({ name, prices, isVegan: false, isVegetarian: false, about: '', line, section });
  }
}

function writeAllAtOne({ random, layout, lines, dishes, section }: Draft, names: string[]): void {
  const pence = price(random);
  lines.push(
    random.pick([
      `All ${money(layout, pence)}`,
      `All priced at ${money(layout, pence)}`,
      `${money(layout, pence)} each`,
    ]),
  );
  for (const name of names) {
    const line = layout.letters(name);
    lines.push(line);
    dishes.push({
      name,
      prices: [{ label: '', pence }],
      isVegan: false,
      isVegetarian: false,
      about: '',
      line,
      section,
    });
  }
}

function writeDish(
  draft: Draft,
  name: string,
  index: number,
  sizes: Layout['sizes'],
  labels: readonly [string, string],
): void {
  const { random, layout, lines, dishes, section } = draft;
  const pence = price(random);
  const more = pence + random.whole(2, 9) * 50;
  const diet =
    layout.diet === 'none' || random.chance(0.6) ? null : random.pick(['vegan', 'vegetarian'] as const);
  const mark = diet ? markOf(layout, diet) : '';
  const kcal = 50 * random.whole(3, 24);
  const calories = { none: '', brackets: ` (${kcal} kcal)`, bare: ` ${kcal}kcal` }[layout.calories];
  const written = `${layout.letters(name)}${mark}${calories}`;
  const about = random.chance(0.7) ? random.pick(DESCRIPTIONS) : '';
  const bullet = layout.bullet(index);
  const isSized = sizes !== 'none';
  const prices = isSized
    ? labels.map((label, at) => ({ label, pence: at === 0 ? pence : more }))
    : [{ label: '', pence }];
  const [first, second] = [money(layout, pence), money(layout, more)];
  const priced = {
    none: `${first}${layout.ending}`,
    named: `${labels[0]} ${first} / ${labels[1]} ${second}`,
    columns: `${first}  ${second}`,
    below: '',
    after: `${first} ${labels[0].toLowerCase()} | ${second} ${labels[1].toLowerCase()}`,
    sectionList: '',
    allAtOne: '',
  }[sizes];
  const before = layout.about === 'brackets' && about ? `${written} (${about})` : written;
  let line: string;
  if (sizes === 'below') line = `${bullet}${before}`;
  else if (isSized || layout.place === 'after') line = `${bullet}${before}${layout.separator}${priced}`;
  else if (layout.place === 'before') line = `${first} ${before}`;
  else line = `${bullet}${before}`;
  lines.push(line);
  dishes.push({ name, prices, isVegan: diet === 'vegan', isVegetarian: diet !== null, about, line, section });
  if (sizes === 'below') for (const each of prices) lines.push(`${each.label} ${money(layout, each.pence)}`);
  if (!isSized && layout.place === 'below') lines.push(first);
  if (layout.about === 'below' && about) lines.push(about);
  if (layout.about === 'dash' && about && !isSized && layout.place === 'after')
    lines[lines.length - 1] += ` - ${about.toLowerCase()}`;
  if (layout.diet === 'below' && diet) lines.push(diet === 'vegan' ? 'Vegan' : 'Vegetarian');
  if (layout.hasExtras && random.chance(0.3)) {
    const extra = random.pick(EXTRAS);
    lines.push(
      random.pick([
        `Add ${extra} ${money(layout, 150)}`,
        `+ ${extra} ${money(layout, 100)}`,
        `Extra ${extra} ${money(layout, 75)}`,
      ]),
    );
    draft.extras.push(extra);
  }
  if (layout.hasBlankLines) lines.push('');
}

function markOf({ diet }: Layout, kind: 'vegan' | 'vegetarian'): string {
  const code = { vegan: 'VE', vegetarian: 'V' }[kind];
  if (diet === 'brackets') return ` (${code.toLowerCase()})`;
  if (diet === 'bare') return ` ${code}`;
  if (diet === 'key') return ` (${{ vegan: 'VN', vegetarian: 'VG' }[kind]})`;
  return '';
}

/** From 80p to £24.95, as menus have them. */
const price = (random: Random): number =>
  random.pick([50, 60, 75, 80, 95, 0, 0, 20, 25, 40] as const) + 100 * random.whole(1, 24);

function money({ sign, decimals }: Layout, pence: number): string {
  if (pence < 100 && sign === '£' && decimals === 'needed') return `${pence}p`;
  const plain = (pence / 100).toFixed(2);
  if (decimals === 'comma') return `${sign}${plain.replace('.', ',')}`;
  if (decimals === 'one') return `${sign}${pence / 100}`;
  return `${sign}${decimals === 'needed' ? plain.replace(/\.00$/, '') : plain}`;
}

/** What typing does to a line: a space too many, a trailing space, a lost capital. */
function spoiled(random: Random, line: string): string {
  if (line === '' || random.chance(0.85)) return line;
  return random.pick([
    (text: string) => `${text} `,
    (text: string) => ` ${text}`,
    (text: string) => text.replace(' ', '  '),
    (text: string) => (/\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)),
    (text: string) => `${text}.`,
  ])(line);
}
