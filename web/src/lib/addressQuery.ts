/** The values of a query by their names. Of a repeated name the first value counts. */
export function parseAddressQuery(query: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query))
    if (!Object.hasOwn(values, name)) values[name] = value;
  return values;
}

/** A query with its question mark; '' without values. Values that are undefined are left out. */
export function toAddressQuery(values: Readonly<Record<string, unknown>>): string {
  const present = Object.entries(values).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? '' : `?${query}`;
}

/** How routers read and write addresses: values stay texts, as people and other programs write them. */
export const ADDRESS_QUERIES = { parseSearch: parseAddressQuery, stringifySearch: toAddressQuery };
