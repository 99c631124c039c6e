import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Svg = styled.svg`
  width: 100%;
  height: auto;
  border-radius: var(--radius-card);
  font-family: var(--font-text);
`;

interface Props {
  /** Says what is on the picture. */
  alt: string;
  ground: string;
  children: ReactNode;
}

/** The frame of a drawn screenshot, 640 × 420. Its colours are those of the project, whatever the theme. */
export function Stage({ alt, ground, children }: Props) {
  return (
    <Svg viewBox="0 0 640 420" role="img" aria-label={alt}>
      <rect width="640" height="420" fill={ground} />
      {children}
    </Svg>
  );
}
