import type { WireList } from './wire.ts';

/** A list that is complete. */
export const listOf = <T>(data: T[], url: string): WireList<T> => ({
  object: 'list',
  data,
  has_more: false,
  url,
});
