import type { LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';

const Root = styled.ul<{ $colour: 'primary' | 'success'; $isSmall: boolean; $isAiry: boolean }>`
  display: grid;
  gap: var(${({ $isAiry }) => ($isAiry ? '--space-3' : '--space-2')});
  font-size: ${({ $isSmall }) => ($isSmall ? 'var(--size-15)' : 'inherit')};
  li {
    display: flex;
    gap: var(${({ $isSmall }) => ($isSmall ? '--space-2' : '--space-3')});
    align-items: flex-start;
  }
  svg {
    margin-top: ${({ $isSmall }) => ($isSmall ? '2px' : '3px')};
    color: var(--${({ $colour }) => $colour});
  }
`;

interface Props {
  icon: LucideIcon;
  items: readonly string[];
  colour: 'primary' | 'success';
  isSmall?: boolean;
  /** More space between the items. */
  isAiry?: boolean;
}

/** A list with the same icon before each item. */
export function IconList({ icon, items, colour, isSmall = false, isAiry = false }: Props) {
  return (
    <Root role="list" $colour={colour} $isSmall={isSmall} $isAiry={isAiry}>
      {items.map((item) => (
        <li key={item}>
          <Icon icon={icon} size={isSmall ? 18 : 20} />
          {item}
        </li>
      ))}
    </Root>
  );
}
