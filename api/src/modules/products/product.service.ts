import { ref, type EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../lib/clock.ts';
import {
  fail,
  type Failure,
  type FailureOf,
  type FieldProblem,
  ok,
  problemAt,
  type Result,
  notFound,
  conflict,
} from '../../lib/result.ts';
import type { ChangedRestaurant, RestaurantChanges } from '../restaurants/restaurantChanges.service.ts';
import { invalidFields } from '../restaurants/invalidFields.ts';
import type { Restaurant } from '../restaurants/restaurant.entity.ts';
import type { AllergenAnswer } from '@forkfront/common/allergens.ts';
import type { MenuPictures } from './menuPictures.ts';
import { placesAfterMove, positionBehind, type Placed } from '@forkfront/common/places.ts';
import { messages } from './messages.ts';
import { cheapest, type Choices, findWithChoices, NO_CHOICES } from './option.repository.ts';
import { MenuSection, Product } from './product.entity.ts';
import { changeChoices, type ChoicesInput } from './productChoices.ts';
import {
  type AvailabilityInput,
  changedFacts,
  checkAvailability,
  checkFields,
  type FieldInput,
} from './productDetails.rules.ts';
import {
  lastProductPosition,
  placeProducts,
  productPlaces,
  restaurantOf,
  sectionPlaces,
  viewOf,
  type PlacedProduct,
  type ProductView,
} from './product.repository.ts';
import type { ProductShelves } from './productShelves.ts';
import { checkShelf, type ShelfInput } from './shelf.rules.ts';
import { type ChangedInput, checkProduct, checkProductChange, type ProductInput } from './product.rules.ts';

/** What an owner may say about any product. undefined or null leaves it as it is. */
interface ProductDetails extends FieldInput, ChoicesInput, AvailabilityInput {
  /** The allergens that this owner confirms. */
  allergens?: readonly AllergenAnswer[] | null | undefined;
  /** Only for products of grocery shops. */
  shelf?: ShelfInput | null | undefined;
}

interface NewProduct extends ProductInput, ProductDetails {
  restaurantId: string;
  /** null: the last section; a first one is created for an empty menu. */
  sectionId: string | null;
  /** null for no picture. */
  imageUrl: string | null;
}

/** undefined leaves a field as it is. null empties a text and removes the picture. */
interface ProductChange extends ChangedInput, ProductDetails {
  imageUrl?: string | null | undefined;
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
export type ProductKey = { id: string; restaurantId?: string };

/** The outcome of a change of a menu. */
export type Changed<T, F extends Failure = FailureOf<'notFound'>> = Promise<Result<ChangedRestaurant<T>, F>>;
type UpdateFailure = FailureOf<'validation' | 'notFound' | 'paidPlan'>;
type CreateFailure = UpdateFailure | FailureOf<'conflict'>;

/** Changes the products of menus. Ids are uuids; other texts are not found. */
export class ProductService {
  constructor(
    private readonly changes: RestaurantChanges,
    private readonly pictures: MenuPictures,
    private readonly shelves: ProductShelves,
    private readonly clock: Clock,
  ) {}

  /** Adds a product to the end of a section. */
  async create(
    viewerId: string,
    { restaurantId, sectionId, imageUrl, name, description, price, ...details }: NewProduct,
  ): Changed<PlacedProduct, CreateFailure> {
    // The prices of the sizes are checked with the sizes.
    const ownPrice = details.sizes?.length ? 0 : price;
    const checked = checkProduct({ name, description, price: ownPrice });
    if (!checked.ok) return fail(invalidFields(checked.error, messages.createFailed));
    const target = { viewerId, restaurant: restaurantId };
    return this.changes.run<PlacedProduct, CreateFailure>(target, async (em, restaurant) => {
      const picture = await this.pictures.keyOf(em, viewerId, restaurant, imageUrl, null);
      if (!picture.ok) return picture;
      const most = await this.shelves.productLimit(em, restaurant, this.clock());
      if ((await em.count(Product, { restaurant })) >= most) return conflict(messages.menuFull(most));
      const section = await sectionFor(em, restaurant, sectionId);
      if (!section) return notFound(messages.sectionGone);
      const product = em.create(Product, {
        restaurant: ref(restaurant),
        section: em.getReference(MenuSection, section.id, { wrapped: true }),
        ...checked.value,
        imageKey: picture.value,
        position: positionBehind(await lastProductPosition(em, section.id)),
      });
      const problems = await this.change(em, viewerId, restaurant, { product, choices: NO_CHOICES }, details);
      if (problems.length > 0) return fail(invalidFields(problems, messages.createFailed));
      return ok({ ...viewOf(product), sectionPosition: section.position });
    });
  }

  /** Changes the fields of a product. */
  update(
    viewerId: string,
    key: ProductKey,
    { imageUrl, sectionId, name, description, price, ...details }: ProductChange,
  ): Changed<ProductView, UpdateFailure> {
    return this.changes.run<ProductView, UpdateFailure>(productOf(viewerId, key), async (em, restaurant) => {
      const found = await findWithChoices(em, key.id);
      if (!found || isElsewhere(restaurant, key)) return notFound(messages.productGone);
      const { product } = found;
      const checked = checkProductChange({ name, description, price }, product);
      if (!checked.ok) return fail(invalidFields(checked.error, messages.updateFailed));
      const current = product.imageKey ?? null;
      const picture =
        imageUrl === undefined
          ? ok(current)
          : await this.pictures.keyOf(em, viewerId, restaurant, imageUrl, current);
      if (!picture.ok) return picture;
      if (sectionId !== undefined && sectionId !== product.section.id) {
        const section = await sectionFor(em, restaurant, sectionId);
        if (!section) return notFound(messages.sectionGone);
        product.section = em.getReference(MenuSection, section.id, { wrapped: true });
        product.position = positionBehind(await lastProductPosition(em, section.id));
      }
      const isOtherThing =
        (checked.value.name ?? product.name) !== product.name ||
        (checked.value.description ?? product.description) !== product.description;
      Object.assign(product, checked.value, { imageKey: picture.value });
      const problems = await this.change(em, viewerId, restaurant, found, details, isOtherThing);
      if (problems.length > 0) return fail(invalidFields(problems, messages.updateFailed));
      return ok(viewOf(product));
    });
  }

  /** Changes what is left after texts, price, picture and section, and writes the product. Returns each wrong field. */
  private async change(
    em: EntityManager,
    viewerId: string,
    { id: restaurantId, timeZone }: Restaurant,
    { product, choices: current }: { product: Product; choices: Choices },
    { sizes, groupIds, allergens, isAvailable, soldOutUntilDay, shelf, ...input }: ProductDetails,
    isOtherThing = false,
  ): Promise<FieldProblem[]> {
    const now = this.clock();
    const fields = checkFields(input);
    const onShelf = shelf ? checkShelf(shelf) : ok(null);
    const availability = checkAvailability({ isAvailable, soldOutUntilDay }, product, { timeZone, now });
    if (!fields.ok || !availability.ok || !onShelf.ok)
      return [
        ...(fields.ok ? [] : fields.error),
        ...problemAt('soldOutUntilDay', availability.ok ? null : availability.error),
        ...(onShelf.ok ? [] : onShelf.error),
      ];
    // The product is stored before its sizes.
    await em.flush();
    const changed =
      sizes || groupIds
        ? await changeChoices(em, { id: product.id, restaurantId }, current, { sizes, groupIds })
        : ok({ choices: current, isOtherThing: false });
    if (!changed.ok) return changed.error;
    const { choices } = changed.value;
    const lowest = cheapest(choices);
    if (lowest !== null && !sizes && product.price !== lowest)
      return [{ path: 'price', message: messages.priceOfSizes }];
    Object.assign(product, fields.value, availability.value, {
      price: lowest ?? product.price,
      ...changedFacts(allergens, product, {
        isOtherThing: isOtherThing || changed.value.isOtherThing,
        viewerId,
        now,
      }),
    });
    await em.flush();
    return onShelf.value ? this.shelves.change(em, restaurantId, product.id, onShelf.value) : [];
  }

  /** Deletes a product; orders keep its name and price. */
  delete(viewerId: string, key: ProductKey): Changed<null> {
    return this.changes.run(productOf(viewerId, key), async (em, restaurant) => {
      if (isElsewhere(restaurant, key)) return notFound(messages.productGone);
      const deleted = await em.nativeDelete(Product, { id: key.id });
      return deleted > 0 ? ok(null) : notFound(messages.productGone);
    });
  }

  /** Moves a product within its section or to another one. The value has all products with a new position. */
  move(viewerId: string, { id, sectionId, afterId }: ProductMove): Changed<ProductView[]> {
    return this.changes.run(productOf(viewerId, { id }), async (em, restaurant) => {
      const sections = await sectionPlaces(em, restaurant.id);
      if (!sections.some((section) => section.id === sectionId)) return notFound(messages.sectionGone);
      if ((await em.count(Product, { id })) === 0) return notFound(messages.productGone);
      const places = placesAfterMove(await productPlaces(em, sectionId), id, afterId);
      if (!places) return notFound(messages.neighbourGone);
      await placeProducts(em, sectionId, places);
      const changed = await em.find(Product, { id: { $in: places.map((place) => place.id) } });
      return ok(changed.map(viewOf).toSorted((a, b) => a.position - b.position));
    });
  }
}

/** A product as the target of `RestaurantChanges`. */
export const productOf = (viewerId: string, { id }: ProductKey) => ({
  viewerId,
  restaurant: restaurantOf('products', id),
  missing: messages.productGone,
});

/** Whether the key has another restaurant than the product. */
const isElsewhere = (restaurant: Restaurant, { restaurantId }: ProductKey): boolean =>
  restaurantId !== undefined && restaurantId !== restaurant.id;

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
