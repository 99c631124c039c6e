import { styled } from 'styled-components';

/** A framed list. */
export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  list-style: none;
`;

/** A row of the framed list; `$dense` for one line of text. */
export const Row = styled.li<{ $dense?: boolean }>`
  display: grid;
  gap: ${({ $dense }) => ($dense ? 'var(--space-1)' : 'var(--space-4)')};
  padding: ${({ $dense }) => ($dense ? 'var(--space-3) var(--space-4)' : 'var(--space-4)')};
  overflow-wrap: anywhere;
  & + & {
    border-top: 1px solid var(--line);
  }
`;
