import {
  type ConflictFailure,
  type NotFoundFailure,
  type ValidationFailure,
  fail,
  ok,
  type Result,
} from '../../lib/result.ts';
import { invalidFields } from '../restaurants/invalidFields.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import type { MenuReader, SectionView } from './menu.repository.ts';
import {
  type MenuChanges,
  conflict,
  gone,
  changePlaces,
  lastPosition,
  placesOf,
  requireSection,
} from './menuChanges.service.ts';
import { placesAfterMove, positionBehind } from './menuPlace.rules.ts';
import { messages } from './messages.ts';
import { MenuSection, Product } from './product.entity.ts';
import { MENU_LIMITS, checkSectionName } from './product.rules.ts';
import type { Changed } from './product.service.ts';

type WithSection = Changed<{ section: SectionView }>;

/** The headings of owners' menus. Ids are uuids; any other text names nothing. */
export class ProductSectionService {
  constructor(
    private readonly changes: MenuChanges,
    private readonly reader: MenuReader,
  ) {}

  /** Adds a heading to the end of the menu. */
  async create(
    ownerId: string,
    restaurantId: string,
    name: string,
  ): Promise<Result<WithSection, ValidationFailure | NotFoundFailure | ConflictFailure>> {
    const checked = checkSectionName(name);
    if (!checked.ok) return fail(invalidFields(checked.error, messages.createFailed));
    return this.changes.run(ownerId, restaurantId, async (em) => {
      const total = await em.count(MenuSection, { restaurant: restaurantId });
      if (total >= MENU_LIMITS.sections)
        return fail(conflict(messages.tooManySections(MENU_LIMITS.sections)));
      const section = em.create(MenuSection, {
        restaurant: em.getReference(Restaurant, restaurantId, { wrapped: true }),
        name: checked.value,
        position: positionBehind(await lastPosition(em, 'menu_sections', restaurantId)),
      });
      await em.flush();
      return ok({ restaurantId, section: await requireSection(em, section.id) });
    });
  }

  /** Renames a heading. */
  async rename(
    ownerId: string,
    id: string,
    name: string,
  ): Promise<Result<WithSection, ValidationFailure | NotFoundFailure>> {
    const checked = checkSectionName(name);
    if (!checked.ok) return fail(invalidFields(checked.error, messages.updateFailed));
    const known = await this.reader.ownedSection(ownerId, id);
    if (!known) return fail(gone(messages.sectionGone));
    const { restaurantId } = known;
    return this.changes.run(ownerId, restaurantId, async (em) => {
      const renamed = await em.nativeUpdate(MenuSection, { id }, { name: checked.value });
      if (renamed === 0) return fail(gone(messages.sectionGone));
      return ok({ restaurantId, section: await requireSection(em, id) });
    });
  }

  /** Moves a heading with its products behind another one; null: to the front. */
  async move(ownerId: string, id: string, afterId: string | null): Promise<Result<Changed, NotFoundFailure>> {
    const known = await this.reader.ownedSection(ownerId, id);
    if (!known) return fail(gone(messages.sectionGone));
    const { restaurantId } = known;
    return this.changes.run(ownerId, restaurantId, async (em) => {
      const sections = await placesOf(em, 'menu_sections', restaurantId);
      if (!sections.some((section) => section.id === id)) return fail(gone(messages.sectionGone));
      const places = placesAfterMove(sections, id, afterId);
      if (!places) return fail(gone(messages.neighbourGone));
      await changePlaces(em, 'menu_sections', places, restaurantId);
      return ok({ restaurantId });
    });
  }

  /** Deletes a heading that has no products. */
  async delete(ownerId: string, id: string): Promise<Result<Changed, NotFoundFailure | ConflictFailure>> {
    const known = await this.reader.ownedSection(ownerId, id);
    if (!known) return fail(gone(messages.sectionGone));
    const { restaurantId } = known;
    return this.changes.run(ownerId, restaurantId, async (em) => {
      if ((await em.count(Product, { section: id })) > 0) return fail(conflict(messages.sectionNotEmpty));
      const deleted = await em.nativeDelete(MenuSection, { id });
      return deleted > 0 ? ok({ restaurantId }) : fail(gone(messages.sectionGone));
    });
  }
}
