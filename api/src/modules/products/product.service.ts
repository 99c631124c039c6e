import { ref, type EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../lib/clock.ts';
import { fail, type Failure, type FailureOf, ok, type Result } from '../../lib/result.ts';
import type { ChangedRestaurant, RestaurantChanges } from '../restaurants/changeRestaurant.service.ts';
import { invalidFields } from '../restaurants/invalidFields.ts';
import { hasFeature } from '../restaurants/plan.rules.ts';
import type { Restaurant } from '../restaurants/restaurant.entity.ts';
import { MENU_LIMITS } from '../sites/menu.types.ts';
import type { OwnPictures } from '../restaurants/restaurantEdit.service.ts';
import { placesAfterMove, positionBehind, type Placed } from './menuPlace.rules.ts';
import { messages } from './messages.ts';
import { MenuSection, Product } from './product.entity.ts';
import {
  lastProductPosition,
  placeProducts,
  productPlaces,
  restaurantOf,
  sectionPlaces,
  type PlacedProduct,
  type ProductView,
} from './product.repository.ts';
import { type ChangedWords, checkProduct, checkProductChange, type ProductWords } from './product.rules.ts';

interface NewProduct extends ProductWords {
  restaurantId: string;
  /** null: the last section; a first one is created for an empty menu. */
  sectionId: string | null;
  /** null for no picture. */
  imageUrl: string | null;
}

/** undefined leaves a field as it is. null empties a text, removes the picture, and leaves a switch as it is. */
interface ProductChange extends ChangedWords {
  imageUrl?: string | null | undefined;
  isAvailable?: boolean | null | undefined;
  isPopular?: boolean | null | undefined;
  /** The product becomes the last one of this section. */
  sectionId?: string | undefined;
}

interface ProductMove {
  id: string;
  sectionId: string;
  /** null: to the front. */
  afterId: string | null;
}

/** A product by its id; with `restaurantId` it must belong to that restaurant. */
export interface ProductKey {
  id: string;
  restaurantId?: string;
}

export const gone = (message: string): FailureOf<'notFound'> => ({ kind: 'notFound', message });

export const conflict = (message: string): FailureOf<'conflict'> => ({ kind: 'conflict', message });

/** The outcome of a change of a menu. */
export type Changed<T, F extends Failure = FailureOf<'notFound'>> = Promise<Result<ChangedRestaurant<T>, F>>;
type UpdateFailure = FailureOf<'validation' | 'notFound' | 'paidPlan'>;
type CreateFailure = UpdateFailure | FailureOf<'conflict'>;

/** Changes the products of menus. Ids are uuids; other texts are not found. */
export class ProductService {
  constructor(
    private readonly changes: RestaurantChanges,
    private readonly pictures: OwnPictures,
    private readonly clock: Clock,
  ) {}

  /** Adds a product to the end of a section. */
  async create(
    ownerId: string,
    { restaurantId, sectionId, imageUrl, ...words }: NewProduct,
  ): Changed<PlacedProduct, CreateFailure> {
    const checked = checkProduct(words);
    if (!checked.ok) return fail(invalidFields(checked.error, messages.createFailed));
    const target = { ownerId, restaurant: restaurantId };
    return this.changes.run<PlacedProduct, CreateFailure>(target, async (em, restaurant) => {
      const picture = await this.pictureOf(ownerId, restaurant, imageUrl, null);
      if (!picture.ok) return picture;
      const total = await em.count(Product, { restaurant });
      if (total >= MENU_LIMITS.products) return fail(conflict(messages.menuFull(MENU_LIMITS.products)));
      const section = await sectionFor(em, restaurant, sectionId);
      if (!section) return fail(gone(messages.sectionGone));
      const product = em.create(Product, {
        restaurant: ref(restaurant),
        section: em.getReference(MenuSection, section.id, { wrapped: true }),
        ...checked.value,
        imageKey: picture.value,
        position: positionBehind(await lastProductPosition(em, section.id)),
      });
      await em.flush();
      return ok({ ...viewOf(product), sectionPosition: section.position });
    });
  }

  /** Changes the fields of a product. */
  update(
    ownerId: string,
    key: ProductKey,
    { imageUrl, isAvailable, isPopular, sectionId, ...words }: ProductChange,
  ): Changed<ProductView, UpdateFailure> {
    return this.changes.run<ProductView, UpdateFailure>(productOf(ownerId, key), async (em, restaurant) => {
      const product = await em.findOne(Product, { id: key.id });
      if (!product || isElsewhere(restaurant, key)) return fail(gone(messages.productGone));
      const checked = checkProductChange(words, product);
      if (!checked.ok) return fail(invalidFields(checked.error, messages.updateFailed));
      const { imageKey = null } = product;
      const picture =
        imageUrl === undefined ? ok(imageKey) : await this.pictureOf(ownerId, restaurant, imageUrl, imageKey);
      if (!picture.ok) return picture;
      if (sectionId !== undefined && sectionId !== product.section.id) {
        const section = await sectionFor(em, restaurant, sectionId);
        if (!section) return fail(gone(messages.sectionGone));
        product.section = em.getReference(MenuSection, section.id, { wrapped: true });
        product.position = positionBehind(await lastProductPosition(em, section.id));
      }
      Object.assign(product, checked.value, {
        imageKey: picture.value,
        isAvailable: isAvailable ?? product.isAvailable,
        isPopular: isPopular ?? product.isPopular,
      });
      await em.flush();
      return ok(viewOf(product));
    });
  }

  /** Deletes a product; orders keep its name and price. */
  delete(ownerId: string, key: ProductKey): Changed<null> {
    return this.changes.run(productOf(ownerId, key), async (em, restaurant) => {
      if (isElsewhere(restaurant, key)) return fail(gone(messages.productGone));
      const deleted = await em.nativeDelete(Product, { id: key.id });
      return deleted > 0 ? ok(null) : fail(gone(messages.productGone));
    });
  }

  /** Moves a product within its section or to another one. The value has all products with a new position. */
  move(ownerId: string, { id, sectionId, afterId }: ProductMove): Changed<ProductView[]> {
    return this.changes.run(productOf(ownerId, { id }), async (em, restaurant) => {
      const sections = await sectionPlaces(em, restaurant.id);
      if (!sections.some((section) => section.id === sectionId)) return fail(gone(messages.sectionGone));
      if ((await em.count(Product, { id })) === 0) return fail(gone(messages.productGone));
      const places = placesAfterMove(await productPlaces(em, sectionId), id, afterId);
      if (!places) return fail(gone(messages.neighbourGone));
      await placeProducts(em, sectionId, places);
      const changed = await em.find(Product, { id: { $in: places.map((place) => place.id) } });
      return ok(changed.map(viewOf).toSorted((a, b) => a.position - b.position));
    });
  }

  /**
   * The key of an owner's picture; null for none. A new picture needs a paid plan; the current one (`current`) may stay
   * after a downgrade.
   */
  private async pictureOf(
    ownerId: string,
    restaurant: Restaurant,
    url: string | null,
    current: string | null,
  ): Promise<Result<string | null, FailureOf<'validation' | 'paidPlan'>>> {
    if (url === null) return ok(null);
    const key = await this.pictures.keyOf(ownerId, restaurant.id, url);
    if (key === null) {
      const fields = [{ path: 'imageUrl', message: messages.imageUrlInvalid }];
      return fail(invalidFields(fields, messages.imageUrlInvalid));
    }
    return key === current || hasFeature(restaurant, 'PRODUCT_IMAGES', this.clock())
      ? ok(key)
      : fail({ kind: 'paidPlan', message: messages.imagePaidPlan });
  }
}

const productOf = (ownerId: string, { id }: ProductKey) => ({
  ownerId,
  restaurant: restaurantOf('products', id),
  missing: messages.productGone,
});

/** Whether the key has another restaurant than the product. */
const isElsewhere = (restaurant: Restaurant, { restaurantId }: ProductKey): boolean =>
  restaurantId !== undefined && restaurantId !== restaurant.id;

const viewOf = (product: Product): ProductView => ({
  id: product.id,
  restaurantId: product.restaurant.id,
  sectionId: product.section.id,
  name: product.name,
  description: product.description,
  price: product.price,
  imageKey: product.imageKey ?? null,
  isAvailable: product.isAvailable,
  isPopular: product.isPopular,
  position: product.position,
  updatedAt: product.updatedAt,
});

/** The section for a new product, created when the menu has none; null for an unknown section. */
async function sectionFor(
  em: EntityManager,
  restaurant: Restaurant,
  wanted: string | null,
): Promise<Placed | null> {
  const sections = await sectionPlaces(em, restaurant.id);
  if (wanted !== null) return sections.find(({ id }) => id === wanted) ?? null;
  const last = sections.at(-1);
  if (last) return last;
  const position = positionBehind(null);
  const first = em.create(MenuSection, {
    restaurant: ref(restaurant),
    name: messages.firstSection,
    position,
  });
  await em.flush();
  return first;
}
