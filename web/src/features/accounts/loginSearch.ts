/** Query of /login, /register and /forgot-password (spec §2): where to go afterwards, an error of the Google sign-in, and any extra values to carry along. */
export interface LoginSearch {
  redirect?: string;
  error?: string;
  [extra: string]: string | number | boolean | undefined;
}

/** Keeps the plain values of a query. */
export function parseLoginSearch(search: Record<string, unknown>): LoginSearch {
  const plain = Object.entries(search).filter(
    (entry): entry is [string, string | number | boolean] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number' || typeof entry[1] === 'boolean',
  );
  const { redirect, error, ...extra } = Object.fromEntries(plain);
  return {
    ...extra,
    ...(typeof redirect === 'string' ? { redirect } : {}),
    ...(typeof error === 'string' ? { error } : {}),
  };
}
