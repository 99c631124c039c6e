import { Args, FieldResolver, Resolver, Root, Arg, Ctx, Mutation } from 'type-graphql';
import { requireViewer } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { toUserError } from '../../graphql/errors.graphql.ts';
import { requireId, idOf } from '../../graphql/globalId.ts';
import { badInput, pageRequest } from '../../graphql/pageRequest.ts';
import { ConnectionArgs } from '../../graphql/relay.graphql.ts';
import { RestaurantType, toChangedRestaurant } from '../restaurants/restaurant.graphql.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import type { MenuReader } from './menu.repository.ts';
import type { MenuPageRequest, MenuPage } from './menuPage.repository.ts';
import { placeOf, type MenuPlace, cursorOf } from './menuPlace.rules.ts';
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
} from './productSection.graphql.ts';
import type { ProductSectionService } from './productSection.service.ts';

/** Checks the arguments of `Restaurant.products`. Throws a BAD_USER_INPUT error that a developer can act on. */
function toMenuPageRequest(args: ConnectionArgs): MenuPageRequest {
  const { first, last, after, before } = pageRequest(args);
  return {
    count: first ?? last ?? 0,
    from: first === undefined ? 'end' : 'start',
    after: placeAt(after),
    before: placeAt(before),
  };
}

function placeAt(cursor: string | undefined): MenuPlace | null {
  if (cursor === undefined) return null;
  const place = placeOf(cursor);
  if (!place) throw badInput('The cursor is invalid.');
  return place;
}

/** A page of a menu as a Relay connection. */
function toProductConnection(
  { items, hasNextPage, hasPrevPage, totalCount }: MenuPage,
  links: SiteLinks,
): ProductConnection {
  const edges = items.map((item) => ({ cursor: cursorOf(item), node: toProductType(item, links) }));
  return {
    edges,
    pageInfo: {
      hasNextPage,
      hasPreviousPage: hasPrevPage,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount,
  };
}

/** `Restaurant.sections` and `Restaurant.products`. Only the owner can read a `Restaurant`. */
@Resolver(() => RestaurantType)
export class RestaurantMenuResolver {
  constructor(
    private readonly menus: MenuReader,
    private readonly links: SiteLinks,
  ) {}

  @FieldResolver(() => [ProductSectionType], { description: 'Sections of the menu, in order; at most 60.' })
  async sections(@Root() { id }: RestaurantType): Promise<ProductSectionType[]> {
    const sections = await this.menus.sections(requireId('Restaurant', id));
    return sections.map(toProductSectionType);
  }

  @FieldResolver(() => ProductConnection, {
    description: 'Products in the order of the menu.',
  })
  async products(
    @Root() { id }: RestaurantType,
    @Args(() => ConnectionArgs) args: ConnectionArgs,
  ): Promise<ProductConnection> {
    const request = toMenuPageRequest(args);
    const page = await this.menus.page({ restaurantId: requireId('Restaurant', id), request });
    return toProductConnection(page, this.links);
  }
}

/** No section has this id, so an id of another type is not found. */
const NO_ID = '';
const sectionIdOf = (globalId: string): string => idOf('ProductSection', globalId) ?? NO_ID;

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
    const of = idOf('Restaurant', restaurantId) ?? NO_ID;
    const created = await this.sections.create(requireViewer(context).id, of, name);
    if (!created.ok) return toUserError(created.error);
    return Object.assign(new CreateProductSectionPayload(), {
      section: toProductSectionType(created.value.value),
      restaurant: toChangedRestaurant(created.value, this.links),
    });
  }

  @Mutation(() => RenameProductSectionResult, { description: 'Renames a section.' })
  async renameProductSection(
    @Arg('input', () => RenameProductSectionInput) { id, name }: RenameProductSectionInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof RenameProductSectionResult> {
    const renamed = await this.sections.rename(requireViewer(context).id, sectionIdOf(id), name);
    if (!renamed.ok) return toUserError(renamed.error);
    return Object.assign(new RenameProductSectionPayload(), {
      section: toProductSectionType(renamed.value.value),
      restaurant: toChangedRestaurant(renamed.value, this.links),
    });
  }

  @Mutation(() => MoveProductSectionResult, { description: 'Moves a section with its products.' })
  async moveProductSection(
    @Arg('input', () => MoveProductSectionInput) { id, afterId }: MoveProductSectionInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof MoveProductSectionResult> {
    const after = afterId == null ? null : sectionIdOf(afterId);
    const moved = await this.sections.move(requireViewer(context).id, sectionIdOf(id), after);
    if (!moved.ok) return toUserError(moved.error);
    return Object.assign(new MoveProductSectionPayload(), {
      restaurant: toChangedRestaurant(moved.value, this.links),
    });
  }

  @Mutation(() => DeleteProductSectionResult, { description: 'Deletes a section without products.' })
  async deleteProductSection(
    @Arg('input', () => DeleteProductSectionInput) { id }: DeleteProductSectionInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof DeleteProductSectionResult> {
    const deleted = await this.sections.delete(requireViewer(context).id, sectionIdOf(id));
    if (!deleted.ok) return toUserError(deleted.error);
    return Object.assign(new DeleteProductSectionPayload(), {
      restaurant: toChangedRestaurant(deleted.value, this.links),
    });
  }
}
