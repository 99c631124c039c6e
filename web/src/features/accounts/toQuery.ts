import type { LoginSearch } from './loginSearch.ts';

/** The query as text, without the question mark; '' for an empty one. */
export function toQuery(search: LoginSearch): string {
  const present = Object.entries(search).filter(([, value]) => value !== undefined);
  return new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString();
}
