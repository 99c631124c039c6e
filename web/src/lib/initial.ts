/** A user's initial (spec §3): the upper-cased first letter of the name, or a question mark when there is none. */
export function initial(name: string | null | undefined): string {
  const [first] = (name ?? '').trim();
  return first ? first.toLocaleUpperCase('en-GB') : '?';
}
