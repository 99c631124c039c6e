/** A line that names what it holds: `Phone: 01225 496 0123`. */
const LABEL =
  '(?:name|business|restaurant|address|town|city|phone|tel|telephone|colou?rs?|popular(?: dishes)?|favou?rites?|best ?sellers?|(?:opening )?hours)';
const BEFORE_LABEL = new RegExp(String.raw`[,;]\s*(?=${LABEL}\s*[:=])`, 'i');
const LABELLED = new RegExp(String.raw`^(${LABEL})\s*[:=]\s*(.+)$`, 'i');
const CHANGED = new RegExp(
  String.raw`^(?:please )?(?:change|set|correct|update) (?:the |our |my )?(${LABEL}) to (.+)$`,
  'i',
);
/** A full stop after an abbreviation ends no sentence: `St. Mary's Cafe`. */
const END_OF_SENTENCE = /(?<!\b(?:st|mr|mrs|dr|no|tel|co|ltd))(?<=[.!?…])["”’)]?\s+(?=\S)/i;
/** Where another statement begins: a comma, or `and our …`. */
const BETWEEN_STATEMENTS =
  /\s*[,;](?!\d)\s*|\s+[–—-]\s+|(?<!\b(?:change|set|make|use|do|update|the|our|my|your|brand|of|for|with|and|any|have|got|which|what|in|are|is|your|these|those|two|main))\s+(?=(?:our |the |my )?(?:colou?rs|best[- ]?sellers|favou?rites|no logo)\b)|\s+(?:and|but|so) (?=(?:we|we['’]re|our|it|it['’]s|its|the|my|you|i|here|can|could|please|call|phone|open|closed)\s)/i;

/** The lines of a text, and the sentences of each line, without bullets. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(/\b(we|you) r\b/gi, '$1 are')
    .replace(/\bppl\b/gi, 'people')
    .replace(/ n (?=\p{L})/giu, ' and ')
    .replace(/(?<=^|[.!?,\n] ?)u(?= )|\bu(?= (?:forgot|missed|have|do|can|could|should)\b)/gi, 'you')
    .replace(/\b(?:can|could) u\b/gi, 'can you')
    .replace(/ (?:pls|plz)(?=[\s.!?,]|$)/gi, ' please')
    .split('\n')
    .flatMap((line) => line.replace(/^\s*[-*•·]\s+/, '').split(BEFORE_LABEL))
    .flatMap((line) => line.split(END_OF_SENTENCE))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\d#]/u.test(sentence));

/** The statements of a sentence. */
export const partsOf = (sentence: string): string[] =>
  sentence
    .split(BETWEEN_STATEMENTS)
    .map((part) => part.trim().replace(/^and\s+/i, ''))
    .filter((part) => part !== '');

/** The label in lower case and the words after it; null without a label. */
export function readLabel(sentence: string): { label: string; words: string } | null {
  const [, label = '', words = ''] = LABELLED.exec(sentence) ?? CHANGED.exec(sentence) ?? [];
  return label === '' ? null : { label: label.toLowerCase(), words: words.trim() };
}

/** Words that open a sentence and say nothing. */
const OPENING =
  /^(?:(?:oh|ah|no|nope|oops|sorry|wait|hang on|actually|please|hi|hello|hey+a?|hiya+|howdy|yo|dear (?:sir|madam|team|all)(?: or madam)?|yes|yeah|ok|okay|sure|well|great|fine|so|now|haha|ha|lol|umm?|hmm+|er|of course|and|also|thanks|good (?:morning|evening|afternoon|day)|morning|evening|i mean)(?: there| then)?(?:[\s,.!/]+|$))+/i;
/** Asks politely for what follows. */
const POLITE =
  /^(?:(?:can|could|would|will) (?:you|we|i)(?: please| possibly)?(?: also)?|i meant|(?:i|we)(?:['’]d| would)? (?:like|love|want|need|wish)(?: you)?(?: to)?(?: have)?|please|just|let['’]?s|let us|go and)\s+/i;

/** Without the words that open a sentence: `lol are you hungry` is `are you hungry`. */
export const withoutOpening = (sentence: string): string => sentence.trim().replace(OPENING, '');

/** Without opening and polite words: `can you remove the soup please?` is `remove the soup`. */
export function core(sentence: string): string {
  let words = sentence.trim().replace(/[\s.!?]+$/, '');
  for (let before = ''; before !== words;) {
    before = words;
    words = words.replace(OPENING, '').replace(POLITE, '');
  }
  return words.replace(/[\s,]+(?:please|thanks|thank you|pls|cheers)$/i, '').trim();
}

/** Whether a sentence begins as a correction does. */
export const isCorrection = (sentence: string): boolean =>
  /^(?:oh|ah|no|oops|sorry|wait|hang on|actually|i meant?|rather)\b|\b(?:wrong|mistake|typo|not right|misspel(?:t|led))\b/i.test(
    sentence.trim(),
  );

/** The words with a capital letter at the beginning. */
export const sentenceCase = (words: string): string =>
  words.trim().replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
