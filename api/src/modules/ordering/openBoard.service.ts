import type { EntityManager } from '@mikro-orm/postgresql';
import { announce } from '../../gateways/events/events.gateway.ts';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { isUuid } from '../../lib/ids.ts';
import { type FailureOf, ok, type Outcome, notFound, conflict, paidPlan } from '../../lib/result.ts';
import { recordActivity } from '../restaurants/activity.repository.ts';
import type { RestaurantChanges } from '../restaurants/restaurantChanges.service.ts';
import { accountsWith } from '../restaurants/member.repository.ts';
import { messages as restaurantMessages } from '../restaurants/messages.ts';
import { hasFeature } from '@forkfront/common/plan.ts';
import { lockRestaurant, storeUnattended } from '../restaurants/restaurantLife.repository.ts';
import { ORDERING_DEFAULTS, type OrderingSettings } from '@forkfront/common/ordering.ts';
import { publishSite } from '../sites/publishSite.repository.ts';
import { messages } from './messages.ts';
import { noteBoard, watchedRestaurants } from './openBoard.repository.ts';
import { unattendedChange } from './openBoard.rules.ts';

/** Boards tell each minute. After this silence the pause may be on its way, so that its lock is waited for. */
const SILENCE_MS = 2 * 60_000;

type Watched = Awaited<ReturnType<typeof watchedRestaurants>>[number];

const unknown = notFound(restaurantMessages.restaurantUnknown);

/** Which restaurants have an open board, and the pause of orders for now without one (spec §14.8). */
export class OpenBoardService {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: RestaurantChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * Notes that a board is open. Returns whether this ended a pause of orders for now. In the common case it is one statement.
   */
  async keepOpen(viewerId: string, restaurantId: string): Promise<Outcome<boolean, 'notFound' | 'paidPlan'>> {
    if (!isUuid(restaurantId)) return unknown;
    const now = this.clock();
    const desk = await noteBoard(this.em, viewerId, restaurantId, now);
    if (!desk) return unknown;
    if (!hasFeature(desk, 'ORDER_BOARD', now)) return paidPlan(messages.boardLocked);
    const { onlyWhileBoardOpen, unattendedSince } = { ...ORDERING_DEFAULTS, ...desk.ordering };
    const wasSilent = !desk.seenBefore || desk.seenBefore.getTime() <= now.getTime() - SILENCE_MS;
    if (!onlyWhileBoardOpen || (unattendedSince === null && !wasSilent)) return ok(false);
    return this.openOrders(viewerId, restaurantId);
  }

  /** Begins and ends pauses where they are due. Several workers may run it at the same time. */
  async settleAll(): Promise<void> {
    for (const watched of await watchedRestaurants(this.em))
      if (this.changeOf(watched)) await this.settle(watched.id);
  }

  private async openOrders(viewerId: string, restaurantId: string): Promise<Outcome<boolean, 'notFound'>> {
    const target = { viewerId, restaurant: restaurantId, permission: 'ORDERS' as const };
    const opened = await this.changes.run<null, FailureOf<'conflict'>>(target, async (em, { ordering }) => {
      if (!ordering.unattendedSince) return conflict(messages.ordersOpen);
      await this.end(em, restaurantId, { userId: viewerId, detail: messages.boardOpened });
      return ok(null);
    });
    if (opened.ok) return ok(true);
    return opened.error.kind === 'notFound' ? unknown : ok(false);
  }

  private changeOf({ ordering, timeZone, isActive, suspendedAt, seenAt, ...plan }: Watched) {
    const now = this.clock();
    const canUseBoard = isActive && suspendedAt === null && hasFeature(plan, 'ORDER_BOARD', now);
    const settings = { ...ORDERING_DEFAULTS, ...ordering };
    return unattendedChange({ settings, timeZone, canUseBoard, seenAt }, now);
  }

  /** The change of one restaurant, decided again under its lock: a board may have opened, or another worker was first. */
  private settle(restaurantId: string): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      await lockRestaurant(em, restaurantId);
      const [watched] = await watchedRestaurants(em, restaurantId);
      const change = watched ? this.changeOf(watched) : null;
      if (change === null) return;
      if (change === 'BEGINS') await this.begin(em, restaurantId);
      else await this.end(em, restaurantId, { userId: null, detail: messages.boardNotNeeded });
      await publishSite(em, restaurantId);
    });
  }

  private async begin(em: EntityManager, restaurantId: string): Promise<void> {
    const now = this.clock();
    await storeUnattended(em, restaurantId, now);
    await recordActivity(em, {
      restaurantId,
      userId: null,
      isAutomatic: true,
      kind: 'ORDERS_PAUSED',
      detail: messages.noBoardOpen,
    });
    const since = now.toISOString();
    for (const { id: userId } of await accountsWith(em, restaurantId, 'ORDERS'))
      await addJob(em, 'mailUnattended', { restaurantId, userId, since });
    // The order desk shows the pause.
    await announce(em, 'ordersOfRestaurant', restaurantId);
  }

  private async end(
    em: EntityManager,
    restaurantId: string,
    by: { userId: string | null; detail: string },
  ): Promise<void> {
    await storeUnattended(em, restaurantId, null);
    await recordActivity(em, {
      restaurantId,
      kind: 'ORDERS_RESUMED',
      isAutomatic: by.userId === null,
      ...by,
    });
    await announce(em, 'ordersOfRestaurant', restaurantId);
  }
}

/**
 * Notes the change of settings by a person: switching the need of an open board on gives the kitchen time to open one; switching
 * it off ends the pause.
 */
export async function noteBoardSwitch(
  em: EntityManager,
  { userId, restaurantId, now }: { userId: string; restaurantId: string; now: Date },
  before: OrderingSettings,
  after: OrderingSettings,
): Promise<void> {
  if (after.onlyWhileBoardOpen && !before.onlyWhileBoardOpen) await noteBoard(em, userId, restaurantId, now);
  const resumed = { restaurantId, userId, kind: 'ORDERS_RESUMED', detail: messages.boardSwitchOff } as const;
  if (before.unattendedSince !== null && after.unattendedSince === null) await recordActivity(em, resumed);
}
