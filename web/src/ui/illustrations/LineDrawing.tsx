import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Svg = styled.svg`
  width: 160px;
  height: 128px;
  fill: none;
  stroke: var(--primary);
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  .fill {
    fill: var(--secondary);
    stroke: none;
  }
  .paper {
    fill: var(--surface);
  }
`;

/** The frame of our line drawings: 160 × 128, primary lines, secondary fills, decoration only. */
export function LineDrawing({ children }: { children: ReactNode }) {
  return (
    <Svg viewBox="0 0 160 128" aria-hidden focusable="false">
      {children}
    </Svg>
  );
}
