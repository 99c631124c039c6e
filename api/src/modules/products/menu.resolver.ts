import { Args, FieldResolver, Resolver, Root, Arg, Ctx, Mutation } from 'type-graphql';
import { requireViewer } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { outcomeOf } from '../../graphql/errors.graphql.ts';
import { requireId, searchIdOf } from '../../graphql/globalId.ts';
import { pageRequest } from '../../graphql/pageRequest.ts';
import { ConnectionArgs } from '../../graphql/relay.graphql.ts';
import { RestaurantType, toChangedRestaurant } from '../restaurants/restaurant.graphql.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import type { MenuRepository } from './menu.repository.ts';
import { menuCursorOf, menuPlaceAt } from './menuPlace.rules.ts';
import { OptionGroupType, toOptionGroupType } from './option.graphql.ts';
import { ProductConnection, toProductType } from './product.graphql.ts';
import {
  ProductSectionType,
  toProductSectionType,
  CreateProductSectionInput,
  DeleteProductSectionInput,
  MoveProductSectionInput,
  RenameProductSectionInput,
  CreateProductSectionPayload,
  CreateProductSectionResult,
  DeleteProductSectionPayload,
  DeleteProductSectionResult,
  MoveProductSectionPayload,
  MoveProductSectionResult,
  RenameProductSectionPayload,
  RenameProductSectionResult,
  UpdateProductSectionInput,
  UpdateProductSectionPayload,
  UpdateProductSectionResult,
} from './productSection.graphql.ts';
import type { ProductSectionService } from './productSection.service.ts';

/** `Restaurant.sections` and `Restaurant.products`. Only the owner can read a `Restaurant`. */
@Resolver(() => RestaurantType)
export class RestaurantMenuResolver {
  constructor(
    private readonly menus: MenuRepository,
    private readonly links: SiteLinks,
  ) {}

  @FieldResolver(() => [ProductSectionType], { description: 'Sections of the menu, in order; at most 50.' })
  async sections(@Root() { id }: RestaurantType): Promise<ProductSectionType[]> {
    const sections = await this.menus.sections.load(requireId('Restaurant', id));
    return sections.map((section) => toProductSectionType(section, this.links));
  }

  @FieldResolver(() => [OptionGroupType], { description: 'Option groups by name, at most 100.' })
  async optionGroups(@Root() { id }: RestaurantType): Promise<OptionGroupType[]> {
    return (await this.menus.optionGroups.load(requireId('Restaurant', id))).map(toOptionGroupType);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it is a grocery shop: its products have barcodes, sizes and stock.',
  })
  isShop(@Root() { id }: RestaurantType): Promise<boolean> {
    return this.menus.isShop.load(requireId('Restaurant', id));
  }

  @FieldResolver(() => ProductConnection, { description: 'Products in the order of the menu.' })
  async products(
    @Root() { id }: RestaurantType,
    @Args(() => ConnectionArgs) args: ConnectionArgs,
  ): Promise<ProductConnection> {
    const { first, last, after = null, before = null } = pageRequest(args, menuPlaceAt);
    const { items, hasNextPage, hasPreviousPage, totalCount } = await this.menus.pages.load({
      restaurantId: requireId('Restaurant', id),
      count: first ?? last ?? 0,
      from: first === undefined ? 'end' : 'start',
      after,
      before,
    });
    const edges = items.map((item) => ({
      cursor: menuCursorOf(item),
      node: toProductType(item, this.links),
    }));
    const startCursor = edges.at(0)?.cursor ?? null;
    const endCursor = edges.at(-1)?.cursor ?? null;
    return { edges, pageInfo: { hasNextPage, hasPreviousPage, startCursor, endCursor }, totalCount };
  }
}

const sectionIdOf = (globalId: string): string => searchIdOf('ProductSection', globalId);

@Resolver()
export class ProductSectionResolver {
  constructor(
    private readonly sections: ProductSectionService,
    private readonly links: SiteLinks,
  ) {}

  @Mutation(() => CreateProductSectionResult, { description: 'Adds a section to the end of the menu.' })
  async createProductSection(
    @Arg('input', () => CreateProductSectionInput) { restaurantId, name }: CreateProductSectionInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof CreateProductSectionResult> {
    const of = searchIdOf('Restaurant', restaurantId);
    return outcomeOf(await this.sections.create(requireViewer(context).id, of, name), (created) =>
      CreateProductSectionPayload.of({
        section: toProductSectionType(created.value, this.links),
        restaurant: toChangedRestaurant(created, this.links),
      }),
    );
  }

  @Mutation(() => RenameProductSectionResult, { description: 'Renames a section.' })
  async renameProductSection(
    @Arg('input', () => RenameProductSectionInput) { id, name }: RenameProductSectionInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof RenameProductSectionResult> {
    const { id: viewerId } = requireViewer(context);
    return outcomeOf(await this.sections.rename(viewerId, sectionIdOf(id), name), (renamed) =>
      RenameProductSectionPayload.of({
        section: toProductSectionType(renamed.value, this.links),
        restaurant: toChangedRestaurant(renamed, this.links),
      }),
    );
  }

  @Mutation(() => UpdateProductSectionResult, { description: 'Changes a section. Omitted fields stay.' })
  async updateProductSection(
    @Arg('input', () => UpdateProductSectionInput) { id, ...change }: UpdateProductSectionInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof UpdateProductSectionResult> {
    const updated = await this.sections.update(requireViewer(context).id, sectionIdOf(id), change);
    return outcomeOf(updated, (changed) =>
      UpdateProductSectionPayload.of({
        section: toProductSectionType(changed.value, this.links),
        restaurant: toChangedRestaurant(changed, this.links),
      }),
    );
  }

  @Mutation(() => MoveProductSectionResult, { description: 'Moves a section with its products.' })
  async moveProductSection(
    @Arg('input', () => MoveProductSectionInput) { id, afterId }: MoveProductSectionInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof MoveProductSectionResult> {
    const after = afterId == null ? null : sectionIdOf(afterId);
    const moved = await this.sections.move(requireViewer(context).id, sectionIdOf(id), after);
    return outcomeOf(moved, (changed) =>
      MoveProductSectionPayload.of({ restaurant: toChangedRestaurant(changed, this.links) }),
    );
  }

  @Mutation(() => DeleteProductSectionResult, { description: 'Deletes a section without products.' })
  async deleteProductSection(
    @Arg('input', () => DeleteProductSectionInput) { id }: DeleteProductSectionInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof DeleteProductSectionResult> {
    const deleted = await this.sections.delete(requireViewer(context).id, sectionIdOf(id));
    return outcomeOf(deleted, (changed) =>
      DeleteProductSectionPayload.of({ restaurant: toChangedRestaurant(changed, this.links) }),
    );
  }
}
