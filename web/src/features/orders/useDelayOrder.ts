import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useDelayOrderMutation } from '../../__generated__/useDelayOrderMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';
import { offerUndo } from './useMoveOrder.ts';

interface DelayedOrder {
  id: string;
  number: number;
  /** The promised time that the person sees (RFC 3339). */
  readyAt: string | null | undefined;
}

/** Gives an accepted order some minutes more and offers to undo it for 10 seconds. Resolves null on success, otherwise the refusal. */
export function useDelayOrder(): [
  delay: (order: DelayedOrder, minutes: number) => Promise<Refusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutationOutcome<useDelayOrderMutation>(graphql`
    mutation useDelayOrderMutation($input: DelayOrderInput!) {
      delayOrder(input: $input) {
        ... on DelayOrderPayload @alias(as: "payload") {
          order {
            state
            readyAt
            ...OrderDetails_order
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const delay = useCallback(
    async ({ id, number, readyAt: promisedAt = null }: DelayedOrder, minutes: number) => {
      const start = Date.now();
      // With the time that was seen, a request that is sent again delays it once.
      const { payload, refusal } = await commit({
        variables: { input: { orderId: id, minutes, promisedAt } },
        fallback: messages.delayFailed,
      });
      if (refusal) return refusal;
      const { state, readyAt = null } = payload.order;
      offerUndo({ orderId: id, number, state, readyAt, text: messages.wasDelayed(number, minutes) }, start);
      return null;
    },
    [commit],
  );
  return [delay, isLoading];
}
