import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './buttonStyle.ts';

const Root = styled.a<{ $variant: ButtonVariant; $size: ButtonSize; $wide: boolean }>`
  ${buttonStyle}
`;

export interface AnchorButtonProps extends ComponentProps<'a'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
}

/** A link out of the app (another host, a new tab) that looks like a button. */
export function AnchorButton({
  variant = 'primary',
  size = 'medium',
  wide = false,
  ...rest
}: AnchorButtonProps) {
  return <Root {...rest} $variant={variant} $size={size} $wide={wide} />;
}
