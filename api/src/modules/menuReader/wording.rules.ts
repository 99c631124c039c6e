const SMALL_WORDS = new Set(['and', 'or', 'of', 'the', 'with', 'in', 'on', 'to', 'from', 'for', 'a', 'w']);

/** All letters are capitals, and there are at least two together. */
export const isShouted = (text: string): boolean => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();

/** An abbreviation has no vowel: `BLT`, `BBQ`. */
const ABBREVIATION = /^[b-df-hj-np-tv-xz]{2,4}$/u;

/** `TANDOORI MAINS` is shown as `Tandoori Mains`, and `BLT` stays. */
export const titled = (text: string): string =>
  text.toLowerCase().replaceAll(/(?<![\p{L}'’])\p{L}[\p{L}'’]*/gu, (word, at: number) => {
    if (ABBREVIATION.test(word)) return word.toUpperCase();
    return at > 0 && SMALL_WORDS.has(word) ? word : capitalised(word);
  });

export const isBracketed = (text: string): boolean => text.startsWith('(') && text.endsWith(')');

export const withoutBrackets = (text: string): string =>
  isBracketed(text) ? text.slice(1, -1).trim() : text;

/** At most 60 characters and six words, without digits or the marks of a sentence. */
export const isShort = (text: string): boolean =>
  text.length <= 60 && !/[\d,.?!]/u.test(text) && text.split(' ').length <= 6;

/** What is added to other dishes, as the name of a section or of a choice: `Extra toppings`, `Dips`. */
export const ADDED = /^(?:extra )?(?:toppings|dips|add[- ]?ons)$/iu;

/** `S T A R T E R S   M E N U` is `STARTERS MENU`; two or more spaces separate words. `S M L` are sizes. */
export function withoutLetterSpacing(line: string): string {
  const text = line.trim();
  if (/^(?:[\p{L}&'’] +){3,}[\p{L}&'’]$/u.test(text))
    return text
      .split(/ {2,}/u)
      .map((word) => word.replaceAll(' ', ''))
      .join(' ');
  return line.replace(/(?<![\p{L}\d])\p{Lu}(?: \p{Lu}){2,}(?![\p{L}\d])/gu, (word) =>
    /^[SMLX ]+$/u.test(word) ? word : word.replaceAll(' ', ''),
  );
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The text without the dashes, dots and colons at its end. */
export const withoutSeparators = (text: string): string =>
  text.replace(/[\s.…·•\-–—_:=|,;~>+]+$/u, '').trim();
