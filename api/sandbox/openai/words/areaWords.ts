import { isNear, plainWords } from './near.ts';

/** An area of delivery; amounts in pence, null when they were not said. */
export interface Area {
  prefixes: string[];
  fee: number | null;
  minimum: number | null;
  freeOver: number | null;
}

const PREFIX = String.raw`\b[A-Z]{1,2}\d[A-Z\d]?(?: \d(?![\d.]| ?(?:quid|pounds?|p\b)))?\b`;
const AMOUNT = String.raw`(?<![\p{L}\d.:])£?\s?(?<pounds>\d{1,3}(?:\.\d{1,2})?)(?:\s?(?<pence>p)\b)?(?![\d.:]*\d)`;
const TOKEN = new RegExp(String.raw`(?<prefix>${PREFIX})|${AMOUNT}`, 'giu');
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/i;
const MINIMUM = {
  before:
    /\bmin(?:imum)?\b(?!.*\b(?:free|otherwise|else)\b)|\b(?:nothing|no orders?|not) (?:under|below|less than)\b/i,
  /** `12 min`; in `£2 min £10` the word belongs to the next amount. */
  after: /^\s*min(?:imum)?\b(?! *(?:order|spend)? *$)/i,
};
const FREE = /\b(?:free|nothing|no (?:delivery )?(?:charge|fee|cost))\b/i;
const FROM = {
  before: /\b(?:over|above|from|if|when|for|on|orders?|spend|after|at)\b[^\d]*$/i,
  after: /^\s*(?:or (?:more|over)|and (?:over|above|up)|plus|\+|upwards)/i,
};
const NO_AMOUNT = /^\s*(?:mins|minutes?|miles?|mi|km|am|pm|hours?|days?|years?|people|stars?)\b/i;

type Kind = 'fee' | 'minimum' | 'freeOver';

/**
 * The areas of `we deliver to SE1 and SE11 for £2.50, minimum £15`; null for another sentence. Without postcodes there is one area
 * without prefixes. A sentence with several fees has several areas: `£2 to LE1 and LE2, £3.50 to LE3`. `isAsked`: postcodes alone mean an
 * area, because the assistant has asked for them.
 */
export function readAreas(sentence: string, isAsked: boolean): Area[] | null {
  const isAnswer = isAsked && new RegExp(PREFIX, 'i').test(sentence) && !POSTCODE.test(sentence);
  if ((!speaksOfDelivery(sentence) && !isAnswer) || saysNoDelivery(sentence)) return null;
  const tokens = [...sentence.matchAll(TOKEN)];
  const areas: Area[] = [];
  let open: Area = emptyArea();
  const all: Record<Exclude<Kind, 'fee'>, number | null> = { minimum: null, freeOver: null };
  let isFeeFirst: boolean | null = null;
  tokens.forEach((token, at) => {
    const { prefix, pounds, pence } = token.groups ?? {};
    const previous = tokens[at - 1];
    const before = sentence.slice(previous ? previous.index + previous[0].length : 0, token.index);
    const after = sentence.slice(token.index + token[0].length, tokens[at + 1]?.index);
    if (prefix !== undefined) {
      isFeeFirst ??= false;
      // `LE1 £2, LE2 £3`: the fee ended an area.
      if (!isFeeFirst && open.fee !== null) open = push(areas, open);
      open.prefixes.push(prefix.toUpperCase());
      return;
    }
    if (NO_AMOUNT.test(after)) return;
    const amount = pence ? Number(pounds) : Math.round(Number(pounds) * 100);
    const kind = kindOf(before, tokens[at + 1] ? after : `${after}.`);
    if (kind !== 'fee') {
      all[kind] = amount;
      return;
    }
    isFeeFirst ??= true;
    if (open.fee !== null) open = push(areas, open);
    open.fee = amount;
  });
  push(areas, open);
  const isFree = all.freeOver === null && FREE.test(sentence);
  const known = areas.filter(({ prefixes, fee }) => prefixes.length > 0 || fee !== null);
  return (known.length > 0 ? known : [emptyArea()]).map((area) => ({
    ...area,
    ...all,
    fee: area.fee ?? (isFree ? 0 : null),
  }));
}

const emptyArea = (): Area => ({ prefixes: [], fee: null, minimum: null, freeOver: null });

function push(areas: Area[], area: Area): Area {
  areas.push(area);
  return emptyArea();
}

/** What an amount is, by the words before and after it. */
function kindOf(before: string, after: string): Kind {
  if (MINIMUM.before.test(before) || MINIMUM.after.test(after)) return 'minimum';
  const isFrom = FROM.before.test(before) || FROM.after.test(after);
  return isFrom && (FREE.test(before) || FREE.test(after)) ? 'freeOver' : 'fee';
}

const speaksOfDelivery = (sentence: string): boolean =>
  plainWords(sentence).some((word) =>
    ['deliver', 'delivery', 'deliveries', 'delivering'].some((known) => isNear(word, known)),
  );

const saysNoDelivery = (sentence: string): boolean =>
  /\b(?:no|not|don['’]?t|do not|never|without)(?: do| offer)? (?:deliver|delivery|deliveries)\b(?! (?:charge|fee|cost))/i.test(
    sentence,
  );

/** What a sentence says about collection and delivery as such: `collection only`; null for another one. */
export function readWays(sentence: string): { collection: boolean; isOnly: boolean } | null {
  const collect = '(?:collections?|collect|pick[- ]?ups?|take ?aways?)';
  const only = (way: string) =>
    new RegExp(String.raw`\b(?:only|just) (?:for )?${way}\b|\b${way}(?: is)? only\b`, 'i').test(sentence);
  if (saysNoDelivery(sentence) || only(collect)) return { collection: true, isOnly: true };
  if (only('deliver(?:y|ies)') || new RegExp(String.raw`\bno ${collect}\b`, 'i').test(sentence))
    return { collection: false, isOnly: true };
  return new RegExp(
    String.raw`\b${collect} (?:and|or|&) deliver|\bdelivery (?:and|or|&) ${collect}`,
    'i',
  ).test(sentence)
    ? { collection: true, isOnly: false }
    : null;
}
