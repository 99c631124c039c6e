import type { ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './controlStyle.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';

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
`;

interface Props extends FieldTexts {
  /** Pounds, as typed. */
  value: string;
  /** Default `price`. */
  name?: string;
  onChange: (pounds: string) => void;
}

/** An amount in pounds (spec §5: 0 to 1000 in steps of 0.01). */
export function PriceField({ value, name = 'price', onChange, ...texts }: Props) {
  return (
    <FieldFrame {...texts}>
      {(control) => (
        <Box>
          <Input
            {...control}
            name={name}
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
