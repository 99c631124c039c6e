import { isDishToAsk } from './noPrice.rules.ts';

/** Something else that menus say: it is kept, but it is no dish. */
export interface Fact {
  kind: 'hours' | 'phone' | 'address' | 'link' | 'notice' | 'offer';
  text: string;
}

const DAY = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?|daily|every ?day|weekdays?|weekends?|bank holidays?`;
const CLOCK = String.raw`\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)|\d{1,2}[:.]\d{2}\s?(?:-|–|—|to|until|till)\s?\d|noon|midnight|\b\d{1,2}\s?(?:-|–|to)\s?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)`;

const HOURS_HEADING = /^\W*opening (?:hours|times)\W*$/iu;
const HOURS = [
  new RegExp(String.raw`\b(?:${DAY})\b.*(?:${CLOCK}|\bclosed\b)`, 'iu'),
  new RegExp(String.raw`(?:${CLOCK}).*\b(?:${DAY})\b`, 'iu'),
  new RegExp(
    String.raw`^\W*(?:we are |we're )?(?:open(?:ing)?(?: hours| times)?|hours|(?:food )?served|available|last orders|happy hour|kitchen (?:open|closes))\b.*(?:${CLOCK}|\b(?:${DAY})\b|\b\d{1,2}\s?[-–]\s?\d{1,2}\b)`,
    'iu',
  ),
  new RegExp(String.raw`^\W*closed\b.*\b(?:${DAY})\b`, 'iu'),
  HOURS_HEADING,
];
const PHONE =
  /^\W*(?:(?:tel(?:ephone)?|phone|call|ring|t|m|mob(?:ile)?|whatsapp|to order|orders?|bookings?)\b[^\d+]{0,24})?(?:\+44|0)[\d\s()-]{8,16}(?:(?:or|\/|,)\s?(?:tel|mob(?:ile)?|phone)?[\s.:]*[\d()][\d\s()-]+)?(?:\s+(?:to|for)\s[^\d£]{0,40})?\W*$/iu;
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/u;
const STREET =
  /^\W*(?:address\W+|find us (?:at|on)\W+)?\d{1,4}[a-z]?(?:[-–]\d{1,4})?,?\s+(?:\p{L}[\p{L}'’.-]*\s+){1,4}(?:street|st|road|rd|lane|ln|avenue|ave|square|place|close|drive|parade|row|crescent|terrace|gardens|quay|wharf|market|hill|way)\b/iu;
const ADDRESS_LABEL = /^[^\p{L}\d]*(?:address\W+|find us (?:at|on)\W+)?/iu;
const LINK =
  /(?:https?:\/\/|www\.)\S|\b[\w.+-]+@[\w-]+\.\w|(?:^|\s)@\w{3,}|\b[\w-]+\.(?:co\.uk|com|org|net|uk|menu|shop|restaurant)\b|\b(?:instagram|facebook|tiktok|insta|twitter)\b/iu;
const NOTICE =
  /\b(?:service charge|allerg\w+|intoleran\w+|gratuit\w+|vat\b|prices (?:include|are)|minimum (?:order|spend)|min\.? order|delivery (?:charge|fee|cost|area|within|to|in|\W*£|\W*\d)|free delivery|cash only|cards? (?:accepted|only)|please (?:ask|note|let|tell|inform)|ask (?:us|our|your|staff|a member)|subject to availability|may contain|dishes contain|(?<!\p{L} \()contains? (?:nuts|bones)|licen[sc]ed|gift vouchers?|parking|thank you for|wi-?fi\b|all major (?:credit )?cards|delivery\b.*\b(?:free|over|miles))|^\W*page \d{1,3}(?: of \d{1,3})?\W*$|^\W*est(?:\.|d|ablished)?(?: in)? ?(?:1[89]|20)\d\d\W*$/iu;
/** `10% off collection orders over £20`, `Any 2 pizzas for £18`, `Spend £30 and get a free drink`: what a customer saves. */
const OFFER =
  /\b\d{1,2} ?% (?:off|discount)\b|\b(?:discount|deal of|save) (?:of )?(?:£? ?\d|\d{1,2} ?%)|\bspend £?\d|\b(?:2|two|3|three) for (?:1|one|2|two|the price)\b|\b(?:any|mix and match) (?:\d|two|three|four)\b.{0,60}\bfor £?\d|\b(?:kids|children) eat free\b|\bbuy (?:one|1|two|2)\b|\b(?:half price|happy hour)\b|\bfree (?:drink|delivery|side|dip|naan|dessert|bottle)\b|\b(?:student|nhs|key worker) discount\b/iu;
/** `Breakfast served until 11.30`, `Lunch 12 - 2.30`: a time of day, not a price. */
const TIME =
  /\b(?:until|till?|before|after|between|from|by|served|available)\s+(?:[01]?\d|2[0-3])[:.][0-5]\d\b(?!\d)|\b(?:breakfast|brunch|lunch|dinner|supper|food|kitchen|bar)[\s:–—-]{1,4}(?:(?:served|available|open|hours|times?|menu|is|from|daily)[\s:–—-]{1,3}){0,2}(?:[01]?\d|2[0-3])(?:[:.][0-5]\d)?\s?(?:-|–|—|to|until|till)\s?(?:[01]?\d|2[0-3])(?:[:.][0-5]\d)?\W*$/iu;
const LEGEND =
  /^[\W]*\(?(?:v|vg|ve|gf|df|n|h|\*+)\)?\s?(?:=|-|–|:)\s?\p{L}{3,}.*$|^\W*(?:v|vg|ve|gf|df|n|h)\)?\s(?:vegetarian|vegan|gluten|dairy|nut|contains|halal)[^\d£]*$/iu;

/**
 * The address of a menu on one line: the first line with a street or a postcode, and the line after it when only that has the
 * postcode. Null without one.
 */
export function addressOf(facts: readonly Fact[]): string | null {
  const [first, second] = facts.filter(({ kind }) => kind === 'address').map(({ text }) => text);
  if (first === undefined) return null;
  const isSplit = second && !POSTCODE.test(first) && POSTCODE.test(second) && !STREET.test(second);
  return (isSplit ? `${first.replace(/[,\s]+$/u, '')}, ${second}` : first).replace(ADDRESS_LABEL, '');
}

/** The first phone number of a menu; null without one. */
export function phoneOf(facts: readonly Fact[]): string | null {
  const line = facts.find(({ kind }) => kind === 'phone');
  return /(?:\+44|0)[\d\s()-]{8,16}/u.exec(line?.text ?? '')?.[0].trim() ?? null;
}

/** The lines with opening hours, without their heading. */
export const hoursOf = (facts: readonly Fact[]): string[] =>
  facts.filter(({ kind, text }) => kind === 'hours' && !HOURS_HEADING.test(text)).map(({ text }) => text);

/** The fact that a line states. Null for other lines. A line with an unusual price can be a notice (`Delivery £2.50`). */
export function readFact(line: string): Fact | null {
  const text = line.trim();
  const kind = kindOf(text.replaceAll(/\s{2,}/gu, ' '));
  return kind && { kind, text };
}

/** `Soup of the day £6.50 (ask us!)` is a dish: what stands in brackets or behind a price is a remark. */
const withoutRemarks = (text: string): string =>
  text
    .replace(/(?<=[\p{L}\d)%] ?)\([^()]*\)/gu, ' ')
    .replace(/((?:£ ?\d+(?:[.,]\d{1,2})?|\b\d{1,3}\.\d{2}))(?!\d).*$/u, '$1')
    .replace(/(\s\d{1,3}(?:,\d{1,2})?)(?:\s(?:each|ea|pp))?\s+[-–—]\s.*$/u, '$1');

function kindOf(text: string): Fact['kind'] | null {
  if (LINK.test(text)) return 'link';
  if (!text.includes('£') && HOURS.some((pattern) => pattern.test(text))) return 'hours';
  if (PHONE.test(text)) return 'phone';
  if (text.startsWith('📍')) return 'address';
  if (
    POSTCODE.test(text) ||
    STREET.test(text) ||
    /^\W*find us (?:on|at|in|opposite|near|next)\b/iu.test(text)
  )
    return 'address';
  if (OFFER.test(text)) return 'offer';
  if (isDishToAsk(text)) return null;
  if (NOTICE.test(withoutRemarks(text)) || LEGEND.test(text) || (!/£|\)\W*$/u.test(text) && TIME.test(text)))
    return 'notice';
  return null;
}
