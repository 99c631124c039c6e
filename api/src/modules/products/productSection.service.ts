import { MENU_LIMITS } from '@forkfront/common/limits.ts';
import { ref } from '@mikro-orm/postgresql';
import { fail, type FailureOf, ok, notFound, conflict } from '../../lib/result.ts';
import type { RestaurantChanges } from '../restaurants/restaurantChanges.service.ts';
import { invalidFields } from '../restaurants/invalidFields.ts';
import type { SectionView } from './product.repository.ts';
import { placesAfterMove, positionBehind } from '@forkfront/common/places.ts';
import type { MenuPictures } from './menuPictures.ts';
import { messages } from './messages.ts';
import { MenuSection, Product } from './product.entity.ts';
import {
  placeSections,
  renameSection,
  requireSection,
  restaurantOf,
  sectionPlaces,
} from './product.repository.ts';
import { checkSectionName } from './product.rules.ts';
import { checkSection, type SectionInput } from './section.rules.ts';
import type { Changed } from './product.service.ts';

/** Changes the sections of menus. Ids are uuids; other texts are not found. */
export class ProductSectionService {
  constructor(
    private readonly changes: RestaurantChanges,
    private readonly pictures: MenuPictures,
  ) {}

  /** Adds a section to the end of the menu. */
  async create(
    viewerId: string,
    restaurantId: string,
    name: string,
  ): Changed<SectionView, FailureOf<'validation' | 'notFound' | 'conflict'>> {
    const checked = checkSectionName(name);
    if (!checked.ok) return fail(invalidFields(checked.error, messages.createFailed));
    return this.changes.run({ viewerId, restaurant: restaurantId }, async (em, restaurant) => {
      const places = await sectionPlaces(em, restaurant.id);
      if (places.length >= MENU_LIMITS.sections)
        return conflict(messages.tooManySections(MENU_LIMITS.sections));
      const section = em.create(MenuSection, {
        restaurant: ref(restaurant),
        name: checked.value,
        position: positionBehind(places.at(-1)?.position ?? null),
      });
      await em.flush();
      const { id, position } = section;
      const empty = { description: '', imageKey: null, periods: [], productCount: 0 };
      return ok({ id, restaurantId: restaurant.id, name: checked.value, position, ...empty });
    });
  }

  /** Renames a section. */
  async rename(
    viewerId: string,
    id: string,
    name: string,
  ): Changed<SectionView, FailureOf<'validation' | 'notFound'>> {
    const checked = checkSectionName(name);
    if (!checked.ok) return fail(invalidFields(checked.error, messages.updateFailed));
    return this.changes.run(sectionOf(viewerId, id), async (em) => {
      const renamed = await renameSection(em, id, checked.value);
      return renamed ? ok(renamed) : notFound(messages.sectionGone);
    });
  }

  /** Changes the fields of a section; undefined leaves a field as it is. */
  update(
    viewerId: string,
    id: string,
    { imageUrl, ...input }: SectionInput & { imageUrl?: string | null | undefined },
  ): Changed<SectionView, FailureOf<'validation' | 'notFound' | 'paidPlan'>> {
    type Failed = FailureOf<'validation' | 'notFound' | 'paidPlan'>;
    const checked = checkSection(input);
    if (!checked.ok) return Promise.resolve(fail(invalidFields(checked.error, messages.updateFailed)));
    return this.changes.run<SectionView, Failed>(sectionOf(viewerId, id), async (em, restaurant) => {
      const section = await em.findOne(MenuSection, { id });
      if (!section) return notFound(messages.sectionGone);
      const current = section.imageKey ?? null;
      const picture =
        imageUrl === undefined
          ? ok(current)
          : await this.pictures.keyOf(em, viewerId, restaurant, imageUrl, current);
      if (!picture.ok) return picture;
      Object.assign(section, checked.value, { imageKey: picture.value });
      await em.flush();
      return ok(await requireSection(em, id));
    });
  }

  /** Moves a section with its products behind another one; null: to the front. */
  move(viewerId: string, id: string, afterId: string | null): Changed<null> {
    return this.changes.run(sectionOf(viewerId, id), async (em, restaurant) => {
      const sections = await sectionPlaces(em, restaurant.id);
      if (!sections.some((section) => section.id === id)) return notFound(messages.sectionGone);
      const places = placesAfterMove(sections, id, afterId);
      if (!places) return notFound(messages.neighbourGone);
      await placeSections(em, places);
      return ok(null);
    });
  }

  /** Deletes a section without products. */
  delete(viewerId: string, id: string): Changed<null, FailureOf<'notFound' | 'conflict'>> {
    return this.changes.run<null, FailureOf<'notFound' | 'conflict'>>(sectionOf(viewerId, id), async (em) => {
      if ((await em.count(Product, { section: id })) > 0) return conflict(messages.sectionNotEmpty);
      const deleted = await em.nativeDelete(MenuSection, { id });
      return deleted > 0 ? ok(null) : notFound(messages.sectionGone);
    });
  }
}

const sectionOf = (viewerId: string, id: string) => ({
  viewerId,
  restaurant: restaurantOf('menu_sections', id),
  missing: messages.sectionGone,
});
