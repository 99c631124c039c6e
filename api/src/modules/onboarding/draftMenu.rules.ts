import { oneLine } from '../../lib/plainText.ts';
import { addressOf, hoursOf, phoneOf, type Fact } from '../menuReader/facts.rules.ts';
import { readMenu } from '../menuReader/readMenu.rules.ts';
import type { ReadDish, ReadLine } from '../menuReader/readMenu.types.ts';
import { capitalised } from '../menuReader/wording.rules.ts';
import { containsAddress } from '../restaurants/misleadingName.rules.ts';
import { DRAFT_LIMITS, type DraftItem, type DraftSection, type UnreadLine } from './onboarding.rules.ts';
import { PHONE } from './toolCall.rules.ts';

type UnreadText = Omit<UnreadLine, 'id'>;

interface DraftMenu {
  sections: DraftSection[];
  /** Unreadable lines as written, at most 200 characters each. */
  unread: UnreadText[];
  facts: DraftFacts;
}

/** Null where the menu says nothing. */
export interface DraftFacts {
  addressLine: string | null;
  phone: string | null;
  openingHours: string | null;
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
  const facts = factsOf(menu.facts);
  if (menu.sections.length === 0) return { sections: [], unread: menu.lines.map(unreadText), facts };
  const unread = menu.lines.filter(({ use }) => use === 'unread').map(unreadText);
  const sections: DraftSection[] = [];
  let room: number = DRAFT_LIMITS.items;
  for (const { name, dishes } of menu.sections) {
    const isUsable = isUsableName(name);
    const items: DraftItem[] = [];
    for (const dish of dishes) {
      const sizes = isUsable && sections.length < DRAFT_LIMITS.sections ? itemsOf(dish) : [];
      const isKept = sizes.length > 0 && sizes.length <= room && sizes.every(isWithinLimits);
      if (isKept) items.push(...sizes);
      else unread.push(unreadText({ text: dish.source, section: name, proposal: proposalOf(dish) }));
      room -= isKept ? sizes.length : 0;
    }
    if (items.length > 0) sections.push({ name: name || DEFAULT_SECTION, items });
  }
  for (const { kind, text: link } of menu.facts)
    if (kind === 'link') unread.push(unreadText({ text: link, section: '', proposal: null }));
  return { sections, unread, facts };
}

const isUsableName = (name: string): boolean =>
  name.length <= DRAFT_LIMITS.sectionName && !containsAddress(name);

const unreadText = ({ text, section, proposal }: Omit<ReadLine, 'use'>): UnreadText => ({
  text: text.slice(0, MAX_UNREAD_LINE),
  section: section !== '' && isUsableName(section) ? section : null,
  proposal: proposal && !containsAddress(proposal.name) ? proposal : null,
});

/** A dish that has no place, with its price when it has only one. */
const proposalOf = ({ name, prices: [first, ...others] }: ReadDish): UnreadText['proposal'] => ({
  name,
  price: first && others.length === 0 ? first.pence : null,
});

function factsOf(facts: readonly Fact[]): DraftFacts {
  const [address, phone] = [oneLine(addressOf(facts) ?? ''), oneLine(phoneOf(facts) ?? '')];
  let hours = '';
  for (const line of hoursOf(facts).map(oneLine)) {
    const longer = hours === '' ? line : `${hours}\n${line}`;
    if (longer.length <= DRAFT_LIMITS.openingHours) hours = longer;
  }
  return {
    addressLine:
      address.length <= DRAFT_LIMITS.addressLine && !containsAddress(address) ? address || null : null,
    phone: phone.length <= DRAFT_LIMITS.phone && PHONE.test(phone) ? phone : null,
    openingHours: containsAddress(hours) ? null : hours || null,
  };
}

/** Codes of diets that say the same on every British menu. */
const DIETS: Readonly<Record<string, string>> = {
  v: 'vegetarian',
  ve: 'vegan',
  vg: 'vegan',
  vgn: 'vegan',
  gf: 'gluten free',
  df: 'dairy free',
};

const inWords = (tag: string): string => DIETS[tag] ?? tag;

function itemsOf({ name, description, tags, prices }: ReadDish): DraftItem[] {
  const diets = tags.map(inWords).join(', ');
  const text = description && diets ? `${description} (${diets})` : description || capitalised(diets);
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
