import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from '../../ui/Container.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';

const Root = styled(Container)`
  display: grid;
  gap: var(--space-5);
  padding-block: clamp(40px, 8vw, 96px);
`;

interface Props {
  title: string;
  /** One sentence below the title. */
  children: ReactNode;
  /** Where to go from here. */
  actions?: ReactNode;
}

/** A page that is a heading, a sentence and a way on. */
export function PlainScreen({ title, children, actions }: Props) {
  return (
    <Root>
      <PageTitle>{title}</PageTitle>
      <Heading as="h1" $size={42}>
        {title}
      </Heading>
      <Text $size={20} $soft>
        {children}
      </Text>
      {actions && (
        <Stack $row $gap={3}>
          {actions}
        </Stack>
      )}
    </Root>
  );
}
