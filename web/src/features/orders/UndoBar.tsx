import { useEffect, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { forgetMove, UNDO_MS, type UndoableMove, undoableMoves } from './useMoveOrder.ts';
import { useNow } from './useNow.ts';
import { useUndoOrderMove } from './useUndoOrderMove.ts';

const Place = styled.div`
  position: fixed;
  inset-inline: 0;
  bottom: max(var(--consent-banner, 0px), env(safe-area-inset-bottom));
  z-index: 55;
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-4);
  pointer-events: none;
`;

const Bar = styled.div`
  pointer-events: auto;
  position: relative;
  overflow: hidden;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  width: 100%;
  max-width: 480px;
  padding: var(--space-2) var(--space-2) calc(var(--space-2) + 4px) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow);
  font-size: var(--size-15);
  font-variant-numeric: tabular-nums;
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

/** The moves of the last 10 seconds, each with its Undo, in a live region. Screens that move orders render it once. */
export function UndoBar() {
  const moves = useSyncExternalStore(undoableMoves.subscribe, undoableMoves.get);
  return (
    <Place role="region" aria-label={messages.undo} aria-live="polite">
      {moves.map((move) => (
        <UndoMove key={`${move.orderId} ${move.until}`} move={move} />
      ))}
    </Place>
  );
}
