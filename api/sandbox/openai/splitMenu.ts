import type { Hearing } from './situation.ts';
import { answerTopic } from './topics.ts';
import { readAreas, readWays } from './words/areaWords.ts';
import { core, readLabel, sentencesOf } from './words/clauses.ts';
import { readHours, readPhone, readStreet } from './words/contact.ts';
import { findPriced } from './words/menuDishes.ts';
import { wishesIn } from './words/menuWishes.ts';
import { introducedName } from './words/names.ts';
import { isChatter, isGreeting, isSteering, saysNoLogo } from './words/shortAnswers.ts';
import { calledColours, hasPlainColour, isOnlyColours, praisedDishes } from './words/tastes.ts';

/** A line that ends in a price: `8.50`, `£9`, `850p`, `8 / 11 / 15`, or a whole number. */
const PRICE_END =
  /(?:^|[^\d.,])(?:£\s?\d{1,4}(?:[.,]\d{1,2})?|\d{1,4}[.,]\d{1,2}|\d{2,3}\s?p|(?<!\p{L})\d{1,3})(?:\s?(?:€|£|eur|each|gbp|quid|pounds?))?[\s.]*$/iu;
/** The last cell of a row is a price: `Mains,Pie,"with gravy",8.50`, `Espresso;1,80`. */
const PRICE_CELL = /[,;\t]"?(?:£\s?)?\d{1,3}(?:[.,]\d{1,2})?"?\s*$/u;
const SURE_PRICE = /\d[.,]\d{1,2}\s?(?:€|£)?\s*$|£\s?\d+\s*$|\d\s?\/\s?\d+\s*$/;

/** The headings of a list: `name,price,section`. */
const TABLE =
  /^(?=.*\b(?:name|item|dish|product)\b)(?=.*\b(?:price|cost|amount|small|large|regular)\b)[^\d£]*[,;\t|][^\d£]*$/i;

/** A message in what the visitor says and its menu. */
interface Split {
  talk: string;
  /** The lines or parts of the message that are no menu; null without a menu. */
  notMenu: string[] | null;
  /** The dishes of a sentence: `tea 1.80, scone 2.60`; null without such a sentence. */
  spoken: string | null;
}

/** Splits a message into what the visitor says and a menu, so that the menu can be read without the rest. */
export function splitMenu(text: string, situation: Hearing): Split {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const table = lines.findIndex((line) => line.length <= MAX_SENTENCE && TABLE.test(line));
  if (table >= 0 && table < lines.length - 1) {
    const above = lines.slice(0, table).map((line) => line.trim());
    return { talk: above.join('\n'), notMenu: above, spoken: null };
  }
  const [only] = lines;
  if (lines.length === 1 && only !== undefined) {
    const split = splitSentence(only, situation);
    if (split) return split;
  }
  // Among many lines only the first and the last ones are talk.
  const isRead = (index: number) => index < MAX_TALK_LINES || index >= lines.length - MAX_TALK_LINES;
  const says = lines.map((line, index) => isRead(index) && isSaid(line, situation));
  const isPriced = lines.map(
    (line, index) =>
      (PRICE_END.test(line.slice(-MAX_END)) || PRICE_CELL.test(line.slice(-MAX_END))) &&
      // A sure price alone is that of the name above.
      /\p{L}/u.test(SURE_PRICE.test(line.slice(-MAX_END)) ? `${lines[index - 1] ?? ''} ${line}` : line) &&
      says[index] !== true &&
      !NO_DISH.test(line.slice(0, MAX_SENTENCE)),
  );
  const count = isPriced.filter(Boolean).length;
  if (!isMenu(lines, count, situation)) return { talk: text, notMenu: null, spoken: null };
  const first = isPriced.indexOf(true);
  const last = isPriced.lastIndexOf(true);
  const notMenu = lines.filter(
    (line, index) =>
      (index < first || index > last) &&
      (says[index] === true || (isRead(index) && (isChatter(line) || isGreeting(line)))),
  );
  return { talk: notMenu.join('\n'), notMenu: notMenu.map((line) => line.trim()), spoken: null };
}

/** Lines at the beginning and at the end of a menu that are read as talk, too. */
const MAX_TALK_LINES = 8;
/** Letters at the end of a line that a price can have. */
const MAX_END = 40;
/** Longer lines are read as a menu or as talk, never as both. */
const MAX_SENTENCE = 500;
/** Amounts that are no prices of dishes. */
const NO_DISH =
  /\b(?:min(?:imum)?|(?:over|above|under|spend) £?\d|free (?:over|delivery)|deliver\w*|fees?|charges?|postcodes?|everything|prices|(?:up|down) by)\b/i;
/** `LS4 for £4`, in a sentence about deliveries. */
const AREA = /^\W*(?:and )?[A-Z]{1,2}\d{1,2}[A-Z]?(?: \d)? (?:(?:for|is|at|costs?) )?£?\d/i;
const OFFERS =
  /\b(?:we (?:also |just |only )?(?:do|sell|have|serve|offer)|(?:our |the )?menu is|on the menu:?|(?:so far )?(?:just|only)|so far)\s/i;

/** `we're The Tea Chest, brown and cream, we do tea 2.20 and scones 2.80`: the dishes from the first to the last one with a price. */
function splitSentence(line: string, situation: Hearing): Split | null {
  if (line.length > MAX_SENTENCE) return null;
  const isDelivery = /\bdeliver/i.test(line);
  const parts = [...line.matchAll(/(?:[^,;.!?]|[,.](?=\d)|[.](?=\S))+/gu)].map((part) => ({
    text: part[0],
    start: part.index,
    end: part.index + part[0].length,
  }));
  const priced = parts.filter(
    ({ text }) =>
      text.split(/ (?:and|&) /).some((piece) => PRICE_END.test(piece)) &&
      !isSaid(text, situation) &&
      !NO_DISH.test(text) &&
      !(isDelivery && AREA.test(text)),
  );
  const dishes = priced.flatMap(({ text }) =>
    text.split(/ (?:and|&) /).filter((piece) => PRICE_END.test(piece)),
  );
  const [first] = priced;
  const last = priced.at(-1);
  if (!first || !last || dishes.length < 2) return null;
  const isSure = dishes.some((dish) => SURE_PRICE.test(dish)) || situation.pending === 'menu';
  // What is said between the dishes may be a part of them.
  const others = parts.filter(
    ({ start, end, text }) => start > first.start && end < last.end && isSaid(text, situation),
  );
  if (!isSure || others.length > 0) return null;
  const lead = OFFERS.exec(first.text);
  const start = first.start + (lead ? lead.index : 0);
  const said = [line.slice(0, start), line.slice(last.end)].map((part) =>
    part.replace(/^[\s,;.!?]+|[\s,;]+$/g, ''),
  );
  return {
    talk: said.join('\n'),
    notMenu: [...said, lead?.[0].trim() ?? ''].filter((part) => part !== ''),
    spoken: line.slice(start + (lead?.[0].length ?? 0), last.end),
  };
}

function isMenu(lines: readonly string[], priced: number, { pending, isSettled, draft }: Hearing): boolean {
  if (pending === 'menu' && !isSettled) return priced > 0;
  const sure = lines.filter((line) => SURE_PRICE.test(line.slice(-24))).length;
  if (pending === 'popular') return priced > 2 && sure > 1;
  return (
    (priced > 1 && (sure > 1 || lines.length > 2 || priced === lines.length)) ||
    (isSettled && draft.sections.length > 0 && priced === 1 && lines.length === 1)
  );
}

const isKnownOrNear = (menu: Parameters<typeof findPriced>[0], dish: string): boolean => {
  const found = findPriced(menu, dish);
  return !('problem' in found) || found.problem.kind !== 'unknown';
};

/** Whether a line says something that is no part of a menu. */
function isSaid(line: string, { draft, pending, asksOrdering }: Hearing): boolean {
  if (line.length > MAX_SENTENCE) return false;
  return sentencesOf(line).some((sentence) => {
    const isWish =
      draft.sections.length > 0 &&
      wishesIn(sentence, draft.sections).some(
        (wish) =>
          wish.kind !== 'price' ||
          isKnownOrNear(draft.sections, wish.dish) ||
          core(sentence) !== sentence.trim(),
      );
    return (
      isWish ||
      // The words of a button may end in a number: `Keep Number 12`.
      /^(?:keep|leave|rename|call it) /i.test(sentence) ||
      isSteering(sentence) ||
      readLabel(sentence) !== null ||
      introducedName(sentence, draft.name !== null) !== null ||
      calledColours(sentence) !== null ||
      (isOnlyColours(sentence) && (pending === 'colours' || hasPlainColour(sentence))) ||
      praisedDishes(sentence).length > 0 ||
      saysNoLogo(sentence) ||
      readPhone(sentence) !== null ||
      readStreet(sentence) !== null ||
      readHours(sentence) !== null ||
      readWays(sentence) !== null ||
      readAreas(sentence, asksOrdering) !== null ||
      (sentence.endsWith('?') && answerTopic(sentence) !== null)
    );
  });
}
