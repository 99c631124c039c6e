import { css } from 'styled-components';

/** The look of the input: one box around the text and its buttons. */
export const composerStyle = css`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding: var(--space-2);
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-card);
  background: var(--surface);
  transition: border-color var(--ease);
  &:has(textarea:focus-visible) {
    border-color: var(--primary);
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  &[data-over] {
    border-style: dashed;
    border-color: var(--primary);
    background: var(--primary-soft);
  }
  textarea {
    flex: 1;
    min-width: 0;
    min-height: var(--touch);
    max-height: min(40vh, 320px);
    padding: 9px var(--space-2);
    border: 0;
    background: none;
    font-size: var(--size-17);
    line-height: 1.45;
    resize: none;
    field-sizing: content;
    &:focus-visible {
      outline: none;
    }
    &::placeholder {
      color: var(--text-soft);
      opacity: 1;
    }
  }
`;
