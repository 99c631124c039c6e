import type { Choice } from '@forkfront/common/choices.ts';

/** The rules in the order of the form. */
export const CHOICE_KINDS = ['exactly', 'upTo', 'any', 'atLeast', 'between'] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];

/** The rule of a group as words. */
export function kindOf({ min, max }: Choice): ChoiceKind {
  if (max === 0) return min === 0 ? 'any' : 'atLeast';
  if (min === max) return 'exactly';
  return min === 0 ? 'upTo' : 'between';
}

/** The same numbers under another rule, as near as possible. */
export function asKind(kind: ChoiceKind, { min, max }: Choice): Choice {
  const least = Math.max(1, min);
  const most = Math.max(1, max, min);
  return {
    exactly: { min: least, max: least },
    upTo: { min: 0, max: most },
    any: { min: 0, max: 0 },
    atLeast: { min: least, max: 0 },
    between: { min: least, max: Math.max(least + 1, max) },
  }[kind];
}

/** The rule as owners read it: `Diners may choose up to 3`. */
export function choiceText({ min, max }: Choice): string {
  const words = {
    exactly: `must choose exactly ${NUMBERS[min] ?? min}`,
    upTo: `may choose up to ${NUMBERS[max] ?? max}`,
    any: 'may choose any number',
    atLeast: `must choose at least ${NUMBERS[min] ?? min}`,
    between: `must choose ${min} to ${max}`,
  };
  return `Diners ${words[kindOf({ min, max })]}`;
}

const NUMBERS: Record<number, string> = { 1: 'one', 2: 'two' };

/** Renders as radio buttons. */
export const isRadio = ({ min, max }: Choice): boolean => min === 1 && max === 1;
