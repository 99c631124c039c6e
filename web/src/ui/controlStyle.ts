import { css } from 'styled-components';

/** The style of inputs, textareas and selects. Its text has at least 16 px, so that iOS does not zoom in. */
export const controlStyle = css`
  width: 100%;
  min-height: var(--touch);
  padding: 9px 14px;
  border: 1.5px solid var(--line-strong);
  /* A placeholder that does not fit ends in dots, not in the middle of a letter. */
  text-overflow: ellipsis;
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text);
  font-size: var(--size-17);
  line-height: 1.4;
  transition: border-color var(--ease);
  appearance: none;
  /* No spin buttons: the arrow keys still change a number. */
  &[type='number'] {
    appearance: textfield;
  }
  &::-webkit-inner-spin-button {
    appearance: none;
  }
  &::placeholder {
    color: var(--text-soft);
    opacity: 1;
  }
  &:hover {
    border-color: var(--text-soft);
  }
  &:focus-visible {
    border-color: var(--primary);
  }
  &[aria-invalid='true'] {
    border-color: var(--error);
  }
  &:disabled {
    background: var(--surface-2);
    cursor: not-allowed;
  }
`;
