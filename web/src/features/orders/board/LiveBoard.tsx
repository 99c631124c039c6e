import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { QueryBoundary } from '../../../relay/QueryBoundary.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import type { Refusal } from '../../../relay/refusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { Drawer } from '../../../ui/Dialog.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Text, VisuallyHidden } from '../../../ui/Text.tsx';
import { messages as deskMessages } from '../messages.ts';
import { OrderContent } from '../OrderPanel.tsx';
import { UndoBar } from '../UndoBar.tsx';
import { undoableMoves, useMoveOrder, type WantedMove } from '../useMoveOrder.ts';
import { useDelayOrder } from '../useDelayOrder.ts';
import { useNow } from '../useNow.ts';
import type { Connection } from '../useOrderEvents.ts';
import { useUndoOrderMove } from '../useUndoOrderMove.ts';
import { BoardBar } from './BoardBar.tsx';
import type { CardActions } from './BoardCard.tsx';
import { boardColumns, type BoardColumn, isWaiting } from './boardColumns.rules.ts';
import { BoardColumns } from './BoardColumns.tsx';
import { BoardHelp, BoardSettings } from './BoardDialogs.tsx';
import { ColumnTabs, useShownColumns } from './ColumnTabs.tsx';
import { messages } from './messages.ts';
import { useBadge, useWakeLock } from './useAttention.ts';
import { useBoardKeys } from './useBoardKeys.ts';
import type { BoardOrder } from './useBoardOrders.ts';
import { useKeepBoardOpen } from './useKeepBoardOpen.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useRing } from './useRing.ts';
import { useTickets } from './useTickets.tsx';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  height: 100dvh;
  overflow: hidden;
  outline: none;
`;

/** Times on the cards are in minutes. */
const TICK_MS = 10_000;

/** Moves orders from their cards. What a card says about a move that failed belongs to the state that the order had. */
function useCardMoves() {
  const [problems, setProblems] = useState<ReadonlyMap<string, { text: string; state: string }>>(new Map());
  const [send] = useMoveOrder({ atOnce: true });
  const [sendDelay] = useDelayOrder();
  const [takeBack] = useUndoOrderMove();
  const tell = useCallback(
    (id: string, problem: { text: string; state: string } | null) =>
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
      if (!navigator.onLine) return tell(id, { text: messages.offline, state });
      tell(id, null);
      const refusal = await change();
      if (!refusal) return;
      const text = [refusal.message, ...Object.values(refusal.fields)].filter(Boolean).join(' ');
      tell(id, { text, state });
    },
    [tell],
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
    if (refusal) tell(last.orderId, { text: refusal.message, state: last.state });
  };
  return { problems, move, delay, undo };
}

interface Props {
  desk: {
    id: string;
    restaurantId: string;
    name: string;
    slug: string;
    timeZone: string;
    onlyWhileBoardOpen: boolean;
  };
  orders: readonly BoardOrder[];
  connection: Connection;
  /** Chooses another restaurant; null when there is only one. */
  choice: ReactNode;
}

/** The board of a kitchen: tickets in columns, the bell, and the buttons and keys that move orders. */
export function LiveBoard({ desk, orders, connection, choice }: Props) {
  const { timeZone } = desk;
  const now = useNow(TICK_MS);
  const hasOpenedOrders = useKeepBoardOpen(desk.restaurantId);
  const board = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => boardColumns(orders, now), [orders, now]);
  const [chosen, setChosen] = useState<BoardColumn>('new');
  const [isDoneOpen, setIsDoneOpen] = useState(false);
  const shown = useShownColumns(chosen, isDoneOpen);
  const waiting = orders.filter(isWaiting).length;
  const ring = useRing(waiting > 0);
  const { problems, move, delay, undo } = useCardMoves();
  const tickets = useTickets(desk, orders);
  const [openId, setOpenId] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'settings' | 'help' | null>(null);
  useBadge(waiting);
  useWakeLock();

  const { print } = tickets;
  const actions = useMemo<CardActions>(
    () => ({
      move: (order, wanted) => void move(order, wanted),
      delay: (order, minutes) => void delay(order, minutes),
      open: setOpenId,
      print,
    }),
    [move, delay, print],
  );
  const turnSound = (): void => ring.choose(ring.isOn ? 'off' : ring.sound === 'off' ? 'normal' : ring.sound);
  useKeptFocus(
    board,
    shown.map((column) => columns[column].map(({ id }) => id)),
  );
  useBoardKeys({
    columns: shown.map((column) => columns[column]),
    ...actions,
    others: { u: () => void undo(), s: turnSound, '?': () => setDialog('help') },
  });
  const closeDialog = (): void => setDialog(null);

  return (
    <Root ref={board} tabIndex={-1} data-ringing={ring.isRinging} data-waiting={waiting}>
      <PageTitle>{waiting > 0 ? messages.newTitle(waiting) : messages.title}</PageTitle>
      <BoardBar
        desk={desk}
        choice={choice}
        now={now}
        connection={connection}
        ring={ring}
        onSound={turnSound}
        onSettings={() => setDialog('settings')}
        onHelp={() => setDialog('help')}
        notices={
          <>
            {hasOpenedOrders && <Alert tone="success">{messages.ordersOpened}</Alert>}
            {desk.onlyWhileBoardOpen && !hasOpenedOrders && (
              <Text $size={15} $soft>
                {messages.onlyWhileOpen}
              </Text>
            )}
            {!ring.isOn && (
              <Alert
                tone="warning"
                action={
                  <Button onClick={() => ring.sound === 'off' && ring.choose('normal')}>
                    {messages.turnOn}
                  </Button>
                }
              >
                {ring.sound === 'off' ? messages.soundOff : messages.soundLocked}
              </Alert>
            )}
          </>
        }
      />
      <ColumnTabs columns={columns} chosen={chosen} onChoose={setChosen} />
      <BoardColumns
        columns={columns}
        shown={shown}
        timeZone={timeZone}
        now={now}
        problems={problems}
        actions={actions}
        onDone={setIsDoneOpen}
      />
      <UndoBar />
      <VisuallyHidden role="status">{waiting > 0 && messages.waiting(waiting)}</VisuallyHidden>
      {tickets.ticket}
      <Drawer
        isOpen={openId !== null}
        onClose={() => setOpenId(null)}
        title={deskMessages.details}
        width={520}
      >
        {openId !== null && (
          <QueryBoundary
            fallback={<Spinner label={deskMessages.loadingOrder} />}
            failure={deskMessages.orderFailed}
          >
            <OrderContent orderId={openId} as="h2" onClose={null} />
          </QueryBoundary>
        )}
      </Drawer>
      {dialog === 'settings' && (
        <BoardSettings ring={ring} isAuto={tickets.isAuto} onAuto={tickets.setAuto} onClose={closeDialog} />
      )}
      {dialog === 'help' && <BoardHelp onClose={closeDialog} />}
    </Root>
  );
}
