import { newId } from '../../lib/ids.ts';
import { inPieces, Pieces } from '../../lib/pieces.ts';
import type { Result } from '../../lib/result.ts';
import { type DraftFacts, draftMenuOf, draftMenuReading } from './draftMenu.rules.ts';
import { NOTHING_SAID, offersNothing, withOrdering } from './draftSite.rules.ts';
import { correctedMenu, mergeSections } from './menuMerge.rules.ts';
import { fullerAddress } from './fullerAddress.rules.ts';
import {
  BUILD_STEPS,
  type DraftOrdering,
  DRAFT_LIMITS,
  favouritesNotOnMenu,
  type OnboardingEvent,
  type OnboardingAction,
  type OnboardingDraft,
  type UnreadLine,
} from './onboarding.rules.ts';
import type { Preview } from './preview.service.ts';
import { keptDishReplies, keptReplies, nameReplies } from './quickReplies.rules.ts';
import { isClearRenaming, isSameName } from './renaming.rules.ts';
import { keepTouched, keepTouchedDishes } from './touchedFacts.rules.ts';
import { changesDish, isTyped, spokenMenu } from './spokenMenu.rules.ts';
import { withTyped } from './review.rules.ts';
import { buildsAnyway } from './waitingBuild.rules.ts';
import { parseToolCall, type ToolCall } from './toolCall.rules.ts';

/** Maximum number of unreadable lines that are reported to the model. */
const MAX_UNREAD_TOLD = 20;

/** The state of a turn while it is answered. */
export interface TurnProgress {
  draft: OnboardingDraft;
  action: OnboardingAction;
  /** The draft that the preview shows; null without a preview. */
  published: OnboardingDraft | null;
}

/** The result of a tool: the JSON text for the model and the events for the visitor's page. */
interface ToolOutcome {
  output: string;
  events: OnboardingEvent[];
}

type Build = (draft: OnboardingDraft) => Promise<Result<Preview, string>>;

/** Runs one tool call; changes `progress`. An error is reported to the model, never to the visitor. */
export async function runTool(
  call: { name: string; arguments: string },
  userText: string,
  progress: TurnProgress,
  build: Build,
): Promise<ToolOutcome> {
  const parsed = parseToolCall(call.name, call.arguments);
  if (!parsed.ok) return refusal(parsed.error);
  const tool = parsed.value;
  switch (tool.name) {
    case 'save_details':
      return saveDetails(tool.input, userText, progress);
    case 'offer_replies':
      return changed(progress, { quickReplies: tool.input.replies }, null);
    case 'request_logo':
      return changed(progress, {}, tool.name);
    case 'request_menu':
      return changed(progress, { logoSkipped: progress.draft.logoKey === null }, tool.name);
    case 'import_menu_text': {
      const text = await menuIn(userText, tool.input.notMenu ?? []);
      if (isTyped(text) && text.split('\n').some((line) => changesDish(line, progress.draft.sections)))
        return refusal('The message changes a dish that the menu has. Send the whole menu with save_menu.');
      const { sections, unread, facts } = await inPieces(draftMenuReading(text));
      if (itemCount(sections) === 0)
        return refusal('No line with a dish and a price was found in the last message.');
      const { draft } = progress;
      const saved = newFacts(draft, facts);
      const known = withTyped(draft.unread, sections);
      const read = keepTouchedDishes(draft, known.typed, userText);
      const quickReplies = keptDishReplies(read.kept);
      const menu = {
        ...saved,
        ...(quickReplies.length > 0 && { quickReplies }),
        sections: mergeSections(draft.sections, read.sections),
        unread: mergeUnread(known.unread, unread),
      };
      const lines = unread.slice(0, MAX_UNREAD_TOLD).map(({ text }) => text);
      return menuChanged(progress, menu, {
        unread: lines,
        unreadCount: unread.length,
        ...saved,
        ...(read.kept.length > 0 && {
          keptDishes: read.kept.slice(0, MAX_UNREAD_TOLD).map(({ name }) => name),
        }),
      });
    }
    case 'save_menu': {
      const { draft } = progress;
      const sections = correctedMenu(draft.sections, tool.input.sections);
      const before = new Set(draft.sections.flatMap(({ items }) => items.map(({ name }) => name)));
      const added = sections.map((section) => ({
        ...section,
        items: section.items.filter(({ name }) => !before.has(name)),
      }));
      return menuChanged(progress, { sections, unread: withTyped(draft.unread, added).unread });
    }
    case 'save_ordering':
      return saveOrdering(tool.input, userText, progress, build);
    case 'build_preview': {
      const { unread } = progress.draft;
      if (!progress.published && unread.length > 0 && !buildsAnyway(userText))
        return refusal(
          `Nothing was built: ${unread.length} lines of the menu could not be read and are not on it. Tell the visitor the number, and ask whether to check them in the list below first, or to build without them.`,
          { unreadCount: unread.length },
        );
      const built = await build(progress.draft);
      if (!built.ok) return refusal(built.error);
      progress.action = 'complete';
      progress.published = progress.draft;
      return {
        output: JSON.stringify({ ok: true, slug: built.value.slug }),
        events: [
          ...BUILD_STEPS.map((step) => ({ type: 'progress', step }) as const),
          { type: 'action', action: 'complete' },
          { type: 'previewReady', ...built.value },
        ],
      };
    }
  }
}

/** A text without the lines that are no menu; of typed sentences also without such parts. What reads as a dish stays: none is ever lost. */
async function menuIn(text: string, notMenu: readonly string[]): Promise<string> {
  if (isTyped(text))
    return spokenMenu(
      text,
      notMenu.filter((part) => itemCount(draftMenuOf(part).sections) === 0),
    );
  const lines = new Set(notMenu.map((line) => line.trim()));
  const isMenu = (line: string) => !lines.has(line.trim()) || itemCount(draftMenuOf(line).sections) > 0;
  const kept: string[] = [];
  const pieces = new Pieces();
  for (const line of text.split('\n')) {
    // One blank line says as much as a thousand.
    const isBlank = line.trim() === '';
    if (isBlank ? kept.at(-1) !== '' : isMenu(line)) kept.push(isBlank ? '' : line);
    await pieces.pause();
  }
  return kept.join('\n');
}

/** `told` is also for the model. */
const refusal = (error: string, told: object = {}): ToolOutcome => ({
  output: JSON.stringify({ ok: false, error, ...told }),
  events: [],
});

/** A menu that is sent again adds no line twice. */
function mergeUnread(known: UnreadLine[], read: Omit<UnreadLine, 'id'>[]): UnreadLine[] {
  const seen = new Set(known.map(keyOf));
  const added = read.filter((line) => !seen.has(keyOf(line))).map((line) => ({ id: newId(), ...line }));
  return [...known, ...added].slice(0, DRAFT_LIMITS.unread);
}

const keyOf = ({ section, text }: Omit<UnreadLine, 'id'>): string => `${section}\n${text}`;

/** The facts of a menu that the visitor has not told before. */
const newFacts = (draft: OnboardingDraft, facts: DraftFacts): Partial<DraftFacts> => ({
  ...(isOpen(draft, 'addressLine') && facts.addressLine !== null && { addressLine: facts.addressLine }),
  ...(isOpen(draft, 'phone') && facts.phone !== null && { phone: facts.phone }),
  ...(draft.openingHours === null &&
    !draft.touched.includes('hours') &&
    facts.openingHours !== null && { openingHours: facts.openingHours }),
});

/** Not known, and not removed by the visitor either. */
const isOpen = (draft: OnboardingDraft, fact: 'addressLine' | 'phone'): boolean =>
  draft[fact] === null && !draft.touched.includes(fact);

const itemCount = (sections: OnboardingDraft['sections']): number =>
  sections.flatMap(({ items }) => items).length;

function saveDetails(
  told: Extract<ToolCall, { name: 'save_details' }>['input'],
  userText: string,
  progress: TurnProgress,
): ToolOutcome {
  const { draft, action } = progress;
  if (
    told.name !== null &&
    draft.name !== null &&
    !isSameName(draft.name, told.name) &&
    (!isClearRenaming(userText, draft.name, told.name) || isOnlyName(draft, userText, told.name))
  ) {
    const { events } = changed(progress, { quickReplies: nameReplies(draft.name, told.name) }, null);
    const { output } = refusal(
      'The arguments do not fit. name: the message does not clearly rename the restaurant. Ask whether to keep its name; the page has buttons for both answers. Until the visitor says "rename it to ...", send null.',
    );
    return { output, events };
  }
  const details = {
    name: told.name ?? draft.name,
    primary: told.primary ?? draft.primary,
    secondary: told.secondary ?? (told.primary ? null : draft.secondary),
    popularItems: told.popularItems ?? draft.popularItems,
    addressLine:
      told.addressLine === null ? draft.addressLine : fullerAddress(draft.addressLine, told.addressLine),
    phone: told.phone ?? draft.phone,
    openingHours: told.openingHours ?? draft.openingHours,
    theme: told.theme ?? draft.theme,
  };
  // The name has a rule of its own, above.
  const { name: _name, theme: _theme, openingHours: _hours, ...others } = details;
  const { facts, kept } = keepTouched(draft, others, userText);
  const isKept = told.addressLine !== null && facts.addressLine !== told.addressLine;
  const keptAddress = isKept ? { addressLine: facts.addressLine } : {};
  const notOnMenu = favouritesNotOnMenu({ ...draft, ...details });
  const quickReplies = keptReplies(kept, told);
  return changed(
    progress,
    { ...details, ...facts, ...(quickReplies.length > 0 && { quickReplies }) },
    action === 'start' ? 'request_details' : action,
    { ...keptAddress, ...keptTold(kept), ...(told.popularItems && notOnMenu.length > 0 && { notOnMenu }) },
  );
}

/** The whole message may be the answer to a question that the card has answered: `dark green and cream`. */
const isOnlyName = (draft: OnboardingDraft, message: string, name: string): boolean =>
  draft.touched.includes('name') && isSameName(message, name);

/** What the model hears about facts that were entered beside the chat and stay: their values, and their names. */
const keptTold = (kept: object): object =>
  Object.keys(kept).length > 0 ? { ...kept, kept: Object.keys(kept) } : {};

/** A built preview gets the hours at once: the model has to know when the site was claimed, and no longer follows the chat. */
async function saveOrdering(
  told: Extract<ToolCall, { name: 'save_ordering' }>['input'],
  userText: string,
  progress: TurnProgress,
  build: Build,
): Promise<ToolOutcome> {
  const zones = told.zones && told.zones.map((zone) => ({ ...zone, id: newId() }));
  const said: Partial<DraftOrdering> = {
    ...(told.hours && { hours: told.hours }),
    ...(told.deliveryHours && { deliveryHours: told.deliveryHours }),
    ...(told.collection !== null && { collection: told.collection }),
    ...(zones && { zones }),
  };
  const { facts, kept } = keepTouched(progress.draft, said, userText);
  const quickReplies = keptReplies(kept, said);
  const asked = quickReplies.length > 0 ? { quickReplies } : {};
  const ordering = withOrdering(progress.draft.ordering, { ...NOTHING_SAID, ...facts });
  if (offersNothing(ordering))
    return refusal('People could get no order: save the areas of delivery, or that they collect.');
  if (!progress.published) return changed(progress, { ordering, ...asked }, null, keptTold(kept));
  const draft = { ...progress.draft, ordering };
  const built = await build(draft);
  if (!built.ok) return refusal(built.error);
  const { output, events } = changed(progress, { ordering, ...asked }, null, keptTold(kept));
  progress.published = progress.draft;
  return { output, events: [...events, { type: 'previewReady', ...built.value }] };
}

function menuChanged(
  progress: TurnProgress,
  menu: Pick<OnboardingDraft, 'sections'> & Partial<OnboardingDraft>,
  told: object = {},
): ToolOutcome {
  const extraCount = menu.sections.flatMap(({ extras }) => extras.flatMap(({ options }) => options)).length;
  const notOnMenu = favouritesNotOnMenu({ ...progress.draft, ...menu });
  return changed(progress, menu, null, {
    itemCount: itemCount(menu.sections),
    extraCount,
    ...(notOnMenu.length > 0 && { notOnMenu }),
    ...told,
  });
}

/** Changes the draft, and the action unless it is null; `told` is for the model. */
function changed(
  progress: TurnProgress,
  change: Partial<OnboardingDraft>,
  action: OnboardingAction | null,
  told: object = {},
): ToolOutcome {
  progress.draft = { ...progress.draft, ...change };
  const events: OnboardingEvent[] = [{ type: 'draft', draft: progress.draft }];
  if (action) {
    progress.action = action;
    events.push({ type: 'action', action });
  }
  return { output: JSON.stringify({ ok: true, ...told }), events };
}
