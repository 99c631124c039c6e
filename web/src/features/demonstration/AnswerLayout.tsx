import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: grid;
  gap: var(--space-8) clamp(32px, 5vw, 64px);
  align-items: start;
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  }
`;

/* On phones one looks first and writes then. */
const About = styled.div`
  @media (min-width: 960px) {
    order: 1;
  }
`;

/** The picture, and beside it what is said about it. */
export function AnswerLayout({ about, children }: { about: ReactNode; children: ReactNode }) {
  return (
    <Root>
      <About>{about}</About>
      <div>{children}</div>
    </Root>
  );
}
