import type { ComponentType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { atLeast } from './breakpoints.ts';
import { Plate } from './illustrations.tsx';
import { Container, Stack } from './Layout.tsx';
import { PageTitle } from './PageTitle.tsx';
import { ShopFront } from './ShopFront.tsx';
import { Heading, Text } from './Text.tsx';

const Root = styled(Container)`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  align-items: center;
  gap: var(--space-12) var(--space-16);
  padding-block: var(--section);
  @media ${atLeast('small')} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

const Picture = styled.div`
  width: 100%;
  max-width: 280px;
  justify-self: center;
  @media ${atLeast('small')} {
    justify-self: end;
    max-width: 360px;
  }
  @media ${atLeast('wide')} {
    max-width: 460px;
  }
`;

/* As large as the shop window allows. */
const Drawing = styled.div`
  > svg {
    width: min(100%, 320px);
    height: auto;
    margin-inline: auto;
  }
`;

interface Props {
  title: string;
  /** One sentence below the title. */
  children: ReactNode;
  /** Links or buttons below the text. */
  actions?: ReactNode;
  /** One of ui/illustrations, default the plate. */
  illustration?: ComponentType;
}

/** A page with a heading, a sentence, a drawing and actions. */
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
        <ShopFront>
          <Drawing>
            <Illustration />
          </Drawing>
        </ShopFront>
      </Picture>
    </Root>
  );
}
