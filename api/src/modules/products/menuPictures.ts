import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../lib/clock.ts';
import { fail, type FailureOf, ok, type Result, paidPlan } from '../../lib/result.ts';
import { invalidFields } from '../restaurants/invalidFields.ts';
import { hasFeature } from '@forkfront/common/plan.ts';
import type { Restaurant } from '../restaurants/restaurant.entity.ts';
import type { OwnPictures } from '../restaurants/restaurantEdit.service.ts';
import { isSampleCover } from '../sites/sampleCover.rules.ts';
import { messages } from './messages.ts';

/** Pictures of the menu. */
export class MenuPictures {
  constructor(
    private readonly pictures: OwnPictures,
    private readonly clock: Clock,
  ) {}

  /**
   * The key of an owner's picture for a product or a section that has the picture `current`; null for none.
   * A sample cover shows no dish of the restaurant, so it is refused. A new picture needs a paid plan; the present one may stay after a downgrade.
   */
  async keyOf(
    em: EntityManager,
    viewerId: string,
    restaurant: Restaurant,
    url: string | null,
    current: string | null,
  ): Promise<Result<string | null, FailureOf<'validation' | 'paidPlan'>>> {
    if (url === null) return ok(null);
    const key = await this.pictures.keyOf(viewerId, restaurant.id, url, em);
    if (key === null || isSampleCover(key)) {
      const fields = [{ path: 'imageUrl', message: messages.imageUrlInvalid }];
      return fail(invalidFields(fields, messages.imageUrlInvalid));
    }
    return key === current || hasFeature(restaurant, 'PRODUCT_IMAGES', this.clock())
      ? ok(key)
      : paidPlan(messages.imagePaidPlan);
  }
}
