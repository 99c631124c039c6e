import { ref } from '@mikro-orm/postgresql';
import {
  type ConflictFailure,
  type NotFoundFailure,
  type ValidationFailure,
  fail,
  ok,
  type Result,
} from '../../lib/result.ts';
import type { ChangedRestaurant, RestaurantChanges } from '../restaurants/changeRestaurant.service.ts';
import { invalidFields } from '../restaurants/invalidFields.ts';
import type { SectionView } from './product.repository.ts';
import { placesAfterMove, positionBehind } from './menuPlace.rules.ts';
import { messages } from './messages.ts';
import { MenuSection, Product } from './product.entity.ts';
import { ofSection, placeSections, renameSection, sectionPlaces } from './product.repository.ts';
import { MENU_LIMITS, checkSectionName } from './product.rules.ts';
import { conflict, gone } from './product.service.ts';

/** The headings of owners' menus. Ids are uuids; any other text names nothing. */
export class ProductSectionService {
  constructor(private readonly changes: RestaurantChanges) {}

  /** Adds a heading to the end of the menu. */
  async create(
    ownerId: string,
    restaurantId: string,
    name: string,
  ): Promise<Result<ChangedRestaurant<SectionView>, ValidationFailure | NotFoundFailure | ConflictFailure>> {
    const checked = checkSectionName(name);
    if (!checked.ok) return fail(invalidFields(checked.error, messages.createFailed));
    return this.changes.run({ ownerId, restaurant: restaurantId }, async (em, restaurant) => {
      const places = await sectionPlaces(em, restaurant.id);
      if (places.length >= MENU_LIMITS.sections)
        return fail(conflict(messages.tooManySections(MENU_LIMITS.sections)));
      const section = em.create(MenuSection, {
        restaurant: ref(restaurant),
        name: checked.value,
        position: positionBehind(places.at(-1)?.position ?? null),
      });
      await em.flush();
      const { id, position } = section;
      return ok({ id, restaurantId: restaurant.id, name: checked.value, position, productCount: 0 });
    });
  }

  /** Renames a heading. */
  async rename(
    ownerId: string,
    id: string,
    name: string,
  ): Promise<Result<ChangedRestaurant<SectionView>, ValidationFailure | NotFoundFailure>> {
    const checked = checkSectionName(name);
    if (!checked.ok) return fail(invalidFields(checked.error, messages.updateFailed));
    return this.changes.run(sectionOf(ownerId, id), async (em) => {
      const renamed = await renameSection(em, id, checked.value);
      return renamed ? ok(renamed) : fail(gone(messages.sectionGone));
    });
  }

  /** Moves a heading with its products behind another one; null: to the front. */
  move(
    ownerId: string,
    id: string,
    afterId: string | null,
  ): Promise<Result<ChangedRestaurant<null>, NotFoundFailure>> {
    return this.changes.run(sectionOf(ownerId, id), async (em, restaurant) => {
      const sections = await sectionPlaces(em, restaurant.id);
      if (!sections.some((section) => section.id === id)) return fail(gone(messages.sectionGone));
      const places = placesAfterMove(sections, id, afterId);
      if (!places) return fail(gone(messages.neighbourGone));
      await placeSections(em, places);
      return ok(null);
    });
  }

  /** Deletes a heading that has no products. */
  delete(
    ownerId: string,
    id: string,
  ): Promise<Result<ChangedRestaurant<null>, NotFoundFailure | ConflictFailure>> {
    return this.changes.run<null, NotFoundFailure | ConflictFailure>(sectionOf(ownerId, id), async (em) => {
      if ((await em.count(Product, { section: id })) > 0) return fail(conflict(messages.sectionNotEmpty));
      const deleted = await em.nativeDelete(MenuSection, { id });
      return deleted > 0 ? ok(null) : fail(gone(messages.sectionGone));
    });
  }
}

const sectionOf = (ownerId: string, id: string) => ({
  ownerId,
  restaurant: ofSection(id),
  missing: messages.sectionGone,
});
