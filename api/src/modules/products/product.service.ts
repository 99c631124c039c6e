import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../lib/clock.ts';
import {
  type ConflictFailure,
  type NotFoundFailure,
  type PaidPlanFailure,
  type ValidationFailure,
  fail,
  ok,
  type Result,
} from '../../lib/result.ts';
import { invalidFields } from '../restaurants/invalidFields.ts';
import { hasFeature } from '../restaurants/plan.rules.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import type { RestaurantService } from '../restaurants/restaurant.service.ts';
import type { OwnPictures } from '../restaurants/restaurantEdit.service.ts';
import type { MenuReader, ProductView } from './menu.repository.ts';
import {
  type MenuChanges,
  conflict,
  gone,
  changePlaces,
  lastPosition,
  placesOf,
  productsById,
  requireProduct,
} from './menuChanges.service.ts';
import { placesAfterMove, positionBehind } from './menuPlace.rules.ts';
import { messages } from './messages.ts';
import { MenuSection, Product } from './product.entity.ts';
import { checkProduct, checkProductChange, MENU_LIMITS, type ProductWords } from './product.rules.ts';

interface NewProduct extends ProductWords {
  restaurantId: string;
  /** null: the last section, or a first one. */
  sectionId: string | null;
  /** null for no picture. */
  imageUrl: string | null;
}

/** What is left out stays as it is; null is an empty field, and for the picture: remove it. */
interface ProductChange extends Partial<ProductWords> {
  imageUrl?: string | null;
  isAvailable?: boolean;
  isPopular?: boolean;
  /** It goes to the end of this section. */
  sectionId?: string;
}

interface ProductMove {
  id: string;
  sectionId: string;
  /** null: to the front. */
  afterId: string | null;
}

/** Names a product; with `restaurantId` it must be one of that restaurant. */
export interface ProductKey {
  id: string;
  restaurantId?: string;
}

/** A restaurant that has changed, with what has. */
export type Changed<T = unknown> = T & { restaurantId: string };

/** The products of owners' menus. Ids are uuids; any other text names nothing. */
export class ProductService {
  constructor(
    private readonly changes: MenuChanges,
    private readonly reader: MenuReader,
    private readonly pictures: OwnPictures,
    private readonly restaurants: RestaurantService,
    private readonly clock: Clock,
  ) {}

  /** Adds a product to the end of a section. */
  async create(
    ownerId: string,
    { restaurantId, sectionId, imageUrl, ...words }: NewProduct,
  ): Promise<
    Result<
      Changed<{ product: ProductView }>,
      ValidationFailure | NotFoundFailure | ConflictFailure | PaidPlanFailure
    >
  > {
    const checked = checkProduct(words);
    if (!checked.ok) return fail(invalidFields(checked.error, messages.createFailed));
    if (!(await this.reader.owns(ownerId, restaurantId))) return fail(gone(messages.restaurantGone));
    const picture = await this.pictureOf(ownerId, restaurantId, imageUrl, null);
    if (!picture.ok) return picture;
    return this.changes.run(ownerId, restaurantId, async (em) => {
      const total = await em.count(Product, { restaurant: restaurantId });
      if (total >= MENU_LIMITS.products) return fail(conflict(messages.menuFull(MENU_LIMITS.products)));
      const section = await sectionFor(em, restaurantId, sectionId);
      if (!section) return fail(gone(messages.sectionGone));
      const product = em.create(Product, {
        restaurant: em.getReference(Restaurant, restaurantId, { wrapped: true }),
        section: em.getReference(MenuSection, section, { wrapped: true }),
        ...checked.value,
        imageKey: picture.value,
        position: positionBehind(await lastPosition(em, 'products', section)),
      });
      await em.flush();
      return ok({ restaurantId, product: await requireProduct(em, product.id) });
    });
  }

  /** Changes what an owner says of a product. */
  async update(
    ownerId: string,
    key: ProductKey,
    { imageUrl, isAvailable, isPopular, sectionId, ...words }: ProductChange,
  ): Promise<
    Result<Changed<{ product: ProductView }>, ValidationFailure | NotFoundFailure | PaidPlanFailure>
  > {
    const known = await this.find(ownerId, key);
    if (!known) return fail(gone(messages.productGone));
    const checked = checkProductChange(words, known);
    if (!checked.ok) return fail(invalidFields(checked.error, messages.updateFailed));
    const { restaurantId, imageKey } = known;
    const picture =
      imageUrl === undefined ? null : await this.pictureOf(ownerId, restaurantId, imageUrl, imageKey);
    if (picture && !picture.ok) return picture;
    return this.changes.run(ownerId, restaurantId, async (em) => {
      const product = await em.findOne(Product, { id: known.id });
      if (!product) return fail(gone(messages.productGone));
      if (sectionId !== undefined && sectionId !== product.section.id) {
        const section = await sectionFor(em, restaurantId, sectionId);
        if (!section) return fail(gone(messages.sectionGone));
        product.section = em.getReference(MenuSection, section, { wrapped: true });
        product.position = positionBehind(await lastPosition(em, 'products', section));
      }
      Object.assign(product, checked.value, {
        ...(picture ? { imageKey: picture.value } : {}),
        ...(isAvailable === undefined ? {} : { isAvailable }),
        ...(isPopular === undefined ? {} : { isPopular }),
      });
      await em.flush();
      return ok({ restaurantId, product: await requireProduct(em, known.id) });
    });
  }

  /** Deletes a product; orders keep its name and price. */
  async delete(ownerId: string, key: ProductKey): Promise<Result<Changed, NotFoundFailure>> {
    const known = await this.find(ownerId, key);
    if (!known) return fail(gone(messages.productGone));
    const { id, restaurantId } = known;
    return this.changes.run(ownerId, restaurantId, async (em) => {
      const deleted = await em.nativeDelete(Product, { id });
      return deleted > 0 ? ok({ restaurantId }) : fail(gone(messages.productGone));
    });
  }

  /** Moves a product within its section or to another one. The value has every product whose place changed. */
  async move(
    ownerId: string,
    { id, sectionId, afterId }: ProductMove,
  ): Promise<Result<Changed<{ products: ProductView[] }>, NotFoundFailure>> {
    const known = await this.find(ownerId, { id });
    if (!known) return fail(gone(messages.productGone));
    const { restaurantId } = known;
    return this.changes.run(ownerId, restaurantId, async (em) => {
      const sections = await placesOf(em, 'menu_sections', restaurantId);
      if (!sections.some((section) => section.id === sectionId)) return fail(gone(messages.sectionGone));
      if ((await em.count(Product, { id })) === 0) return fail(gone(messages.productGone));
      const places = placesAfterMove(await placesOf(em, 'products', sectionId), id, afterId);
      if (!places) return fail(gone(messages.neighbourGone));
      await changePlaces(em, 'products', places, sectionId);
      const changed = places.map((place) => place.id);
      return ok({ restaurantId, products: await productsById(em, changed) });
    });
  }

  private async find(ownerId: string, { id, restaurantId }: ProductKey): Promise<ProductView | null> {
    const product = await this.reader.ownedProduct(ownerId, id);
    const isThere = restaurantId === undefined || product?.restaurantId === restaurantId;
    return isThere ? product : null;
  }

  /**
   * The key of an owner's picture; null for none. `current` is the key that the product has: after a downgrade it stays,
   * and only another picture needs the plan.
   */
  private async pictureOf(
    ownerId: string,
    restaurantId: string,
    url: string | null,
    current: string | null,
  ): Promise<Result<string | null, ValidationFailure | PaidPlanFailure>> {
    if (url === null) return ok(null);
    const key = await this.pictures.keyOf(ownerId, restaurantId, url);
    if (key === null) {
      const fields = [{ path: 'imageUrl', message: messages.imageUrlInvalid }];
      return fail(invalidFields(fields, messages.imageUrlInvalid));
    }
    if (key === current) return ok(key);
    const restaurant = await this.restaurants.findOwned(ownerId, restaurantId);
    return restaurant && hasFeature(restaurant, 'PRODUCT_IMAGES', this.clock())
      ? ok(key)
      : fail({ kind: 'paidPlan', message: messages.imagePaidPlan });
  }
}

/** The id of the section for a new product, made when the menu has none; null when there is no such section. */
async function sectionFor(
  em: EntityManager,
  restaurantId: string,
  wanted: string | null,
): Promise<string | null> {
  const sections = await placesOf(em, 'menu_sections', restaurantId);
  if (wanted !== null) return sections.find(({ id }) => id === wanted)?.id ?? null;
  const last = sections.at(-1);
  if (last) return last.id;
  const first = em.create(MenuSection, {
    restaurant: em.getReference(Restaurant, restaurantId, { wrapped: true }),
    name: messages.firstSection,
    position: positionBehind(null),
  });
  await em.flush();
  return first.id;
}

/** Fields of a change as a client sends them: undefined where it leaves one out. */
interface SentChange {
  name?: string | null | undefined;
  description?: string | null | undefined;
  /** Pence. */
  price?: number | null | undefined;
  imageUrl?: string | null | undefined;
  isAvailable?: boolean | null | undefined;
  isPopular?: boolean | null | undefined;
}

/** Only what a client sent: null empties a field, but a switch cannot be empty and stays as it is. */
export const toProductChange = (sent: SentChange): ProductChange => ({
  ...(sent.name === undefined ? {} : { name: sent.name }),
  ...(sent.description === undefined ? {} : { description: sent.description }),
  ...(sent.price === undefined ? {} : { price: sent.price }),
  ...(sent.imageUrl === undefined ? {} : { imageUrl: sent.imageUrl }),
  ...(sent.isAvailable == null ? {} : { isAvailable: sent.isAvailable }),
  ...(sent.isPopular == null ? {} : { isPopular: sent.isPopular }),
});
