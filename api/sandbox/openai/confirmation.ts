import { escape, wishesDone } from './hear.ts';
import { SCRIPT, type Step } from './script.ts';
import { HOUSE_COLOURS } from './scriptedCalls.ts';
import { type DoneCall, type Draft, missingForOrders, type Situation } from './situation.ts';

/** The confirmation of everything that was done, or the words for a step without a call. */
const MAX_REPLIES = 3;

export const acknowledge = (situation: Situation): string => confirm(situation) || wordsForPassing(situation);

/** The confirmation of everything that was done since the visitor's message; `withMenu`: of a read menu, too. */
export function confirm(situation: Situation, withMenu = true): string {
  const done = situation.calls
    .filter(({ name, output }) => output.ok && (withMenu || name !== 'import_menu_text'))
    .map((call) => wordsFor(situation, call))
    .join('');
  const kept = situation.calls.flatMap(({ output }) => output.keptDishes);
  return (
    done +
    (kept.length === 0 ? '' : SCRIPT.keptEntered(kept.map((dish) => `<b>${escape(dish)}</b>`))) +
    missing(situation)
  );
}

/** The text for a step that was skipped or needed no call. */
export function wordsForPassing({ pending, hasLogo }: Situation): string {
  if (pending === 'popular') return SCRIPT.skippedPopular;
  if (pending === 'logo') return hasLogo ? SCRIPT.gotLogo : SCRIPT.skippedLogo;
  return '';
}

/** Favourites that the menu lacks. */
const missingDishes = ({ calls }: Situation): readonly string[] =>
  calls.findLast(({ output }) => output.ok && output.notOnMenu)?.output.notOnMenu ?? [];

/** The question about favourites that the menu lacks. */
export function missing(situation: Situation): string {
  const dishes = missingDishes(situation);
  return dishes.length === 0 ? '' : SCRIPT.missingDishes(dishes.map(escape));
}

/** A favourite can be left out with one press. */
export const missingReplies = (situation: Situation): string[] =>
  situation.calls.some(({ name, output }) => name === 'offer_replies' || output.keptDishes.length > 0)
    ? []
    : missingDishes(situation)
        .slice(0, MAX_REPLIES)
        .map((dish) => SCRIPT.leaveOut(dish));

function wordsFor(situation: Situation, { name, output, ...done }: DoneCall): string {
  if (name === 'import_menu_text') return SCRIPT.gotMenu(output.itemCount ?? null, output.extraCount);
  if (name === 'save_menu') return wishesDone(situation.visitor, situation.draft.sections);
  if (name === 'save_ordering')
    return wordsForOrdering(without(done.arguments, output.kept), situation.draft) + keptWords(output.kept);
  if (name !== 'save_details') return '';
  // In the first message nothing is a correction.
  // What was kept is named instead of what was said.
  const { addressLine, phone } = output;
  const details = {
    ...without(done.arguments, output.kept),
    ...(addressLine !== undefined && { address: addressLine }),
    ...(phone !== undefined && { phone }),
  };
  return wordsForDetails(details, situation.isFirst ? 'name' : situation.pending) + keptWords(output.kept);
}

/** The names of arguments that are not those of the facts. */
const ARGUMENTS = new Map([
  ['primary', 'primaryColour'],
  ['secondary', 'secondaryColour'],
]);

/** The arguments without those of facts that stay as they were entered beside the chat. */
function without(said: Record<string, unknown>, kept: readonly string[]): Record<string, unknown> {
  const left = new Set(kept.map((fact) => ARGUMENTS.get(fact) ?? fact));
  return Object.fromEntries(Object.entries(said).map(([key, value]) => [key, left.has(key) ? null : value]));
}

function keptWords(kept: readonly string[]): string {
  const words = Object.entries(SCRIPT.keptFacts).flatMap(([fact, text]) =>
    kept.includes(fact) ? [text] : [],
  );
  return words.length === 0 ? '' : SCRIPT.keptEntered(words);
}

function wordsForOrdering(
  { hours, collection, zones }: Record<string, unknown>,
  { ordering }: Draft,
): string {
  const { fact } = SCRIPT;
  const prefixes = zones === null ? [] : (ordering?.zones ?? []).flatMap((zone) => zone.prefixes ?? []);
  const facts = [
    ...(hours ? [fact.openingHours] : []),
    ...(prefixes.length > 0 ? [fact.areas(prefixes.map(escape))] : []),
    ...(collection === true && prefixes.length === 0 ? [fact.collectionOnly] : []),
    ...(collection === false ? [fact.deliveryOnly] : []),
  ];
  return facts.length === 0 ? '' : SCRIPT.noted(facts);
}

/** A single fact has a sentence of its own; several are listed. */
function wordsForDetails(details: Record<string, unknown>, pending: Step): string {
  const text = (key: string) => (typeof details[key] === 'string' ? escape(details[key]) : undefined);
  const name = text('name');
  const colours = text('primaryColour');
  const [address, phone, hours] = [text('address'), text('phone'), text('openingHours')];
  const popular = Array.isArray(details['popularItems'])
    ? details['popularItems'].map(String).map(escape)
    : undefined;
  const named = name === undefined ? '' : SCRIPT.saved[pending === 'name' ? 'name' : 'newName'](name);
  const { fact } = SCRIPT;
  const others = [address, phone, hours, colours, popular].filter((each) => each !== undefined);
  if (others.length === 1 && named === '') {
    if (colours !== undefined) {
      if (colours === HOUSE_COLOURS.primaryColour) return SCRIPT.saved.chosenColours;
      return pending === 'colours' ? SCRIPT.saved.colours : SCRIPT.saved.newColours;
    }
    if (popular)
      return pending === 'popular' && popular.length > 0
        ? SCRIPT.saved.popular(popular)
        : SCRIPT.saved.newPopular;
  }
  const facts = [
    ...(address === undefined ? [] : [fact.address(address)]),
    ...(phone === undefined ? [] : [fact.phone(phone)]),
    ...(hours === undefined ? [] : [fact.openingHours]),
    ...(colours === undefined ? [] : [fact.colours]),
    ...(popular === undefined ? [] : [fact.popular(popular)]),
  ];
  return named + (facts.length === 0 ? '' : SCRIPT.noted(facts));
}

/** What the error of a refused `save_details` names, the arguments without it, and what to say. */
export function refusalOf(
  { arguments: details, output }: DoneCall,
  known: string | null,
): {
  rest: Record<string, unknown>;
  /** The step whose answer was refused; null when it was another fact. */
  step: Step | null;
  words: string;
} {
  const error = output.error ?? '';
  const keys = Object.keys(details);
  const named = keys.filter((key) => new RegExp(`\\b${key}(?:\\.\\d+)?:`).test(error));
  const refused = named.length > 0 ? named : keys.filter((key) => details[key] !== null);
  const rest = Object.fromEntries(keys.map((key) => [key, refused.includes(key) ? null : details[key]]));
  if (refused.includes('name')) {
    if (known !== null && error.includes('does not clearly rename'))
      return { rest, step: null, words: SCRIPT.keepName(escape(known), escape(String(details['name']))) };
    const isOther = error.includes('well-known company');
    return { rest, step: 'name', words: isOther ? SCRIPT.nameRefused : SCRIPT.notSaved.name };
  }
  if (refused.includes('primaryColour')) return { rest, step: 'colours', words: SCRIPT.notSaved.colours };
  if (refused.includes('popularItems')) return { rest, step: 'popular', words: SCRIPT.notSaved.popular };
  return { rest, step: null, words: SCRIPT.notSaved.other };
}

/** The question about what real orders need; empty when nothing is missing. */
export function askOrdering(draft: Draft): string {
  const missing = missingForOrders(draft);
  return missing.length > 0 ? `<br><br>${SCRIPT.askOrdering(missing)}` : '';
}

/** After an answer to a part of that question, the question about the rest; otherwise empty. */
export function askForRest({ draft, calls, asksOrdering }: Situation): string {
  const isPart = calls.some(
    ({ name, arguments: said }) => name === 'save_ordering' || typeof said['address'] === 'string',
  );
  const question = asksOrdering && isPart ? askOrdering(draft) : '';
  return question === '' ? '' : SCRIPT.shown + question;
}

/** The tool names the field before each problem: `hours.0.from: These hours overlap.` */
export function orderingRefusal(error: string): string {
  if (/has been claimed/.test(error)) return SCRIPT.claimed;
  return SCRIPT.orderingRefused(
    escape(/: (.*?)[;.]*$/.exec(error.replace(/^The arguments do not fit\. /, ''))?.[1] ?? error),
  );
}
