import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { atLeast } from '../../ui/breakpoints.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Container, Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { AppDrawing, BrowserDrawing, ConnectionDrawing } from './serviceDrawings.tsx';

const DRAWINGS = [BrowserDrawing, AppDrawing, ConnectionDrawing];

const Root = styled(Container)`
  display: grid;
  gap: var(--space-10);
  padding-block: var(--section);
`;

const Cards = styled.ul`
  display: grid;
  gap: var(--space-6);
  @media ${atLeast('medium')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-5);
  }
  @media ${atLeast('large')} {
    gap: var(--space-8);
  }
`;

/* The drawing is above the text, or beside it where the cards are below each other. */
const Service = styled(Card)`
  display: grid;
  align-content: start;
  @media ${atLeast('small')} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-content: stretch;
  }
  @media ${atLeast('medium')} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-6);
`;

const Points = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-1);
  font-size: var(--size-15);
  li {
    display: flex;
    gap: var(--space-2);
  }
  svg {
    margin-top: 2px;
    color: var(--success);
  }
`;

const Ways = styled.div`
  display: grid;
  gap: var(--space-3);
  @media ${atLeast('small')} {
    grid-template-columns: 1fr 1fr;
    > :last-child {
      grid-column: 1 / -1;
    }
  }
  @media ${atLeast('medium')} {
    display: flex;
    > :last-child {
      margin-left: var(--space-2);
    }
  }
`;

/** Three service cards and the Contact button (spec §2). */
export function ServiceCards() {
  return (
    <Root as="section" aria-labelledby="services-title">
      <Stack $gap={3}>
        <Heading id="services-title" $size={42}>
          {messages.servicesTitle}
        </Heading>
        <Text $size={20} $soft>
          {messages.servicesText}
        </Text>
      </Stack>
      <Cards role="list">
        {messages.services.map(({ title, text, points }, index) => {
          const Drawing = DRAWINGS[index];
          return (
            <Service as="li" key={title} $padded={false}>
              {Drawing && <Drawing />}
              <Body>
                <Heading as="h3" $size={25}>
                  {title}
                </Heading>
                <Text $soft>{text}</Text>
                <Points role="list">
                  {points.map((point) => (
                    <li key={point}>
                      <Icon icon={Check} size={18} />
                      {point}
                    </li>
                  ))}
                </Points>
              </Body>
            </Service>
          );
        })}
      </Cards>
      <Ways>
        <LinkButton to="/contact" size="large">
          {messages.contact}
        </LinkButton>
        <LinkButton to="/portfolio" size="large" variant="secondary">
          {messages.portfolio}
        </LinkButton>
        <LinkButton to="/demonstration" size="large" variant="quiet">
          {messages.approval}
        </LinkButton>
      </Ways>
    </Root>
  );
}
