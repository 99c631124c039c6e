import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';

const Root = styled.button`
  flex: none;
  display: inline-grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: transparent;
  color: inherit;
  cursor: pointer;
  transition: background var(--ease);
  &:hover {
    background: var(--surface-2);
  }
  /* A press on an icon that hydration replaces would be lost. */
  svg {
    pointer-events: none;
  }
`;

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon;
  /** Accessible name and tooltip. */
  label: string;
}

/** A square button with only an icon. */
export function IconButton({ icon, label, type = 'button', ...rest }: Props) {
  return (
    <Root {...rest} type={type} aria-label={label} title={label}>
      <Icon icon={icon} size={22} />
    </Root>
  );
}
