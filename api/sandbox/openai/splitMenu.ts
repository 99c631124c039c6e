import type { Hearing } from './situation.ts';
import { answerTopic } from './topics.ts';
import { core, readLabel, sentencesOf } from './words/clauses.ts';
import { readHours, readPhone, readStreet } from './words/contact.ts';
import { findPriced, readMenuWishes } from './words/menuWishes.ts';
import { introducedName } from './words/names.ts';
import { readArea, readWays } from './words/orderingWords.ts';
import { isChatter, isGreeting, isSteering, saysNoLogo } from './words/shortAnswers.ts';
import { calledColours, hasPlainColour, isOnlyColours, praisedDishes } from './words/tastes.ts';

/** A line that ends in a price: `8.50`, `£9`, `850p`, `8 / 11 / 15`, or a whole number. */
const PRICE_END =
  /(?:^|[^\d.,])(?:£\s?\d{1,4}(?:[.,]\d{1,2})?|\d{1,4}[.,]\d{1,2}|\d{2,3}\s?p|\d{1,3})(?:\s?(?:€|£|eur|each|gbp))?[\s.]*$/i;
const SURE_PRICE = /\d[.,]\d{1,2}\s?(?:€|£)?\s*$|£\s?\d+\s*$|\d\s?\/\s?\d+\s*$/;

/**
 * Splits a message into what the visitor says and a menu. `notMenu` are the lines of `talk` in the message, so that the
 * menu can be read without them; null without a menu.
 */
export function splitMenu(text: string, situation: Hearing): { talk: string; notMenu: string[] | null } {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isPriced = lines.map((line) => PRICE_END.test(line) && !isSaid(line, situation));
  const count = isPriced.filter(Boolean).length;
  if (!isMenu(lines, count, situation)) return { talk: text, notMenu: null };
  const first = isPriced.indexOf(true);
  const last = isPriced.lastIndexOf(true);
  const notMenu = lines.filter(
    (line, index) =>
      (index < first || index > last) && (isSaid(line, situation) || isChatter(line) || isGreeting(line)),
  );
  return { talk: notMenu.join('\n'), notMenu: notMenu.map((line) => line.trim()) };
}

function isMenu(lines: readonly string[], priced: number, { pending, isSettled, draft }: Hearing): boolean {
  if (pending === 'menu' && !isSettled) return priced > 0;
  const sure = lines.filter((line) => SURE_PRICE.test(line.slice(-24))).length;
  if (pending === 'popular') return priced > 2 && sure > 1;
  return (
    (priced > 1 && (sure > 1 || lines.length > 2)) ||
    (isSettled && draft.sections.length > 0 && priced === 1 && lines.length === 1)
  );
}

/** Whether a line says something that is no part of a menu. */
function isSaid(line: string, { draft, pending, asksOrdering }: Hearing): boolean {
  return sentencesOf(line).some((sentence) => {
    const isWish =
      draft.sections.length > 0 &&
      readMenuWishes(sentence).some(
        (wish) =>
          wish.kind !== 'price' ||
          !('problem' in findPriced(draft.sections, wish.dish)) ||
          core(sentence) !== sentence.trim(),
      );
    return (
      isWish ||
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
      readArea(sentence, asksOrdering) !== null ||
      (sentence.endsWith('?') && answerTopic(sentence) !== null)
    );
  });
}
