import type { LucideIcon } from 'lucide-react';
import { Button, type ButtonProps, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { styled } from 'styled-components';
import { useFocusOnce } from '../lib/focus.ts';
import { Icon } from './Icon.tsx';

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

interface ActionButtonProps extends Omit<ButtonProps, 'children' | 'className' | 'style'> {
  icon: LucideIcon;
  /** Focuses the button when it appears. */
  isFocused?: boolean;
}

/** An icon button of react-aria, as rows of a GridList and menus need it. Requires an `aria-label`. */
export function ActionButton({ icon, isFocused = false, ...rest }: ActionButtonProps) {
  const button = useFocusOnce(isFocused);
  return (
    <Root {...rest} ref={button}>
      <Icon icon={icon} />
    </Root>
  );
}

const Sheet = styled(Popover)`
  min-width: 200px;
  max-width: min(320px, calc(100vw - 32px));
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow);
`;

const List = styled(Menu)`
  padding: var(--space-1);
  outline: none;
`;

const Item = styled(MenuItem)`
  display: flex;
  align-items: center;
  min-height: var(--touch);
  padding: 8px 14px;
  border-radius: 7px;
  font-size: var(--size-15);
  overflow-wrap: anywhere;
  cursor: pointer;
  outline: none;
  &[data-focused] {
    background: var(--surface-2);
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 3px var(--focus);
  }
  &[data-disabled] {
    color: var(--text-soft);
    cursor: not-allowed;
    opacity: 0.7;
  }
`;

export interface MenuAction {
  id: string;
  text: string;
  isDisabled?: boolean;
  onAction: () => void;
}

interface Props {
  icon: LucideIcon;
  label: string;
  /** Called when the menu renders. */
  actions: () => readonly MenuAction[];
  /** Focuses the button when it appears, after a form that an action had opened. */
  isFocused?: boolean;
}

/** A button that opens a menu. */
export function ActionMenu({ icon, label, actions, isFocused = false }: Props) {
  return (
    <MenuTrigger>
      <ActionButton icon={icon} aria-label={label} isFocused={isFocused} />
      <Sheet placement="bottom end">
        <List aria-label={label}>
          {actions().map(({ id, text, isDisabled = false, onAction }) => (
            <Item key={id} id={id} textValue={text} isDisabled={isDisabled} onAction={onAction}>
              {text}
            </Item>
          ))}
        </List>
      </Sheet>
    </MenuTrigger>
  );
}
