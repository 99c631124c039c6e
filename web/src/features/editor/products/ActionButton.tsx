import type { LucideIcon } from 'lucide-react';
import { Button, type ButtonProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { Icon } from '../../../ui/Icon.tsx';
import { useFocusOnce } from './useFocusOnce.ts';

const Root = styled(Button)`
  flex: none;
  display: inline-grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: transparent;
  color: var(--text-soft);
  cursor: pointer;
  transition: background var(--ease);
  &[data-hovered],
  &[data-pressed] {
    background: var(--surface-2);
    color: var(--text);
  }
  &[slot='drag'] {
    width: 28px;
    cursor: grab;
  }
`;

interface Props extends Omit<ButtonProps, 'children' | 'className' | 'style'> {
  icon: LucideIcon;
  /** Puts the keyboard on it when it appears. */
  isFocused?: boolean;
}

/** An icon button for rows of a GridList and for menus, which need their own kind of button. Give it an `aria-label`. */
export function ActionButton({ icon, isFocused = false, ...rest }: Props) {
  const button = useFocusOnce(isFocused);
  return (
    <Root {...rest} ref={button}>
      <Icon icon={icon} />
    </Root>
  );
}
