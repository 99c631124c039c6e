import { styled } from 'styled-components';
import { Container } from '../../ui/Container.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { ShopFront } from './ShopFront.tsx';

const Hero = styled(Container)`
  flex: 1;
  display: grid;
  align-items: center;
  gap: clamp(32px, 5vw, 72px);
  padding-block: clamp(40px, 7vw, 96px);
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 1.05fr) minmax(0, 0.95fr);
  }
`;

const Facts = styled.div`
  background: var(--secondary-soft);
  border-top: 1px solid var(--line);
`;

const FactList = styled(Container)`
  display: grid;
  gap: var(--space-5) var(--space-10);
  padding-block: var(--space-10);
  @media (min-width: 760px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** The home page (spec §2). */
export function HomeScreen() {
  return (
    <>
      <PageTitle>{messages.title}</PageTitle>
      <Hero>
        <Stack $gap={6}>
          <Heading as="h1" $size={56}>
            {messages.headline}
          </Heading>
          <Text $size={20} $soft>
            {messages.sentence}
          </Text>
          <Stack $row $gap={3}>
            <LinkButton to="/setup" size="large">
              {messages.start}
            </LinkButton>
            <LinkButton to="/packages" size="large" variant="secondary">
              {messages.plans}
            </LinkButton>
          </Stack>
        </Stack>
        <ShopFront />
      </Hero>
      <Facts>
        <FactList>
          {messages.facts.map(({ title, text }) => (
            <Stack key={title} $gap={2}>
              <Heading as="h2" $size={25}>
                {title}
              </Heading>
              <Text $soft>{text}</Text>
            </Stack>
          ))}
        </FactList>
      </Facts>
    </>
  );
}
