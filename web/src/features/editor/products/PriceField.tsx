import type { ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from '../../../ui/controlStyle.ts';
import { FieldFrame } from '../../../ui/FieldFrame.tsx';
import { messages } from './messages.ts';

const Box = styled.span`
  position: relative;
  display: block;
  max-width: 180px;
  &::before {
    content: '£';
    position: absolute;
    left: 14px;
    top: 50%;
    transform: translateY(-50%);
    color: var(--text-soft);
  }
`;

const Input = styled.input`
  ${controlStyle}
  padding-left: 32px;
  font-variant-numeric: tabular-nums;
  /* A penny at a time is no way to a price; the arrow keys still go it. */
  appearance: textfield;
  &::-webkit-inner-spin-button,
  &::-webkit-outer-spin-button {
    appearance: none;
  }
`;

interface Props {
  /** Pounds, as typed. */
  value: string;
  error: string | undefined;
  onChange: (pounds: string) => void;
}

/** A price in pounds (spec §5: 0 to 1000 in steps of 0.01). */
export function PriceField({ value, error, onChange }: Props) {
  return (
    <FieldFrame label={messages.price} error={error}>
      {(control) => (
        <Box>
          <Input
            {...control}
            name="price"
            type="number"
            inputMode="decimal"
            min={0}
            max={1000}
            step={0.01}
            autoComplete="off"
            value={value}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => onChange(currentTarget.value)}
          />
        </Box>
      )}
    </FieldFrame>
  );
}
