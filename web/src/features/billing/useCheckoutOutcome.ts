import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useCheckoutOutcomeQuery } from '../../__generated__/useCheckoutOutcomeQuery.graphql.ts';
import { timings } from '../../lib/timings.ts';

type Checkout = NonNullable<useCheckoutOutcomeQuery['response']['checkout']>;

/** The state of a checkout as far as we know, with what it is for. */
export type CheckoutOutcome =
  | { state: 'CHECKING' | 'UNKNOWN' }
  | (Omit<Checkout, 'state'> & { state: 'ACTIVATING' | 'ACTIVE' | 'OPEN' | 'EXPIRED' });

/**
 * Polls the state of a checkout every 2 s until it is active, expired or unknown. Not a query of the screen, because it is
 * repeated and the page is shown before its first answer. `isUnreachable`: the last request failed; the polling goes on.
 */
export function useCheckoutOutcome(sessionId: string | null) {
  const environment = useRelayEnvironment();
  const [outcome, setOutcome] = useState<CheckoutOutcome>({
    state: sessionId === null ? 'UNKNOWN' : 'CHECKING',
  });
  const [isUnreachable, setIsUnreachable] = useState(false);

  useEffect(() => {
    if (sessionId === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop = (): void => undefined;
    const ask = (): void => {
      const question = fetchQuery<useCheckoutOutcomeQuery>(environment, query, { sessionId });
      const again = (): void => {
        timer = setTimeout(ask, timings.checkoutPoll);
      };
      const { unsubscribe } = question.subscribe({
        next: ({ checkout }) => {
          const next = outcomeOf(checkout);
          setOutcome(next);
          setIsUnreachable(false);
          if (next.state === 'ACTIVATING' || next.state === 'OPEN') again();
        },
        error: () => {
          setIsUnreachable(true);
          again();
        },
      });
      stop = unsubscribe;
    };
    ask();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [environment, sessionId]);
  return { outcome, isUnreachable };
}

/** A state that this version does not know counts as activating. */
function outcomeOf(checkout: Checkout | null | undefined): CheckoutOutcome {
  if (!checkout) return { state: 'UNKNOWN' };
  const { state } = checkout;
  return {
    ...checkout,
    state: state === 'ACTIVE' || state === 'OPEN' || state === 'EXPIRED' ? state : 'ACTIVATING',
  };
}

const query = graphql`
  query useCheckoutOutcomeQuery($sessionId: String!) @throwOnFieldError {
    checkout(sessionId: $sessionId) {
      state
      planName
      restaurantId
      restaurantName
      amount
      trialEndsAt
    }
  }
`;
