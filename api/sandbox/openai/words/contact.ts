const STREET =
  /\b\d{1,4}[a-z]?(?:\s?[-–/]\s?\d{1,4})?\s+(?:\p{L}[\p{L}'’.-]*\s+){0,3}(?:street|st|road|rd|lane|ln|avenue|ave|way|close|square|place|drive|court|terrace|hill|row|parade|crescent|gardens|quay|wharf|walk|gate|yard|green|broadway|market|mews|strasse|straße)\b.*$/iu;
/** `on Bold Street in Liverpool` */
const STREET_WITHOUT_NUMBER =
  /(?<=\b(?:on|at|in) )(?:\p{Lu}[\p{L}'’]+ ){1,3}(?:Street|Road|Lane|Avenue|Way|Square|Place|Terrace|Hill|Row|Parade|Crescent|Quay|Wharf|Walk|Market|Mews|Arcade|Station)\b.*$/u;
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/i;
const TOWN = /^(?:\p{Lu}[\p{L}'’-]+)(?:[\s-](?:\p{Lu}[\p{L}'’-]+|upon|on|under|le|by)){0,3}$/u;
/** British, or with the code of a country. */
const PHONE = /(?<![\d.])(?:\+\d{1,3}|00\d{2}|\(?0)[\d ().-]{8,16}\d(?!\d)/;
const BEFORE_PHONE =
  /\b(?:(?:our|my|the|and|you can|phone|tel|telephone|mobile|mob|no|num|number|call|ring|text|contact|us|me|is|on|at)[\s:.,]*){1,6}$/i;
const AT =
  /^.*?\b(?:(?:we(?:'re|’re| are)|it(?:'s|’s| is)|find us|based|located|address is)(?: now)?(?: located| based)? )(?:at|in|near|on)? ?/i;
const DAYS = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*';
const TIME = String.raw`(?:\d{1,2}(?:[:.]\d\d)?\s*(?:am|pm)?|noon|midday|midnight)`;
const ALWAYS = String.raw`(?:24 hours|24/7|round the clock)`;
const HOURS = new RegExp(
  String.raw`\b(?:open|closed|hours|${DAYS}|daily|every day)\b.*${TIME}\s*(?:-|–|to|till|until)\s*${TIME}|\bclosed (?:on )?${DAYS}|${TIME}\s*(?:-|–|to)\s*${TIME}.*\b(?:${DAYS}|daily|every day)\b|\bopen\b.*\b${ALWAYS}|\b${ALWAYS}.*\b(?:${DAYS}|daily|every day)\b`,
  'i',
);

/** The street and what follows it: `14 High Street`. Null without one. */
export const readStreet = (statement: string): string | null =>
  (STREET.exec(statement) ?? STREET_WITHOUT_NUMBER.exec(statement))?.[0].replace(/[\s.!]+$/, '') ?? null;

/** Whether a statement can follow a street: a town or a postcode. */
export const continuesAddress = (statement: string): boolean =>
  TOWN.test(statement.replace(/[\s.!]+$/, '')) || (POSTCODE.test(statement) && statement.length < 40);

/** The town of `we're in Leeds` or `a small bar in Leeds`; null without one. */
export function readTown(statement: string): string | null {
  const [, town = ''] = /\b(?:in|near|from)\s+(\p{Lu}.*?)[\s.!]*$/u.exec(statement) ?? [];
  return TOWN.test(town) && !MONTHS.test(town) ? town : null;
}

const NO_TOWN = /\b(?:hurry|trouble|business|english|time|town|touch|charge|progress|total|here)\b/;
const MONTHS =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|English)$/;

/** The place of `we are at The Old Mill`; null for another statement. */
export function readPlace(statement: string): string | null {
  if (!AT.test(statement)) return null;
  const place = statement.replace(AT, '').replace(/[\s.!]+$/, '');
  if (continuesAddress(place)) return place;
  const [, town = ''] =
    /^.*\bin (?!a\b|an\b|the\b|my\b|our\b)(\p{Ll}{3,}(?: \p{Ll}{3,})?)[\s.!]*$/u.exec(statement) ?? [];
  return town === '' || NO_TOWN.test(town)
    ? null
    : town.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** A phone number of at least nine digits; null without one. */
export const readPhone = (statement: string): string | null => findPhone(statement)?.phone ?? null;

/** A phone number, and the words around it without `ring us on`. */
export function findPhone(statement: string): { phone: string; rest: string } | null {
  const found = PHONE.exec(statement);
  const phone = found?.[0].trim() ?? '';
  if (!found || phone.replace(/\D/g, '').length < 9) return null;
  const before = statement.slice(0, found.index).replace(BEFORE_PHONE, '');
  const after = statement.slice(found.index + found[0].length);
  return { phone, rest: `${before} ${after}`.replace(/^[\s,.:;-]+|[\s,.:;-]+$/g, '') };
}

/** `We are ` of `we are open from 5pm`; not the hours before `closed on Sunday`. */
const BEFORE_HOURS = new RegExp(
  String.raw`^(?:(?!\d|\b${DAYS}\b).)*?\b(?=(?:open|closed|opening|hours)\b)`,
  'i',
);

/** The opening hours as written, without `we are`; null without them. */
export function readHours(sentence: string): string | null {
  if (!HOURS.test(sentence)) return null;
  const words = sentence
    .replace(BEFORE_HOURS, '')
    .replace(/^(?:opening )?hours(?: are| is)?[\s:]*/i, '')
    .replace(/[\s.!]+$/, '');
  return (HOURS.test(words) ? words : sentence).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
