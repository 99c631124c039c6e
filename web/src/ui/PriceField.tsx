import { useState } from 'react';
import { styled } from 'styled-components';
import { parsePence } from '@forkfront/common/money.ts';
import { amountInput } from './amountInput.ts';
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

const UNCLEAR = 'Please enter an amount in pounds and pence, such as 8.50.';

/** An amount in pounds as people type it. What cannot be read is said as soon as the person leaves the field. */
export function PriceField({ value, name = 'price', error, onChange, ...texts }: Props) {
  const [left, setLeft] = useState<string | null>(null);
  const isUnclear = left === value && value.trim() !== '' && parsePence(value) === null;
  const { onBlur, ...input } = amountInput(value, onChange);
  return (
    <FieldFrame {...texts} error={error ?? (isUnclear ? UNCLEAR : null)}>
      {(control) => (
        <Box>
          <Input
            {...control}
            {...input}
            name={name}
            onBlur={() => {
              setLeft(value);
              onBlur();
            }}
          />
        </Box>
      )}
    </FieldFrame>
  );
}
