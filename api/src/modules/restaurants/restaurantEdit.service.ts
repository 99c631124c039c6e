import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import { newId } from '../../lib/ids.ts';
import {
  type FieldProblem,
  type NotFoundFailure,
  type ValidationFailure,
  fail,
  ok,
  type Result,
} from '../../lib/result.ts';
import type { RestaurantChanges } from './changeRestaurant.service.ts';
import { invalidFields } from './invalidFields.ts';
import { messages } from './messages.ts';
import type { Restaurant } from './restaurant.entity.ts';
import type { RestaurantService } from './restaurant.service.ts';
import { checkPatch, type RestaurantChange, type RestaurantPatch } from './restaurantPatch.rules.ts';

/** Tells which addresses are pictures that an owner may show on a restaurant. */
export abstract class OwnPictures {
  /**
   * The key of the stored picture at `url`, when this owner uploaded it for this restaurant or the restaurant shows it
   * already (on itself or on one of its products); else null. Ids are uuids.
   */
  abstract keyOf(ownerId: string, restaurantId: string, url: string): Promise<string | null>;
}

type EditFailure = ValidationFailure | NotFoundFailure;
type PictureChange = Partial<Record<'coverImageKey' | 'logoKey', string | null>>;

/** Changes that owners make to their sites. Closed sites can be changed too: that is how they are got ready again. */
export class RestaurantEditService {
  constructor(
    private readonly changes: RestaurantChanges,
    private readonly restaurants: RestaurantService,
    private readonly pictures: OwnPictures,
  ) {}

  /** Changes what the patch names and publishes it, all or nothing. */
  async update(
    ownerId: string,
    id: string,
    patch: RestaurantPatch,
  ): Promise<Result<Restaurant, EditFailure>> {
    // Asked before anything is said about the fields, and before other services look at the pictures.
    const known = await this.restaurants.findOwned(ownerId, id);
    if (!known) return fail({ kind: 'notFound', message: messages.restaurantUnknown });
    const checked = checkPatch(patch);
    const pictures = await this.checkPictures(ownerId, id, patch);
    const name = await this.checkName(ownerId, patch);
    if (!checked.ok || !pictures.ok || !name.ok) {
      const fields = [checked, pictures, name].flatMap((result) => (result.ok ? [] : result.error));
      return fail(invalidFields(fields, messages.updateFailed));
    }
    const change = { ...checked.value, ...pictures.value };
    return Object.keys(change).length === 0 ? ok(known) : this.write(ownerId, id, change);
  }

  /** Sets a logo that has been uploaded. Throws when the restaurant is not this person's. */
  async setLogo(ownerId: string, id: string, logoKey: string): Promise<void> {
    const changed = await this.write(ownerId, id, { logoKey });
    if (!changed.ok) throw new Error(`Restaurant ${id} is not of user ${ownerId}`);
  }

  private async write(
    ownerId: string,
    id: string,
    change: RestaurantChange & PictureChange,
  ): Promise<Result<Restaurant, NotFoundFailure>> {
    const changed = await this.changes.run({ ownerId, restaurant: id }, async (em, restaurant) => {
      Object.assign(restaurant, change);
      // Saving the address again sends the link again.
      const { orderEmail: email } = change;
      if (email != null && email !== restaurant.confirmedOrderEmail)
        await addJob(em, 'mailOrderEmail', { mailId: newId(), restaurantId: id, email });
      return ok(null);
    });
    return changed.ok ? ok(changed.value.restaurant) : changed;
  }

  private async checkName(ownerId: string, { name }: RestaurantPatch): Promise<Result<void, FieldProblem[]>> {
    if (!name || (await this.restaurants.mayUseName(ownerId, name))) return ok(undefined);
    return fail([{ path: 'name', message: messages.nameOfOthers }]);
  }

  private async checkPictures(
    ownerId: string,
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
      const key = url === null ? null : await this.pictures.keyOf(ownerId, id, url);
      if (url !== null && key === null) problems.push({ path, message: messages.pictureUnknown });
      else change[column] = key;
    }
    return problems.length > 0 ? fail(problems) : ok(change);
  }
}
