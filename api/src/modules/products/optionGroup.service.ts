import { MENU_LIMITS } from '@forkfront/common/limits.ts';
import { type EntityManager, ref } from '@mikro-orm/postgresql';
import type { Clock } from '../../lib/clock.ts';
import {
  fail,
  type FailureOf,
  type FieldProblem,
  ok,
  problemAt,
  type Result,
  notFound,
  conflict,
} from '../../lib/result.ts';
import type { RestaurantChanges } from '../restaurants/restaurantChanges.service.ts';
import { invalidFields } from '../restaurants/invalidFields.ts';
import type { Restaurant } from '../restaurants/restaurant.entity.ts';
import { type AllergenAnswer, UNCONFIRMED_ALLERGENS } from '@forkfront/common/allergens.ts';
import { messages } from './messages.ts';
import { MenuOption, OptionGroup } from './option.entity.ts';
import {
  countGroups,
  deleteGroup,
  deleteOtherOptions,
  findGroup,
  type GroupView,
  restaurantOfGroup,
} from './option.repository.ts';
import { checkGroup, type GroupInput, type OptionInput } from './option.rules.ts';
import type { Changed } from './product.service.ts';
import { type AvailabilityInput, changedFacts, checkAvailability } from './productDetails.rules.ts';

/** An option as an owner enters it. */
interface NewOption extends OptionInput, AvailabilityInput {
  /** The allergens that this owner confirms; null: no change. */
  allergens?: readonly AllergenAnswer[] | null | undefined;
}

type Written = FailureOf<'validation' | 'notFound'>;

/** Changes the option groups of menus. Ids are uuids; other texts are not found. */
export class OptionGroupService {
  constructor(
    private readonly changes: RestaurantChanges,
    private readonly clock: Clock,
  ) {}

  /** Adds a group to the library of a restaurant. */
  create(
    viewerId: string,
    restaurantId: string,
    input: GroupInput<NewOption>,
  ): Changed<GroupView, Written | FailureOf<'conflict'>> {
    type Failed = Written | FailureOf<'conflict'>;
    return this.changes.run<GroupView, Failed>(
      { viewerId, restaurant: restaurantId },
      async (em, restaurant) => {
        if ((await countGroups(em, restaurant.id)) >= MENU_LIMITS.optionGroups)
          return conflict(messages.tooManyGroups(MENU_LIMITS.optionGroups));
        const group = em.create(OptionGroup, {
          restaurant: ref(restaurant),
          name: input.name,
          minChoices: 0,
          maxChoices: 0,
        });
        return this.write(em, viewerId, restaurant, group, input, null);
      },
    );
  }

  /** Replaces name, rule and options of a group, for every product that has it. */
  update(viewerId: string, id: string, input: GroupInput<NewOption>): Changed<GroupView, Written> {
    return this.changes.run<GroupView, Written>(groupOf(viewerId, id), async (em, restaurant) => {
      const group = await em.findOne(OptionGroup, { id });
      if (!group) return notFound(messages.groupGone);
      return this.write(em, viewerId, restaurant, group, input, await em.find(MenuOption, { group }));
    });
  }

  /** Deletes a group; products and sizes lose it. */
  delete(viewerId: string, id: string): Changed<null> {
    return this.changes.run(groupOf(viewerId, id), async (em) =>
      (await deleteGroup(em, id)) ? ok(null) : notFound(messages.groupGone),
    );
  }

  private async write(
    em: EntityManager,
    viewerId: string,
    { timeZone }: Restaurant,
    group: OptionGroup,
    input: GroupInput<NewOption>,
    saved: readonly MenuOption[] | null,
  ): Promise<Result<GroupView, Written>> {
    const now = this.clock();
    const known = new Map((saved ?? []).map((option) => [option.id, option]));
    const checked = checkGroup(input, new Set(known.keys()));
    const availabilities = input.options.map((option) =>
      checkAvailability(option, known.get(option.id ?? '') ?? { isAvailable: true }, { timeZone, now }),
    );
    const problems: FieldProblem[] = [
      ...(checked.ok ? [] : checked.error),
      ...availabilities.flatMap((one, at) =>
        problemAt(`options.${at}.soldOutUntilDay`, one.ok ? null : one.error),
      ),
    ];
    if (!checked.ok || problems.length > 0)
      return fail(invalidFields(problems, saved ? messages.updateFailed : messages.createFailed));
    const { name, min, max, options } = checked.value;
    Object.assign(group, { name, minChoices: min, maxChoices: max });
    await deleteOtherOptions(
      em,
      group.id,
      options.map(({ id }) => id),
    );
    for (const [position, option] of options.entries()) {
      const { id, price, maxQuantity, isDefault, allergens } = option;
      const old = known.get(id);
      const availability = availabilities[position];
      const facts = old ?? { allergens: UNCONFIRMED_ALLERGENS };
      const isOtherThing = old !== undefined && old.name !== option.name;
      const values = {
        name: option.name,
        price,
        maxQuantity,
        isDefault,
        position,
        ...(availability?.ok ? availability.value : {}),
        ...changedFacts(allergens, facts, { isOtherThing, viewerId, now }),
      };
      if (old) Object.assign(old, values);
      else em.create(MenuOption, { id, group: ref(group), ...values });
    }
    await em.flush();
    const view = await findGroup(em, group.id);
    return view ? ok(view) : notFound(messages.groupGone);
  }
}

const groupOf = (viewerId: string, id: string) => ({
  viewerId,
  restaurant: restaurantOfGroup(id),
  missing: messages.groupGone,
});
