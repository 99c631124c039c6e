/** Shorter words only have swapped letters: `crad` is `card`, and `site` is not `size`. */
const MIN_LENGTH = 5;
const LONG = 8;

/** Whether `word` is `known`, or `known` with a typing error: one letter, two in a long word. Both in lower case. */
export function isNear(word: string, known: string): boolean {
  if (word === known) return true;
  if (word[0] !== known[0]) return false;
  if (known.length < MIN_LENGTH) return known.length > 3 && lettersOf(word) === lettersOf(known);
  return distanceUpTo(word, known, known.length >= LONG ? 2 : 1);
}

const lettersOf = (word: string): string => [...word].sort().join('');

/** Whether at most `most` letters are missing, added, changed or swapped with their neighbour. */
function distanceUpTo(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const at = (line: number[], place: number) => line[place] ?? Infinity;
      next.push(
        Math.min(
          at(row, j) + 1,
          at(next, j - 1) + 1,
          at(row, j - 1) + (isSame ? 0 : 1),
          isSwapped ? at(before, j - 2) + 1 : Infinity,
        ),
      );
    }
    before = row;
    row = next;
  }
  return (row[other.length] ?? Infinity) <= most;
}

/** The words of a text in lower case, in the spelling of people who do not save letters: `do u` is `do you`. */
export const plainWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\d]+(?:['’.][\p{L}\d]+)*/gu) ?? []).map(
    (word) => SPELLED_OUT.get(word) ?? word.replace(/[’]/g, "'"),
  );

const SPELLED_OUT = new Map(
  Object.entries({
    u: 'you',
    ya: 'you',
    ur: 'your',
    r: 'are',
    n: 'and',
    ppl: 'people',
    pls: 'please',
    plz: 'please',
    wot: 'what',
    wat: 'what',
    wots: 'what',
    wats: 'what',
    whats: 'what',
    "what's": 'what',
    hows: 'how',
    wich: 'which',
    wiv: 'with',
    v: 'very',
    l8r: 'later',
    'v.a.t': 'vat',
    thx: 'thanks',
    ned: 'need',
    shud: 'should',
    carnt: "can't",
    cud: 'could',
    wud: 'would',
    hav: 'have',
    wil: 'will',
    fotos: 'photos',
    pics: 'photos',
    celiac: 'coeliac',
  }),
);
