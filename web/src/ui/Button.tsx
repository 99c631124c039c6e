import { createLink } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';
import { css, styled } from 'styled-components';
import { Spinner } from './Spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'large';

/** Background, its colour below the pointer, and text. */
const look = (ground: string, hover: string, ink: string) => css`
  background: ${ground};
  color: ${ink};
  &:hover:not([aria-disabled='true']) {
    background: ${hover};
    color: ${ink};
  }
`;

const variants = {
  primary: look('var(--primary)', 'var(--primary-hover)', 'var(--on-primary)'),
  secondary: css`
    ${look('var(--surface)', 'var(--surface-2)', 'var(--text)')}
    border-color: var(--line-strong);
  `,
  /* Only text without the pointer; the negative margin aligns the text with its neighbours. */
  quiet: css<{ $wide: boolean }>`
    ${look('transparent', 'var(--primary-soft)', 'var(--primary)')}
    padding-inline: var(--space-2);
    margin-inline: ${({ $wide }) => ($wide ? '0' : 'calc(-1 * var(--space-2) - 1.5px)')};
  `,
  danger: look('var(--error)', 'var(--error-hover)', 'var(--on-error)'),
};

/** The style of buttons and of links that look like buttons. */
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

const Root = styled.button<{ $variant: ButtonVariant; $size: ButtonSize; $wide: boolean }>`
  ${buttonStyle}
`;

const Label = styled.span<{ $hidden: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  opacity: ${({ $hidden }) => ($hidden ? 0 : 1)};
`;

const Busy = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  wide?: boolean;
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'disabled'> {
  /** Shows a spinner, ignores presses, and keeps its width and focus. */
  loading?: boolean;
  /** Ignores presses; stays focusable, so that keyboard and screen reader users can find it. */
  disabled?: boolean;
}

/** The button. Default type "button", default variant primary. */
export function Button({
  variant = 'primary',
  size = 'medium',
  wide = false,
  loading = false,
  disabled = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const blocked = loading || disabled;
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (blocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      {...rest}
      type={type}
      onClick={press}
      aria-disabled={blocked || undefined}
      aria-busy={loading || undefined}
      $variant={variant}
      $size={size}
      $wide={wide}
    >
      <Label $hidden={loading}>{children}</Label>
      {loading && (
        <Busy>
          <Spinner />
        </Busy>
      )}
    </Root>
  );
}

/** An external link that looks like a button. */
export function AnchorButton({
  variant = 'primary',
  size = 'medium',
  wide = false,
  ...rest
}: Look & ComponentProps<'a'>) {
  return <Root as="a" {...rest} $variant={variant} $size={size} $wide={wide} />;
}

/** A link of the router that looks like a button: `to`, `search`, `params`, plus variant, size, wide. */
export const LinkButton = createLink(AnchorButton);
