import { escape, hear, type Heard } from './hear.ts';
import {
  acknowledge,
  askForRest,
  askOrdering,
  confirm,
  missingReplies,
  orderingRefusal,
  refusalOf,
  wordsForPassing,
} from './confirmation.ts';
import type { InputItem } from './responseRequest.ts';
import { LATER, type Step, SCRIPT } from './script.ts';
import {
  call,
  HOUSE_COLOURS,
  save,
  saveOrdering,
  say,
  type ScriptedAnswer,
  type ScriptedToolCall,
} from './scriptedCalls.ts';
import { type DoneCall, type Situation, firstOpen, readSituation } from './situation.ts';
import { knownAnswer, OTHER_ANSWER } from './topics.ts';
import { partsOf } from './words/clauses.ts';
import { correctedColours, hasColour } from './words/colourWords.ts';
import { isOtherLanguage } from './words/otherLanguage.ts';
import { findDishes, type MenuDish, type MenuSection } from './words/menuDishes.ts';
import { bareName, looksLikeName, saysName } from './words/names.ts';
import { readWeek } from './words/orderingWords.ts';
import { inShopWords } from './words/shopWords.ts';
import { isGreeting, isPraise, isSkip, isThanks, isYes, saysUploaded } from './words/shortAnswers.ts';
import { dishNames, looksLikeDish } from './words/tastes.ts';

/** `hate pink` */
const NOT_THESE = /\b(?:hate|avoid|never|not|no|don['’]?t|anything but)\b/i;
/** Longer answers to the question about colours are not read as colours. */
const MAX_COLOUR_WORDS = 300;
const MAX_QUOTED = 80;
/** Letters of the longest run of spaces and punctuation that is read; longer ones say nothing more, and cost much more. */
const MAX_RUN = 40;
const LONG_RUN = new RegExp(String.raw`[\s\p{P}]{${MAX_RUN},}`, 'gu');

/**
 * The next answer of the scripted assistant, from the name of the business to the preview. It depends only on the
 * request: the conversation, and the saved draft in the instructions.
 */
export function scriptedAnswer(request: {
  instructions: string;
  items: readonly InputItem[];
}): ScriptedAnswer {
  const situation = readSituation(request.instructions, request.items.map(withoutLongRuns));
  const last = situation.calls.at(-1);
  const answer = last ? withReplies(followUp(situation, last), missingReplies(situation)) : reply(situation);
  return situation.draft.isShop ? { ...answer, text: inShopWords(answer.text) } : answer;
}

/** Buttons below the answer. The call comes first: the last one decides how the conversation goes on. */
const withReplies = (answer: ScriptedAnswer, replies: readonly string[]): ScriptedAnswer =>
  replies.length === 0
    ? answer
    : { ...answer, toolCalls: [...call('offer_replies', { replies }).toolCalls, ...answer.toolCalls] };

const withoutLongRuns = (item: InputItem): InputItem =>
  item.type === 'message'
    ? { ...item, content: item.content.replace(LONG_RUN, (run) => run.slice(0, MAX_RUN)) }
    : item;

const STARTS_OVER =
  /\b(?:start(?:ing)? (?:over|again|afresh)|from (?:scratch|the (?:top|beginning))|begin again|restart)\b/i;

/** Wants the preview, whatever was asked: the card beside the chat may have all that it needs. */
const WANTS_BUILD =
  /^(?:please )?build (?:it|my (?:site|website|preview))(?: (?:now|anyway|please))*[\s!.]*$/i;

/** The answer to the visitor's message. */
function reply(situation: Situation): ScriptedAnswer {
  const { visitor, pending, answeredBeside, plan, isFirst, isReady, hasMenu, draft } = situation;
  const isLine = visitor.length < 300 && !visitor.includes('\n');
  if (isLine && STARTS_OVER.test(visitor)) return say(SCRIPT.startOver + SCRIPT.ask('name'));
  if (isLine && WANTS_BUILD.test(visitor.trim()) && draft.name !== null && hasMenu && !isReady)
    return call('build_preview', {}, SCRIPT.building);
  if (!isFirst && isOtherLanguage(visitor))
    return say(SCRIPT.englishOnly + (situation.isSettled ? '' : SCRIPT.remind(pending)));
  const heard = hear(situation);
  const toolCalls = callsFor(heard, situation);
  const said = heard.replies.join('') + quote(heard.unheard);
  if (toolCalls.length > 0) return withReplies({ text: said, toolCalls }, heard.chips);
  if (situation.asksOrdering && isSkip(visitor)) return say(SCRIPT.orderingLater + SCRIPT.settled);
  if (isFirst && heard.chips.length === 0)
    return say(SCRIPT.greeting(plan && escape(plan)) + SCRIPT.ask(firstOpen(situation.done)));
  if (heard.facts.noLogo) return proceed(situation, said + SCRIPT.skippedLogo, ['logo']);
  // `Haven't got one, can you make one for me?`
  const isPassed = heard.replies.length > 0 && heard.replies.every((text) => text === OTHER_ANSWER);
  if (isPassed && (pending === 'popular' || pending === 'logo') && partsOf(visitor).some(isSkip))
    return proceed(situation, wordsForPassing(situation), [pending]);
  const isAsked = heard.replies.some((text) => text.includes(LATER));
  const reminder = situation.isSettled ? (isAsked ? '' : SCRIPT.settled) : SCRIPT.remind(pending);
  if (heard.chips.length > 0) return withReplies(say(said), heard.chips);
  if (heard.replies.length > 0 || heard.unheard.length > 0) return say(said + reminder);
  const words = /[\p{L}\d]/u.test(heard.rest) ? heard.rest : '';
  if (isGreeting(visitor)) return say(SCRIPT.hello + reminder);
  if (isThanks(visitor)) return say(SCRIPT.welcome + reminder);
  if (words === '' && !isSkip(visitor) && !isYes(visitor) && /\p{L}/u.test(visitor))
    return say(SCRIPT.glad + reminder);
  if (pending === 'menu' && hasMenu && (isYes(visitor) || isSkip(words)))
    return proceed(situation, '', ['menu']);
  if (situation.isSettled && isPraise(visitor)) return say(SCRIPT.glad + reminder);
  if (situation.isSettled) return say((isYes(visitor) || words === '' ? '' : quote([words])) + reminder);
  // `Go on` after the question was answered in the card.
  if (isYes(visitor) && answeredBeside !== null)
    return proceed({ ...situation, pending: answeredBeside }, '', [answeredBeside]);
  if (isYes(visitor) && pending !== 'build' && pending !== 'logo') return say(SCRIPT.glad + reminder);
  return answerStep(situation, words, said);
}

const quote = (parts: readonly string[]): string =>
  parts.length === 0 ? '' : SCRIPT.unheard(parts.map((part) => escape(part.slice(0, MAX_QUOTED))));

/** The calls that save what was heard. */
function callsFor({ facts, menu, notMenu }: Heard, { draft, pending }: Situation): ScriptedToolCall[] {
  const { noLogo: _noLogo, isMore, colours, popular, collection, areas, openingHours, ...details } = facts;
  const hours = openingHours === undefined ? null : readWeek(openingHours, draft.ordering?.hours ?? []);
  const names = popular?.map((name) => {
    const found = findDishes(draft.sections, name);
    return 'dishes' in found ? (found.dishes[0]?.name ?? name) : name;
  });
  const isAdded = names !== undefined && isMore === true && pending !== 'popular';
  const saved = {
    ...details,
    ...(hours === null && openingHours !== undefined && { openingHours }),
    ...(colours !== undefined && { primaryColour: colours }),
    ...(names && {
      popularItems: [...new Set([...(isAdded ? draft.popularItems : []), ...names])].slice(0, 12),
    }),
  };
  return [
    ...(Object.keys(saved).length > 0 ? save(saved).toolCalls : []),
    ...(hours || collection !== undefined || areas
      ? saveOrdering({ hours, collection: collection ?? null, areas: areas ?? null }).toolCalls
      : []),
    ...(menu ? call('save_menu', { sections: menu.map(toSavedSection) }).toolCalls : []),
    ...(notMenu ? call('import_menu_text', { notMenu: notMenu.length > 0 ? notMenu : null }).toolCalls : []),
  ];
}

const toSavedSection = ({ name, description, items, extras = [] }: MenuSection) => ({
  name,
  description: description || null,
  items: items.map((dish) => ({ ...toSaved(dish), description: dish.description || null })),
  extras: extras.map((group) => ({ ...group, options: group.options.map(toSaved) })),
});

const toSaved = <Priced extends Pick<MenuDish, 'price' | 'sizes'>>({
  price,
  sizes = [],
  ...rest
}: Priced) => ({
  ...rest,
  pricePence: price,
  sizes: sizes.map((size) => ({ name: size.name, pricePence: size.price })),
});

/** Reads `words` as the answer to the question of a step. `said` comes before a refusal. */
function answerStep(situation: Situation, words: string, said: string): ScriptedAnswer {
  // Words that are no colour answer the question that was seen: another name than that in the card.
  const step = situation.answeredBeside === 'name' && !hasColour(words) ? 'name' : situation.pending;
  const known = knownAnswer(words.slice(0, MAX_QUOTED));
  const unsure = words === '' ? SCRIPT.unsure : (known ?? quote([words]));
  switch (step) {
    case 'name': {
      if (isSkip(words)) return say(SCRIPT.notSkippable.name + SCRIPT.remind('name'));
      const place = bareName(words);
      if (!place) return say(SCRIPT.notSaved.name + SCRIPT.remind('name'));
      if (!looksLikeName(place.name))
        return withReplies(say(SCRIPT.unsureName(escape(words.slice(0, MAX_QUOTED)))), [
          SCRIPT.callIt(place.name),
        ]);
      return { ...save({ name: place.name, address: place.town }), text: said };
    }
    case 'colours':
      if (isSkip(words)) return save(HOUSE_COLOURS);
      if (!hasColour(words) || NOT_THESE.test(words)) {
        const meant = correctedColours(words.slice(0, MAX_QUOTED));
        if (meant !== null && !NOT_THESE.test(words))
          return withReplies(say(SCRIPT.meantColours(escape(meant))), [meant]);
        return say((known ?? SCRIPT.noColour(escape(words.slice(0, MAX_QUOTED)))) + SCRIPT.remind('colours'));
      }
      return save({ primaryColour: words.slice(0, MAX_COLOUR_WORDS) });
    case 'popular': {
      if (isSkip(words) || words === '') return proceed(situation, wordsForPassing(situation), ['popular']);
      const popularItems = dishNames(words);
      // What is no dish is asked about, never left out in silence.
      if (popularItems.length > 0 && popularItems.every(looksLikeDish)) return save({ popularItems });
      return say((known ?? SCRIPT.noDishes(escape(words.slice(0, MAX_QUOTED)))) + SCRIPT.remind('popular'));
    }
    case 'logo':
      if (isSkip(words) || words === '' || situation.hasLogo)
        return proceed(situation, wordsForPassing(situation), ['logo']);
      if (saysUploaded(words)) return say(SCRIPT.logoMissing + SCRIPT.remind('logo'));
      return say((isYes(words) ? SCRIPT.waitingForLogo : unsure) + SCRIPT.remind('logo'));
    case 'menu':
      if (isSkip(words)) return say(SCRIPT.notSkippable.menu + SCRIPT.remind('menu'));
      if (situation.draft.name !== null && saysName(words, situation.draft.name))
        return say(SCRIPT.knownName(escape(situation.draft.name)) + SCRIPT.remind('menu'));
      return call('import_menu_text', { notMenu: null });
    case 'build':
      return isYes(words) ? call('build_preview') : say(unsure + SCRIPT.remind('build'));
  }
}

/** The answer to the results of the tools. */
function followUp(situation: Situation, { name, output }: DoneCall): ScriptedAnswer {
  const isAsking = name === 'request_menu' || name === 'request_logo';
  const refused = isAsking
    ? undefined
    : situation.calls.find((done) => done.name === 'save_details' && !done.output.ok);
  if (refused) {
    const { rest, step, words } = refusalOf(refused, situation.draft.name);
    const isRetried = situation.calls.filter((done) => done.name === 'save_details').length > 1;
    // The facts that were not refused are saved alone.
    if (!isRetried && Object.values(rest).some((value) => value !== null)) return call('save_details', rest);
    // `No logo, just the name is fine` has answered the question.
    const open = situation.done.has(situation.pending) ? firstOpen(situation.done) : situation.pending;
    if (step === null && open === 'menu' && situation.pending === 'logo')
      return call('request_menu', {}, confirm(situation) + words);
    return say(confirm(situation) + words + SCRIPT.remind(step ?? open));
  }
  switch (name) {
    case 'save_details':
    case 'save_menu':
      if (!output.ok) return say(confirm(situation) + SCRIPT.unsure + SCRIPT.remind(situation.pending));
      return proceed(situation, acknowledge(situation), answeredBy(situation));
    case 'offer_replies':
      return say(situation.isSettled || situation.calls.length > 1 ? '' : SCRIPT.remind(situation.pending));
    case 'request_logo':
      return say(acknowledge(situation) + SCRIPT.ask('logo'));
    case 'request_menu':
      return say(acknowledge(situation) + SCRIPT.ask('menu'));
    case 'import_menu_text': {
      const unread = (output.unread ?? []).map(escape);
      if (!output.ok || output.itemCount === 0)
        return say(
          confirm(situation) +
            (unread.length > 0 ? SCRIPT.noneRead(unread) : SCRIPT.noneRead(linesOf(situation))),
        );
      if (unread.length > 0)
        return say(
          confirm(situation, false) + SCRIPT.someUnread(output.itemCount ?? null, unread, output.extraCount),
        );
      return proceed(situation, acknowledge(situation), answeredBy(situation));
    }
    case 'save_ordering':
      if (situation.calls.some((done) => done.name === 'build_preview')) return announce(situation);
      if (!output.ok) return say(confirm(situation) + orderingRefusal(output.error ?? ''));
      return proceed(situation, acknowledge(situation), answeredBy(situation));
    case 'build_preview': {
      if (output.unreadCount !== undefined)
        return say(acknowledge(situation) + SCRIPT.linesWait(output.unreadCount) + SCRIPT.ask('build'));
      if (!output.ok) return say(SCRIPT.notBuilt + SCRIPT.remind('build'));
      const { ordering, openingHours } = situation.draft;
      const hours = ordering?.hours || openingHours === null ? null : readWeek(openingHours);
      return hours ? saveOrdering({ hours }) : announce(situation);
    }
    default:
      return say(SCRIPT.remind(situation.pending));
  }
}

const announce = ({ draft }: Situation): ScriptedAnswer =>
  say(SCRIPT.ready(escape(draft.name ?? 'your site')) + askOrdering(draft));

const linesOf = ({ visitor }: Situation): string[] =>
  visitor
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => escape(line.trim().slice(0, MAX_QUOTED)));

/** The steps that the calls since the visitor's message have answered. */
function answeredBy({ calls }: Situation): Step[] {
  const done = calls.filter(({ output }) => output.ok);
  const details = done.filter(({ name }) => name === 'save_details').map((each) => each.arguments);
  const has = (key: string) => details.some((each) => each[key] !== null && each[key] !== undefined);
  return [
    ...(has('name') ? (['name'] as const) : []),
    ...(has('primaryColour') ? (['colours'] as const) : []),
    ...(has('popularItems') ? (['popular'] as const) : []),
    ...(done.some(({ name }) => name === 'import_menu_text') ? (['menu'] as const) : []),
  ];
}

/** Continues with the first open step; after a correction with the pending question. */
function proceed(situation: Situation, text: string, answered: Step[]): ScriptedAnswer {
  const next = firstOpen(situation.done, answered);
  const isCorrection = !answered.includes(situation.pending);
  if (next !== 'build' && isCorrection && next === situation.pending && !situation.isFirst)
    return say(text + SCRIPT.remind(next));
  if (next === 'logo') return call('request_logo');
  if (next === 'menu') return call('request_menu');
  if (next !== 'build') return say(text + SCRIPT.ask(next));
  if (isCorrection && situation.isReady) return say(text + (askForRest(situation) || SCRIPT.published));
  const { count } = situation.draft.unread;
  if (count > 0 && !situation.isReady && !isYes(situation.visitor))
    return say(text + SCRIPT.linesWait(count) + SCRIPT.ask('build'));
  return call('build_preview', {}, text + SCRIPT.building);
}
