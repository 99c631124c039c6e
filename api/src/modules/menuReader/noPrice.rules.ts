import { withoutSeparators } from './wording.rules.ts';

const BOARD = String.raw`(?:the |our )?(?:specials? |chalk|black)?board`;

/** Words that stand only for a price: `market price`, `POA`, `price on the board`. */
const NO_PRICE = new RegExp(
  String.raw`(?:\b(?:market (?:price|rate|value)|(?:seasonal|daily|day['’]?s|today['’]?s) price|prices? (?:on (?:request|application|${BOARD})|at the (?:bar|counter|till)|var(?:y|ies)|by weight|to be confirmed)|priced (?:daily|by weight)|(?:ask|call|ring|enquire|inquire) for (?:the |today['’]?s )?prices?|poa|tba|tbc)|\bm\.?p\.?|[-–—]\s*ask)[\s.)!]*$`,
  'iu',
);
/** Words that stand for a price behind a name, and say something else in a sentence: `Lobster soup, ask us`. */
const ASK = new RegExp(
  String.raw`\b(?:ask (?:us|your (?:server|waiter|waitress)|(?:(?:a member of|our|the) )?staff|the (?:chef|kitchen)|inside|in (?:store|shop)|at the (?:bar|counter|till)|for details)|(?:as )?(?:per|see|on) ${BOARD}|on the day)[\s.)!]*$`,
  'iu',
);
/** `from 3`, `4 for £3`, `2 x £5`: not the price of one dish. */
const NO_SINGLE_PRICE =
  /\b(?:from|up to|approx\.?|around)\s*£?\d[\d.,]*p?\W*$|\d\s?(?:for|x)\s?£?\d[\d.,]*p?\W*$/iu;
const SUPPLEMENT = /\bsupp(?:lement)?\b/iu;

/** What sentences and remarks have, and names of dishes have not: `For allergens please`, `Not sure? Just`, `Gluten free options`. */
const NO_NAME =
  /[£?!;]|\b(?:allerg\w*|intoleran\w*|diet\w*|nutrition\w*|ingredients?|please|if|any|you|your|we|questions?|quer(?:y|ies)|options?|availab\w*|details|more|info\w*|sure|unsure|about|not|needs?|requirements?|requests?|bookings?|part(?:y|ies)|catering|deliver\w*|parking|menus?|flavours?|fillings?|choices?|choose|selections?|can|be|are|is|has|have|will|just|always|simply|service|opening|vouchers?)\b|^(?:with|served|for|to|and|all)\b|^(?:gluten|dairy|nut|lactose)[- ]free\W*$/iu;
/** Letters before the words, with dots between. */
const MAX_NAME = 100;

/** Where words behind the name of a dish say that somebody must ask for its price; -1 in another line. */
const askAt = (line: string): number => {
  const at = line.search(ASK);
  if (at <= 0 || at > MAX_NAME) return -1;
  const name = withoutSeparators(line.slice(0, at));
  const isName = /\p{L}{3}/u.test(name) && !/\d[.,]\d|[.] \p{L}/u.test(name);
  return isName && !NO_NAME.test(name) ? at : -1;
};

/** Where `market price`, `ask us`, `from 3`, `supplement` and the like begin; -1 in another line. */
export const noPriceAt = (line: string): number =>
  [line.search(NO_PRICE), askAt(line), line.search(NO_SINGLE_PRICE), line.search(SUPPLEMENT)].find(
    (at) => at >= 0,
  ) ?? -1;

export const hasNoPrice = (line: string): boolean => noPriceAt(line) >= 0;

/** Whether a line is the name of a dish with words in place of its price: `Lobster soup, ask us`. It is no notice. */
export const isDishToAsk = (line: string): boolean => askAt(line) > 0;
