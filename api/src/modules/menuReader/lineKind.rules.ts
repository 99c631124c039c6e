import { readFact } from './facts.rules.ts';

/** What a line says that a person must look at; everything but `dish` is probably no dish. */
export type LineKind = 'dish' | 'offer' | 'delivery' | 'notice' | 'link';

/** What a line says that is no dish; `dish` when that is not clear. */
export function lineKind(text: string): LineKind {
  const kind = readFact(text)?.kind;
  if (kind === 'offer' || kind === 'link') return kind;
  if (kind === undefined) return 'dish';
  return /\bdeliver/iu.test(text) ? 'delivery' : 'notice';
}
