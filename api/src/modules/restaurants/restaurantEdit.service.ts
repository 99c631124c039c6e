import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../lib/clock.ts';
import { type Confirmable, confirmationNeeded } from '../../lib/confirmation.ts';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import { newId } from '../../lib/ids.ts';
import {
  fail,
  type FieldProblem,
  ok,
  type Outcome,
  type Result,
  notFound,
  conflict,
} from '../../lib/result.ts';
import { isSampleCover } from '../sites/sampleCover.rules.ts';
import type { ActivityKind } from './activity.entity.ts';
import { recordActivity } from './activity.repository.ts';
import type { RestaurantChanges } from './restaurantChanges.service.ts';
import { invalidFields } from './invalidFields.ts';
import { messages } from './messages.ts';
import { hasFeature } from '@forkfront/common/plan.ts';
import { FREE_THEMES, type Theme } from '@forkfront/common/themes.ts';
import type { Restaurant } from './restaurant.entity.ts';
import type { RestaurantService } from './restaurant.service.ts';
import { checkPatch, type RestaurantChange, type RestaurantPatch } from './restaurantPatch.rules.ts';

/** Checks which pictures an owner may show on a restaurant. */
export abstract class OwnPictures {
  /**
   * The key of the picture at `url`, if this owner uploaded it for this restaurant or the restaurant or one of its
   * products has it already; else null. Ids are uuids. Inside a transaction `em` is its manager.
   */
  abstract keyOf(
    viewerId: string,
    restaurantId: string,
    url: string,
    em?: EntityManager,
  ): Promise<string | null>;
}

type PictureChange = Partial<Record<'coverImageKey' | 'logoKey', string | null>>;

/** Changes the settings of sites, also of closed ones, which owners prepare for reopening. Closes and reopens sites. */
export class RestaurantEditService {
  constructor(
    private readonly changes: RestaurantChanges,
    private readonly restaurants: RestaurantService,
    private readonly pictures: OwnPictures,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes the fields of the patch and publishes them, all or nothing. Another order address takes the orders away, so it needs a
   * recent proof of who the person is.
   */
  async update(
    viewer: Confirmable & { id: string },
    id: string,
    patch: RestaurantPatch,
  ): Promise<Outcome<Restaurant, 'validation' | 'notFound' | 'confirmation'>> {
    const { id: viewerId } = viewer;
    // First the owner, before the fields and the pictures are checked.
    const known = await this.restaurants.findPermitted(viewerId, id);
    if (!known) return notFound(messages.restaurantUnknown);
    const checked = checkPatch(patch);
    const pictures = await this.checkPictures(viewerId, id, patch);
    const name = await this.checkName(viewerId, patch);
    if (!checked.ok || !pictures.ok || !name.ok) {
      const fields = [checked, pictures, name].flatMap((result) => (result.ok ? [] : result.error));
      return fail(invalidFields(fields, messages.updateFailed));
    }
    const change = { ...checked.value, ...pictures.value };
    const { orderEmail = known.orderEmail } = change;
    if (!viewer.isConfirmed && (orderEmail ?? null) !== (known.orderEmail ?? null))
      return confirmationNeeded(viewer);
    return Object.keys(change).length === 0 ? ok(known) : this.write(viewerId, id, change);
  }

  /** Sets an uploaded logo. Throws when the restaurant belongs to another person. */
  async setLogo(viewerId: string, id: string, logoKey: string): Promise<void> {
    const changed = await this.write(viewerId, id, { logoKey });
    if (!changed.ok) throw new Error(`Restaurant ${id} is not of user ${viewerId}`);
  }

  /** Closes a site: it answers 410 and takes no orders. */
  archive(viewerId: string, id: string): Promise<Outcome<Restaurant, 'notFound' | 'conflict'>> {
    return this.changeStatus(viewerId, id, 'SITE_CLOSED', (restaurant) => {
      if (restaurant.status === 'archived') return messages.closedAlready;
      restaurant.archive();
      return null;
    });
  }

  /** Reopens a closed site in its former state. */
  reopen(viewerId: string, id: string): Promise<Outcome<Restaurant, 'notFound' | 'conflict'>> {
    return this.changeStatus(viewerId, id, 'SITE_REOPENED', (restaurant) => {
      if (restaurant.status !== 'archived') return messages.notClosed;
      restaurant.reopen(this.clock());
      return null;
    });
  }

  /** `apply` changes the restaurant, or returns why it cannot. */
  private async changeStatus(
    viewerId: string,
    id: string,
    kind: ActivityKind,
    apply: (restaurant: Restaurant) => string | null,
  ): Promise<Outcome<Restaurant, 'notFound' | 'conflict'>> {
    const target = { viewerId, restaurant: id, permission: 'OWN' as const };
    const changed = await this.changes.run(target, async (em, restaurant) => {
      const message = apply(restaurant);
      if (message !== null) return conflict(message);
      await recordActivity(em, { restaurantId: restaurant.id, userId: viewerId, kind });
      return ok(null);
    });
    return changed.ok ? ok(changed.value.restaurant) : changed;
  }

  private async write(
    viewerId: string,
    id: string,
    change: RestaurantChange & PictureChange,
  ): Promise<Outcome<Restaurant, 'validation' | 'notFound'>> {
    const changed = await this.changes.run({ viewerId, restaurant: id }, async (em, restaurant) => {
      if (!this.mayShow(restaurant, change.theme ?? restaurant.theme))
        return fail(invalidFields([{ path: 'theme', message: messages.themeLocked }], messages.updateFailed));
      const { orderEmail: email } = change;
      const from = restaurant.orderEmail ?? null;
      if (email !== undefined && email !== from) {
        const detail = messages.movedOrders(from, email);
        await recordActivity(em, {
          restaurantId: id,
          userId: viewerId,
          kind: 'ORDER_ADDRESS_CHANGED',
          detail,
        });
      }
      Object.assign(restaurant, change);
      // Saving the same address again sends the link again.
      if (email != null && email !== restaurant.confirmedOrderEmail)
        await addJob(em, 'mailOrderEmail', { mailId: newId(), restaurantId: id, email });
      return ok(null);
    });
    return changed.ok ? ok(changed.value.restaurant) : changed;
  }

  /** Whether the site may have this design. A design that it has already stays after a downgrade. */
  private mayShow(restaurant: Restaurant, theme: Theme): boolean {
    const isFree = FREE_THEMES.some((free) => free === theme);
    return isFree || theme === restaurant.theme || hasFeature(restaurant, 'MORE_DESIGNS', this.clock());
  }

  private async checkName(
    viewerId: string,
    { name }: RestaurantPatch,
  ): Promise<Result<void, FieldProblem[]>> {
    if (!name || (await this.restaurants.mayUseName(viewerId, name))) return ok(undefined);
    return fail([{ path: 'name', message: messages.nameOfOthers }]);
  }

  private async checkPictures(
    viewerId: string,
    id: string,
    { coverImageUrl, logoUrl }: RestaurantPatch,
  ): Promise<Result<PictureChange, FieldProblem[]>> {
    const change: PictureChange = {};
    const problems: FieldProblem[] = [];
    for (const [path, column, url] of [
      ['coverImageUrl', 'coverImageKey', coverImageUrl],
      ['logoUrl', 'logoKey', logoUrl],
    ] as const) {
      if (url === undefined) continue;
      const key = url === null ? null : await this.pictures.keyOf(viewerId, id, url);
      const isForeign = key === null || (column === 'logoKey' && isSampleCover(key));
      if (url !== null && isForeign) problems.push({ path, message: messages.pictureUnknown });
      else change[column] = key;
    }
    return problems.length > 0 ? fail(problems) : ok(change);
  }
}
