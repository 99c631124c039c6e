import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../graphql/context.ts';
import { idOf } from '../../graphql/globalId.ts';
import { requireViewer } from '../../graphql/requireViewer.ts';
import { toUserError } from '../../graphql/toUserError.ts';
import type { RestaurantService } from '../restaurants/restaurant.service.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import {
  CreateProductSectionInput,
  DeleteProductSectionInput,
  MoveProductSectionInput,
  RenameProductSectionInput,
} from './productSection.input.ts';
import {
  CreateProductSectionPayload,
  CreateProductSectionResult,
  DeleteProductSectionPayload,
  DeleteProductSectionResult,
  MoveProductSectionPayload,
  MoveProductSectionResult,
  RenameProductSectionPayload,
  RenameProductSectionResult,
} from './productSection.payload.ts';
import type { ProductSectionService } from './productSection.service.ts';
import { toChangedRestaurant } from './toChangedRestaurant.ts';
import { toProductSectionType } from './toProductSectionType.ts';

/** No section has it: an id that is none of ours is answered as "not found". */
const NO_ID = '';
const sectionIdOf = (globalId: string): string => idOf('ProductSection', globalId) ?? NO_ID;

@Resolver()
export class ProductSectionResolver {
  constructor(
    private readonly sections: ProductSectionService,
    private readonly restaurants: RestaurantService,
    private readonly links: SiteLinks,
  ) {}

  @Mutation(() => CreateProductSectionResult, { description: 'Adds a heading to the end of the menu.' })
  async createProductSection(
    @Arg('input', () => CreateProductSectionInput) { restaurantId, name }: CreateProductSectionInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof CreateProductSectionResult> {
    const of = idOf('Restaurant', restaurantId) ?? NO_ID;
    const created = await this.sections.create(requireViewer(context).id, of, name);
    if (!created.ok) return toUserError(created.error);
    return Object.assign(new CreateProductSectionPayload(), {
      section: toProductSectionType(created.value.section),
      restaurant: await this.restaurant(context, created.value.restaurantId),
    });
  }

  @Mutation(() => RenameProductSectionResult, { description: 'Renames a heading.' })
  async renameProductSection(
    @Arg('input', () => RenameProductSectionInput) { id, name }: RenameProductSectionInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof RenameProductSectionResult> {
    const renamed = await this.sections.rename(requireViewer(context).id, sectionIdOf(id), name);
    if (!renamed.ok) return toUserError(renamed.error);
    return Object.assign(new RenameProductSectionPayload(), {
      section: toProductSectionType(renamed.value.section),
      restaurant: await this.restaurant(context, renamed.value.restaurantId),
    });
  }

  @Mutation(() => MoveProductSectionResult, { description: 'Moves a heading with its products.' })
  async moveProductSection(
    @Arg('input', () => MoveProductSectionInput) { id, afterId }: MoveProductSectionInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof MoveProductSectionResult> {
    const after = afterId == null ? null : sectionIdOf(afterId);
    const moved = await this.sections.move(requireViewer(context).id, sectionIdOf(id), after);
    if (!moved.ok) return toUserError(moved.error);
    return Object.assign(new MoveProductSectionPayload(), {
      restaurant: await this.restaurant(context, moved.value.restaurantId),
    });
  }

  @Mutation(() => DeleteProductSectionResult, { description: 'Deletes a heading that has no products.' })
  async deleteProductSection(
    @Arg('input', () => DeleteProductSectionInput) { id }: DeleteProductSectionInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof DeleteProductSectionResult> {
    const deleted = await this.sections.delete(requireViewer(context).id, sectionIdOf(id));
    if (!deleted.ok) return toUserError(deleted.error);
    return Object.assign(new DeleteProductSectionPayload(), {
      restaurant: await this.restaurant(context, deleted.value.restaurantId),
    });
  }

  private restaurant(context: GraphqlContext, id: string) {
    return toChangedRestaurant(this.restaurants, this.links, requireViewer(context).id, id);
  }
}
