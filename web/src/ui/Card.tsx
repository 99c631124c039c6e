import { styled } from 'styled-components';

/** A surface with a border; `$raised` has the shadow instead. */
export const Card = styled.div<{ $raised?: boolean; $padded?: boolean }>`
  overflow: clip;
  padding: ${({ $padded = true }) => ($padded ? 'var(--space-6)' : '0')};
  border: 1px solid ${({ $raised }) => ($raised ? 'transparent' : 'var(--line)')};
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: ${({ $raised }) => ($raised ? 'var(--shadow)' : 'none')};

  :root[data-theme='dark'] & {
    border-color: var(--line);
  }
`;
