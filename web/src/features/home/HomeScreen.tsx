import { HandCoins, MessagesSquare, Store } from 'lucide-react';
import { styled } from 'styled-components';
import { atLeast } from '../../ui/breakpoints.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Container } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { ChatBand } from './ChatBand.tsx';
import { FoodStrip } from './FoodStrip.tsx';
import { Hero } from './Hero.tsx';
import { messages } from './messages.ts';
import { ServiceCards } from './ServiceCards.tsx';

const FactsRoot = styled.section`
  border-block: 1px solid var(--line);
  background: var(--surface);
`;

const FactsList = styled(Container)`
  display: grid;
  gap: var(--space-6);
  padding-block: var(--space-10);
  @media ${atLeast('medium')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0;
  }
`;

const Fact = styled.div`
  display: grid;
  gap: var(--space-1);
  align-content: start;
  > p {
    text-wrap: balance;
  }
  @media ${atLeast('small')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
    gap: var(--space-6);
    align-items: baseline;
  }
  @media ${atLeast('medium')} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
    padding-inline: var(--space-8);
    border-left: 1px solid var(--line);
    &:first-child {
      padding-left: 0;
      border-left: 0;
    }
    &:last-child {
      padding-right: 0;
    }
  }
`;

/** A strip of three facts. */
function Facts() {
  return (
    <FactsRoot aria-label={messages.factsLabel}>
      <FactsList>
        {messages.facts.map(({ title, text }) => (
          <Fact key={title}>
            <Heading as="h2" $size={32}>
              {title}
            </Heading>
            <Text $soft>{text}</Text>
          </Fact>
        ))}
      </FactsList>
    </FactsRoot>
  );
}

const ICONS = [Store, HandCoins, MessagesSquare];

const ValueCardsRoot = styled.section`
  padding-block: var(--section);
  background: var(--surface-2);
  :root[data-theme='dark'] & {
    background: var(--surface);
  }
`;

const Layout = styled(Container)`
  display: grid;
  gap: var(--space-8);
  @media ${atLeast('medium')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.8fr);
    gap: var(--space-16);
  }
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
`;

const Value = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2) var(--space-5);
  padding: var(--space-6);
  border-radius: var(--radius-card);
  background: var(--surface);
  :root[data-theme='dark'] & {
    background: var(--surface-2);
  }
  > p {
    text-wrap: balance;
  }
  > span {
    grid-row: span 2;
    display: grid;
    place-items: center;
    width: calc(var(--touch) + 8px);
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--secondary);
    color: var(--on-secondary);
  }
`;

/** Three value cards (spec §2). */
function ValueCards() {
  return (
    <ValueCardsRoot aria-labelledby="values-title">
      <Layout>
        <Heading id="values-title" $size={42}>
          {messages.valuesTitle}
        </Heading>
        <List role="list">
          {messages.values.map(({ title, text }, index) => {
            const icon = ICONS[index];
            return (
              <Value key={title}>
                <span>{icon && <Icon icon={icon} size={26} />}</span>
                <Heading as="h3" $size={25}>
                  {title}
                </Heading>
                <Text $soft>{text}</Text>
              </Value>
            );
          })}
        </List>
      </Layout>
    </ValueCardsRoot>
  );
}

/** The home page (spec §2). `onStartChat` gets the visitor's first message; '' without one. */
export function HomeScreen({ onStartChat }: { onStartChat: (words: string) => void }) {
  return (
    <>
      <PageTitle>{messages.title}</PageTitle>
      <Hero onStart={onStartChat} />
      <Facts />
      <FoodStrip />
      <ValueCards />
      <ChatBand />
      <ServiceCards />
    </>
  );
}
