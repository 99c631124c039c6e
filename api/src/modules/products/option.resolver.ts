import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { requireViewer } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { outcomeOf } from '../../graphql/errors.graphql.ts';
import { fromGlobalId, searchIdOf } from '../../graphql/globalId.ts';
import { toChangedRestaurant } from '../restaurants/restaurant.graphql.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import {
  ConfirmAllergensInput,
  ConfirmAllergensPayload,
  ConfirmAllergensResult,
  UpdateMenuGridInput,
  UpdateMenuGridPayload,
  UpdateMenuGridResult,
} from './menuGrid.graphql.ts';
import { GRID_KINDS, type MenuGridService } from './menuGrid.service.ts';
import {
  CreateOptionGroupInput,
  CreateOptionGroupPayload,
  CreateOptionGroupResult,
  DeleteOptionGroupInput,
  DeleteOptionGroupPayload,
  DeleteOptionGroupResult,
  toOptionGroupType,
  UpdateOptionGroupInput,
  UpdateOptionGroupPayload,
  UpdateOptionGroupResult,
} from './option.graphql.ts';
import type { OptionGroupService } from './optionGroup.service.ts';
import { toProductType } from './product.graphql.ts';

const restaurantIdOf = (globalId: string): string => searchIdOf('Restaurant', globalId);
const groupIdOf = (globalId: string): string => searchIdOf('OptionGroup', globalId);

/** The words of a group for the service. */
const groupOf = ({
  name,
  min,
  max,
  options,
}: Pick<UpdateOptionGroupInput, 'name' | 'min' | 'max' | 'options'>) => ({
  name,
  min,
  max,
  options: options.map(({ id, ...option }) => ({
    ...option,
    id: id == null ? null : searchIdOf('ProductOption', id),
  })),
});

@Resolver()
export class OptionGroupResolver {
  constructor(
    private readonly groups: OptionGroupService,
    private readonly links: SiteLinks,
  ) {}

  @Mutation(() => CreateOptionGroupResult, {
    description: 'Adds an option group to the library of a restaurant.',
  })
  async createOptionGroup(
    @Arg('input', () => CreateOptionGroupInput) { restaurantId, ...words }: CreateOptionGroupInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof CreateOptionGroupResult> {
    const { id } = requireViewer(context);
    const created = await this.groups.create(id, restaurantIdOf(restaurantId), groupOf(words));
    return outcomeOf(created, (changed) =>
      CreateOptionGroupPayload.of({
        optionGroup: toOptionGroupType(changed.value),
        restaurant: toChangedRestaurant(changed, this.links),
      }),
    );
  }

  @Mutation(() => UpdateOptionGroupResult, {
    description: 'Replaces the fields and the options of a group, for every product that has it.',
  })
  async updateOptionGroup(
    @Arg('input', () => UpdateOptionGroupInput) { id, ...words }: UpdateOptionGroupInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof UpdateOptionGroupResult> {
    const updated = await this.groups.update(requireViewer(context).id, groupIdOf(id), groupOf(words));
    return outcomeOf(updated, (changed) =>
      UpdateOptionGroupPayload.of({
        optionGroup: toOptionGroupType(changed.value),
        restaurant: toChangedRestaurant(changed, this.links),
      }),
    );
  }

  @Mutation(() => DeleteOptionGroupResult, { description: 'Deletes a group; products and sizes lose it.' })
  async deleteOptionGroup(
    @Arg('input', () => DeleteOptionGroupInput) { id }: DeleteOptionGroupInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof DeleteOptionGroupResult> {
    const deleted = await this.groups.delete(requireViewer(context).id, groupIdOf(id));
    return outcomeOf(deleted, (changed) =>
      DeleteOptionGroupPayload.of({
        deletedOptionGroupId: id,
        restaurant: toChangedRestaurant(changed, this.links),
      }),
    );
  }
}

/** The row of a global id. */
function rowOf(globalId: string) {
  const found = fromGlobalId(globalId);
  return { kind: GRID_KINDS.find((kind) => kind === found?.type) ?? null, id: found?.id ?? '' };
}

@Resolver()
export class MenuGridResolver {
  constructor(
    private readonly grid: MenuGridService,
    private readonly links: SiteLinks,
  ) {}

  @Mutation(() => UpdateMenuGridResult, {
    description:
      'Changes prices, availability and stock of many products, sizes and options, all or nothing.',
  })
  async updateMenuGrid(
    @Arg('input', () => UpdateMenuGridInput) { restaurantId, rows }: UpdateMenuGridInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof UpdateMenuGridResult> {
    const changes = rows.map(({ id, price, isAvailable, stock, stockVersion }) => ({
      ...rowOf(id),
      price: price ?? null,
      isAvailable: isAvailable ?? null,
      count: stockVersion == null ? null : { stock: stock ?? null, stockVersion },
    }));
    const updated = await this.grid.update(requireViewer(context).id, restaurantIdOf(restaurantId), changes);
    return outcomeOf(updated, (changed) =>
      UpdateMenuGridPayload.of({ restaurant: toChangedRestaurant(changed, this.links) }),
    );
  }

  @Mutation(() => ConfirmAllergensResult, {
    description:
      'Confirms the allergens of products; a suggestion becomes the answer. Your account and the time are stored.',
  })
  async confirmAllergens(
    @Arg('input', () => ConfirmAllergensInput) { restaurantId, productIds }: ConfirmAllergensInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof ConfirmAllergensResult> {
    const { id } = requireViewer(context);
    const ids = productIds.map((productId) => searchIdOf('Product', productId));
    return outcomeOf(await this.grid.confirmAllergens(id, restaurantIdOf(restaurantId), ids), (changed) =>
      ConfirmAllergensPayload.of({
        products: changed.value.map((product) => toProductType(product, this.links)),
        restaurant: toChangedRestaurant(changed, this.links),
      }),
    );
  }
}
