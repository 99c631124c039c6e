import { atOnce } from '../../lib/pieces.ts';
import { oneLine } from '@forkfront/common/plainText.ts';
import { addressOf, hoursOf, phoneOf, type Fact } from '../menuReader/facts.rules.ts';
import { lineKind } from '../menuReader/lineKind.rules.ts';
import { menuReading } from '../menuReader/readMenu.rules.ts';
import type { Proposal } from '../menuReader/proposal.rules.ts';
import type { ReadDish, ReadLine, ReadSection } from '../menuReader/readMenu.types.ts';
import { containsAddress } from '../accounts/misleadingName.rules.ts';
import { draftExtraOf, draftItemOf, draftProposalOf } from './draftDish.rules.ts';
import {
  DRAFT_LIMITS,
  emptySection,
  type DraftExtra,
  type DraftSection,
  type UnreadLine,
} from './onboarding.rules.ts';
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

/** The section of dishes that have no heading. */
export const DEFAULT_SECTION = 'Menu';
/** The name of extras that have no heading of their own. */
const DEFAULT_EXTRAS = 'Extras';
/** Characters kept of an unreadable line. */
const MAX_UNREAD_LINE = 200;

/**
 * Reads a menu into the sections of a draft, within its limits: at most 300 dishes in 40 sections. Extras become a choice of the
 * dishes of their section; extras with a heading of their own belong to the section that it names, or to the one above. A text
 * with a web address is unread, because an unclaimed preview is public.
 */
export const draftMenuOf = (text: string): DraftMenu => atOnce(draftMenuReading(text));

/** `draftMenuOf` in steps of one line (see `menuReading`). */
export function* draftMenuReading(text: string): Generator<void, DraftMenu> {
  const menu = yield* menuReading(text);
  const facts = factsOf(menu.facts);
  if (menu.sections.length === 0) return { sections: [], unread: menu.lines.map(unreadText), facts };
  const draft = new DraftCollector();
  draft.unread.push(...menu.lines.filter(({ use }) => use === 'unread').map(unreadText));
  for (const section of menu.sections) draft.add(section);
  // An offer is no dish, and a notice with an amount may be about the delivery: a person says what becomes of it.
  for (const { kind, text: link } of menu.facts)
    if (kind === 'link' || kind === 'offer' || (kind === 'notice' && /£ ?\d/u.test(link)))
      draft.unread.push(unreadText({ text: link, section: '', proposal: null }));
  return { sections: draft.sections, unread: draft.unread, facts };
}

/** Collects sections within the limits; what has no place is unread. */
class DraftCollector {
  readonly sections: DraftSection[] = [];
  readonly unread: UnreadText[] = [];
  private room: number = DRAFT_LIMITS.items;
  private groups: number = DRAFT_LIMITS.groups;

  add({ name, note, dishes }: ReadSection): void {
    const place = dishes.every(({ isExtra }) => isExtra) ? this.placeOf(name) : null;
    if (place) return this.addExtras(place, isUsableName(name) ? name : DEFAULT_EXTRAS, name, dishes);
    const extras = dishes.filter(({ isExtra }) => isExtra);
    const section = emptySection(name || DEFAULT_SECTION);
    const isUsable = isUsableName(name) && this.sections.length < DRAFT_LIMITS.sections;
    // Extras of nothing are dishes.
    for (const dish of extras.length < dishes.length ? dishes.filter(({ isExtra }) => !isExtra) : dishes) {
      const item = isUsable && this.room > 0 ? draftItemOf(dish) : null;
      if (item) section.items.push(item);
      else this.reject(dish, name);
      this.room -= item ? 1 : 0;
    }
    const isKept = section.items.length > 0;
    if (isKept)
      this.sections.push({
        ...section,
        description: containsAddress(note) ? '' : note.slice(0, DRAFT_LIMITS.itemDescription),
      });
    if (extras.length === dishes.length) return;
    const added = this.sections.at(-1);
    if (isKept && added) this.addExtras(added, DEFAULT_EXTRAS, name, extras);
    else for (const dish of extras) this.reject(dish, name);
  }

  /** The section whose dishes have the extras below this heading. Null when there is none. */
  private placeOf(heading: string): DraftSection | null {
    const words = new Set(wordsOf(heading));
    return (
      this.sections.find(({ name }) => wordsOf(name).some((word) => words.has(word))) ??
      this.sections.at(-1) ??
      null
    );
  }

  private addExtras(section: DraftSection, name: string, heading: string, dishes: readonly ReadDish[]): void {
    const known = section.extras.find((group) => group.name === name);
    const group = known ?? { name, options: [] };
    const hasPlace = known || (this.groups > 0 && section.extras.length < DRAFT_LIMITS.sectionGroups);
    let room = hasPlace
      ? DRAFT_LIMITS.groupPrices - group.options.reduce((sum, extra) => sum + pricesOf(extra), 0)
      : 0;
    for (const dish of dishes) {
      const extra = draftExtraOf(dish);
      const isKept = extra !== null && pricesOf(extra) <= room;
      if (isKept) group.options.push(extra);
      else this.reject(dish, heading);
      room -= isKept ? pricesOf(extra) : 0;
    }
    if (known || group.options.length === 0) return;
    section.extras.push(group);
    this.groups -= 1;
  }

  private reject(dish: ReadDish, section: string): void {
    this.unread.push(unreadText({ text: dish.source, section, proposal: dish }));
  }
}

const pricesOf = ({ sizes }: DraftExtra): number => Math.max(1, sizes.length);

/** The words of a heading that can name dishes: `Pizza toppings` is about `Pizzas`. */
const wordsOf = (heading: string): string[] =>
  heading
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map((word) => word.replace(/s$/u, ''))
    .filter((word) => word.length > 2 && !ABOUT_EXTRAS.has(word));
const ABOUT_EXTRAS = new Set([
  'extra',
  'topping',
  'add',
  'ons',
  'dip',
  'sauce',
  'and',
  'the',
  'with',
  'for',
  'our',
  'your',
]);

const isUsableName = (name: string): boolean =>
  name.length <= DRAFT_LIMITS.sectionName && !containsAddress(name);

const unreadText = ({
  text,
  section,
  proposal,
}: Pick<ReadLine, 'text' | 'section'> & { proposal: Proposal | ReadDish | null }): UnreadText => ({
  text: text.slice(0, MAX_UNREAD_LINE),
  section: section !== '' && isUsableName(section) ? section : null,
  kind: proposal ? 'dish' : lineKind(text.slice(0, MAX_UNREAD_LINE)),
  proposal: proposal && draftProposalOf(proposal),
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
