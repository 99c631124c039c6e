import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import type { Clock } from '../../lib/clock.ts';
import {
  fail,
  type Failure,
  type FailureOf,
  type FieldProblem,
  type NotFoundFailure,
  ok,
  type Outcome,
  type Result,
  notFound,
  paidPlan,
} from '../../lib/result.ts';
import { restaurantsToConfirm } from '../products/menuGrid.repository.ts';
import { sectionPlaces } from '../products/product.repository.ts';
import { recordActivity } from '../restaurants/activity.repository.ts';
import type { ChangedRestaurant, RestaurantChanges } from '../restaurants/restaurantChanges.service.ts';
import { invalidFields } from '../restaurants/invalidFields.ts';
import { messages as restaurantMessages } from '../restaurants/messages.ts';
import { hasFeature, type Plan } from '@forkfront/common/plan.ts';
import type { Restaurant } from '../restaurants/restaurant.entity.ts';
import type { RestaurantService } from '../restaurants/restaurant.service.ts';
import type { Fulfilment } from '@forkfront/common/fulfilment.ts';
import { type Location, ORDERING_DEFAULTS, type OrderingSettings } from '@forkfront/common/ordering.ts';
import { normalPostcode } from '@forkfront/common/zones.ts';
import { messages } from './messages.ts';
import { noteBoardSwitch } from './openBoard.service.ts';
import { changedOrdering, type Ordering, type OrderingPatch } from './ordering.rules.ts';
import { changedParts } from './changedParts.rules.ts';
import {
  busyProblems,
  type BusyRequest,
  pauseProblems,
  type PauseRequest,
  type PauseState,
  pauseState,
  withBusyMode,
  withoutPause,
  withoutShortPause,
  withPause,
  withShortPause,
} from './orderingState.rules.ts';
import type { PostcodeService } from './postcode.service.ts';
import { type SentZone, withIds } from './zoneIds.ts';

/** A change as an owner sends it: a new area has no id; an empty postcode removes it. */
export type OrderingInput = Omit<OrderingPatch, 'zones' | 'location'> & {
  postcode?: string | null | undefined;
  zones?: readonly SentZone[] | null | undefined;
};

type Changed<Kind extends 'validation' | 'notFound' | 'paidPlan'> = Promise<
  Outcome<ChangedRestaurant<null>, Kind>
>;

type UpdateFailure = FailureOf<'validation' | 'paidPlan'>;

/** A pause or its end in the activity log. */
interface LoggedPause {
  kind: 'ORDERS_PAUSED' | 'ORDERS_RESUMED';
  /** Null for the link of an order mail. */
  userId: string | null;
  /** Which orders. */
  detail: string;
}

/** Changes when, where and how restaurants take orders, and publishes it. Ids are uuids. */
export class OrderingService {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: RestaurantChanges,
    private readonly restaurants: RestaurantService,
    private readonly postcodes: PostcodeService,
    private readonly clock: Clock,
  ) {}

  /** Whether a restaurant has dishes whose allergens nobody confirmed, by its id: one statement for a list. */
  readonly hasUnconfirmedDish = new DataLoader<string, boolean>(
    async (ids) => {
      const found = new Set(await restaurantsToConfirm(this.em, ids));
      return ids.map((id) => found.has(id));
    },
    // No cache, so that a read after a write sees the change.
    { cache: false },
  );

  /**
   * Changes the settings of the patch, all or nothing. Sections that no longer exist are left out of `capacity`. `ip` counts
   * the questions for places of postcodes. Only a plan with the board can switch on `onlyWhileBoardOpen`.
   */
  async update(
    viewerId: string,
    restaurantId: string,
    { postcode, zones, ...input }: OrderingInput,
    ip: string,
  ): Changed<'validation' | 'notFound' | 'paidPlan'> {
    const located = await this.locationOf(viewerId, restaurantId, postcode, ip);
    if (!located.ok) return located;
    return this.change<UpdateFailure>(viewerId, restaurantId, async (em, stored, plan) => {
      const needsBoard = input.onlyWhileBoardOpen === true && !stored.settings.onlyWhileBoardOpen;
      if (needsBoard && !hasFeature(plan, 'ORDER_BOARD', this.clock()))
        return paidPlan(messages.boardSwitchLocked);
      const patch: OrderingPatch = {
        ...input,
        location: located.value,
        zones: zones && withIds(zones, stored.settings.zones),
      };
      const { capacity } = input;
      if (capacity && capacity.exemptSectionIds.length > 0) {
        const places = await sectionPlaces(em, restaurantId);
        const known = places.map(({ id }) => id).filter((id) => capacity.exemptSectionIds.includes(id));
        patch.capacity = { ...capacity, exemptSectionIds: known };
      }
      const now = this.clock();
      const changed = changedOrdering(stored, patch, now);
      if (!changed.ok) return fail(refusal(changed.error));
      await noteBoardSwitch(
        em,
        { userId: viewerId, restaurantId, now },
        stored.settings,
        changed.value.settings,
      );
      const parts = changedParts(stored, changed.value, now);
      if (parts.length > 0) {
        const detail = parts.map((part) => messages.parts[part]).join(', ');
        await recordActivity(em, { restaurantId, userId: viewerId, kind: 'ORDERING_CHANGED', detail });
      }
      return changed;
    });
  }

  /** The place of a new postcode; null removes the old one, undefined keeps it. Asked for owners only. */
  private async locationOf(
    viewerId: string,
    restaurantId: string,
    written: string | null | undefined,
    ip: string,
  ): Promise<Outcome<Location | null | undefined, 'validation' | 'notFound'>> {
    if (written == null) return ok(undefined);
    if (written.trim() === '') return ok(null);
    const refused = (message: string) => fail(invalidFields([{ path: 'postcode', message }], message));
    const postcode = normalPostcode(written);
    if (!postcode) return refused(messages.postcodeInvalid);
    if (!(await this.restaurants.findPermitted(viewerId, restaurantId)))
      return notFound(restaurantMessages.restaurantUnknown);
    const located = await this.postcodes.locate(postcode, ip);
    if (located.kind === 'found') return ok({ postcode, ...located.place });
    return refused(located.kind === 'unknown' ? messages.postcodeUnknown : messages.postcodeUnavailable);
  }

  /** Adds minutes to the times of all orders for a while, or ends that. */
  setBusyMode(
    viewerId: string,
    restaurantId: string,
    request: BusyRequest,
  ): Changed<'validation' | 'notFound'> {
    return this.changeState(viewerId, restaurantId, busyProblems(request), (settings) =>
      withBusyMode(settings, request, this.clock()),
    );
  }

  /** Takes no orders of these kinds for a while, or until they are opened again. */
  pause(viewerId: string, restaurantId: string, request: PauseRequest): Changed<'validation' | 'notFound'> {
    return this.changeState(
      viewerId,
      restaurantId,
      pauseProblems(request),
      (settings) => withPause(settings, request, this.clock()),
      { kind: 'ORDERS_PAUSED', userId: viewerId, detail: messages.kinds(request.fulfilments) },
    );
  }

  /** Ends the pauses of these kinds. */
  resume(
    viewerId: string,
    restaurantId: string,
    fulfilments: readonly Fulfilment[],
  ): Changed<'validation' | 'notFound'> {
    return this.changeState(
      viewerId,
      restaurantId,
      pauseProblems({ fulfilments }),
      (settings) => withoutPause(settings, fulfilments, this.clock()),
      { kind: 'ORDERS_RESUMED', userId: viewerId, detail: messages.kinds(fulfilments) },
    );
  }

  /** Begins or ends the short pause of an order mail. The caller has checked the token of the mail's link. */
  pauseShortly(ownerId: string, restaurantId: string, isPaused: boolean): Changed<'validation' | 'notFound'> {
    const change = isPaused ? withShortPause : withoutShortPause;
    return this.changeState(ownerId, restaurantId, [], (settings) => change(settings, this.clock()), {
      kind: isPaused ? 'ORDERS_PAUSED' : 'ORDERS_RESUMED',
      // Everybody who reads the mail can follow its link.
      userId: null,
      detail: messages.fromOrderMail,
    });
  }

  /** What the link in an order mail can do; null for a restaurant of another owner and for one that takes no orders. */
  async pauseState(ownerId: string, restaurantId: string): Promise<PauseState | null> {
    const restaurant = await this.restaurants.findPermitted(ownerId, restaurantId);
    if (!restaurant?.isActive || restaurant.status === 'archived' || restaurant.suspendedAt) return null;
    return pauseState(orderingOf(restaurant).settings, this.clock());
  }

  private changeState(
    viewerId: string,
    restaurantId: string,
    problems: FieldProblem[],
    change: (settings: OrderingSettings) => OrderingSettings,
    logged?: LoggedPause,
  ): Changed<'validation' | 'notFound'> {
    return this.change<FailureOf<'validation'>>(viewerId, restaurantId, async (em, stored) => {
      if (problems.length > 0) return fail(refusal(problems));
      if (logged) await recordActivity(em, { restaurantId, ...logged });
      return ok({ ...stored, settings: change(stored.settings) });
    });
  }

  private change<F extends Failure>(
    viewerId: string,
    restaurant: string,
    change: (em: EntityManager, stored: Ordering, plan: Plan) => Promise<Result<Ordering, F>>,
  ): Promise<Result<ChangedRestaurant<null>, F | NotFoundFailure>> {
    return this.changes.run<null, F>({ viewerId, restaurant }, async (em, found) => {
      const changed = await change(em, orderingOf(found), found);
      if (!changed.ok) return changed;
      found.ordering = changed.value.settings;
      found.timeZone = changed.value.timeZone;
      return ok(null);
    });
  }
}

const refusal = (problems: FieldProblem[]) => invalidFields(problems, messages.updateFailed);

const orderingOf = ({ ordering, timeZone }: Restaurant): Ordering => ({
  settings: { ...ORDERING_DEFAULTS, ...ordering },
  timeZone,
});
