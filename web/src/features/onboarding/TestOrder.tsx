import { Mail } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { keyframes, styled } from 'styled-components';
import type { TestOrderQuery, TestOrderQuery$data } from '../../__generated__/TestOrderQuery.graphql.ts';
import { formatPence } from '@forkfront/common/money.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';

type Order = NonNullable<NonNullable<TestOrderQuery$data['onboardingConversation']>['testOrder']>;

/** Milliseconds between two questions: more after each without news. */
const FIRST_WAIT = 3_000;
const LONGEST_WAIT = 20_000;

/** The newest test order of a conversation's preview. It asks while the page is visible. */
function useTestOrder(token: string): Order | null {
  const environment = useRelayEnvironment();
  const [order, setOrder] = useState<Order | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isCurrent = true;
    const askAfter = (wait: number): void => {
      timer = setTimeout(() => {
        if (document.visibilityState === 'hidden') return askAfter(FIRST_WAIT);
        fetchQuery<TestOrderQuery>(
          environment,
          graphql`
            query TestOrderQuery($token: String!) {
              onboardingConversation(token: $token) {
                testOrder {
                  number
                  total
                  mailUrl
                }
              }
            }
          `,
          { token },
          { fetchPolicy: 'network-only' },
        )
          .toPromise()
          .then(
            (data) => setOrder(data?.onboardingConversation?.testOrder ?? null),
            () => undefined, // the next question may be answered
          )
          .finally(() => isCurrent && askAfter(Math.min(wait * 1.2, LONGEST_WAIT)));
      }, wait);
    };
    askAfter(FIRST_WAIT);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [environment, token]);
  return order;
}

const arrive = keyframes`from { opacity: 0; transform: translateY(12px); }`;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;
  justify-content: center;
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  font-size: var(--size-15);
  animation: ${arrive} 240ms ease-out;
  > span {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    font-weight: 600;
  }
`;

const Page = styled.iframe`
  width: 100%;
  height: min(640px, 70dvh);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: #ffffff;
`;

const Dialog = lazy(async () => ({ default: (await import('../../ui/Dialog.tsx')).Dialog }));

/** Invites to a test order on the preview, and shows the mail about it when it has arrived. */
export function TestOrder({ token }: { token: string }) {
  const order = useTestOrder(token);
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <div role="status">
      {!order && (
        <Text $size={15} $soft>
          {messages.tryOrder}
        </Text>
      )}
      {order && (
        <Root key={order.number}>
          <span>
            <Icon icon={Mail} size={18} />
            {messages.newOrder(order.number, formatPence(order.total))}
          </span>
          <Button variant="secondary" onClick={() => setDialog('open')}>
            {messages.readMail}
          </Button>
        </Root>
      )}
      {order && dialog !== 'unused' && (
        <Suspense>
          <Dialog
            isOpen={dialog === 'open'}
            onClose={() => setDialog('closed')}
            title={messages.mailTitle}
            width={680}
            actions={<Button onClick={() => setDialog('closed')}>{messages.close}</Button>}
          >
            <Page
              src={`${order.mailUrl}?n=${order.number}`}
              title={messages.mailTitle}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
            />
          </Dialog>
        </Suspense>
      )}
    </div>
  );
}
