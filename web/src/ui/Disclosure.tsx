import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';

const Root = styled.details`
  min-width: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
`;

const Summary = styled.summary`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  min-height: 56px;
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-card);
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    background: var(--surface-2);
  }
  > svg {
    color: var(--text-soft);
    transition: transform var(--ease);
  }
  [open] > & > svg {
    transform: rotate(180deg);
  }
`;

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  align-items: baseline;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.span`
  font-size: var(--size-15);
  font-weight: 600;
`;

const Now = styled.span`
  color: var(--text-soft);
  font-size: var(--size-15);
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding: var(--space-3) var(--space-4) var(--space-5);
`;

interface Props {
  title: string;
  /** What is inside, in words: read without opening it. */
  now?: ReactNode;
  /** At first. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of a form that opens. `focusFirstError` opens it when a field inside has an error. */
export function Disclosure({ title, now, isOpen = false, children }: Props) {
  return (
    <Root open={isOpen || undefined}>
      <Summary>
        <Words>
          <Title>{title}</Title>
          {now && <Now>{now}</Now>}
        </Words>
        <Icon icon={ChevronDown} />
      </Summary>
      <Content>{children}</Content>
    </Root>
  );
}
