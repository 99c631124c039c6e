import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';

const Root = styled(Card)`
  display: grid;
  gap: var(--space-4);
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-6);
  align-items: center;
  justify-content: space-between;
`;

/** The paid subscriptions with the way to their billing, which is shut while there are none (spec §2). */
export function SubscriptionsPanel() {
  return (
    <Root as="section" aria-labelledby="subscriptions">
      <Top>
        <Heading id="subscriptions" $size={20}>
          {messages.subscriptionsTitle}
        </Heading>
        <Button variant="secondary" disabled aria-describedby="no-subscriptions">
          {messages.manageBilling}
        </Button>
      </Top>
      <Text id="no-subscriptions" $soft>
        {messages.subscriptionsEmpty}
      </Text>
    </Root>
  );
}
