import { UNDO_MS, type OrderMove } from '@forkfront/common/orderState.ts';
import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useMoveOrder_order$key } from '../../__generated__/useMoveOrder_order.graphql.ts';
import type { OrderState, useMoveOrderMutation } from '../../__generated__/useMoveOrderMutation.graphql.ts';
import { createStore } from '../../lib/createStore.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';
import { stateLook } from './orderState.rules.ts';

/** A move that can still be undone. */
export interface UndoableMove {
  orderId: string;
  number: number;
  /** The state that the order has now, as the server writes it. */
  state: OrderState;
  /** The promised time that it has now (RFC 3339); null without one. */
  readyAt: string | null;
  /** What happened, as a sentence. */
  text: string;
  /** In ms since 1970. */
  until: number;
}

/** The moves of this browser that can still be undone, oldest first, at most one for each order. `UndoBar` shows them. */
export const undoableMoves = createStore<readonly UndoableMove[]>(() => []);

/** Removes the move of an order. */
export const forgetMove = (orderId: string): void =>
  undoableMoves.set(undoableMoves.get().filter((move) => move.orderId !== orderId));

/** Offers to undo a move that was sent at a time (ms since 1970), until 10 seconds after it. */
export function offerUndo(move: Omit<UndoableMove, 'until'>, sentAt: number): void {
  forgetMove(move.orderId);
  // The server counts from when it gets the move, which is later.
  undoableMoves.set([...undoableMoves.get(), { ...move, until: sentAt + UNDO_MS }]);
}

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

/** What a move changes of an order, as it is shown until the server answers. */
const MOVED = graphql`
  fragment useMoveOrder_order on Order @updatable {
    state
    nextStates
    delays
    rejectionReason
    readyAt
  }
`;

/** An order that can be moved. */
export type MovableOrder = {
  readonly id: string;
  readonly number: number;
  readonly state: OrderState;
} & useMoveOrder_order$key;

/** What a person wants to do with an order. */
export interface WantedMove {
  to: OrderMove;
  /** For ACCEPTED: 5 to 180 minutes from now; null: at the time that the customer chose. */
  readyInMinutes?: number | null;
  /** For REJECTED and CANCELLED: for the customer. */
  reason?: string;
}

/**
 * Moves an order and offers to undo it for 10 seconds. A move that needs no details is shown at once and rolled back when it
 * is refused; with `atOnce` every move is. Resolves null on success, otherwise the refusal.
 */
export function useMoveOrder({ atOnce = false } = {}): [
  move: (order: MovableOrder, wanted: WantedMove) => Promise<Refusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutationOutcome<useMoveOrderMutation>(graphql`
    mutation useMoveOrderMutation($input: MoveOrderInput!) {
      moveOrder(input: $input) {
        ... on MoveOrderPayload @alias(as: "payload") {
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
  const move = useCallback(
    async (order: MovableOrder, { to, readyInMinutes, reason }: WantedMove) => {
      const { id, number, state: seen } = order;
      // Food that somebody has sent off since is not cancelled; a step of the kitchen is right from an older view, too.
      const from = to === 'CANCELLED' ? seen : null;
      const needsDetails = to === 'ACCEPTED' || to === 'REJECTED' || to === 'CANCELLED';
      const start = Date.now();
      const { payload, refusal } = await commit({
        variables: {
          input: { orderId: id, to, from, readyInMinutes: readyInMinutes ?? null, reason: reason ?? null },
        },
        optimisticUpdater: (store) => {
          if (needsDetails && !atOnce) return;
          const { updatableData: shown } = store.readUpdatableFragment(MOVED, order);
          shown.state = to;
          shown.nextStates = [];
          shown.delays = [];
          shown.rejectionReason = reason ?? null;
          if (readyInMinutes) shown.readyAt = inMinutes(readyInMinutes);
        },
        fallback: messages.moveFailed,
      });
      if (refusal) return refusal;
      const { state, readyAt = null } = payload.order;
      offerUndo(
        { orderId: id, number, state, readyAt, text: messages.moved(number, stateLook(to).label) },
        start,
      );
      return null;
    },
    [commit, atOnce],
  );
  return [move, isLoading];
}
