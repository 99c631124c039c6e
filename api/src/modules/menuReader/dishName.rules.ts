/** The parts of a dish's text before its price. */
export interface DishText {
  name: string;
  description: string;
  /** As written, in lower case: `v`, `gf`, `18+`. */
  tags: string[];
}

const CODE =
  'v|vg|ve|vgn|veg|vegan|vegetarian|gf|gfo|gluten free|df|dairy free|n|nf|contains nuts|h|halal|k|kosher|s|spicy|hot|mild|medium|new|vo|vgo|veo|18\\+|d|p|c|f|e|m|so|ce|mu|cr|l|se|su|g';
const TAG_LIST = new RegExp(
  String.raw`\s*[([]\s*((?:${CODE})(?:\s*[,/&+.;\s]\s*(?:${CODE}))*)\s*[)\]]`,
  'giu',
);
/** `Samosa V`, `Samosa vg gf`: only codes that are no words. */
const BARE_TAGS = /(?:\s+(?:V|VG|VE|GF|GFO|DF|VGN|v|vg|ve|gf|df)(?:[,/](?:v|vg|ve|gf|df))*)+$/u;
/** `Pilau rice VE (with butter)`. */
const BARE_BEFORE_BRACKET = /\s+(?:V|VG|VE|GF|GFO|DF|VGN)(?:[ ,/](?:V|VG|VE|GF|GFO|DF|VGN))*(?=\s*\()/gu;
const SYMBOLS = /(?:\s*(?:\*+|†|‡|\p{Extended_Pictographic}\uFE0F?))+$/u;

const TAG_LINE = new RegExp(
  String.raw`^\W*(?:${CODE}|gluten[- ]free|dairy[- ]free|new|popular|vegan option|best ?seller|customer favou?rite)(?:\s*[,/&+.;\s]\s*(?:${CODE}|gluten[- ]free|dairy[- ]free|new|popular|best ?seller))*\W*$`,
  'iu',
);

/** The tags of a line that has nothing else, such as `Vegan` or `(v) (gf)` below a dish. Null for other lines. */
export function tagsOfLine(line: string): string[] | null {
  if (line.length > 60 || !TAG_LINE.test(line)) return null;
  return line
    .toLowerCase()
    .replaceAll('-', ' ')
    .match(/18\+|gluten free|dairy free|contains nuts|best seller|\p{L}+/gu);
}

/**
 * Splits `Samosa (v) (gf) - peas, potato` into name, tags and description. A long bracket, a dash or a colon begins the
 * description.
 */
export function splitDish(text: string): DishText {
  const tags: string[] = [];
  const collect = (list: string) =>
    tags.push(...(list.toLowerCase().match(/18\+|gluten free|dairy free|contains nuts|\p{L}+/giu) ?? []));
  let rest = text
    .replace(TAG_LIST, (_all, list: string) => {
      collect(list);
      return '';
    })
    .replace(BARE_BEFORE_BRACKET, (list) => {
      collect(list);
      return '';
    });
  const [text_, description] = splitDescription(rest.trim());
  let name = text_;
  const bare = BARE_TAGS.exec(name);
  if (bare) {
    collect(bare[0]);
    name = name.slice(0, bare.index);
  }
  rest = description;
  return { name: name.replace(SYMBOLS, '').replace(/[\s–—-]+$/u, ''), description: rest.trim(), tags };
}

/** A short bracket is part of the name: `Wings (6)`, `Flat white (oat)`. */
const MAX_BRACKET = 20;
/** Commas stand in names, too: `Scone, jam & cream`. */
const MAX_NAME_WITH_COMMAS = 60;

function splitDescription(text: string): [name: string, description: string] {
  const bracket = text.indexOf('(');
  const about = text.slice(bracket + 1, -1);
  if (bracket > 0 && text.endsWith(')') && (about.length > MAX_BRACKET || /[,()]/u.test(about)))
    return [text.slice(0, bracket).trim(), about.replaceAll(/\) ?\(/g, ', ')];
  const separator =
    /\s{3,}|\t| [-–—] (?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun))|[-–—] (?=\p{Ll})|: |, ?(?=(?:with|served|topped)\b)/u.exec(
      text,
    );
  const comma = text.indexOf(',');
  if (separator && separator.index > 0)
    return [text.slice(0, separator.index), text.slice(separator.index + separator[0].length)];
  return comma > 0 && text.length > MAX_NAME_WITH_COMMAS
    ? [text.slice(0, comma), text.slice(comma + 1)]
    : [text, ''];
}
