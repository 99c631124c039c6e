import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useUndoOrderMoveMutation } from '../../__generated__/useUndoOrderMoveMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useInputMutation } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';
import { forgetMove, type UndoableMove } from './useMoveOrder.ts';

type SeenMove = Pick<UndoableMove, 'orderId' | 'state' | 'readyAt'>;

/** Takes the last move of an order back. Resolves null on success, otherwise the refusal, e.g. later than 10 seconds after it. */
export function useUndoOrderMove(): [undo: (move: SeenMove) => Promise<Refusal | null>, isLoading: boolean] {
  const [send, isLoading] = useInputMutation<useUndoOrderMoveMutation>(
    graphql`
      mutation useUndoOrderMoveMutation($input: UndoOrderMoveInput!) {
        undoOrderMove(input: $input) {
          ... on UndoOrderMovePayload @alias(as: "payload") {
            order {
              ...OrderDetails_order
            }
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.undoFailed,
  );
  const undo = useCallback(
    async ({ orderId, state, readyAt }: SeenMove) => {
      // With what was seen, a request that is sent again takes no other move back.
      const refusal = await send({ orderId, state, readyAt });
      if (!refusal) forgetMove(orderId);
      return refusal;
    },
    [send],
  );
  return [undo, isLoading];
}
