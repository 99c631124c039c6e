import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from '../../ui/Container.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';

const Root = styled(Container)`
  display: grid;
  gap: var(--space-8);
  padding-block: clamp(40px, 6vw, 80px);
`;

/** A page on which a client answers. */
export function AnswerPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Root>
      <PageTitle>{title}</PageTitle>
      {children}
    </Root>
  );
}
