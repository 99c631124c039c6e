import { css } from 'styled-components';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'large';

const variants = {
  primary: css`
    background: var(--primary);
    color: var(--on-primary);
    &:hover:not([aria-disabled='true']) {
      background: var(--primary-hover);
      color: var(--on-primary);
    }
  `,
  secondary: css`
    background: var(--surface);
    border-color: var(--line-strong);
    color: var(--text);
    &:hover:not([aria-disabled='true']) {
      background: var(--surface-2);
      color: var(--text);
    }
  `,
  /* Nothing but its words until it is pointed at: they stand in line with what is above and below. */
  quiet: css<{ $wide: boolean }>`
    padding-inline: var(--space-2);
    margin-inline: ${({ $wide }) => ($wide ? '0' : 'calc(-1 * var(--space-2) - 1.5px)')};
    background: transparent;
    color: var(--primary);
    &:hover:not([aria-disabled='true']) {
      background: var(--primary-soft);
      color: var(--primary);
    }
  `,
  danger: css`
    background: var(--error);
    color: var(--on-error);
    &:hover:not([aria-disabled='true']) {
      background: var(--error-hover);
      color: var(--on-error);
    }
  `,
};

/** What buttons and links that look like buttons share. */
export const buttonStyle = css<{ $variant: ButtonVariant; $size: ButtonSize; $wide: boolean }>`
  position: relative;
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: ${({ $size }) => ($size === 'large' ? 'calc(var(--touch) + 8px)' : 'var(--touch)')};
  padding: ${({ $size }) => ($size === 'large' ? '12px 24px' : '9px 18px')};
  border: 1.5px solid transparent;
  border-radius: var(--radius);
  font-family: var(--font-text);
  font-size: ${({ $size }) => ($size === 'large' ? 'var(--size-17)' : 'var(--size-15)')};
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background var(--ease),
    border-color var(--ease),
    transform var(--ease);
  &:active:not([aria-disabled='true']) {
    transform: translateY(1px);
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.55;
  }
  &[aria-busy='true'] {
    cursor: progress;
    opacity: 1;
  }
  ${({ $variant }) => variants[$variant]}
`;
