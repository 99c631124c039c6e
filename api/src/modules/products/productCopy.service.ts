import { ref, wrap } from '@mikro-orm/postgresql';
import type { Clock } from '../../lib/clock.ts';
import { newId } from '../../lib/ids.ts';
import { type FailureOf, ok, notFound, conflict } from '../../lib/result.ts';
import type { RestaurantChanges } from '../restaurants/restaurantChanges.service.ts';
import { hasFeature } from '@forkfront/common/plan.ts';
import { placesAfterMove } from '@forkfront/common/places.ts';
import { messages } from './messages.ts';
import { findWithChoices, writeChoices } from './option.repository.ts';
import { Product } from './product.entity.ts';
import {
  type PlacedProduct,
  placeProducts,
  productPlaces,
  type ProductView,
  sectionPlaces,
  viewOf,
} from './product.repository.ts';
import type { ProductShelves } from './productShelves.ts';
import { type Changed, productOf } from './product.service.ts';

/** Leaves room for “(copy)”. */
const MAX_COPIED_NAME_LENGTH = 110;

/** A copy, and the other products with a new position: without room behind the original all are numbered again. */
export interface ProductCopy {
  copy: PlacedProduct;
  moved: ProductView[];
}

/** Copies products. */
export class ProductCopyService {
  constructor(
    private readonly changes: RestaurantChanges,
    private readonly shelves: ProductShelves,
    private readonly clock: Clock,
  ) {}

  /**
   * Copies a product with its sizes and groups; the copy stands behind it. The owner should look at its allergens again.
   * A picture is only copied in a plan with product images.
   */
  duplicate(viewerId: string, id: string): Changed<ProductCopy, FailureOf<'notFound' | 'conflict'>> {
    type Failed = FailureOf<'notFound' | 'conflict'>;
    return this.changes.run<ProductCopy, Failed>(productOf(viewerId, { id }), async (em, restaurant) => {
      const found = await findWithChoices(em, id);
      if (!found) return notFound(messages.productGone);
      const total = await em.count(Product, { restaurant });
      const most = await this.shelves.productLimit(em, restaurant, this.clock());
      if (total >= most) return conflict(messages.menuFull(most));
      const { product, choices } = found;
      const { updatedAt: _updatedAt, ...fields } = wrap(product).toPOJO();
      const start = product.name.slice(0, MAX_COPIED_NAME_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
      const name = messages.copyOf(start.trimEnd());
      const mayHavePicture = hasFeature(restaurant, 'PRODUCT_IMAGES', this.clock());
      const copyId = newId();
      const sectionId = product.section.id;
      const places = placesAfterMove(await productPlaces(em, sectionId), copyId, id) ?? [];
      const others = places.filter((place) => place.id !== copyId);
      await placeProducts(em, sectionId, others);
      const copy = em.create(Product, {
        ...fields,
        id: copyId,
        restaurant: ref(restaurant),
        section: product.section,
        name,
        position: places.find((place) => place.id === copyId)?.position ?? product.position,
        imageKey: mayHavePicture ? (product.imageKey ?? null) : null,
        allergensCheckAgain: product.allergensConfirmedAt != null,
      });
      await em.flush();
      const sizes = choices.sizes.map((size) => ({ ...size, id: newId() }));
      await writeChoices(em, { id: copyId, restaurantId: restaurant.id }, { ...choices, sizes });
      const sections = await sectionPlaces(em, restaurant.id);
      const sectionPosition = sections.find((section) => section.id === sectionId)?.position ?? 0;
      const moved = await em.find(
        Product,
        { id: { $in: others.map((place) => place.id) } },
        { refresh: true, orderBy: { position: 'asc' } },
      );
      return ok({ copy: { ...viewOf(copy), sectionPosition }, moved: moved.map(viewOf) });
    });
  }
}
