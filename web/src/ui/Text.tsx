import { styled } from 'styled-components';

/** A paragraph, at most 68 characters wide. `$size` in the type scale (default 17); `$soft` for secondary text; `$tabular` for money and times. */
export const Text = styled.p<{ $size?: 13 | 15 | 17 | 20; $soft?: boolean; $tabular?: boolean }>`
  max-width: var(--measure);
  font-size: var(--size-${({ $size = 17 }) => $size});
  text-wrap: ${({ $size }) => ($size === 20 ? 'balance' : 'pretty')};
  color: ${({ $soft }) => ($soft ? 'var(--text-soft)' : 'inherit')};
  font-variant-numeric: ${({ $tabular }) => ($tabular ? 'tabular-nums' : 'normal')};
`;
