/** Letters of other alphabets by the Latin letter that they look like: the usual ones of Unicode's confusables. */
const CAPITALS: Readonly<Record<string, string>> = {
  a: 'ΑА',
  b: 'ΒВ',
  c: 'СϹ',
  e: 'ΕЕ',
  h: 'ΗН',
  i: 'ΙІӀ',
  j: 'Ј',
  k: 'ΚК',
  m: 'ΜМ',
  n: 'Ν',
  o: 'ΟО',
  p: 'ΡР',
  s: 'Ѕ',
  t: 'ΤТ',
  x: 'ΧХ',
  y: 'ΥУ',
  z: 'Ζ',
};
const SMALL: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'ьƅβв',
  c: 'сϲᴄ',
  d: 'ԁɗ',
  e: 'еєҽ℮',
  f: 'ғƒ',
  g: 'ɡց',
  h: 'һհ',
  i: 'іıιɩ',
  j: 'јϳ',
  k: 'кκқ',
  l: 'ӏ',
  m: 'мϻ',
  n: 'ոηпռ',
  o: 'оοօσ',
  p: 'рρ',
  q: 'ԛգ',
  r: 'гᴦ',
  s: 'ѕꜱ',
  t: 'тτ',
  u: 'υսᴜ',
  v: 'ѵνᴠ',
  w: 'ԝѡաᴡ',
  x: 'хχ',
  y: 'уγү',
  z: 'ᴢ',
};

const LATIN = new Map(
  [CAPITALS, SMALL].flatMap((letters) =>
    Object.entries(letters).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
  ),
);

/**
 * A text as a hurried reader sees it, in small Latin letters where letters look like them: for comparisons with known names,
 * never to be stored. Accents and invisible characters are left out.
 */
export const foldLookAlikes = (text: string): string =>
  [...text.normalize('NFKD').replaceAll(/[\p{M}\p{Cf}]/gu, '')]
    .map((character) => {
      // Some capitals look like another letter than their small form.
      const small = character.toLowerCase();
      return LATIN.get(character) ?? LATIN.get(small) ?? small;
    })
    .join('');

/** Digits and signs that stand for letters in imitations. `1` is an i or an l. */
const LETTER_OF_DIGIT: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '@': 'a',
};

/** The readings of a folded text whose digits may stand for letters: as it is, and with `1` as i and as l. */
export function readingsOf(folded: string): string[] {
  if (!/[013457$@]/.test(folded)) return [folded];
  const read = (one: string) =>
    folded.replaceAll(/[013457$@]/g, (sign) => (sign === '1' ? one : (LETTER_OF_DIGIT[sign] ?? sign)));
  return [folded, read('i'), read('l')];
}
