import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { atLeast } from '../../../ui/breakpoints.ts';

const Ground = styled.div`
  display: grid;
  align-items: end;
  justify-content: center;
  min-width: 0;
  overflow: hidden;
  background: var(--primary-soft);
`;

const Svg = styled.svg`
  width: 100%;
  max-width: none;
  height: auto;
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
  /* Beside the words the ground is narrow and high: the empty sides of the drawing are cut off. */
  @media ${atLeast('small')} {
    width: 300px;
  }
  @media ${atLeast('medium')} {
    width: 100%;
  }
`;

/** The head of a service card: 320 × 150, in the style of our line drawings, standing on its lower edge; decoration only. */
export function ServiceDrawing({ children }: { children: ReactNode }) {
  return (
    <Ground>
      <Svg viewBox="0 0 320 150" aria-hidden focusable="false">
        {children}
      </Svg>
    </Ground>
  );
}
