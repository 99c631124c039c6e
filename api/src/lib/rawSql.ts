/** Ids as one value for SQL, to be cast there: `id = any(?::uuid[])`. A list would be spread over several values. */
export const idArray = (ids: readonly string[]): string => `{${ids.join(',')}}`;

/** A row of raw SQL, whose times come as texts, with these columns as dates; null stays null. */
export function withDates<Row extends object, Key extends keyof Row>(
  row: Row,
  ...columns: Key[]
): Omit<Row, Key> & Record<Key, Exclude<Row[Key], string> | Date> {
  const dates = columns.map((column) => {
    const value = row[column];
    return [column, typeof value === 'string' ? new Date(value) : value] as const;
  });
  return { ...row, ...(Object.fromEntries(dates) as Record<Key, Exclude<Row[Key], string> | Date>) };
}
