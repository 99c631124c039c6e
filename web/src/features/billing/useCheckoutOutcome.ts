import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useCheckoutOutcomeQuery } from '../../__generated__/useCheckoutOutcomeQuery.graphql.ts';
import { timings } from '../../lib/timings.ts';

/** What became of a checkout, as far as we know. */
export type CheckoutOutcome =
  | { state: 'CHECKING' | 'UNKNOWN' }
  | {
      state: 'ACTIVATING' | 'ACTIVE' | 'OPEN' | 'EXPIRED';
      planName: string;
      /** Global id of the site; null for a plan without one. */
      restaurantId: string | null;
      restaurantName: string | null;
      /** Pence of each payment. */
      amount: number;
      /** When the trial ends and the first payment is due, RFC 3339; null without a trial, and until the plan is on. */
      trialEndsAt: string | null;
    };

interface Watched {
  outcome: CheckoutOutcome;
  /** The last question got no answer; the next is asked all the same. */
  isUnreachable: boolean;
}

/** Polls the state of a checkout every 2 s until it is active, expired or unknown. */
export function useCheckoutOutcome(sessionId: string | null): Watched {
  const environment = useRelayEnvironment();
  const [watched, setWatched] = useState<Watched>({
    outcome: { state: sessionId === null ? 'UNKNOWN' : 'CHECKING' },
    isUnreachable: false,
  });

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
          const outcome = outcomeOf(checkout);
          setWatched({ outcome, isUnreachable: false });
          if (outcome.state === 'ACTIVATING' || outcome.state === 'OPEN') again();
        },
        error: () => {
          setWatched(({ outcome }) => ({ outcome, isUnreachable: true }));
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
  return watched;
}

type Answer = useCheckoutOutcomeQuery['response']['checkout'];

/** A state that this version does not know is one that goes on. */
function outcomeOf(checkout: Answer): CheckoutOutcome {
  if (!checkout) return { state: 'UNKNOWN' };
  const { state, planName, restaurantId, restaurantName, amount, trialEndsAt } = checkout;
  return {
    state: state === 'ACTIVE' || state === 'OPEN' || state === 'EXPIRED' ? state : 'ACTIVATING',
    planName,
    restaurantId: restaurantId ?? null,
    restaurantName: restaurantName ?? null,
    amount,
    trialEndsAt: trialEndsAt ?? null,
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
