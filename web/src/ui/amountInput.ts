import type { ChangeEvent } from 'react';
import { parsePence, priceText } from '@forkfront/common/money.ts';

/**
 * Properties of an input for pounds. It takes every text, because a number field of browsers drops a comma in silence
 * (`5,50` became 550). An amount is shown as it was read when the person leaves the field.
 */
export const amountInput = (value: string, onChange: (pounds: string) => void) => ({
  inputMode: 'decimal' as const,
  autoComplete: 'off',
  value,
  onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onChange(currentTarget.value),
  onBlur: () => {
    const pence = parsePence(value);
    if (pence !== null && value !== priceText(pence)) onChange(priceText(pence));
  },
});
