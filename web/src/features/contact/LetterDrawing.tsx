import { styled } from 'styled-components';

const Svg = styled.svg`
  width: 100%;
  max-width: 300px;
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
  .soft {
    fill: var(--primary-soft);
  }
`;

/** A letter on a served tray: our post is taken seriously. */
export function LetterDrawing() {
  return (
    <Svg viewBox="0 0 300 190" aria-hidden focusable="false">
      <circle className="fill" cx="172" cy="84" r="68" />
      <path className="paper" d="M74 62 150 22l76 40v78H74z" />
      <path className="soft" d="M94 40h112v66l-56 26-56-26z" />
      <path className="paper" d="M94 36h112v62H94z" />
      <path d="M112 54h44M112 68h76M112 82h62" />
      <path d="m184 50 6 6 10-12" />
      <path className="paper" d="M74 62v78h152V62l-76 46z" />
      <path d="m74 140 56-44M226 140l-56-44" />
      <path className="paper" d="M40 148h220l-14 14a10 10 0 0 1-7 3H61a10 10 0 0 1-7-3z" />
      <path d="M28 148h244M120 178h60" />
      <path d="M44 112v-8M34 124l-7-3M50 96l-3-7M256 110v-8M266 122l7-3" />
    </Svg>
  );
}
