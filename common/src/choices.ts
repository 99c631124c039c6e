import { MENU_LIMITS } from './limits.ts';

/** How many options of a group diners choose; `max` 0: any number. */
export interface Choice {
  min: number;
  max: number;
}

interface Option {
  readonly maxQuantity: number;
  readonly isDefault: boolean;
}

/** What is wrong with a choice, and at which of its parts. */
export type ChoiceProblem =
  | { at: 'options'; is: 'noOption' | 'tooManyOptions' }
  | { at: 'min'; is: 'notACount' | 'moreThanThereIs' }
  | { at: 'max'; is: 'notACount' | 'belowMin' | 'belowDefaults' };

const MOST = MENU_LIMITS.options * MENU_LIMITS.optionQuantity;

const isCount = (count: number): boolean => Number.isInteger(count) && count >= 0 && count <= MOST;

/** Why diners cannot choose so many of these options; null when they can. */
export function choiceProblem({ min, max }: Choice, options: readonly Option[]): ChoiceProblem | null {
  if (options.length === 0) return { at: 'options', is: 'noOption' };
  if (options.length > MENU_LIMITS.options) return { at: 'options', is: 'tooManyOptions' };
  if (!isCount(min)) return { at: 'min', is: 'notACount' };
  if (!isCount(max)) return { at: 'max', is: 'notACount' };
  if (max > 0 && max < min) return { at: 'max', is: 'belowMin' };
  const pieces = options.reduce((sum, { maxQuantity }) => sum + maxQuantity, 0);
  if (min > pieces) return { at: 'min', is: 'moreThanThereIs' };
  const defaults = options.filter(({ isDefault }) => isDefault).length;
  return max > 0 && defaults > max ? { at: 'max', is: 'belowDefaults' } : null;
}
