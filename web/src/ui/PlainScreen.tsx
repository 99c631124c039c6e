import type { ComponentType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from './Container.tsx';
import { Heading } from './Heading.tsx';
import { Plate } from './illustrations/Plate.tsx';
import { PageTitle } from './PageTitle.tsx';
import { Stack } from './Stack.tsx';
import { Text } from './Text.tsx';

const Root = styled(Container)`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  align-items: center;
  gap: var(--space-8);
  padding-block: clamp(40px, 8vw, 96px);
  @media (min-width: 760px) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Picture = styled.div`
  order: -1;
  @media (min-width: 760px) {
    order: 0;
    padding-inline: clamp(0px, 5vw, 80px);
    svg {
      width: 240px;
      height: 192px;
    }
  }
`;

interface Props {
  title: string;
  /** One sentence below the title. */
  children: ReactNode;
  /** Where to go from here. */
  actions?: ReactNode;
  /** One of ui/illustrations, default the plate. */
  illustration?: ComponentType;
}

/** A page that is a heading, a sentence, a drawing and a way on. */
export function PlainScreen({ title, children, actions, illustration: Illustration = Plate }: Props) {
  return (
    <Root>
      <PageTitle>{title}</PageTitle>
      <Stack $gap={5}>
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
      </Stack>
      <Picture>
        <Illustration />
      </Picture>
    </Root>
  );
}
