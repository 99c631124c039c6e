import { readSizeColumns } from './prices.rules.ts';
import { isShouted as isAllCapitals, titled } from './wording.rules.ts';

/** A heading: the section's name, the sizes that its columns stand for, and a remark in brackets. */
export interface Heading {
  name: string;
  sizes: string[];
  note: string;
  /** A common name of a section, such as `Starters`. */
  isKnown: boolean;
  /** Marked as a heading: `## Starters`, `Starters:`. */
  isMarked: boolean;
}

const MARK = /^(?:#{1,6}\s|={2,}|-{2,}|~{2,}|\*{2,})/u;
/** Section names that need no capitals. */
const KNOWN =
  /^(?:(?:our |hot |cold |soft |small |large |house |classic |traditional |special(?:ity|ty)? |chef'?s |kids'? |children'?s |signature |vegetarian |vegan |meat |chicken |lamb |seafood |fish |rice |noodle |set |lunch |dinner |sunday |draught |bottled |white |red |rosé |sparkling )*(?:starters?|appeti[sz]ers?|mains?|main courses?|main dishes|sides?|side dishes|side orders|desserts?|puddings?|afters|drinks?|beverages|pizzas?|calzones?|pastas?|burgers?|wraps?|kebabs?|curr(?:y|ies)|tandoori(?: dishes)?|biryanis?|breads?|naans?|rice|noodles?|soups?|salads?|sandwiches|toasties|panini|baguettes|bagels|breakfasts?|brunch|lunch|coffees?|teas?|cakes?|pastries|ice creams?|milkshakes|shakes|smoothies|juices|wines?|beers?|ciders?|spirits?|cocktails?|mocktails|meals?|meal deals|menus?|platters?|sharers|nibbles|snacks|tapas|mez(?:z)?es?|sushi|sashimi|dim sum|dumplings|specials?|extras?|add[- ]?ons?|toppings|dips?|sauces|sundries|accompaniments|fish|seafood|grill|from the grill|vegetarian|vegan|hot drinks|soft drinks|combos?|boxes|bowls|tacos|burritos|wings|small plates|large plates|food|popular|most popular|favourites|stews|roasts|fries|loaded fries|rolls))$/iu;

/** `To start`, `On the side`, `From the grill`, `Something sweet`. */
const SECTION_PHRASE =
  /^\W*(?:to (?:start|begin|share|finish|follow|drink)|on the side|something \p{L}+|from the \p{L}+|for (?:the )?(?:table|kids|children|little ones))\W*$/iu;

/** Whether the text is a phrase that heads a section. */
export const isSectionPhrase = (text: string): boolean => SECTION_PHRASE.test(text.replace(/\s{2,}/gu, ' '));

/** Names of sections that no dish has. */
const COURSE = String.raw`(?:starters|appeti[sz]ers|mains|main (?:courses|dishes)|desserts|puddings|afters|small plates|large plates)`;
const ONLY_COURSE = new RegExp(`^${COURSE}$`, 'iu');
/** A section that is part of a line has one of these names, too: `Soft drinks 1.20` may be a dish. */
const HEAD = String.raw`(${COURSE}|sides|side (?:orders|dishes)|(?:(?:hot|soft) )?drinks)`;
const HEAD_FIRST = new RegExp(String.raw`^\s*(?:\d+\. )?${HEAD}(?: *[:–—-] *| +)(?=\p{L})`, 'iu');
const HEAD_LAST = new RegExp(String.raw`(?<=\d)\s+${HEAD}[\s:.]*$`, 'iu');

/** Whether the text is a name that sections have and dishes have not: `Mains`. */
export const isCourse = (text: string): boolean => ONLY_COURSE.test(text.trim());

/**
 * The line in two parts when a heading stands before a dish or behind its price: `MAINS Pie £9`, `Mains: Pie £9`, `Soup £4 MAINS`. Null
 * for another line.
 */
export function splitHead(line: string): [before: string, after: string] | null {
  const first = HEAD_FIRST.exec(line);
  const after = line.slice(first?.[0].length);
  const isMarked = first !== null && (isAllCapitals(first[1] ?? '') || /[:–—-] *$/u.test(first[0]));
  if (first && isMarked && /^\p{Lu}\p{Ll}/u.test(after)) return [first[0], after];
  const last = HEAD_LAST.exec(line);
  return last && isAllCapitals(last[1] ?? '') ? [line.slice(0, last.index), last[0]] : null;
}

/** `*Starters*`; more words are a remark. */
const isWrapped = (text: string): boolean => /^([*_])[^*_]+\1\W*$/u.test(text) && text.split(' ').length <= 4;

/** Reads a line without a price as a heading: marked, in capitals, spaced out, ended by a colon, or a known word. Else null. */
export function readHeading(source: string): Heading | null {
  const text = source.trim();
  const columns = readSizeColumns(text);
  const bare = columns ? columns.name : text;
  const [, head = '', note = ''] = /^(.*?)\s*\(([^()]*)\)\W*$/u.exec(bare) ?? [null, bare, ''];
  const isMarked =
    MARK.test(text) ||
    text.endsWith(':') ||
    isWrapped(text) ||
    /^[-–—=~*•\s]{1,20}\p{L}.*\p{L}[-–—=~*•\s]{2,20}$/u.test(text);
  const name = head.replace(/^[^\p{L}\d'"]+/u, '').replace(/[^\p{L}\d)'"!?]+$/u, '');
  if (!/\p{L}/u.test(name)) return null;
  const isShouted = isAllCapitals(name) && !/[.?]$/u.test(name);
  const isKnown =
    name.length <= 40 &&
    !/[.,?]/u.test(name) &&
    ((/^\P{Ll}/u.test(name) && isSectionPhrase(name)) ||
      name
        .split(/ ?& ?| and |\/| or /iu)
        .every(
          (part) =>
            KNOWN.test(part.trim().replace(/['’]s$/u, 's')) ||
            /^(?:hot|cold|soft|small|large)$/iu.test(part.trim()),
        ));
  if (!isMarked && !isShouted && !isKnown && !(columns && (/^\p{Lu}/u.test(name) || /\p{L}:\s/u.test(text))))
    return null;
  return { name: isShouted ? titled(name) : name, sizes: columns?.sizes ?? [], note, isKnown, isMarked };
}
