import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Svg = styled.svg`
  width: 100%;
  height: auto;
  min-height: 100%;
  aspect-ratio: 320 / 150;
  background: var(--primary-soft);
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
  .solid {
    fill: var(--primary);
  }
`;

/** The head of a service card: 320 × 150, in the style of our line drawings; decoration only. */
export function ServiceDrawing({ children }: { children: ReactNode }) {
  return (
    <Svg viewBox="0 0 320 150" aria-hidden focusable="false">
      {children}
    </Svg>
  );
}
