import { styled } from 'styled-components';

/* The links are styled from outside: a styled link loses the types of its address. */
/** The links to the views of a tab. */
export const ViewNav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    padding: 6px 14px;
    border: 1.5px solid var(--line);
    border-radius: var(--radius-chip);
    background: var(--surface);
    color: var(--text);
    font-size: var(--size-15);
    text-decoration: none;
    &:hover {
      background: var(--surface-2);
    }
    &[aria-current='page'] {
      border-color: var(--primary);
      background: var(--primary-soft);
      color: var(--primary);
    }
  }
`;
