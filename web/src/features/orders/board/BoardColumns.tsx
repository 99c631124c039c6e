import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useDeferredValue, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { atLeast, below } from '../../../ui/breakpoints.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { BoardCard, type CardActions } from './BoardCard.tsx';
import { columnShares, type BoardColumn } from './boardColumns.rules.ts';
import type { Columns } from './ColumnTabs.tsx';
import { DoneOrder } from './DoneOrder.tsx';
import { messages } from './messages.ts';
import type { CardProblem } from './useCardMoves.ts';
import { CARD_GAP, usePackedCards } from './usePackedCards.ts';

const Root = styled.div`
  flex: 1;
  display: grid;
  min-height: 0;
`;

/** The narrowest card with which nothing breaks (px); larger screens have larger letters. */
const CARD = { usual: 208, wide: 244 };
const EMPTY = 64;

/** Done is as wide as it wants: a narrow rail until it is opened. */
function templateOf(shares: readonly number[], card: number, hasDone: boolean): string {
  const column = card + 2 * CARD_GAP + 1;
  const least = `min(${column}px, ${100 / shares.length}%)`;
  const columns = shares.map((share) => (share === 0 ? `${EMPTY}px` : `minmax(${least}, ${share}fr)`));
  return [...columns, ...(hasDone ? ['auto'] : [])].join(' ');
}

const Column = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-width: 0;
  min-height: 0;
  & + & {
    border-left: 1px solid var(--line);
  }
  &[data-rail] {
    width: clamp(240px, 19vw, 360px);
  }
  /* Its title stands upright, as that of Done. */
  &[data-narrow] {
    background: var(--surface-2);
    h2 {
      flex-direction: column-reverse;
      justify-content: flex-end;
      padding: var(--space-3) 0;
      border-bottom: 0;
      border-top: 3px solid var(--line);
      color: var(--text-soft);
    }
    h2 > b {
      writing-mode: vertical-rl;
    }
  }
`;

const Title = styled.h2`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  min-height: 43px;
  padding: 0 var(--space-3);
  border-bottom: 3px solid var(--line);
  font-size: var(--size-17);
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  > b {
    font-weight: inherit;
  }
  [data-column='new'] > & {
    border-bottom-color: var(--secondary);
  }
  [data-column='preparing'] > & {
    border-bottom-color: var(--primary);
  }
  [data-column='ready'] > & {
    border-bottom-color: var(--success);
  }
  @media ${below('small')} {
    position: absolute;
    clip-path: inset(50%);
    height: 1px;
    min-height: 0;
    overflow: hidden;
  }
`;

const Count = styled.span`
  color: var(--text-soft);
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${CARD.usual}px), 1fr));
  @media ${atLeast('wide')} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, ${CARD.wide}px), 1fr));
  }
  gap: ${CARD_GAP}px;
  align-content: start;
  align-items: start;
  overflow-y: auto;
  && {
    padding: ${CARD_GAP}px ${CARD_GAP}px calc(${CARD_GAP}px + var(--consent-banner, 0px));
  }
  scrollbar-width: thin;
`;

/** The cards of a column, `card` px wide or wider, each right below the one above it. */
function CardList({ card, children }: { card: number; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  usePackedCards(list, card);
  return (
    <List ref={list} role="list">
      {children}
    </List>
  );
}

const Empty = styled.p`
  padding: var(--space-6) var(--space-4);
  color: var(--text-soft);
  text-align: center;
`;

const Rail = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-3);
  width: 56px;
  padding: var(--space-3) 0;
  border: 0;
  border-left: 1px solid var(--line);
  background: var(--surface-2);
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &:hover {
    color: var(--primary);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  span {
    writing-mode: vertical-rl;
  }
`;

const Fold = styled.button`
  display: inline-grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  margin-right: calc(-1 * var(--space-3));
  border: 0;
  background: none;
  cursor: pointer;
`;

/** More cards than the height of a screen has; the others are drawn a moment later. */
const FIRST_CARDS = 6;

interface Props {
  columns: Columns;
  shown: readonly BoardColumn[];
  timeZone: string;
  now: number;
  problems: ReadonlyMap<string, CardProblem>;
  actions: CardActions;
  /** Opens and closes Done on large screens. */
  onDone: (isOpen: boolean) => void;
}

/** The tickets of the shown columns, side by side. */
export function BoardColumns({ columns, shown, timeZone, now, problems, actions, onDone }: Props) {
  const isLarge = useMediaQuery(atLeast('large')) ?? true;
  const card = useMediaQuery(atLeast('wide')) ? CARD.wide : CARD.usual;
  const limit = useDeferredValue(Number.POSITIVE_INFINITY, FIRST_CARDS);
  const isSideBySide = shown.length > 1;
  const ofWork = shown.filter((column) => !isLarge || column !== 'done');
  const shares = columnShares(ofWork.map((column) => columns[column].length));
  const style = isSideBySide ? { gridTemplateColumns: templateOf(shares, card, isLarge) } : undefined;
  return (
    <Root style={style}>
      {shown.map((column) => {
        const orders = columns[column];
        const isRail = isLarge && column === 'done';
        const isNarrow = isSideBySide && !isRail && shares[ofWork.indexOf(column)] === 0;
        return (
          <Column
            key={column}
            data-column={column}
            data-rail={isRail || undefined}
            data-narrow={isNarrow || undefined}
            aria-label={messages.columns[column]}
          >
            <Title>
              <b>{messages.columns[column]}</b>
              <Count>{orders.length}</Count>
              {isRail && (
                <Fold
                  type="button"
                  aria-expanded
                  aria-label={messages.columns.done}
                  onClick={() => onDone(false)}
                >
                  <Icon icon={ChevronRight} />
                </Fold>
              )}
            </Title>
            {orders.length === 0 ? (
              !isNarrow && <Empty>{messages.empty[column]}</Empty>
            ) : (
              <CardList card={card}>
                {orders.slice(0, limit).map((order) => {
                  const problem = problems.get(order.id);
                  return (
                    <li key={order.id}>
                      {column === 'done' ? (
                        <DoneOrder order={order} timeZone={timeZone} onOpen={actions.open} />
                      ) : (
                        <BoardCard
                          order={order}
                          timeZone={timeZone}
                          now={now}
                          problem={problem?.state === order.state ? problem.text : null}
                          actions={actions}
                          isLater={column === 'scheduled'}
                        />
                      )}
                    </li>
                  );
                })}
              </CardList>
            )}
          </Column>
        );
      })}
      {isLarge && !shown.includes('done') && (
        <Rail type="button" aria-expanded={false} onClick={() => onDone(true)}>
          <Icon icon={ChevronLeft} />
          <b>{columns.done.length}</b>
          <span>{messages.columns.done}</span>
        </Rail>
      )}
    </Root>
  );
}
