import { HandCoins, MessagesSquare, Store } from 'lucide-react';
import { styled } from 'styled-components';
import { atLeast } from '../../ui/breakpoints.ts';
import { Container } from '../../ui/Container.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';

const ICONS = [Store, HandCoins, MessagesSquare];

const Root = styled.section`
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

/* A list that reads down like the card in a window, beside its title. */
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

/** What we stand for (spec §2: three value cards). */
export function ValueCards() {
  return (
    <Root aria-labelledby="values-title">
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
    </Root>
  );
}
