import { readStored, writeStored } from '../../lib/storage.ts';
import { MEANINGS, type Meaning, type UnknownTable } from './columns.rules.ts';

/** Lists that are remembered, the newest ones. */
const MOST = 20;

type Entry = readonly [key: string, meanings: readonly Meaning[]];

const isMeaning = (value: unknown): value is Meaning => MEANINGS.some((known) => known === value);

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  Array.isArray(value[1]) &&
  value[1].every(isMeaning);

function stored(): readonly Entry[] {
  try {
    const value: unknown = JSON.parse(readStored('menuColumns') ?? '[]');
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return []; // somebody else's text
  }
}

/** What the owner once said of the columns of a list with these headings; otherwise the guess. */
export function meaningsOf({ key, columns }: UnknownTable): readonly Meaning[] {
  const known = stored().find(([headings]) => headings === key)?.[1];
  return known?.length === columns.length ? known : columns.map(({ guess }) => guess);
}

/** Remembers the columns of a list; without headings it could not be known again. */
export function rememberMeanings({ key }: UnknownTable, meanings: readonly Meaning[]): void {
  if (key === null) return;
  const others = stored().filter(([headings]) => headings !== key);
  writeStored('menuColumns', JSON.stringify([[key, meanings], ...others].slice(0, MOST)));
}
