import type { InputItem } from './responseRequest.ts';
import { type Step, ANSWERS, OTHER_ANSWER, SCRIPT } from './script.ts';
import { type DoneCall, type Situation, firstOpen, readSituation } from './situation.ts';
import {
  isAboutPdf,
  isGreeting,
  isQuestion,
  isSkip,
  isThanks,
  isYes,
  looksLikeMenu,
  readName,
  readPopular,
  readWish,
  saysUploaded,
} from './visitorWords.ts';

export interface ScriptedToolCall {
  name: string;
  arguments: Record<string, unknown>;
}

/** Text (HTML, may be empty) and tool call (optional) of the scripted assistant. */
export interface ScriptedAnswer {
  text: string;
  toolCalls: ScriptedToolCall[];
}

/** Default colours for visitors without a wish. */
const HOUSE_COLOURS = { primaryColour: '#1f4d3a', secondaryColour: '#f6e7c8' };
/** Longer answers to the question about colours are not read as colours. */
const MAX_COLOUR_WORDS = 300;

/**
 * The next answer of the scripted assistant, from the name of the business to the preview. It depends only on the
 * request: the conversation, and the saved draft in the instructions.
 */
export function scriptedAnswer(request: {
  instructions: string;
  items: readonly InputItem[];
}): ScriptedAnswer {
  const situation = readSituation(request.instructions, request.items);
  const last = situation.calls.at(-1);
  return last ? followUp(situation, last) : reply(situation);
}

const say = (text: string): ScriptedAnswer => ({ text, toolCalls: [] });
const call = (name: string, args: Record<string, unknown> = {}, text = ''): ScriptedAnswer => ({
  text,
  toolCalls: [{ name, arguments: args }],
});
const save = (details: Record<string, unknown>): ScriptedAnswer =>
  call('save_details', {
    name: null,
    primaryColour: null,
    secondaryColour: null,
    popularItems: null,
    ...details,
  });

/** The answer to the visitor's message. */
function reply(situation: Situation): ScriptedAnswer {
  const { visitor, pending, plan, isFirst, hasMenu } = situation;
  const reminder = situation.isSettled ? SCRIPT.settled : SCRIPT.remind(pending);
  const wish = readWish(visitor);
  if (wish.kind === 'startOver') return say(SCRIPT.startOver + SCRIPT.ask('name'));
  if (wish.kind === 'name') return save({ name: wish.name });
  if (wish.kind === 'colours') return save({ primaryColour: wish.words });
  if (wish.kind === 'popular' && wish.items.length > 0) return save({ popularItems: wish.items });
  if (isFirst) return say(SCRIPT.greeting(plan && escape(plan)) + SCRIPT.ask(firstOpen(situation.done)));
  if (looksLikeMenu(visitor) && pending !== 'popular') return call('import_menu_text');
  if (isGreeting(visitor)) return say(SCRIPT.hello + reminder);
  if (isThanks(visitor)) return say(SCRIPT.welcome + reminder);
  if (isAboutPdf(visitor)) return say(SCRIPT.aboutPdf + reminder);
  if (isQuestion(visitor)) return say(answerTo(visitor) + reminder);
  if (pending === 'menu' && hasMenu && (isYes(visitor) || isSkip(visitor)))
    return proceed(situation, '', ['menu']);
  if (situation.isSettled) return say(reminder);
  if (isYes(visitor) && pending !== 'build' && pending !== 'logo') return say(SCRIPT.glad + reminder);
  return answerStep(situation, pending);
}

function answerStep(situation: Situation, step: Step): ScriptedAnswer {
  const { visitor } = situation;
  switch (step) {
    case 'name': {
      if (isSkip(visitor)) return say(SCRIPT.notSkippable.name + SCRIPT.remind('name'));
      const name = readName(visitor);
      return name ? save({ name }) : say(SCRIPT.notSaved.name + SCRIPT.remind('name'));
    }
    case 'colours':
      return isSkip(visitor)
        ? save(HOUSE_COLOURS)
        : save({ primaryColour: visitor.slice(0, MAX_COLOUR_WORDS) });
    case 'popular': {
      if (isSkip(visitor)) return proceed(situation, wordsForPassing(situation), ['popular']);
      const popularItems = readPopular(visitor);
      return popularItems.length > 0 ? save({ popularItems }) : say(SCRIPT.unsure + SCRIPT.remind('popular'));
    }
    case 'logo':
      if (isSkip(visitor) || situation.hasLogo)
        return proceed(situation, wordsForPassing(situation), ['logo']);
      if (saysUploaded(visitor)) return say(SCRIPT.logoMissing + SCRIPT.remind('logo'));
      return say((isYes(visitor) ? SCRIPT.waitingForLogo : SCRIPT.unsure) + SCRIPT.remind('logo'));
    case 'menu':
      if (isSkip(visitor)) return say(SCRIPT.notSkippable.menu + SCRIPT.remind('menu'));
      return call('import_menu_text');
    case 'build':
      return isYes(visitor) ? call('build_preview') : say(SCRIPT.unsure + SCRIPT.remind('build'));
  }
}

/** The answer to the result of a tool. */
function followUp(situation: Situation, { name, output, ...last }: DoneCall): ScriptedAnswer {
  const { pending } = situation;
  switch (name) {
    case 'save_details': {
      const saved = savedStep(last.arguments);
      if (!output.ok) return say(whyNotSaved(saved, output.error) + SCRIPT.remind(saved));
      return proceed(situation, acknowledge(situation), [saved]);
    }
    case 'request_logo':
      return say(acknowledge(situation) + SCRIPT.ask('logo'));
    case 'request_menu':
      return say(acknowledge(situation) + SCRIPT.ask('menu'));
    case 'import_menu_text': {
      const unread = (output.unread ?? []).map(escape);
      if (!output.ok || output.itemCount === 0) return say(SCRIPT.noneRead(unread));
      if (unread.length > 0)
        return say(missing(situation) + SCRIPT.someUnread(output.itemCount ?? null, unread));
      return proceed(situation, acknowledge(situation), ['menu']);
    }
    case 'build_preview':
      if (!output.ok) return say(SCRIPT.notBuilt + SCRIPT.remind('build'));
      return say(SCRIPT.ready(escape(situation.name ?? 'your site')));
    default:
      return say(SCRIPT.remind(pending));
  }
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
  if (isCorrection && situation.isReady) return say(text + SCRIPT.published);
  return call('build_preview', {}, text + SCRIPT.building);
}

/** The confirmation of everything that was done since the visitor's message. */
function acknowledge(situation: Situation): string {
  const words = situation.calls
    .filter(({ output }) => output.ok)
    .map((done) => wordsFor(situation, done))
    .join('');
  return words || wordsForPassing(situation);
}

/** The text for a step that was skipped or needed no call. */
function wordsForPassing({ pending, hasLogo }: Situation): string {
  if (pending === 'popular') return SCRIPT.skippedPopular;
  if (pending === 'logo') return hasLogo ? SCRIPT.gotLogo : SCRIPT.skippedLogo;
  return '';
}

const missing = ({ missingDishes }: Situation): string =>
  missingDishes.length === 0 ? '' : SCRIPT.missingDishes(missingDishes.map(escape));

function wordsFor(situation: Situation, { name, output, ...done }: DoneCall): string {
  if (name === 'import_menu_text') return SCRIPT.gotMenu(output.itemCount ?? null) + missing(situation);
  if (name !== 'save_details') return '';
  const { pending } = situation;
  const details = done.arguments;
  if (typeof details['name'] === 'string')
    return SCRIPT.saved[pending === 'name' ? 'name' : 'newName'](escape(details['name']));
  if (typeof details['primaryColour'] === 'string') {
    if (details['primaryColour'] === HOUSE_COLOURS.primaryColour) return SCRIPT.saved.chosenColours;
    return pending === 'colours' ? SCRIPT.saved.colours : SCRIPT.saved.newColours;
  }
  const items = Array.isArray(details['popularItems']) ? details['popularItems'].map(String).map(escape) : [];
  return pending === 'popular' ? SCRIPT.saved.popular(items) : SCRIPT.saved.newPopular;
}

const whyNotSaved = (step: 'name' | 'colours' | 'popular', error = ''): string =>
  error.includes('well-known company') ? SCRIPT.nameRefused : SCRIPT.notSaved[step];

function savedStep(details: Record<string, unknown>): 'name' | 'colours' | 'popular' {
  if (typeof details['name'] === 'string') return 'name';
  return typeof details['primaryColour'] === 'string' ? 'colours' : 'popular';
}

const answerTo = (question: string): string =>
  ANSWERS.find(([topic]) => topic.test(question))?.[1] ?? OTHER_ANSWER;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
