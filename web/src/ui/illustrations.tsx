import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

/** The style of our line drawings: primary lines, secondary fills. */
export const drawingStyle = css`
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

const Svg = styled.svg`
  width: 160px;
  height: 128px;
  ${drawingStyle}
`;

/** The frame of our line drawings: 160 × 128, primary lines, secondary fills, decoration only. */
export function LineDrawing({ children }: { children: ReactNode }) {
  return (
    <Svg viewBox="0 0 160 128" aria-hidden focusable="false">
      {children}
    </Svg>
  );
}

/** A take-away bag: a website, ready to go. */
export function Bag() {
  return (
    <LineDrawing>
      <path className="fill" d="M56 40h68l6 78H62z" />
      <path className="paper" d="M46 36h62l8 74H38z" />
      <path d="M62 50V30a15 15 0 0 1 30 0v20" />
      <path d="M61 78c4 12 28 12 33 0" />
      <path d="M108 36l14 6 6 68h-12" />
      <path d="M60 66v-2M94 66v-2" />
    </LineDrawing>
  );
}

/** A basket with bread: orders to come. */
export function Basket() {
  return (
    <LineDrawing>
      <path className="fill" d="M42 66h84l-8 44a8 8 0 0 1-8 6H62a8 8 0 0 1-8-6z" />
      <path
        className="paper"
        d="M54 60c-2-14 4-30 14-32 8-1 12 8 10 32M84 60c0-22 10-36 20-32 9 4 6 20 0 32"
      />
      <path d="m62 42 8 4M92 40l8 4M62 52l10 3M90 51l9 3" />
      <path className="paper" d="M34 60h92l-9 44a8 8 0 0 1-8 6H51a8 8 0 0 1-8-6z" />
      <path d="M30 60h100" />
      <path d="m58 72 4 28M80 72v28M102 72l-4 28M41 78h78M44 92h72" />
    </LineDrawing>
  );
}

/** A counter bell: something wants attention. */
export function Bell() {
  return (
    <LineDrawing>
      <path className="fill" d="M44 94a42 42 0 0 1 84 0z" />
      <path className="paper" d="M38 88a42 42 0 0 1 84 0z" />
      <path d="M28 88h104M36 88v10a6 6 0 0 0 6 6h76a6 6 0 0 0 6-6V88" />
      <path d="M80 46V34M70 34h20" />
      <path d="M52 78a29 29 0 0 1 17-18" />
      <path d="m34 40-8-8M50 28l-4-10M126 40l8-8M110 28l4-10" />
    </LineDrawing>
  );
}

/** An empty plate with its cutlery: nothing here yet. */
export function Plate() {
  return (
    <LineDrawing>
      <circle className="fill" cx="86" cy="70" r="40" />
      <circle className="paper" cx="80" cy="64" r="40" />
      <circle cx="80" cy="64" r="26" />
      <path d="M61 58a20 20 0 0 1 11-12" />
      <path d="M20 26v16a8 8 0 0 0 16 0V26M28 26v76" />
      <path d="M134 102V26c-9 4-12 16-12 28 0 6 4 9 12 9" />
    </LineDrawing>
  );
}

/** A till roll that went on too long: a page that is not there. */
export function TillRoll() {
  return (
    <LineDrawing>
      <path className="fill" d="M58 34h54v76l-9-7-9 7-9-7-9 7-9-7-9 7z" />
      <path className="paper" d="M50 28h54v80l-9-7-9 7-9-7-9 7-9-7-9 7z" />
      <path d="M34 28h86M38 28V18a6 6 0 0 1 6-6h66a6 6 0 0 1 6 6v10" />
      <path d="M62 44h20M62 56h30M62 68h14M86 68h6M62 80h30" />
    </LineDrawing>
  );
}
