import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Tone } from './tone.ts';

export type ChipTone = Tone | 'neutral' | 'platinum' | 'gold' | 'silver' | 'free';

const TIERS: ChipTone[] = ['platinum', 'gold', 'silver', 'free'];

const ground = (tone: ChipTone): string => (TIERS.includes(tone) ? `var(--${tone})` : `var(--${tone}-soft)`);
const ink = (tone: ChipTone): string =>
  TIERS.includes(tone) ? `var(--on-${tone})` : `var(--on-${tone}-soft)`;

const Root = styled.span<{ $tone: ChipTone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 3px 10px;
  border-radius: var(--radius-chip);
  background: ${({ $tone }) => ground($tone)};
  color: ${({ $tone }) => ink($tone)};
  font-size: var(--size-13);
  font-weight: 600;
  line-height: 1.45;
  white-space: nowrap;
`;

const Dot = styled.span`
  width: 7px;
  height: 7px;
  border-radius: 50%;
  background: currentColor;
`;

/** A small label; colour never stands alone, the text says it. `dot` marks a state that can change. */
export function Chip({
  tone,
  dot = false,
  children,
}: {
  tone: ChipTone;
  dot?: boolean;
  children: ReactNode;
}) {
  return (
    <Root $tone={tone} data-tone={tone}>
      {dot && <Dot aria-hidden />}
      {children}
    </Root>
  );
}
