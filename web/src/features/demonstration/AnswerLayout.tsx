import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { atLeast } from '../../ui/breakpoints.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';

/* On phones one is asked, looks, and answers then; where there is room, the picture stands beside. */
const Root = styled.div`
  display: grid;
  gap: var(--space-8) clamp(32px, 5vw, 64px);
  align-items: start;
  @media ${atLeast('medium')} {
    grid-template: 'head about' auto 'answer about' 1fr / minmax(0, 1fr) minmax(0, 1.1fr);
  }
`;

const About = styled.div`
  @media ${atLeast('medium')} {
    grid-area: about;
  }
`;

interface Props {
  title: string;
  intro: string;
  about: ReactNode;
  children: ReactNode;
}

/** A question or a word about a project, the project itself, and what is to be done about it. */
export function AnswerLayout({ title, intro, about, children }: Props) {
  return (
    <Root>
      <Stack $gap={4}>
        <Heading as="h1" $size={42}>
          {title}
        </Heading>
        <Text $size={20} $soft>
          {intro}
        </Text>
      </Stack>
      <About>{about}</About>
      <div>{children}</div>
    </Root>
  );
}
