import { css } from 'styled-components';

/** Links and buttons of the navigation look alike. */
export const navItemStyle = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  padding: 0 14px;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--text);
  font-size: var(--size-15);
  font-weight: 550;
  text-decoration: none;
  cursor: pointer;
  transition: background var(--ease);
  &:hover {
    background: var(--surface-2);
    color: var(--text);
  }
  &[aria-current='page'] {
    text-decoration: underline 3px var(--secondary);
    text-underline-offset: 8px;
  }
  /* A page that came as HTML has the links of both: public/firstPaint.js knows whose are to be seen. */
  :root[data-signed-in] &[data-early='guest'],
  :root:not([data-signed-in]) &[data-early='member'] {
    display: none;
  }
  :root[data-theme='light'] &[aria-current='page'] {
    text-decoration-color: #e0ac4a;
  }
`;
