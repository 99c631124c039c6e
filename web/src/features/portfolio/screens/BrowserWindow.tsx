import type { ReactNode } from 'react';

interface Props {
  address: string;
  paper?: string;
  children: ReactNode;
}

/** A window of 560 × 372 whose page begins at 40, 80. */
export function BrowserWindow({ address, paper = '#ffffff', children }: Props) {
  return (
    <>
      <rect x="44" y="34" width="560" height="372" rx="14" fill="#0b1220" opacity="0.14" />
      <rect x="40" y="28" width="560" height="372" rx="14" fill={paper} />
      <path d="M40 42a14 14 0 0 1 14-14h532a14 14 0 0 1 14 14v26H40z" fill="#e9ecf2" />
      {['#d9776b', '#dfb45c', '#6fae82'].map((colour, number) => (
        <circle key={colour} cx={60 + number * 16} cy="48" r="5" fill={colour} />
      ))}
      <rect x="180" y="38" width="280" height="20" rx="10" fill="#ffffff" />
      <text x="320" y="52" textAnchor="middle" fontSize="11" fill="#55607a">
        {address}
      </text>
      {children}
    </>
  );
}
