import { orderNow } from '@forkfront/common/hours.ts';
import { FULFILMENTS } from '@forkfront/common/fulfilment.ts';
import type { OrderingSettings } from '@forkfront/common/ordering.ts';

/** Orders for now pause when no board was open for so long. */
export const AWAY_MS = 3 * 60_000;

/** What decides whether orders for now pause because no board is open. */
export interface BoardWatch {
  settings: OrderingSettings;
  /** IANA name. */
  timeZone: string;
  /** Whether the plan has the board and the site is online. */
  canUseBoard: boolean;
  /** When a board was last open; null: never. */
  seenAt: Date | null;
}

/**
 * Whether the pause begins or ends now; null: neither. It begins when orders have been taken for three minutes without an open
 * board. It ends when a board was open, outside of the opening hours, and when no board is needed or possible any more.
 */
export function unattendedChange(watch: BoardWatch, now: Date): 'BEGINS' | 'ENDS' | null {
  const { settings, canUseBoard, seenAt } = watch;
  const before = new Date(now.getTime() - AWAY_MS);
  const isNeeded = settings.onlyWhileBoardOpen && canUseBoard;
  const isAway = seenAt === null || seenAt <= before;
  if (settings.unattendedSince !== null) {
    const stays = isNeeded && isAway && takesOrders({ ...settings, pauses: [] }, watch, now);
    return stays ? null : 'ENDS';
  }
  const begins = isNeeded && isAway && [before, now].every((at) => takesOrders(settings, watch, at));
  return begins ? 'BEGINS' : null;
}

/** Whether orders of any kind are taken for as soon as possible, whoever is at the board. */
const takesOrders = (settings: OrderingSettings, { timeZone }: BoardWatch, now: Date): boolean =>
  FULFILMENTS.some((fulfilment) => {
    const attended = { ...settings, unattendedSince: null };
    return orderNow({ settings: attended, timeZone, fulfilment, now }).reason === null;
  });
