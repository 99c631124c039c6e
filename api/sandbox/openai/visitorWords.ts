/** Longer messages are menus, never a name or a wish. */
const MAX_WISH = 300;
const MAX_POPULAR = 12;

/** The intention of a message, independent of the question; `answer` is an answer to the question, or anything else. */
export type Wish =
  | { kind: 'startOver' }
  | { kind: 'name'; name: string }
  | { kind: 'colours'; words: string }
  | { kind: 'popular'; items: string[] }
  | { kind: 'answer' };

/** Introductory words; a name such as Hello Kitchen has neither a comma nor a sentence after its first word. */
const OPENING =
  /^(?:(?:oh|no|oops|sorry|wait|hang on|actually|please|can you|could you)[,.!\s]+|(?:hi|hello|hey|hiya|yes|yeah|ok|okay|sure|well|great|so)(?: there)?(?:[,.!/]+\s*|\s+(?=(?:it(?:['’]?s)?|we(?:['’]?re)?|this|i['’]?m|(?:our|my|the) (?:name|business|restaurant|shop|place|cafe|café|takeaway))\s)))+/i;
const PLACE =
  '(?:business|restaurant|shop|place|cafe|café|site|website|company|takeaway|take-away|pub|bar|pizzeria)';
const NAMED = [
  new RegExp(
    `^(?:the|our|my|its) (?:new |real |business |restaurant |shop |company )?name(?:'s|’s| is| should be|:) +(.+)$`,
    'i',
  ),
  new RegExp(`^(?:change|correct|set|make) (?:the|our|my) (?:${PLACE} )?name(?: to|:)? +(.+)$`, 'i'),
  new RegExp(`^(?:call|rename) (?:it|(?:the|our|my) ${PLACE})(?: to| as)? +(.+)$`, 'i'),
  new RegExp(`^(?:we(?:'re|’re| are)|(?:the|our|my) ${PLACE} is) (?:now )?(?:called|named) +(.+)$`, 'i'),
];
/** Clear only after an announced correction: `actually, it's called Luigi's`. */
const RENAMED = [
  /^(?:it|that)(?:'s|’s| is) (?:now |actually )?(?:called|named) +(.+)$/i,
  /^(?:I|i)t(?:'s|’s| is) (["'“‘]?\p{Lu}.+)$/u,
];
/** Clear only as the answer to the question about the name; the first match counts. */
const NAMED_LOOSELY = [
  /^(?:.*\b(?:its?|we|is|are|were|re|s|business|restaurant|place|shop|cafe|café|pub|bar|pizzeria|takeaway) )?(?:now |actually )?(?:called|named|name:) *(.+)$/i,
  /^(?:it(?:'?s|’s| is)|that(?:'s|’s| is)|this is|we(?:'re|’re| are)|i(?:'m|’m| am)|(?:the|our|my) (?:new )?(?:business|restaurant|shop|place|cafe|café|takeaway|pub|bar|pizzeria) is) (.+)$/i,
  /^just (.+)$/,
];
const COLOURED =
  /^(?:(?:change|make|set|switch|use) )?(?:(?:the|our|my) )(?:brand )?colou?rs?(?: to be| to| are| is| should be|:)? +(.+)$/i;
const POPULAR =
  /^(?:(?:change|make|set) )?(?:(?:the|our|my) )(?:most )?(?:popular|favourite|favorite|best)(?:[- ]selling)?(?: dishes| items| ones| sellers|s)(?: to| are| is| should be|:)? +(.+)$/i;
const STARTS_OVER =
  /\b(?:start(?:ing)? (?:over|again|afresh)|from (?:scratch|the (?:top|beginning))|begin again|restart)\b/i;

/** A wish that is recognised at any time. */
export function readWish(text: string): Wish {
  const line = text.trim();
  if (line.length > MAX_WISH || line.includes('\n') || line.endsWith('?')) return { kind: 'answer' };
  if (STARTS_OVER.test(line)) return { kind: 'startOver' };
  const plain = line.replace(OPENING, '');
  const name = capture(NAMED, plain) ?? (plain === line ? null : capture(RENAMED, plain));
  if (name) return { kind: 'name', name: tidyName(name) };
  const words = capture([COLOURED], plain);
  if (words) return { kind: 'colours', words };
  const dishes = capture([POPULAR], plain);
  return dishes ? { kind: 'popular', items: readPopular(dishes) } : { kind: 'answer' };
}

/** The name in an answer: `Luigi's`, `We're called Luigi's, in Leeds`. Null without one. */
export function readName(text: string): string | null {
  const [line = ''] = text.trim().split('\n');
  if (line === '' || line.length > MAX_WISH) return null;
  const introduced = capture([...NAMED, ...NAMED_LOOSELY], line.replace(OPENING, ''));
  const name = introduced === null ? tidyName(line) : withoutTown(tidyName(introduced));
  return /[\p{L}\d]/u.test(name) && name.length <= 80 ? name : null;
}

/** The dishes in `our margherita, the calzone and tiramisu`. */
export function readPopular(text: string): string[] {
  const plain = text.replace(
    /^(?:probably |definitely |mostly |maybe |perhaps |i think |that would be |it(?:'s|’s| is) |i(?:'d|’d| would) say |people (?:love|like|come for) |we(?:'re|’re| are) known for |(?:our|the) (?:most )?(?:popular|best)[a-z ]* (?:are|is) )+/i,
    '',
  );
  const parts = plain.split(/[\n,;•]|\s\+\s/);
  // `and` also joins the words of one dish: fish and chips.
  const items = parts.flatMap((part) =>
    part.split(
      /\s+(?:and|&)\s+(?!(?:chips|mash|cheese|peas|gravy|rice|beans|fries|salad|pepper|vinegar|sour|turf|onions?|custard|cream|jam|butter)\b)/i,
    ),
  );
  const names = items.map((item) =>
    item
      .replace(/^[\s*•-]*(?:(?:and|our|the|my|also)\s+)*/i, '')
      .replace(/[\s.…:–-]*£?\s?\d{1,4}(?:[.,]\d\d)?\s*$/, '')
      .replace(/[\s.!]+$/, '')
      .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
      .slice(0, 120),
  );
  return [...new Set(names.filter((name) => /\p{L}/u.test(name)))].slice(0, MAX_POPULAR);
}

const capture = (patterns: readonly RegExp[], text: string): string | null => {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) return found;
  }
  return null;
};

/** `Raja's Kitchen in Leeds` is `Raja's Kitchen`; `Made in Italy` stays. Only for names that a sentence introduces. */
function withoutTown(name: string): string {
  const [, before = '', town = ''] =
    /^(.+?)\s+(?:in|near|from)\s+(\p{L}[\p{L}'’-]+(?:\s\p{L}[\p{L}'’-]+){0,2})$/u.exec(name) ?? [];
  return town !== '' && (before.includes(' ') || /['’]s$/u.test(before)) ? before : name;
}

/** Removes quotes, remarks about the place, thanks and the full stop; capitalises a lower-case name. */
function tidyName(words: string): string {
  const name = words
    // The address: `, 14 High Street, Bath`.
    .replace(/\s*,\s*\d{1,4}[a-z]?\s+\p{L}.*$/iu, '')
    .replace(/\s*[,;–—]\s*(?:an?|the|we|it|in|at|which|and|please|thanks?|based|located|near)\b.*$/i, '')
    .replace(/\s+(?:and|but) (?:we|it|our|i)\b.*$/i, '')
    .replace(/\s+(?:please|thanks|thank you)[.!\s]*$/i, '')
    .replace(/^["'“‘«\s]+|["'”’»\s.,!;]+$/g, '');
  if (name !== name.toLowerCase()) return name;
  return name
    .replace(
      /(^|[\s-])(?!(?:and|of|the|on|in|by|at)\b)(\p{Ll})/gu,
      (_, gap: string, letter: string) => gap + letter.toUpperCase(),
    )
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

const QUESTION =
  /\?\s*$|^(?:how (?:much|long|do|does|can|many)|what (?:is|are|does|do|happens)|what['’]s|can (?:i|you|we)|do (?:you|i|we)|is (?:it|this|there)|are you|will (?:it|you|i)|why (?:do|is|are)|where (?:is|are|do|can)|who (?:are|is)|when (?:do|will|does))\b/i;

export const isQuestion = (text: string): boolean => QUESTION.test(text.trim());

/** Whether the visitor has the menu as a PDF, or asks about PDFs. */
export const isAboutPdf = (text: string): boolean =>
  text.length < MAX_WISH && /\bpdfs?\b/i.test(text) && (isQuestion(text) || /\bmenu\b/i.test(text));

export const isGreeting = (text: string): boolean =>
  /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day))(?: there)?[\s!.]*$/i.test(text.trim());

export const isThanks = (text: string): boolean =>
  /^(?:thanks|thank you|cheers|ta|great, thanks)(?: a lot| very much| so much)?[\s!.]*$/i.test(text.trim());

export const isYes = (text: string): boolean =>
  /^(?:yes|yeah|yep|ok|okay|sure|fine|ready|let['’]?s go|go|great|perfect|please(?: do)?|build(?: it)?(?: now)?|go (?:on|ahead)|continue|carry on|try again|do it)(?:[\s,]+(?:please|then|now|it|sure))*[\s!.]*$/i.test(
    text.trim(),
  );

const SKIP = new RegExp(
  '^(?:(?:um|well|no|sorry) )?(?:' +
    [
      '(?:no|nope|nah|none|nothing|skip|pass|next|later|whatever|any|anything|dunno|n/a)(?: (?:thanks|thank you|please|for now|yet|one|really|at the moment|is fine))*',
      "(?:no (?:logo|preference|idea|picture)|not (?:now|yet|sure|really)|you (?:choose|pick|decide)|surprise me|up to you|as you (?:like|wish)|whatever you|(?:i|we)(?:['’]d| would) rather not|(?:skip|leave|do) (?:it|them|that|this|the logo))(?: [\\w'’]+){0,6}",
      "(?:i |we )?(?:do not|don['’]?t|haven['’]?t|have not) (?:have|got|know|mind)(?: [\\w'’]+){0,6}",
      '(?:thanks|thank you|please|for now)',
    ].join('|') +
    ')$',
  'i',
);

/** Whether the visitor skips the question or leaves the choice to us. */
export const isSkip = (text: string): boolean =>
  text.length < 120 &&
  text
    .split(/[,.;!]+/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
    .every((clause) => SKIP.test(clause));

export const saysUploaded = (text: string): boolean =>
  /\b(?:uploaded|upload is done|done|added it|sent it|attached|here (?:it|you) (?:is|go)|there you go|that['’]s it)\b/i.test(
    text,
  );

/** Two or more lines that end in a price are a menu, whatever the question was. */
export const looksLikeMenu = (text: string): boolean =>
  text.split('\n').filter((line) => /\d[.,]\d\d\s*$|£\s?\d+\s*$/.test(line.slice(-20))).length > 1;
