import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { messages } from '../messages.ts';

const Root = styled.div`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
  min-height: 60px;
  padding-block: var(--space-2);
`;

const Words = styled.div`
  display: grid;
  min-width: 0;
  font-size: var(--size-15);
  line-height: 1.4;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Label = styled.span`
  color: var(--text-soft);
  font-size: var(--size-13);
`;

const Missing = styled.span`
  color: var(--text-soft);
`;

interface Props {
  label: string;
  /** Missing or empty: not known yet. */
  children?: ReactNode;
  action?: ReactNode;
}

/** A fact of the site as it is known. */
export function FactLine({ label, children, action }: Props) {
  return (
    <Root>
      <Words>
        <Label>{label}</Label>
        {children ? <span>{children}</span> : <Missing>{messages.factMissing}</Missing>}
      </Words>
      {action}
    </Root>
  );
}
