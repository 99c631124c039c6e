import { styled } from 'styled-components';
import { atLeast } from '../../ui/breakpoints.ts';
import { Container } from '../../ui/Container.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';

const Root = styled.section`
  border-block: 1px solid var(--line);
  background: var(--surface);
`;

const List = styled(Container)`
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
  /* Set like the lines of a menu. */
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
export function Facts() {
  return (
    <Root aria-label={messages.factsLabel}>
      <List>
        {messages.facts.map(({ title, text }) => (
          <Fact key={title}>
            <Heading as="h2" $size={32}>
              {title}
            </Heading>
            <Text $soft>{text}</Text>
          </Fact>
        ))}
      </List>
    </Root>
  );
}
