import { oneLine } from '@forkfront/common/plainText.ts';
import { type FieldProblem, fail, ok, type Result } from '../../lib/result.ts';
import { containsAddress } from '../accounts/misleadingName.rules.ts';
import { DEFAULT_SECTION } from './draftMenu.rules.ts';
import { messages } from './messages.ts';
import {
  DRAFT_LIMITS,
  emptySection,
  plainItem,
  type DraftItem,
  type DraftSection,
  type OnboardingDraft,
  type UnreadLine,
} from './onboarding.rules.ts';

/** What a visitor makes of an unread line: a dish (price in pence) in a section, or nothing. */
export interface ReviewedLine {
  id: string;
  dish: { name: string; price: number; section: string } | null;
}

/**
 * Turns unread lines into dishes at the end of their sections, or drops them. A line that is no longer there was reviewed
 * before: it changes nothing, and a draft without a change is the same object. The errors name fields as `lines.0.dish.price`.
 */
export function reviewLines(
  draft: OnboardingDraft,
  reviewed: readonly ReviewedLine[],
): Result<OnboardingDraft, FieldProblem[]> {
  const open = new Set(draft.unread.map(({ id }) => id));
  const sections = draft.sections.map((section) => ({ ...section, items: [...section.items] }));
  const problems: FieldProblem[] = [];
  for (const [index, { id, dish }] of reviewed.entries()) {
    if (!open.delete(id) || !dish) continue;
    const name = oneLine(dish.name);
    const heading = oneLine(dish.section);
    const wrong = [
      at('name', textProblem(name, DRAFT_LIMITS.itemName, messages.dishNameMissing)),
      at('price', isPrice(dish.price) ? null : messages.priceOutOfRange),
      at('section', textProblem(heading, DRAFT_LIMITS.sectionName, messages.sectionMissing)),
    ].flat();
    if (wrong.length === 0) wrong.push(...at('section', add(sections, heading, { name, price: dish.price })));
    problems.push(...wrong.map(({ path, message }) => ({ path: `lines.${index}.dish.${path}`, message })));
  }
  if (problems.length > 0) return fail(problems);
  if (open.size === draft.unread.length) return ok(draft);
  return ok({ ...draft, sections, unread: draft.unread.filter(({ id }) => open.has(id)) });
}

/**
 * Takes the lines off the list whose dishes a visitor has now typed with a price. A typed dish without a heading goes to the
 * section of its line.
 */
export function withTyped(
  unread: readonly UnreadLine[],
  typed: readonly DraftSection[],
): { unread: UnreadLine[]; typed: DraftSection[] } {
  const lines = new Map(unread.flatMap((line) => (line.proposal ? [[keyOf(line.proposal), line]] : [])));
  const names = new Set(typed.flatMap(({ items }) => items.map(keyOf)));
  const sections: DraftSection[] = [];
  for (const section of typed) {
    const placeOf = (item: DraftItem): string | null =>
      section.name === DEFAULT_SECTION ? (lines.get(keyOf(item))?.section ?? null) : null;
    const rest = section.items.filter((item) => placeOf(item) === null);
    if (rest.length > 0 || section.items.length === 0) sections.push({ ...section, items: rest });
    for (const item of section.items) {
      const heading = placeOf(item);
      if (heading !== null) sections.push({ ...emptySection(heading), items: [item] });
    }
  }
  const isOpen = ({ proposal }: UnreadLine) => !proposal || !names.has(keyOf(proposal));
  return { unread: unread.filter(isOpen), typed: sections };
}

const keyOf = ({ name }: { name: string }): string => name.toLowerCase();

const at = (path: string, message: string | null): FieldProblem[] =>
  message === null ? [] : [{ path, message }];

function textProblem(text: string, most: number, missing: string): string | null {
  if (text === '') return missing;
  if (text.length > most) return messages.tooLong(most);
  return containsAddress(text) ? messages.noWebAddress : null;
}

const isPrice = (pence: number): boolean =>
  Number.isInteger(pence) && pence >= 0 && pence <= DRAFT_LIMITS.price;

/** Adds a dish to the known or new section; two dishes of one name both stay. Returns the problem when the menu is full. */
function add(
  sections: DraftSection[],
  heading: string,
  dish: { name: string; price: number },
): string | null {
  const isFull = sections.flatMap(({ items }) => items).length >= DRAFT_LIMITS.items;
  let section = sections.find(({ name }) => name.toLowerCase() === heading.toLowerCase());
  if (isFull || (!section && sections.length >= DRAFT_LIMITS.sections)) return messages.menuFull;
  if (!section) {
    section = emptySection(heading);
    sections.push(section);
  }
  section.items.push(plainItem({ ...dish, description: '' }));
  return null;
}
