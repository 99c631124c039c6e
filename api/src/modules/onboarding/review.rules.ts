import { oneLine } from '@forkfront/common/plainText.ts';
import type { DietaryTag } from '@forkfront/common/productChoices.ts';
import { type FieldProblem, fail, ok, type Result } from '../../lib/result.ts';
import { containsAddress } from '../accounts/misleadingName.rules.ts';
import { DEFAULT_SECTION } from './draftMenu.rules.ts';
import { priceFrom } from './menuMerge.rules.ts';
import { messages } from './messages.ts';
import {
  DRAFT_LIMITS,
  emptySection,
  plainItem,
  type DraftItem,
  type DraftSection,
  type DraftSize,
  type LastReview,
  type OnboardingDraft,
  type UnreadLine,
} from './onboarding.rules.ts';

/** A dish as a visitor reviewed it; prices in pence. With sizes, its own price counts for nothing. */
export interface ReviewedDish {
  name: string;
  price: number;
  section: string;
  description: string;
  sizes: DraftSize[];
  dietaryTags: DietaryTag[];
}

/** What a visitor makes of an unread line: a dish in a section, or nothing. */
export interface ReviewedLine {
  id: string;
  dish: ReviewedDish | null;
}

/**
 * Turns unread lines into dishes at the end of their sections, or drops them. A line that is no longer there was reviewed
 * before: it changes nothing, and a draft without a change is the same object. The errors name fields as `lines.0.dish.price`.
 */
export function reviewLines(
  draft: OnboardingDraft,
  reviewed: readonly ReviewedLine[],
): Result<OnboardingDraft, FieldProblem[]> {
  const open = new Map(draft.unread.map((line) => [line.id, line]));
  const sections = draft.sections.map((section) => ({ ...section, items: [...section.items] }));
  const problems: FieldProblem[] = [];
  const added: LastReview['added'] = [];
  for (const [index, { id, dish }] of reviewed.entries()) {
    const line = open.get(id);
    open.delete(id);
    if (!line || !dish) continue;
    const item = itemOf(dish, line.proposal);
    const heading = oneLine(dish.section);
    const wrong = dishProblems(item, dish, heading);
    if (wrong.length === 0) wrong.push(...at('section', addDish(sections, heading, item)));
    added.push({ section: heading, item });
    problems.push(...wrong.map(({ path, message }) => ({ path: `lines.${index}.dish.${path}`, message })));
  }
  if (problems.length > 0) return fail(problems);
  if (open.size === draft.unread.length) return ok(draft);
  const lines = draft.unread.flatMap((line, place) => (open.has(line.id) ? [] : [{ at: place, line }]));
  const unread = draft.unread.filter(({ id }) => open.has(id));
  return ok({ ...draft, sections, unread, lastReview: { lines, added } });
}

/**
 * Takes the last review back when it was the one of these lines: they are unread again, and the dishes that it added are gone
 * unless somebody changed them since. Other ids change nothing, so that a repeated or late undo takes nothing else back.
 */
export function undoReview(draft: OnboardingDraft, ids: readonly string[]): OnboardingDraft {
  const { lastReview } = draft;
  const wanted = new Set(ids);
  if (!lastReview || lastReview.lines.length !== wanted.size) return draft;
  if (!lastReview.lines.every(({ line }) => wanted.has(line.id))) return draft;
  const sections = draft.sections.map((section) => ({ ...section, items: [...section.items] }));
  for (const { section: heading, item } of lastReview.added) {
    const section = sections.find(({ name }) => isSame(name, heading));
    const place = section?.items.findLastIndex((each) => JSON.stringify(each) === JSON.stringify(item)) ?? -1;
    if (place >= 0) section?.items.splice(place, 1);
  }
  const unread = [...draft.unread];
  for (const { at: place, line } of lastReview.lines) unread.splice(place, 0, line);
  const headings = new Set(lastReview.added.map(({ section }) => section.toLowerCase()));
  const isLeft = ({ name, items, extras }: DraftSection) =>
    items.length > 0 || extras.length > 0 || !headings.has(name.toLowerCase());
  return { ...draft, sections: sections.filter(isLeft), unread, lastReview: null };
}

/**
 * Takes the lines off the list whose dishes a visitor has now typed with a price. A typed dish without a heading goes to the
 * section of its line.
 */
export function withTyped(
  unread: readonly UnreadLine[],
  typed: readonly DraftSection[],
): { unread: UnreadLine[]; typed: DraftSection[] } {
  const lines = new Map(
    unread.flatMap((line) => (line.proposal ? [[line.proposal.name.toLowerCase(), line]] : [])),
  );
  const names = new Set(typed.flatMap(({ items }) => items.map(({ name }) => name.toLowerCase())));
  const sections: DraftSection[] = [];
  for (const section of typed) {
    const placeOf = ({ name }: DraftItem): string | null =>
      section.name === DEFAULT_SECTION ? (lines.get(name.toLowerCase())?.section ?? null) : null;
    const rest = section.items.filter((item) => placeOf(item) === null);
    if (rest.length > 0 || section.items.length === 0) sections.push({ ...section, items: rest });
    for (const item of section.items) {
      const heading = placeOf(item);
      if (heading !== null) sections.push({ ...emptySection(heading), items: [item] });
    }
  }
  const isOpen = ({ proposal }: UnreadLine) => !proposal || !names.has(proposal.name.toLowerCase());
  return { unread: unread.filter(isOpen), typed: sections };
}

/** The dish of what was entered. `known` is what was read or entered before: what the fields do not show stays. */
export function itemOf(dish: ReviewedDish, known: Omit<DraftItem, 'price'> | null): DraftItem {
  const sizes = dish.sizes.map(({ name, price }) => ({ name: oneLine(name), price }));
  return {
    ...plainItem({
      name: oneLine(dish.name),
      description: oneLine(dish.description),
      price: priceFrom(dish.price, sizes),
    }),
    sizes,
    dietaryTags: [...new Set(dish.dietaryTags)],
    spiceLevel: known?.spiceLevel ?? 0,
    calories: known?.calories ?? null,
    allergenSuggestion: known?.allergenSuggestion ?? null,
  };
}

/** Everything that is wrong with an entered dish; `heading` is its section. */
export const dishProblems = (
  { name, description, sizes }: DraftItem,
  { price }: ReviewedDish,
  heading: string,
): FieldProblem[] => [
  ...at('name', textProblem(name, DRAFT_LIMITS.itemName, messages.dishNameMissing)),
  ...at('description', textProblem(description, DRAFT_LIMITS.itemDescription, null)),
  ...at('price', sizes.length > 0 || isPrice(price) ? null : messages.priceOutOfRange),
  ...at('sizes', sizesProblem(sizes)),
  ...at('section', textProblem(heading, DRAFT_LIMITS.sectionName, messages.sectionMissing)),
];

const at = (path: string, message: string | null): FieldProblem[] =>
  message === null ? [] : [{ path, message }];

/** `missing` is the answer to an empty text; null: it may be empty. */
function textProblem(text: string, most: number, missing: string | null): string | null {
  if (text === '') return missing;
  if (text.length > most) return messages.tooLong(most);
  return containsAddress(text) ? messages.noWebAddress : null;
}

function sizesProblem(sizes: readonly DraftSize[]): string | null {
  if (sizes.length > DRAFT_LIMITS.sizes) return messages.tooManySizes(DRAFT_LIMITS.sizes);
  if (sizes.some(({ price }) => !isPrice(price))) return messages.priceOutOfRange;
  const names = new Set(sizes.map(({ name }) => name.toLowerCase()));
  if (names.size < sizes.length) return messages.sizeTwice;
  const [problem = null] = sizes.flatMap(
    ({ name }) => textProblem(name, DRAFT_LIMITS.sizeName, messages.sizeNameMissing) ?? [],
  );
  return problem;
}

const isPrice = (pence: number): boolean =>
  Number.isInteger(pence) && pence >= 0 && pence <= DRAFT_LIMITS.price;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Adds a dish to the known or new section; two dishes of one name both stay. Returns the problem when the menu is full. */
export function addDish(sections: DraftSection[], heading: string, item: DraftItem): string | null {
  const isFull = sections.flatMap(({ items }) => items).length >= DRAFT_LIMITS.items;
  let section = sections.find(({ name }) => isSame(name, heading));
  if (isFull || (!section && sections.length >= DRAFT_LIMITS.sections)) return messages.menuFull;
  if (!section) {
    section = emptySection(heading);
    sections.push(section);
  }
  section.items.push(item);
  return null;
}
