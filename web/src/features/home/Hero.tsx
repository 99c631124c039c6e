import { styled } from 'styled-components';
import { atLeast } from '../../ui/breakpoints.ts';
import { Container } from '../../ui/Container.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { ShopWindow } from './ShopWindow.tsx';

const Root = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-10) var(--space-12);
  align-items: center;
  padding-block: clamp(32px, 4vw, 64px) clamp(48px, 6vw, 88px);
  @media ${atLeast('medium')} {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
  }
`;

const Headline = styled(Heading)`
  /* Each sentence of the promise on one line, from phones to walls. */
  font-size: clamp(1.5rem, 7.8vw, 3.5rem);
  @media ${atLeast('medium')} {
    font-size: 2.5rem;
  }
  @media ${atLeast('large')} {
    font-size: 3.25rem;
  }
  @media ${atLeast('wide')} {
    font-size: 4.125rem;
  }
  @media ${atLeast('widest')} {
    font-size: 5.25rem;
  }
`;

const Line = styled.span`
  display: block;
`;

const Sentence = styled(Text)`
  max-width: 46ch;
`;

/** The promise in one line, and the real product beside it. */
export function Hero() {
  return (
    <Root>
      <Stack $gap={6}>
        <Headline as="h1" $size={56}>
          {messages.headline.map((line) => (
            <Line key={line}>{line} </Line>
          ))}
        </Headline>
        <Sentence $size={20} $soft>
          {messages.sentence}
        </Sentence>
        <Stack $row $gap={3}>
          <LinkButton to="/setup" size="large">
            {messages.start}
          </LinkButton>
          <LinkButton to="/packages" size="large" variant="secondary">
            {messages.plans}
          </LinkButton>
        </Stack>
      </Stack>
      <ShopWindow />
    </Root>
  );
}
