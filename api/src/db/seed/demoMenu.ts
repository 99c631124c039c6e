import { v5 } from 'uuid';
import { ALLERGENS, UNCONFIRMED_ALLERGENS, type Allergen } from '@forkfront/common/allergens.ts';
import { DIETARY_TAGS, VAT_CLASSES } from '@forkfront/common/productChoices.ts';
import {
  MENU_DEFAULTS,
  PRODUCT_DEFAULTS,
  SECTION_DEFAULTS,
  type MenuContent,
  type MenuOption,
  type MenuOptionGroup,
  type MenuProduct,
  type MenuSectionContent,
} from '@forkfront/common/menu.ts';
import { SHORT_WEEKDAYS as DAYS, type WeeklyPeriod } from '@forkfront/common/weeklyHours.ts';
import { demoPictureKey } from './demoPictures.ts';

/** The ids of demo menus follow from their names, so that a changed menu keeps what it still has. */
const NAMESPACE = '6f1d9c1e-6f0b-5c53-9a0a-6d1f4e8f3b11';

/** Words for allergens in the notation. */
const SHORT: Readonly<Record<string, Allergen>> = {
  ...Object.fromEntries(ALLERGENS.map((allergen) => [allergen.toLowerCase(), allergen])),
  gluten: 'CEREALS_WITH_GLUTEN',
  soya: 'SOYBEANS',
  sulphites: 'SULPHUR_DIOXIDE',
};

const PERIOD = /^(\w{3})(?:-(\w{3}))? (\d\d:\d\d)-(\d\d:\d\d)$/;
const SIZES = /^(?:.+? \d+)(?:, .+? \d+)*$/;

interface Confirmed {
  /** Id of the account that confirmed the allergens of the menu. */
  by: string;
  /** ISO date. */
  at: string;
}

/**
 * Reads the menu of a demo restaurant. Throws at anything that it does not understand. The notation:
 *
 *     = Dips | 0-2                    a group of options with its minimum and maximum (0: any number)
 *     Garlic | 120 | max 3            an option and its price in pence
 *     # Pizza | +Dips | Mon-Fri 12:00-15:00   a section; its flags count for each dish, its periods for itself
 *     ~ With tomato.                  the text below its name
 *     Margherita | 9" 900, 12" 1200   a dish with one price or with sizes, its flags, and its description in the next line
 *       Tomato and basil.
 *
 * Flags: `popular`, `sold out`, `alcohol`, `zero`, `reduced`, `vegetarian`, `vegan`, `halal`, `hot 2`, `picture NAME`, `+GROUP`,
 * and `has milk, gluten / may nuts` for confirmed allergens (`has nothing`: free of all). `+Dips` is the group `Dips`, or for each
 * size the group `Dips (9")`. Without `has` nothing is confirmed.
 */
export function readMenu(slug: string, text: string, confirmed: Confirmed): MenuContent {
  const id = (...names: string[]) => v5([slug, ...names].join('\n'), NAMESPACE);
  const menu: MenuContent = { sections: [], optionGroups: [] };
  let group: MenuOptionGroup | null = null;
  let section: MenuSectionContent | null = null;
  let shared: string[] = [];
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [name = '', ...flags] = line.replace(/^[=#~] /, '').split(' | ');
    if (line.startsWith('= ')) {
      const [min, max] = (flags[0] ?? '').split('-').map(Number);
      if (min === undefined || max === undefined) throw new Error(`No choices of a demo menu: ${line}`);
      group = { id: id('=', name), name, min, max, options: [] };
      menu.optionGroups.push(group);
    } else if (line.startsWith('# ')) {
      group = null;
      shared = flags.filter((flag) => !PERIOD.test(flag));
      const periods = flags.flatMap((flag) => readPeriod(flag) ?? []);
      section = { ...SECTION_DEFAULTS, id: id('#', name), name, periods, items: [] };
      menu.sections.push(section);
    } else if (line.startsWith('~ ') && section) section.description = line.slice(2);
    else if (group) {
      const [price, ...own] = flags;
      group.options.push(optionOf(id('=', group.name, name), name, Number(price), own, confirmed));
    } else if (section) {
      const [price = '', ...own] = flags;
      at += 1;
      const product = {
        id: id(name),
        name,
        description: lines[at] ?? '',
        ...readPrice(price, (size) => id(name, size)),
      };
      section.items.push(productOf(product, [...own, ...shared], menu.optionGroups, confirmed));
    } else throw new Error(`No section above: ${line}`);
  }
  return menu;
}

function readPeriod(flag: string): WeeklyPeriod | null {
  const [, first = '', last = first, from = '', to = ''] = PERIOD.exec(flag) ?? [];
  const [start, end] = [DAYS.indexOf(first), DAYS.indexOf(last)];
  if (start < 0 || end < start) return null;
  return { days: DAYS.slice(start, end + 1).map((_, at) => start + at + 1), from, to };
}

function readPrice(text: string, idOf: (size: string) => string): Pick<MenuProduct, 'price' | 'sizes'> {
  if (/^\d+$/.test(text)) return { price: Number(text), sizes: [] };
  if (!SIZES.test(text)) throw new Error(`No price of a demo menu: ${text}`);
  const sizes = text.split(', ').map((part) => {
    const [, name = '', price] = /^(.+) (\d+)$/.exec(part) ?? [];
    return { id: idOf(name), name, price: Number(price), groupIds: [] };
  });
  return { price: Math.min(...sizes.map(({ price }) => price)), sizes };
}

type PricedProduct = Pick<MenuProduct, 'id' | 'name' | 'description' | 'price' | 'sizes'>;

function productOf(
  product: PricedProduct,
  flags: readonly string[],
  groups: readonly MenuOptionGroup[],
  confirmed: Confirmed,
): MenuProduct {
  const made: MenuProduct = {
    ...PRODUCT_DEFAULTS,
    ...product,
    dietaryTags: [],
    groupIds: [],
    ...factsOf(flags, confirmed),
  };
  for (const flag of flags) {
    const [, kind = flag, rest = ''] = /^(hot|picture) (.+)$/.exec(flag) ?? [];
    const tag = DIETARY_TAGS.find((each) => each === flag.toUpperCase());
    const vat = VAT_CLASSES.find((each) => each === flag.toUpperCase());
    if (flag.startsWith('+')) addGroup(made, flag.slice(1), groups);
    else if (tag) made.dietaryTags = [...made.dietaryTags, tag];
    else if (vat) made.vatClass = vat;
    else if (kind === 'hot') made.spiceLevel = Number(rest);
    else if (kind === 'picture') made.imageKey = demoPictureKey(rest);
    else if (flag === 'popular') made.isPopular = true;
    else if (flag === 'alcohol') made.isAlcohol = true;
    else if (flag !== 'sold out' && !flag.startsWith('has '))
      throw new Error(`Unknown flag of a demo menu: ${flag}`);
  }
  return made;
}

function addGroup(product: MenuProduct, name: string, groups: readonly MenuOptionGroup[]): void {
  const find = (wanted: string) => groups.find((group) => group.name === wanted)?.id;
  const whole = find(name);
  if (whole) product.groupIds = [...product.groupIds, whole];
  let isUsed = whole !== undefined;
  product.sizes = product.sizes.map((size) => {
    const own = find(`${name} (${size.name})`);
    isUsed ||= own !== undefined;
    return own ? { ...size, groupIds: [...size.groupIds, own] } : size;
  });
  if (!isUsed) throw new Error(`No group of a demo menu: ${name}`);
}

function optionOf(
  id: string,
  name: string,
  price: number,
  flags: readonly string[],
  confirmed: Confirmed,
): MenuOption {
  const most = flags.find((flag) => flag.startsWith('max '));
  const unknown = flags.find((flag) => !/^(?:max \d+|default|sold out|has .+)$/.test(flag));
  if (unknown !== undefined || !Number.isInteger(price)) throw new Error(`No option of a demo menu: ${name}`);
  return {
    ...MENU_DEFAULTS,
    ...factsOf(flags, confirmed),
    id,
    name,
    price,
    maxQuantity: Number(most?.slice(4) ?? 1),
    isDefault: flags.includes('default'),
  };
}

/** What the flags say about allergens and availability. */
function factsOf(flags: readonly string[], { by, at }: Confirmed) {
  const said = flags.find((flag) => flag.startsWith('has '));
  const [has = '', may = ''] = said?.slice(4).split(' / may ') ?? [];
  const contained = read(has);
  const traces = read(may);
  const letters = ALLERGENS.map((each) =>
    contained.includes(each) ? 'C' : traces.includes(each) ? 'M' : 'F',
  );
  return {
    isAvailable: !flags.includes('sold out'),
    allergens: said === undefined ? UNCONFIRMED_ALLERGENS : letters.join(''),
    allergensConfirmedAt: said === undefined ? null : at,
    allergensConfirmedBy: said === undefined ? null : by,
  };
}

const read = (list: string): Allergen[] =>
  list
    .split(', ')
    .filter((word) => word !== '' && word !== 'nothing')
    .map((word) => {
      const allergen = SHORT[word];
      if (!allergen) throw new Error(`Unknown allergen of a demo menu: ${word}`);
      return allergen;
    });
