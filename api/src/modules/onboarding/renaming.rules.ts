/** Asks for another name in so many words. */
const RENAMES =
  /\b(?:renam(?:e|ed|ing)|call (?:it|us)|(?:change|correct|set|make) (?:the|our|my) (?:\p{L}+ )?name|name should be|should be called)\b/iu;
/** Speaks of a name, or corrects one. */
const NAMES = /\b(?:names?|called|call|spelled|spelt|not|no|sorry|actually|wrong|meant|it['’]?s)\b/i;

/**
 * Whether a message clearly gives a restaurant that is called `known` the name `wanted`. `Just the name is fine` does not: without a
 * verb such as `rename`, the new words have to stand in the message as a name does, with a capital letter or a digit.
 */
export function isClearRenaming(message: string, known: string, wanted: string): boolean {
  const said = wordsOf(message);
  const before = new Set(wordsOf(known).map(fold));
  const all = wordsOf(wanted).map(fold);
  const others = all.filter((word) => !before.has(word));
  const wantedWords = others.length > 0 ? others : all;
  const spellings = Map.groupBy(said, fold);
  if (!wantedWords.every((word) => spellings.has(word))) return false;
  // After `let us start again` the name alone is the answer.
  if (RENAMES.test(message) || isSameName(message, wanted)) return true;
  const looksLikeName = all.some((word) =>
    spellings.get(word)?.some((spelling) => /^[\p{Lu}\p{Lo}\d]/u.test(spelling)),
  );
  return looksLikeName && NAMES.test(message);
}

/** Whether two spellings are one name: capitals and marks do not count. */
export const isSameName = (one: string, other: string): boolean =>
  wordsOf(one).map(fold).join(' ') === wordsOf(other).map(fold).join(' ');

const wordsOf = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\p{M}\d'’]+/gu) ?? [];
const fold = (word: string): string => word.replace(/['’]/g, '').toLowerCase();
