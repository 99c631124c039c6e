import { createLink } from '@tanstack/react-router';
import { css, styled } from 'styled-components';

type Size = 17 | 20 | 25 | 32 | 42 | 56;

/** Display sizes are smaller on phones, so that long words fit. */
const FLUID: Record<Size, string> = {
  17: 'var(--size-17)',
  20: 'var(--size-20)',
  25: 'clamp(1.375rem, 1.2rem + 0.8vw, var(--size-25))',
  32: 'clamp(1.625rem, 1.35rem + 1.4vw, var(--size-32))',
  42: 'clamp(2rem, 1.5rem + 2.4vw, var(--size-42))',
  56: 'clamp(2.375rem, 1.6rem + 3.6vw, var(--size-56))',
};

/** A heading. `$size` in the type scale (default 32); sizes from 25 on use Fraunces. `as` is the level, default h2. */
export const Heading = styled.h2<{ $size?: Size }>`
  font-family: ${({ $size = 32 }) => ($size >= 25 ? 'var(--font-display)' : 'var(--font-text)')};
  font-size: ${({ $size = 32 }) => FLUID[$size]};
  font-weight: ${({ $size = 32 }) => ($size >= 25 ? 560 : 650)};
  line-height: ${({ $size = 32 }) => ($size >= 42 ? 1.06 : $size >= 25 ? 1.15 : 1.3)};
  font-variant-numeric: lining-nums;
  letter-spacing: ${({ $size = 32 }) => ($size >= 25 ? '-0.015em' : '-0.005em')};
`;

/** A paragraph, at most 68 characters wide. `$size` in the type scale (default 17); `$soft` for secondary text; `$tabular` for money and times. */
export const Text = styled.p<{ $size?: 13 | 15 | 17 | 20; $soft?: boolean; $tabular?: boolean }>`
  max-width: var(--measure);
  font-size: var(--size-${({ $size = 17 }) => $size});
  text-wrap: ${({ $size }) => ($size === 20 ? 'balance' : 'pretty')};
  color: ${({ $soft }) => ($soft ? 'var(--text-soft)' : 'inherit')};
  font-variant-numeric: ${({ $tabular }) => ($tabular ? 'tabular-nums' : 'normal')};
`;

const Anchor = styled.a`
  font-weight: 600;
`;

/** A link inside the app, in running text. */
export const TextLink = createLink(Anchor);

/** Styles of a text for screen readers only. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  padding: 0;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
