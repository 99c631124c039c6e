import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { atLeast } from '../../ui/breakpoints.ts';
import { drawingStyle } from '../../ui/illustrations.tsx';

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
  ${drawingStyle}
  .solid {
    fill: var(--primary);
  }
  /* Beside the text the background is narrow and cuts off the sides. */
  @media ${atLeast('small')} {
    width: 300px;
  }
  @media ${atLeast('medium')} {
    width: 100%;
  }
`;

/** A drawing of 320 × 150 at the head of a service card; decoration only. */
function ServiceDrawing({ children }: { children: ReactNode }) {
  return (
    <Ground>
      <Svg viewBox="0 0 320 150" aria-hidden focusable="false">
        {children}
      </Svg>
    </Ground>
  );
}

/** Two phones with an app: a list of dishes, and an order on its way. */
export function AppDrawing() {
  return (
    <ServiceDrawing>
      <path className="fill" d="M112 34h72v120h-72z" />
      <path className="paper" d="M114 26h60a10 10 0 0 1 10 10v118h-80V36a10 10 0 0 1 10-10z" />
      <path d="M136 36h16" />
      <path d="M116 54h20v18h-20zM144 58h28M144 67h18M116 84h20v18h-20zM144 88h28M144 97h18M116 114h20v18h-20zM144 118h28M144 127h18" />
      <path className="paper" d="M192 52h44a10 10 0 0 1 10 10v92h-64V62a10 10 0 0 1 10-10z" />
      <circle className="fill" cx="214" cy="92" r="16" />
      <path d="m206 92 6 6 11-12M198 120h32M204 130h20" />
    </ServiceDrawing>
  );
}

/** A website in a browser: a picture, lines, a button. */
export function BrowserDrawing() {
  return (
    <ServiceDrawing>
      <path className="fill" d="M84 44h172v110H84z" />
      <path className="paper" d="M76 36h164a8 8 0 0 1 8 8v110H68V44a8 8 0 0 1 8-8z" />
      <path d="M68 58h180M80 47h2M90 47h2M100 47h2" />
      <path className="fill" d="M84 74h62v46H84z" />
      <path d="M84 74h62v46H84zM84 110l18-16 14 12 10-8 20 16" />
      <path d="M162 78h68M162 90h52M162 102h60" />
      <path
        className="solid"
        d="M164 113h34a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4h-34a4 4 0 0 1-4-4v-6a4 4 0 0 1 4-4z"
      />
      <path d="M84 136h62" />
    </ServiceDrawing>
  );
}

/** A till and a crate, connected through one place in the middle. */
export function ConnectionDrawing() {
  return (
    <ServiceDrawing>
      <path className="fill" d="M62 66h58v54H62z" />
      <path className="paper" d="M54 58h58v34H54zM46 92h74v22a4 4 0 0 1-4 4H50a4 4 0 0 1-4-4z" />
      <path d="M62 70h28M62 80h16M58 104h2M70 104h2M82 104h2M94 104h12M98 58V46h-22" />
      <path d="M120 88h22M178 88h22" />
      <circle className="fill" cx="164" cy="92" r="20" />
      <circle className="paper" cx="160" cy="88" r="18" />
      <path d="m153 82-6 6 6 6M167 82l6 6-6 6M162 79l-4 18" />
      <path className="fill" d="M208 72h66v48h-66z" />
      <path className="paper" d="M200 64h66v14h-66zM204 78h58v40h-58z" />
      <path d="M204 98h58M222 88h22M222 108h22" />
    </ServiceDrawing>
  );
}
