import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { requireViewer } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { outcomeOf } from '../../graphql/errors.graphql.ts';
import { searchIdOf } from '../../graphql/globalId.ts';
import { toChangedRestaurant } from '../restaurants/restaurant.graphql.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
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

const restaurantIdOf = (globalId: string): string => searchIdOf('Restaurant', globalId);
const groupIdOf = (globalId: string): string => searchIdOf('OptionGroup', globalId);

/** The input of a group for the service. */
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
    @Arg('input', () => CreateOptionGroupInput) { restaurantId, ...input }: CreateOptionGroupInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof CreateOptionGroupResult> {
    const { id } = requireViewer(context);
    const created = await this.groups.create(id, restaurantIdOf(restaurantId), groupOf(input));
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
    @Arg('input', () => UpdateOptionGroupInput) { id, ...input }: UpdateOptionGroupInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof UpdateOptionGroupResult> {
    const updated = await this.groups.update(requireViewer(context).id, groupIdOf(id), groupOf(input));
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
