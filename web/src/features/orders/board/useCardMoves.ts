import { useCallback, useState } from 'react';
import type { Refusal } from '../../../relay/refusal.ts';
import { useDelayOrder } from '../useDelayOrder.ts';
import { undoableMoves, useMoveOrder, type WantedMove } from '../useMoveOrder.ts';
import { useUndoOrderMove } from '../useUndoOrderMove.ts';
import { messages } from './messages.ts';
import type { BoardOrder } from './useBoardOrders.ts';

/** Why a move of an order failed. It is shown while the order has the state that it had then. */
export interface CardProblem {
  text: string;
  state: string;
}

/** Moves orders from their cards. `problems`: by the id of the order. */
export function useCardMoves() {
  const [problems, setProblems] = useState<ReadonlyMap<string, CardProblem>>(new Map());
  const [send] = useMoveOrder({ atOnce: true });
  const [sendDelay] = useDelayOrder();
  const [takeBack] = useUndoOrderMove();
  const setProblem = useCallback(
    (id: string, problem: CardProblem | null) =>
      setProblems((before) => {
        const after = new Map(before);
        if (problem) after.set(id, problem);
        else after.delete(id);
        return after;
      }),
    [],
  );
  const tryTo = useCallback(
    async ({ id, state }: BoardOrder, change: () => Promise<Refusal | null>) => {
      // The request would wait for the network and move an order that somebody else has moved by then.
      if (!navigator.onLine) return setProblem(id, { text: messages.offline, state });
      setProblem(id, null);
      const refusal = await change();
      if (!refusal) return;
      const text = [refusal.message, ...Object.values(refusal.fields)].filter(Boolean).join(' ');
      setProblem(id, { text, state });
    },
    [setProblem],
  );
  const move = useCallback(
    (order: BoardOrder, wanted: WantedMove) => tryTo(order, () => send(order, wanted)),
    [send, tryTo],
  );
  const delay = useCallback(
    (order: BoardOrder, minutes: number) => tryTo(order, () => sendDelay(order, minutes)),
    [sendDelay, tryTo],
  );
  const undo = async (): Promise<void> => {
    const last = undoableMoves.get().at(-1);
    if (!last) return;
    const refusal = await takeBack(last);
    if (refusal) setProblem(last.orderId, { text: refusal.message, state: last.state });
  };
  return { problems, move, delay, undo };
}
