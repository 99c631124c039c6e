import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { styled } from 'styled-components';
import type { HeroQuery } from '../../__generated__/HeroQuery.graphql.ts';
import { atLeast } from '../../ui/breakpoints.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Container, Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { DemoLink } from './DemoLink.tsx';
import { messages } from './messages.ts';
import { NameForm } from './NameForm.tsx';
import { priceLine } from './priceLine.rules.ts';
import { ShopWindow } from './ShopWindow.tsx';

const query = graphql`
  query HeroQuery {
    storefront(slug: "olive-and-ember") {
      url
    }
    services(category: RESTAURANT) {
      name
      isComing
      prices {
        interval
        unitAmount
      }
    }
  }
`;

/**
 * The demo restaurant and the plans; null before the answer, and when there is none. They are asked for in the browser, so that the
 * home page is a file and waits for no data.
 */
function useHeroData(): HeroQuery['response'] | null {
  const environment = useRelayEnvironment();
  const [data, setData] = useState<HeroQuery['response'] | null>(null);
  useEffect(() => {
    const { unsubscribe } = fetchQuery<HeroQuery>(environment, query, {}).subscribe({
      next: setData,
      error: () => undefined,
    });
    return unsubscribe;
  }, [environment]);
  return data;
}

const Root = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-10) var(--space-12);
  align-items: start;
  padding-block: clamp(32px, 4vw, 64px) clamp(48px, 6vw, 88px);
  @media ${atLeast('medium')} {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
  }
`;

/* The headline is in the top third of the window. */
const Words = styled(Stack)`
  @media ${atLeast('medium')} {
    padding-top: clamp(16px, 3.5vw, 72px);
  }
`;

const Headline = styled(Heading)`
  /* Each sentence on one line at every width. */
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

/* Keeps its place until the plans are known. */
const Price = styled.p`
  min-height: 1lh;
  font-weight: 550;
`;

/** The promise and the first question of the chat, beside the product. `onStart` gets the visitor's first message. */
export function Hero({ onStart }: { onStart: (words: string) => void }) {
  const data = useHeroData();
  return (
    <Root>
      <Words $gap={6}>
        <Headline as="h1" $size={56}>
          {messages.headline.map((line) => (
            <Line key={line}>{line} </Line>
          ))}
        </Headline>
        <Sentence $size={20} $soft>
          {messages.sentence}
        </Sentence>
        <NameForm onStart={onStart} />
        <Stack $row $gap={3}>
          <LinkButton to="/packages" size="large" variant="secondary">
            {messages.plans}
          </LinkButton>
          <DemoLink url={data?.storefront?.url} />
        </Stack>
        <Price>{data && priceLine(data.services)}</Price>
      </Words>
      <ShopWindow />
    </Root>
  );
}
