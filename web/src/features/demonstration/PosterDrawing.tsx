import { styled } from 'styled-components';

const Svg = styled.svg`
  width: 100%;
  height: auto;
  fill: none;
  stroke: var(--primary);
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  .ground {
    fill: var(--surface-2);
    stroke: none;
  }
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

/** A menu on a drawing board: where the project's picture will be. */
export function PosterDrawing() {
  return (
    <Svg viewBox="0 0 400 220" aria-hidden focusable="false">
      <path className="ground" d="M0 0h400v220H0z" />
      <circle className="fill" cx="224" cy="102" r="78" />
      <path className="paper" d="M136 28h116v164H136z" />
      <path className="soft" d="M152 44h84v48h-84z" />
      <path d="M176 78a18 18 0 0 1 36 0zM170 78h48M194 58v-5" />
      <path d="M152 110h40M152 124h84M152 138h84M152 152h56M152 172h24M220 172h16" />
      <path className="paper" d="m286 60 14 8-52 92-16 8 2-16z" />
      <path d="m278 74 14 8M234 152l12 8" />
      <path d="M92 60v100M84 60h16M84 160h16M136 206h116M136 198v16M252 198v16" />
    </Svg>
  );
}
