import type { ComponentProps, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './buttonStyle.ts';
import { Spinner } from './Spinner.tsx';

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

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its place. */
  wide?: boolean;
  /** Work is under way: keeps its width, shows a spinner, ignores presses, stays focused. */
  loading?: boolean;
  /** Stays focusable so that keyboard and screen reader users can find it; presses do nothing. */
  disabled?: boolean;
}

/** The button. `type` is "button" unless given. Default variant primary. */
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
