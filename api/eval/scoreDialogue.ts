import { isDeepStrictEqual } from 'node:util';
import { parseColours } from '../src/modules/onboarding/colours.rules.ts';
import type { DraftItem, OnboardingDraft } from '../src/modules/onboarding/onboarding.rules.ts';
import type { HeldDialogue } from './holdDialogue.ts';
import { type Dialogue, type Goals, WEEKDAYS } from './readDialogues.ts';

/** The lowest share of reached goals that we accept. */
export const FLOOR = 0.98;

/** One goal of a dialogue. */
export interface Check {
  /** The goal's name: a key of `Goals`, or `mentions`, `avoids` and `decent` of an answer. */
  goal: string;
  /** What is wrong; null when the goal is reached. */
  problem: string | null;
}

/** Never said: names of tools, parts of the prompt, and markup that was not escaped. */
const INDECENT =
  /save_details|save_menu|save_ordering|import_menu_text|build_preview|request_(?:menu|logo)|<state|# Limits|<(?:img|script|a)\b|^Failed|^$/i;

/** Checks each goal of a dialogue. */
export function scoreDialogue(dialogue: Pick<Dialogue, 'talk' | 'goals'>, held: HeldDialogue): Check[] {
  const said = dialogue.talk.flatMap(({ say, mentions, avoids }, index): Check[] => {
    const answer = plain(held.answers[index] ?? '');
    const quote = `"${say.split('\n')[0]}" is answered: ${answer}`;
    return [
      ...mentions.map((phrases) => check('mentions', hasOne(answer, phrases), `${phrases} | ${quote}`)),
      ...avoids.map((phrases) => check('avoids', !hasOne(answer, phrases), `${phrases} | ${quote}`)),
    ];
  });
  const indecent = held.answers.find((answer) => INDECENT.test(answer));
  return [
    check('decent', indecent === undefined, `Said: ${indecent}`),
    ...said,
    ...scoreDraft(dialogue.goals, held),
  ];
}

function scoreDraft(goals: Goals, { draft, action }: HeldDialogue): Check[] {
  const dishes = new Map(
    draft.sections
      .flatMap(({ items }) => items.flatMap(pricesOf))
      .map(([name, pence]) => [fold(name), pence / 100]),
  );
  const contains = (text: string | null, part: string) => fold(text ?? '').includes(fold(part));
  const judge = <Goal extends keyof Goals>(
    goal: Goal,
    isReached: (wanted: NonNullable<Goals[Goal]>) => boolean,
    actual: unknown,
  ): Check[] => {
    const wanted = goals[goal] ?? null;
    if (wanted === null) return [];
    return [
      check(goal, isReached(wanted), `${JSON.stringify(wanted)} wanted, not ${JSON.stringify(actual)}`),
    ];
  };
  const hasSection = ([name, names]: [string, string[]]) =>
    draft.sections.some(
      (section) =>
        fold(section.name) === fold(name) &&
        sameWords(
          names,
          section.items.map((item) => item.name),
        ),
    );
  const { sections } = draft;
  return [
    ...judge('name', (name) => nameOf(draft.name ?? '') === nameOf(name), draft.name),
    ...judge('address', (part) => contains(draft.addressLine, part), draft.addressLine),
    ...judge('phone', (phone) => digits(draft.phone ?? '') === digits(phone), draft.phone),
    ...judge('hours', (part) => contains(draft.openingHours, part), draft.openingHours),
    ...judge('week', (week) => isWeek(week, draft), draft.ordering?.hours),
    ...judge('areas', (areas) => areAreas(areas, draft), draft.ordering?.zones),
    ...judge('collection', (wanted) => draft.ordering?.collection === wanted, draft.ordering?.collection),
    ...judge('design', (design) => draft.theme === design, draft.theme),
    ...judge('colours', (colours) => areAlike(colours, draft), [draft.primary, draft.secondary]),
    ...judge('popular', (names) => sameWords(names, draft.popularItems), draft.popularItems),
    ...judge(
      'dishes',
      (prices) => Object.entries(prices).every(([name, price]) => dishes.get(fold(name)) === price),
      Object.fromEntries(dishes),
    ),
    ...judge('without', (names) => !names.some((name) => dishes.has(fold(name))), [...dishes.keys()]),
    ...judge('sections', (wanted) => Object.entries(wanted).every(hasSection), sections),
    ...judge('unread', (count) => draft.unread.length === count, draft.unread),
    ...judge('chips', (wanted) => isDeepStrictEqual(draft.quickReplies, wanted), draft.quickReplies),
    ...judge('action', (wanted) => action === wanted, action),
  ];
}

function isWeek(wanted: NonNullable<Goals['week']>, { ordering }: OnboardingDraft): boolean {
  const hoursOf = (day: number) =>
    (ordering?.hours ?? [])
      .filter(({ days }) => days.includes(day))
      .map(({ from, to }) => `${from}-${to}`)
      .sort()
      .join(' ') || 'closed';
  return WEEKDAYS.every((day, index) => wanted[day] === undefined || wanted[day] === hoursOf(index + 1));
}

function areAreas(wanted: NonNullable<Goals['areas']>, { ordering }: OnboardingDraft): boolean {
  const zones = ordering?.zones ?? null;
  const fees = (zones ?? []).flatMap(({ prefixes, fee }) =>
    (prefixes ?? []).map((each) => [each, fee / 100]),
  );
  return zones !== null && isDeepStrictEqual(Object.fromEntries(fees), wanted);
}

/** The prices of a dish; a size is named behind it: `Margherita (9")`. */
const pricesOf = ({ name, price, sizes }: DraftItem): [name: string, pence: number][] =>
  sizes.length === 0 ? [[name, price]] : sizes.map((size) => [`${name} (${size.name})`, size.price]);

const check = (goal: string, isReached: boolean, problem: string): Check => ({
  goal,
  problem: isReached ? null : problem,
});

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

const fold = (text: string): string => text.normalize('NFC').replaceAll('’', "'").toLowerCase().trim();

/** `The Fox` and `Fox` are one name. */
const nameOf = (text: string): string => fold(text).replace(/^the /, '');

const digits = (text: string): string => text.replace(/\D/g, '');

const hasOne = (text: string, phrases: string): boolean =>
  phrases.split(' | ').some((phrase) => fold(text).includes(fold(phrase)));

const sameWords = (wanted: readonly string[], actual: readonly string[]): boolean =>
  wanted.map(fold).sort().join('\n') === actual.map(fold).sort().join('\n');

/** The distance of two colours in RGB up to which they count as the same word: `red` is not the same for every model. */
const ALIKE = 120;

function areAlike(wanted: readonly string[], { primary, secondary }: OnboardingDraft): boolean {
  return wanted.every((words, index) => {
    const [expected] = parseColours(words);
    const actual = index === 0 ? primary : secondary;
    if (!expected || !actual) return false;
    const [a, b] = [channelsOf(expected), channelsOf(actual)];
    return Math.hypot(...a.map((channel, at) => channel - (b[at] ?? 0))) <= ALIKE;
  });
}

const channelsOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
