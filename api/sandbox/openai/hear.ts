import { type Facts, hearParts } from './hearParts.ts';
import { SCRIPT } from './script.ts';
import type { Hearing } from './situation.ts';
import { splitMenu } from './splitMenu.ts';
import { answerTopic, DESIGNS } from './topics.ts';
import { hasColour } from './words/colourWords.ts';
import { core, partsOf, readLabel, sentencesOf } from './words/clauses.ts';
import { readHours, readPhone, readStreet } from './words/contact.ts';
import { applyWish, type MenuWish } from './words/menuChanges.ts';
import { findDishes, findPriced, type MenuSection } from './words/menuDishes.ts';
import { meaning, readMenuWishes, wishesIn, wordsOfWish } from './words/menuWishes.ts';
import { introducedName, tidyName } from './words/names.ts';
import { readAreas, readWays } from './words/areaWords.ts';
import { isAngry, isQuestion, isSteering } from './words/shortAnswers.ts';
import { calledColours, dishNames, isOnlyColours, looksLikeDish } from './words/tastes.ts';

/** What a message says, apart from an answer to the last question. */
export interface Heard {
  facts: Facts;
  /** The menu after the visitor's corrections; null without any. */
  menu: MenuSection[] | null;
  /** The lines that are no part of the menu in the message; null when it has no menu. */
  notMenu: string[] | null;
  /** Answers (HTML) to questions, wishes and corrections that were not possible. */
  replies: string[];
  /** Answers to press. */
  chips: readonly string[];
  /** Words that may answer the last question; empty without any. */
  rest: string;
  /** Statements that were not understood beside others that were. */
  unheard: string[];
}

/** Longer talk is not read to its end, and the answer says so. */
const MAX_TALK = 1_500;

/** Reads everything that the visitor's message says. */
export function hear(situation: Hearing): Heard {
  const { visitor, pending, draft } = situation;
  const { talk, notMenu, spoken } = splitMenu(visitor, situation);
  const heard: Heard = { facts: {}, menu: null, notMenu, replies: [], chips: [], rest: '', unheard: [] };
  const rest: string[] = [];
  let isComplete = true;
  const read = talk.slice(0, MAX_TALK);
  if (read !== talk) answer(heard, SCRIPT.muchAtOnce);
  for (const sentence of sentencesOf(read).flatMap((each) => bySubject(each, situation))) {
    if (hearWhole(sentence, heard, situation)) {
      isComplete = false;
      continue;
    }
    const hearing = { pending, isNameKnown: draft.name !== null, isOnly: !/[,.;\n]/.test(talk.trim()) };
    const { left, hasDropped } = hearParts(sentence, heard.facts, hearing);
    rest.push(...left);
    if (hasDropped) isComplete = false;
  }
  askNameOrPlace(heard);
  // `carrot cake 3.20 and scones 2.60` answers the question about favourites, too.
  if (spoken !== null && pending === 'popular') heard.facts.popular ??= dishNames(spoken);
  const hasHeard =
    Object.keys(heard.facts).length + heard.replies.length > 0 || heard.menu !== null || notMenu !== null;
  if (!hasHeard) heard.rest = isComplete ? read.trim() : rest.join(', ');
  else giveRest(rest, heard, situation);
  return heard;
}

/** A sentence in parts: `14 High Street, open daily 12-10, collection only` says the address, the hours and the way to order. */
function bySubject(sentence: string, { asksOrdering }: Hearing): string[] {
  const subjectOf = (part: string) => {
    if (readStreet(part) !== null) return 'address';
    if (readWays(part) !== null || readAreas(part, asksOrdering) !== null) return 'ways';
    return readHours(part) === null ? null : 'hours';
  };
  const chunks: string[][] = [];
  let subject: string | null = null;
  for (const part of partsOf(sentence)) {
    const next = subjectOf(part);
    if (chunks.length === 0 || (next !== null && next !== subject)) chunks.push([]);
    chunks.at(-1)?.push(part);
    subject = next ?? subject;
  }
  return chunks.length > 1 ? chunks.map((parts) => parts.join(', ')) : [sentence];
}

/** Beside a question: `Is it free? The Black Lamb`. */
const LIKE_A_NAME = /^(?!(?:I|We|You|It|This|That|My|Our|Please|And|But|No|Yes)\b)\p{Lu}/u;

/** What is left of a message with other statements may be the name; otherwise it was not understood. */
function giveRest(rest: string[], heard: Heard, { pending, isSettled }: Hearing): void {
  const [first = ''] = rest;
  const canBeName = pending === 'name' && !isSettled && heard.facts.name === undefined;
  const isName =
    canBeName &&
    first.split(' ').length <= 6 &&
    (heard.replies.length === 0 ? first !== '' : LIKE_A_NAME.test(first));
  if (isName) heard.facts.name = tidyName(first);
  // `the haddock, and mushy peas sell out`
  const areDishes =
    pending === 'popular' && rest.length > 0 && rest.every(looksLikeDish) && heard.replies.length === 0;
  if (areDishes) heard.facts.popular = [...dishNames(rest.join(', ')), ...(heard.facts.popular ?? [])];
  const areColours = pending === 'colours' && heard.facts.colours !== undefined;
  heard.unheard = (areDishes || areColours ? [] : rest.slice(isName ? 1 : 0)).filter(
    (part) => part.split(' ').length > 2,
  );
}

/** Reads a sentence that is one statement as a whole; false when it has to be read in parts. */
function hearWhole(sentence: string, heard: Heard, situation: Hearing): boolean {
  if (isSteering(sentence)) return answer(heard, SCRIPT.onlySetup);
  if (isAngry(sentence)) return answer(heard, SCRIPT.calm);
  if (keepsFact(sentence, situation.draft)) return answer(heard, SCRIPT.kept);
  if (hearLabel(sentence, heard.facts) || hearOrdering(sentence, heard, situation)) return true;
  if (asksInstead(sentence, heard, situation.draft)) return true;
  const design = DESIGNS.find((name) =>
    new RegExp(`^(?:use |take )?(?:the )?${name}$`, 'i').test(core(sentence)),
  );
  if (design && situation.pending !== 'name') return Boolean((heard.facts.design = design.toLowerCase()));
  const dropped = droppedFavourite(sentence, situation.draft.popularItems);
  if (dropped !== null) {
    heard.facts.popular = situation.draft.popularItems.filter((dish) => dish !== dropped);
    return true;
  }
  const wishes = wishesIn(sentence, heard.menu ?? situation.draft.sections).map((wish) =>
    hearMenuWish(wish, sentence, heard, situation),
  );
  if (wishes.some(Boolean)) return true;
  const words = core(sentence);
  const colours = calledColours(sentence);
  if (colours !== null && partsOf(sentence).length === 1) return Boolean((heard.facts.colours = colours));
  const isStatement = introducedName(sentence, true) !== null || isOnlyColours(words);
  const topic = isStatement ? null : answerTopic(sentence);
  if (topic) {
    heard.chips = topic.chips;
    // `Make it bold, black and yellow.`
    const colour = partsOf(sentence).find(isOnlyColours);
    if (colour !== undefined) heard.facts.colours = colour;
    return answer(heard, topic.text);
  }
  const hours = readHours(sentence);
  if (hours === null || readPhone(sentence) !== null) return false;
  heard.facts.openingHours = [heard.facts.openingHours, hours].filter(Boolean).join('\n');
  return true;
}

/** `Beans on Bold Street`: both readings are offered. */
function askNameOrPlace(heard: Heard): void {
  const { nameOrPlace, ...facts } = heard.facts;
  if (!nameOrPlace) return;
  const { name, short, place } = nameOrPlace;
  const town = facts.address === undefined || /\d/.test(facts.address) ? '' : `, ${facts.address}`;
  heard.facts = facts;
  heard.chips = [SCRIPT.callIt(name), `${SCRIPT.callIt(short)}, ${place}${town}`];
  answer(heard, SCRIPT.nameOrPlace(escape(name), escape(short)));
}

const answer = (heard: Heard, text: string): true => {
  if (!heard.replies.includes(text)) heard.replies.push(text);
  return true;
};

/** `Leave Lobster roll out` */
function droppedFavourite(sentence: string, popularItems: readonly string[]): string | null {
  const [, words = ''] =
    /^(?:leave|take|remove|drop) (.+?)(?: (?:out|off|from)(?: (?:of )?(?:my|our|the) favou?rites)?)[.!]*$/i.exec(
      core(sentence),
    ) ?? [];
  return popularItems.find((dish) => dish.toLowerCase() === words.toLowerCase()) ?? null;
}

/** The answer to `I have kept …`: `Keep The Codfather`. */
function keepsFact(sentence: string, { name, addressLine, phone, sections }: Hearing['draft']): boolean {
  if (/^leave (?:it|the (?:address|phone|tagline) out)[.!]*$/i.test(sentence)) return true;
  if (
    /^(?:please )?keep (?:the|my|our) (?:colou?rs|favou?rites|(?:opening )?hours|(?:delivery )?areas)[.!]*$/i.test(
      sentence,
    )
  )
    return true;
  const [, kept = ''] = /^(?:please )?keep (?:it as )?(.+?)[.!]*$/i.exec(sentence) ?? [];
  const dishes = sections.flatMap(({ items }) => items.map((item) => item.name));
  return [name, addressLine, phone, ...dishes].some((fact) => fact?.toLowerCase() === kept.toLowerCase());
}

function hearLabel(sentence: string, facts: Facts): boolean {
  const labelled = readLabel(sentence);
  if (!labelled) return false;
  const { label, words } = labelled;
  if (/name|business|restaurant/.test(label)) facts.name = tidyName(words);
  else if (label === 'address') facts.address = words;
  else if (/town|city/.test(label)) facts.address = [facts.address, words].filter(Boolean).join(', ');
  else if (/phone|tel/.test(label)) facts.phone = words;
  else if (/hours/.test(label)) facts.openingHours = words;
  else if (/colou?r/.test(label)) facts.colours = words;
  else facts.popular = dishNames(words);
  return true;
}

/** `collection only`, `we deliver to SE1 for £2.50`. An area needs postcodes and a fee. */
function hearOrdering(sentence: string, heard: Heard, situation: Hearing): boolean {
  const { asksOrdering, isSettled, visitorSaid } = situation;
  if (isQuestion(sentence)) return false;
  const ways = readWays(sentence);
  const areas = readAreas(sentence, asksOrdering);
  const { facts } = heard;
  if (ways?.isOnly && ways.collection) facts.areas = [];
  if (ways?.collection) facts.collection = true;
  if (!areas) return ways !== null;
  const open = areas.find(({ prefixes, fee }) => prefixes.length === 0 || fee === null);
  if (open && !isSettled) return answer(heard, SCRIPT.areasLater);
  if (open?.prefixes.length === 0) return answer(heard, SCRIPT.whichAreas);
  if (open) return answer(heard, SCRIPT.whichFee(open.prefixes.map(escape)));
  facts.areas = [...(facts.areas ?? []), ...areas];
  if (visitorSaid.some((text) => readWays(text)?.collection === false)) facts.collection = false;
  return true;
}

const INSTEAD =
  /^(?:it['’]?s |that['’]?s |we['’]?re |i said )?not (?:in |called )?(.{2,80}?)(?:,| but| rather)\s+(?:but |it['’]?s |in |rather )*(.{2,80})$/i;

/** `not Leeds, Bradford`: which fact is wrong is clear, and what is right in it is asked. */
function asksInstead(sentence: string, heard: Heard, { name, addressLine }: Hearing['draft']): boolean {
  const [, wrong = '', right = ''] = INSTEAD.exec(core(sentence)) ?? [];
  const corrected = (fact: string | null): string | null => {
    const at = wrong === '' || fact === null ? -1 : fact.toLowerCase().lastIndexOf(wrong.toLowerCase());
    return at < 0 || fact === null ? null : fact.slice(0, at) + right + fact.slice(at + wrong.length);
  };
  const address = corrected(addressLine);
  const other = address === null ? corrected(name) : null;
  if (address === null && other === null) return false;
  heard.chips = [
    address === null ? `Rename to ${other}` : `Change the address to ${address}`,
    SCRIPT.leaveIt,
  ];
  return answer(heard, SCRIPT.shallIChange(escape(address ?? other ?? '')));
}

function hearMenuWish(asked: MenuWish, sentence: string, heard: Heard, situation: Hearing): boolean {
  const menu = heard.menu ?? situation.draft.sections;
  const isFirstDish = menu.length === 0 && situation.pending === 'menu' && asked.kind === 'price';
  if (menu.length === 0 && !isFirstDish) return false;
  const wish = isFirstDish
    ? ({ kind: 'add', dish: asked.dish, price: asked.said.price, section: null } as const)
    : asked;
  if (wish.kind === 'add' && wish.price === null) {
    if (!/^(?:please )?add\b/i.test(core(sentence)) || answerTopic(sentence)) return false;
    return answer(heard, SCRIPT.noPrice(escape(wish.dish)));
  }
  const done = applyWish(menu, wish);
  if ('menu' in done) {
    heard.menu = done.menu;
    if (wish.kind === 'remove' && readMenuWishes(sentence).length === 0)
      answer(heard, SCRIPT.takingOff(escape(wish.dish)));
    return true;
  }
  if (done.problem.kind === 'several')
    return answer(heard, SCRIPT.severalDishes(done.problem.names.map(escape)));
  if (done.problem.kind === 'near') {
    heard.chips = [wordsOfWish(meaning(wish, done.problem.name)), SCRIPT.leaveIt];
    return answer(heard, SCRIPT.didYouMean(escape(done.problem.dish), escape(done.problem.name)));
  }
  const isClear =
    wish.kind === 'remove' || wish.kind === 'move' || (wish.kind === 'price' && situation.pending !== 'menu');
  const isOther =
    introducedName(sentence, true) !== null || hasColour(sentence) || answerTopic(sentence) !== null;
  return isClear && !isOther && answer(heard, SCRIPT.noSuchDish(escape(done.problem.dish)));
}

/** The confirmation of the corrections in a message, which are in `menu` now. */
export function wishesDone(visitor: string, menu: readonly MenuSection[]): string {
  return sentencesOf(visitor)
    .flatMap(readMenuWishes)
    .map((wish) => wordsFor(wish, menu))
    .join('');
}

function wordsFor(wish: MenuWish, menu: readonly MenuSection[]): string {
  const { menuChanged } = SCRIPT;
  switch (wish.kind) {
    case 'price': {
      if (wish.said.price === null) {
        const found = findDishes(menu, wish.dish);
        const [dish] = 'dishes' in found ? found.dishes : [];
        const sizes = dish?.sizes?.map(({ name, price }) => `${escape(name)} £${(price / 100).toFixed(2)}`);
        return dish && sizes ? menuChanged.sizes(escape(dish.name), sizes) : '';
      }
      const found = findPriced(menu, wish.dish);
      return 'problem' in found ? '' : menuChanged.price(escape(found.name), (found.price / 100).toFixed(2));
    }
    case 'add':
      return wish.price === null ? '' : menuChanged.add(escape(wish.dish));
    case 'remove':
      return menuChanged.remove(escape(wish.dish));
    case 'move':
      return menuChanged.move(escape(wish.dish), escape(wish.section));
    case 'rename':
      return menuChanged.rename(escape(wish.from), escape(wish.to));
  }
}

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
