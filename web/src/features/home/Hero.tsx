import { styled } from 'styled-components';
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
  gap: clamp(36px, 5vw, 80px);
  align-items: center;
  padding-block: clamp(32px, 4vw, 64px) clamp(48px, 6vw, 88px);
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  }
`;

const Headline = styled(Heading)`
  /* Each sentence of the promise on one line, or two. */
  @media (min-width: 960px) {
    font-size: 2.75rem;
  }
  @media (min-width: 1280px) {
    font-size: 3.75rem;
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
