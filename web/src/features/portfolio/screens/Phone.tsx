import type { ReactNode } from 'react';

interface Props {
  /** Where its left upper corner is. */
  x: number;
  y: number;
  paper?: string;
  children: ReactNode;
}

/** A phone of 180 × 364; what is in it begins at 0, 0 of a glass of 164 × 348. */
export function Phone({ x, y, paper = '#ffffff', children }: Props) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="4" y="6" width="180" height="364" rx="28" fill="#0b1220" opacity="0.16" />
      <rect width="180" height="364" rx="28" fill="#1d2432" />
      <rect x="8" y="8" width="164" height="348" rx="21" fill={paper} />
      <g transform="translate(8 8)">{children}</g>
      <rect x="66" y="15" width="48" height="9" rx="4.5" fill="#1d2432" />
    </g>
  );
}
