/** Ids as one value for SQL, to be cast there: `id = any(?::uuid[])`. A list would be spread over several values. */
export const idArray = (ids: readonly string[]): string => `{${ids.join(',')}}`;
