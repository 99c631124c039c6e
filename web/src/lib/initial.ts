/** A user's initial (spec §3): the upper-cased first letter of the name, or a question mark when there is none. */
export function initial(name: string | null | undefined): string {
  const [first] = (name ?? '').trim();
  return first ? first.toLocaleUpperCase('en-GB') : '?';
}

const ARTICLE = /^(?:(?:the|an?|l[ae]s?|el|los|il|gli|der|die|das)\s+|l[’'])(?=\p{L}|\p{N})/iu;

/** The name of a business without its article, which says nothing: The Codfather begins with C. */
export const withoutArticle = (name: string): string => name.trim().replace(ARTICLE, '');
