import { UNDO_MS } from '@forkfront/common/orderState.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { forgetMove, type UndoableMove, undoableMoves } from './useMoveOrder.ts';
import { useNow } from './useNow.ts';
import { useUndoOrderMove } from './useUndoOrderMove.ts';

/* A row with a place of its own: below the board, and at the end of the list, where it stays in sight. */
const Place = styled.div`
  position: sticky;
  bottom: var(--consent-banner, 0px);
  z-index: 20;
  display: flex;
  flex: none;
  background: var(--surface);
  overflow-x: auto;
  scrollbar-width: thin;
  &:not(:empty) {
    border-top: 1px solid var(--line);
    padding-bottom: env(safe-area-inset-bottom);
  }
`;

/* The newest is the first one; the others are beside it, so that the row is never higher. */
const Bar = styled.div`
  position: relative;
  flex: 1 0 auto;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  max-width: 100%;
  padding: var(--space-1) var(--space-2) calc(var(--space-1) + 4px) var(--space-4);
  font-size: var(--size-15);
  font-variant-numeric: tabular-nums;
  & + & {
    border-left: 1px solid var(--line);
  }
`;

const Left = styled.div`
  position: absolute;
  inset: auto auto 0 0;
  height: 4px;
  width: 100%;
  background: var(--primary);
  transform-origin: left;
`;

const Soft = styled.span`
  margin-left: auto;
  color: var(--text-soft);
`;

const TICK_MS = 250;
const FAILURE_MS = 6000;

/** One move that can be undone, with the time that is left. */
function UndoMove({ move }: { move: UndoableMove }) {
  const { orderId, number, text, until } = move;
  const now = useNow(TICK_MS);
  const [undo, isUndoing] = useUndoOrderMove();
  const [failure, setFailure] = useState<string | null>(null);
  const left = Math.max(0, until - now);
  const isOver = left === 0 && !isUndoing && failure === null;
  useEffect(() => {
    if (isOver) forgetMove(orderId);
  }, [isOver, orderId]);
  useEffect(() => {
    if (failure === null) return;
    const timer = setTimeout(() => forgetMove(orderId), FAILURE_MS);
    return () => clearTimeout(timer);
  }, [failure, orderId]);
  const press = async (): Promise<void> => {
    const refusal = await undo(move);
    if (refusal) setFailure(refusal.message || messages.undoFailed);
  };
  return (
    <Bar>
      <span>{failure ?? text}</span>
      {failure === null && (
        <>
          <Soft aria-hidden>{messages.undoIn(Math.ceil(left / 1000))}</Soft>
          <Button variant="secondary" loading={isUndoing} onClick={() => void press()}>
            <span>
              {messages.undo}
              <VisuallyHidden>{messages.undoOrder(number)}</VisuallyHidden>
            </span>
          </Button>
          <Left aria-hidden style={{ transform: `scaleX(${left / UNDO_MS})` }} />
        </>
      )}
    </Bar>
  );
}

/**
 * The moves of the last 10 seconds in one row, each with its Undo, in a live region. Screens that move orders render it once, where it
 * covers no button.
 */
export function UndoBar() {
  const moves = useSyncExternalStore(undoableMoves.subscribe, undoableMoves.get);
  return (
    <Place role="region" aria-label={messages.undo} aria-live="polite">
      {moves.toReversed().map((move) => (
        <UndoMove key={`${move.orderId} ${move.until}`} move={move} />
      ))}
    </Place>
  );
}
