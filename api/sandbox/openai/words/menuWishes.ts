import { core, isCorrection } from './clauses.ts';
import { applyWish, type MenuWish } from './menuChanges.ts';
import { fold, type MenuSection } from './menuDishes.ts';
import { AMOUNT, penceOf, pricesAtEnd } from './spokenPrices.ts';

/** Longer sentences are no wishes. */
const MAX_SENTENCE = 300;
/** Verbs that change a price, and what stands between them, the dish and the price. */
const CHANGES =
  /^(?:(?:change|set|make|put|update|correct|raise|lower|increase|reduce|bump|drop|cut|knock)(?: up| down)?|the price (?:of|for)|price (?:of|for))\s+/i;
const LEADS = /^(?:(?:the|our|price of|price for|the price of|the price for)\s+)+/i;
const LINKS =
  /(?:['’]s)?(?:\s+price)?\s*(?:\b(?:is|are|comes? in|costs?|should (?:be|cost|have been)|must be|goes for|(?:has |have )?(?:gone|went) (?:up|down) to|to|at|for|up|down)(?:\s+(?:actually|now|only|really|to|is))*|:)$/i;
const ADDED = new RegExp(
  String.raw`^(?:add|include|we also (?:do|have|sell)|you (?:forgot|missed)|there(?:['’]s| is) also)(?: an?| the| our)? (.+?)(?:,?\s+(?:for|at|is|costs|they(?: are|['’]re)|it(?: is|['’]s)|its))?(?:[\s,:–-]+${AMOUNT})?(?: (?:to|in|under) (?:the )?(.+?)(?: section)?)?$`,
  'i',
);
const REMOVED = [
  /^(?:remove|delete|cancel|ditch|drop|scrap|lose|cut|take (?:off|out|away)|get rid of|leave out|forget) (?:the |our )?(.+?)(?: (?:from|off) (?:the |our )?(?:menu|list|site).*)?$/i,
  /^take (?:the |our )?(.+?) (?:off|out)(?: of)?(?: the (?:menu|list))?$/i,
];
const MOVED =
  /^(?:move|put|shift) (?:the |our )?(.+?) (?:in)?(?:to|under|in) (?:the )?["“']?(.+?)["”']?(?: section| heading)?$/i;
const BELONGS =
  /^(?:the |our )?(.+?) (?:should (?:be|go)|belongs?|goes?) (?:in|into|under|to|with) (?:the )?["“']?(.+?)["”']?(?: section| heading)?$/i;
const CALLED =
  /^(?:the )?(?:section |dish |heading )?["“']?(.+?)["”']?(?: section| heading)? should (?:be called|read|say|be named) ["“']?(.+?)["”']?$/i;
const RENAMED_TO =
  /^(?:rename|change) (?:the )?["“']?(.+?)["”']?(?: section| heading)? (?:to|into|as) (?:be called )?["“']?(.+?)["”']?$/i;

/** The corrections of the menu that a sentence asks for: `the naan is 3.50 and the roti is 2`. */
export function readMenuWishes(sentence: string): MenuWish[] {
  const wishes = partsOfWish(core(sentence)).map(readWish);
  if (wishes.length > 1 && wishes.every((wish) => wish !== null)) return wishes;
  const wish = readWish(core(sentence));
  if (wish?.kind !== 'remove' && wish?.kind !== 'move') return wish ? [wish] : [];
  const dishes = wish.dish.split(/\s*,\s*(?:and )?(?:the )?|\s+and (?:the )?/);
  return dishes.map((dish) => ({ ...wish, dish }));
}

const partsOfWish = (words: string): string[] =>
  words.split(
    /\s*[,;](?!\d)\s*(?:and )?|\s+and (?=the |our |remove|delete|take|drop|move|add|rename|change|make|put)/i,
  );

function readWish(words: string): MenuWish | null {
  const added = ADDED.exec(words);
  if (added?.[1])
    return {
      kind: 'add',
      dish: added[1],
      price: added[2] ? penceOf(added[2]) : null,
      section: added[3] ?? null,
    };
  const priced = readPriced(words);
  if (priced) return priced;
  const moved = MOVED.exec(words) ?? BELONGS.exec(words);
  if (moved?.[1] && moved[2]) return { kind: 'move', dish: moved[1], section: moved[2] };
  const removed = first(REMOVED, words)?.[1];
  if (removed) return { kind: 'remove', dish: removed };
  const renamed = RENAMED_TO.exec(words) ?? CALLED.exec(words);
  return renamed?.[1] && renamed[2] ? { kind: 'rename', from: renamed[1], to: renamed[2] } : null;
}

/** `put the hot dog up to 6`: a verb, or a link between the dish and the price, makes it a wish. */
function readPriced(words: string): MenuWish | null {
  const found = pricesAtEnd(words);
  if (!found) return null;
  const before = found.head.replace(CHANGES, '');
  const dish = before.replace(LEADS, '').replace(LINKS, '').trim();
  const isAsked = before !== found.head || LINKS.test(before);
  if (!isAsked || dish === '' || LEADS.test(`${dish} `)) return null;
  return { kind: 'price', dish, said: found.said };
}

const first = (patterns: readonly RegExp[], text: string): RegExpExecArray | null => {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) return found;
  }
  return null;
};

const REMOVES =
  /\b(?:remove|delete|scrap|drop|bin|get rid of|stop(?:ped)?|no longer|(?:do not|don['’]?t) (?:do|sell|have|serve|make)|take\b.*\b(?:off|out))\b/i;

/** What may stand beside a dish and its new prices. Another word makes it another dish: `seafood chowder 9`. */
const LINK_WORDS = new Set(
  'the our a now drop come in is are be been should at for to up down gone went ha has have had cost price sell we charge actually sorry it they its make put change from will new only just oh wait no sort of and also'.split(
    ' ',
  ),
);

/** What a sentence wants of the dish of the menu that stands in it: `take the samosa off, we stopped doing it`, `chowder now comes in cup 4`. */
function wishAbout(sentence: string, menu: readonly MenuSection[]): MenuWish | null {
  if (sentence.length > MAX_SENTENCE) return null;
  const priced = pricesAtEnd(core(sentence));
  if (!priced && !REMOVES.test(sentence)) return null;
  const said = ` ${fold(priced?.head ?? sentence)} `;
  const [name] = menu
    .flatMap(({ items }) => items.map((dish) => dish.name))
    .filter((dish) => said.includes(` ${fold(dish)} `))
    .sort((a, b) => b.length - a.length);
  if (name === undefined) return null;
  if (!priced) return { kind: 'remove', dish: name };
  const others = said
    .replace(` ${fold(name)} `, ' ')
    .trim()
    .split(' ');
  const isChange = others[0] === '' ? isCorrection(sentence) : others.every((word) => LINK_WORDS.has(word));
  return isChange ? { kind: 'price', dish: name, said: priced.said } : null;
}

/** The wishes of a sentence; without a known dish in them, the one about the dish that stands in it. */
export function wishesIn(sentence: string, menu: readonly MenuSection[]): MenuWish[] {
  const wishes = readMenuWishes(sentence);
  const isKnown = wishes.some((wish) => !('problem' in applyWish(menu, wish)));
  const other = isKnown ? null : wishAbout(sentence, menu);
  return other ? [other] : wishes;
}

/** A wish about another dish. */
export const meaning = (wish: MenuWish, dish: string): MenuWish =>
  wish.kind === 'rename' ? { ...wish, from: dish } : { ...wish, dish };

/** A wish in words that `readMenuWishes` reads. */
export function wordsOfWish(wish: MenuWish): string {
  const pounds = (pence: number) => (pence / 100).toFixed(2);
  switch (wish.kind) {
    case 'price': {
      const { price, sizes } = wish.said;
      const prices =
        price === null ? sizes.map((size) => `${size.name} ${pounds(size.price)}`).join(' ') : pounds(price);
      return `Change ${wish.dish} to ${prices}`;
    }
    case 'add':
      return `Add ${wish.dish}${wish.price === null ? '' : ` ${pounds(wish.price)}`}`;
    case 'remove':
      return `Remove ${wish.dish}`;
    case 'move':
      return `Move ${wish.dish} to ${wish.section}`;
    case 'rename':
      return `Rename ${wish.from} to ${wish.to}`;
  }
}
