import { readMenu } from '../menuReader/readMenu.rules.ts';
import type { ReadDish } from '../menuReader/readMenu.types.ts';
import { containsAddress } from '../restaurants/misleadingName.rules.ts';
import { DRAFT_LIMITS, type DraftItem, type DraftSection } from './onboarding.rules.ts';

interface DraftMenu {
  sections: DraftSection[];
  /** Unreadable lines as written, at most 200 characters each. */
  unread: string[];
}

const DEFAULT_SECTION = 'Menu';
/** Characters kept of an unreadable line. */
const MAX_UNREAD_LINE = 200;

/**
 * Reads a menu into the sections of a draft, within its limits: at most 300 dishes in 40 sections. A dish with several sizes
 * becomes one dish for each size. A text with a web address is unread, because an unclaimed preview is public.
 */
export function draftMenuOf(text: string): DraftMenu {
  const menu = readMenu(text);
  const links = menu.facts.filter(({ kind }) => kind === 'link');
  const unread = [...menu.unread, ...links.map((link) => link.text)];
  if (menu.sections.length === 0)
    return { sections: [], unread: menu.lines.map((line) => shortened(line.text)) };
  const sections: DraftSection[] = [];
  let room: number = DRAFT_LIMITS.items;
  for (const { name, dishes } of menu.sections) {
    const isUsable = name.length <= DRAFT_LIMITS.sectionName && !containsAddress(name);
    const items: DraftItem[] = [];
    for (const dish of dishes) {
      const sizes = isUsable && sections.length < DRAFT_LIMITS.sections ? itemsOf(dish) : [];
      const isKept = sizes.length > 0 && sizes.length <= room && sizes.every(isWithinLimits);
      if (isKept) items.push(...sizes);
      else unread.push(dish.source);
      room -= isKept ? sizes.length : 0;
    }
    if (items.length > 0) sections.push({ name: name || DEFAULT_SECTION, items });
  }
  return { sections, unread: unread.map(shortened) };
}

const shortened = (line: string): string => line.slice(0, MAX_UNREAD_LINE);

function itemsOf({ name, description, tags, prices }: ReadDish): DraftItem[] {
  const about = [description, tags.join(', ')].filter(Boolean);
  const text = about.length === 2 ? `${about[0]} (${about[1]})` : about.join('');
  return prices.map(({ label, pence }) => ({
    name: label ? `${name} (${label})` : name,
    description: text.slice(0, DRAFT_LIMITS.itemDescription).trimEnd(),
    price: pence,
  }));
}

const isWithinLimits = ({ name, description, price }: DraftItem): boolean =>
  name.length <= DRAFT_LIMITS.itemName &&
  price <= DRAFT_LIMITS.price &&
  !containsAddress(`${name} ${description}`);
