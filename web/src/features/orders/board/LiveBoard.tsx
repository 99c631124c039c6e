import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { VisuallyHidden } from '../../../ui/Text.tsx';
import { UndoBar } from '../UndoBar.tsx';
import type { Connection } from '../useOrderEvents.ts';
import { BoardBar } from './BoardBar.tsx';
import { BoardColumns } from './BoardColumns.tsx';
import { BoardHelp, BoardSettings } from './BoardDialogs.tsx';
import { ColumnTabs } from './ColumnTabs.tsx';
import { messages } from './messages.ts';
import { OrderDrawer } from './OrderDrawer.tsx';
import { PrintedTicket } from './PrintedTicket.tsx';
import { useBoard } from './useBoard.ts';
import type { BoardOrder } from './useBoardOrders.ts';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  height: 100dvh;
  overflow: hidden;
  outline: none;
`;

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
  const { name, timeZone } = desk;
  const { board, now, columns, waiting, ring, tickets, dialog, setDialog, ...state } = useBoard(
    desk.restaurantId,
    orders,
  );
  const { current } = tickets;
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
        hasOpenedOrders={state.hasOpenedOrders}
        onSound={state.turnSound}
        onSettings={() => setDialog('settings')}
        onHelp={() => setDialog('help')}
      />
      <ColumnTabs columns={columns} chosen={state.chosen} onChoose={state.setChosen} />
      <BoardColumns
        columns={columns}
        shown={state.shown}
        timeZone={timeZone}
        now={now}
        problems={state.problems}
        actions={state.actions}
        onDone={state.setDoneOpen}
      />
      <UndoBar />
      <VisuallyHidden role="status">{waiting > 0 && messages.waiting(waiting)}</VisuallyHidden>
      {current && (
        <PrintedTicket
          key={current.id}
          order={current}
          name={name}
          timeZone={timeZone}
          onPrinted={tickets.onPrinted}
        />
      )}
      <OrderDrawer orderId={state.openId} onClose={state.closeOrder} />
      {dialog === 'settings' && (
        <BoardSettings ring={ring} isAuto={tickets.isAuto} onAuto={tickets.setAuto} onClose={closeDialog} />
      )}
      {dialog === 'help' && <BoardHelp onClose={closeDialog} />}
    </Root>
  );
}
