import { core, isCorrection } from './clauses.ts';
import { plainWords } from './near.ts';

const MAX_NAME = 80;
const MAX_SAID = 12;
const PLACE =
  '(?:business|restaurant|shop|place|cafe|café|site|website|company|takeaway|take-away|pub|bar|pizzeria|bistro|bakery|diner|deli|kitchen|trattoria)';
/** Introduce a name at any time. */
const NAMED = [
  // Not `A Place Called Home`.
  /^.*?(?<=^|\s)(?:called|named|known as|trading as|goes by(?: the name(?: of)?)?) +(.+)$/,
  new RegExp(
    String.raw`^(?:the |our |my |its )?(?:new |real |correct |business |${PLACE}(?:['’]?s)? )?name(?: of (?:the|our|my) ${PLACE})?(?:'s|’s| is| should be|:) +(.+)$`,
    'i',
  ),
  new RegExp(`^(?:change|correct|set|make) (?:the|our|my) (?:${PLACE} )?name(?: to|:) +(.+)$`, 'i'),
  new RegExp(
    `^(?:call|rename) (?:it|us|(?:the|our|my) ${PLACE})(?: to| as)? +(?!back|on|at|when|if|now|later|in)(.+)$`,
    'i',
  ),
  /^rename to +(.+)$/i,
  /^(?:it|that|the name)(?:'s|’s|s| is) (?:actually )?(?:spelled|spelt|written) +(.+)$/i,
  /^(?:we(?:'re|’re| are)|i(?:'m|’m| am)) calling it +(.+)$/i,
];
/** Clear only after an announced correction: `actually, it's Luigi's`. */
const RENAMED = [/^it(?:'s|’s| is) (["'“‘]?\p{Lu}.+)$/u];
/** What follows `we are` and is no name. */
const NO_NAME =
  /^(?:open|closed|based|located|situated|in|at|on|near|next|from|by|not|no|sorry|an?|here|ready|happy|fine|ok|good|great|known|famous|for|very|so|all|always|still|currently|too|also|only|both|done|over|my|the (?:best|same|owner)|(?:hop|look|try|start|go|think|want|build|mov|mak|gett|sett|do|wait|work|serv|sell)ing)\b/iu;
/** Clear only while the name is unknown. */
const NAMED_LOOSELY = [
  /^(\p{Lu}.*?) here$/u,
  /^(?:i['’]?m|i am|my name is|this is|it['’]?s) \p{L}+ (?:here )?(?:from|at|of) (.+)$/iu,
  new RegExp(
    String.raw`^(?:it(?:'?s|’s| is)|that(?:'s|’s| is)|this is|here is|we(?:'re|’re| are|re)|i(?:'m|’m| am)|(?:the|our|my) (?:new )?${PLACE} is) (.+)$`,
    'i',
  ),
  /^(?:i think )?(?:we(?:'ll|’ll| will)|let['’]?s|i(?:'ll|’ll)) (?:go with|take|say) +(.+)$/i,
];

/** Who writes: `my name is Graham`. */
const PERSON = /\bmy name(?:['’]s| is) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?[.!]*$/u;

export interface NamedPlace {
  name: string;
  /** The town after the name; null without one. */
  town: string | null;
}

/** The name that a statement introduces. `isKnown`: only a clear correction counts. Null without one. */
export function introducedName(statement: string, isKnown: boolean): NamedPlace | null {
  if (PERSON.test(statement)) return null;
  const words = core(statement);
  const strict = capture(NAMED, words) ?? (isCorrection(statement) ? capture(RENAMED, words) : null);
  const loose = strict === null && !isKnown ? capture(NAMED_LOOSELY, words) : null;
  if (strict === null && (loose === null || NO_NAME.test(loose))) return null;
  return placeOf(strict ?? loose ?? '');
}

/** The name in an answer that may have no introduction: `Luigi's`. Null when it cannot be one. */
export function bareName(text: string): NamedPlace | null {
  const [line = ''] = text.trim().split('\n');
  const introduced = introducedName(line, false);
  if (introduced) return introduced;
  const name = tidyName(withoutGreeting(line).replace(/^just (?=\S)/, ''));
  const place = /['’]s\b|\b(?:kitchen|grill|cafe|café|bistro|house)\b/i.test(name) ? splitTown(name) : null;
  return usable(place ?? withTown(name) ?? { name, town: null });
}

const MAX_NAME_WORDS = 6;
/** Words of a sentence that are in few names. */
const NO_NAME_WORDS = new Set(
  "it's its i'm im we're we've i've is are was were have has had can could would will do does did don't dont want need looking trying make sell please website site online hoping".split(
    ' ',
  ),
);

/** Whether words without an introduction can be a name: `me and my mum make cakes` is asked about. */
export function looksLikeName(words: string): boolean {
  const all = plainWords(words);
  return all.length <= MAX_NAME_WORDS && !all.some((word) => NO_NAME_WORDS.has(word));
}

/** Whether a few words say the known name again: `just Dog House, thats the name`. */
export function saysName(words: string, name: string): boolean {
  const said = ` ${plainWords(words).join(' ')} `;
  return (
    said.split(' ').length <= MAX_SAID &&
    !/\d/.test(words) &&
    said.includes(` ${plainWords(name).join(' ')} `)
  );
}

const placeOf = (words: string): NamedPlace | null => {
  const name = tidyName(words);
  const tail = TAIL.exec(words)?.[0] ?? '';
  const town = /\b(?:in|near) (?!the\b|an?\b)(\p{L}{3,}(?:[ -]\p{L}{3,})?)[\s.!]*$/iu.exec(tail)?.[1];
  return usable(splitTown(name) ?? { name, town: town === undefined ? null : capitalised(town) });
};

/** `Hi, Bob's Burgers` is not called `Hi`; `Hello Kitchen` is. */
const withoutGreeting = (line: string): string =>
  line.replace(/^(?:hi|hiya|hey|hello|morning|evening|yo)(?: there)?[,.!]+ ?(?=\S)/i, '');

const usable = (place: NamedPlace): NamedPlace | null =>
  /[\p{L}\d]/u.test(place.name) && place.name.length <= MAX_NAME ? place : null;

const capture = (patterns: readonly RegExp[], text: string): string | null => {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) return found;
  }
  return null;
};

/** `Raja's Kitchen in Leeds` is `Raja's Kitchen`; `Made in Italy` stays. */
function splitTown(name: string): NamedPlace | null {
  const [, before = '', town = ''] =
    /^(.+?)\s+(?:in|near|from)\s+(?!the\b|an?\b)(\p{L}[\p{L}'’-]+(?:\s\p{L}[\p{L}'’-]+){0,2})$/iu.exec(
      name,
    ) ?? [];
  const isSplit = town !== '' && (before.includes(' ') || /['’]s$/u.test(before));
  return isSplit ? { name: before, town: capitalised(town) } : null;
}

/** `The Oak, Bath`. */
function withTown(name: string): NamedPlace | null {
  const [, before = '', town = ''] =
    /^([^,]{3,}), (\p{Lu}\p{Ll}+(?: (?:upon |on )?\p{Lu}\p{Ll}+)?)$/u.exec(name) ?? [];
  return town === '' || /^(?:sons|co|ltd|bar|grill)$/i.test(town) ? null : { name: before, town };
}

/** What a typed sentence goes on with after a name: `Baan Siam we are a Thai`, `Lotus House - chinese takeaway`. */
const TAIL =
  /(?<=\S)\s+(?:and |but |so )?(?:(?:we|i)(?:['’]?(?:re|m|ve)| r| are| am| do| sell| serve| run| have| make| open| deliver)\b|(?:who|which) |it['’]?s |been |going |serving |selling |our |at \d|[-–—]\s?(?=\p{Ll})|(?:the )?(?:colou?rs|best ?sellers|phone|tel) |(?:for now|instead|then)$).*$/iu;

/** Removes quotes, remarks about the place, thanks and the full stop; capitalises a lower-case name. */
export function tidyName(words: string): string {
  const name = words
    .replace(/^\p{Lu}\p{Ll}+ (?:here )?(?:from|at) (?=\p{Lu}.*(?:\s|['’]s))/u, '')
    .replace(/\s*,\s*\d{1,4}[a-z]?\s+\p{L}.*$/iu, '')
    .replace(TAIL, '')
    .replace(/\s+(?:down|up|over|out|right|just|based)(?=\s+(?:in|near)\s)/iu, '')
    .replace(/\s*[,;–—]\s*(?:an?|the|we|it|in|at|which|and|please|thanks?|based|located|near)\b.*$/i, '')
    .replace(/\s+(?:and|but) (?:we|it|our|i|here)\b.*$/i, '')
    .replace(
      / with (?:an?|the|two|no|one) (?:apostrophe|accent|capital|hyphen|dash|space|\p{L}['’]?s?)(?: .*)?$/iu,
      '',
    )
    .replace(/(?:\s+|,\s*)(?:please|thanks|thank you)[.!\s]*$/i, '')
    .replace(/\s+(?:at|in|on|from|of)\s*$/i, '')
    .replace(/^["'“‘«\s]+|["'”’»\s.,!;]+$/g, '');
  return name === name.toLowerCase() ? capitalised(name) : name.replace(/^the (?=\p{Lu})/u, 'The ');
}

const capitalised = (words: string): string =>
  words
    .replace(
      /(^|[\s-])(?!(?:and|of|the|on|in|by|at|upon)\b)(\p{Ll})/gu,
      (_, gap: string, letter: string) => gap + letter.toUpperCase(),
    )
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
