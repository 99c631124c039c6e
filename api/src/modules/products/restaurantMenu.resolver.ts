import { Args, FieldResolver, Resolver, Root } from 'type-graphql';
import { ConnectionArgs } from '../../graphql/connection.type.ts';
import { requireId } from '../../graphql/globalId.ts';
import { RestaurantType } from '../restaurants/restaurant.type.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import { toMenuPageRequest } from './toMenuPageRequest.ts';
import type { MenuReader } from './menuReader.ts';
import { ProductConnection } from './product.type.ts';
import { ProductSectionType } from './productSection.type.ts';
import { toProductConnection } from './toProductConnection.ts';
import { toProductSectionType } from './toProductSectionType.ts';

/** `Restaurant.sections` and `Restaurant.products`. A `Restaurant` is only ever shown to its owner. */
@Resolver(() => RestaurantType)
export class RestaurantMenuResolver {
  constructor(
    private readonly menus: MenuReader,
    private readonly links: SiteLinks,
  ) {}

  @FieldResolver(() => [ProductSectionType], { description: 'Headings of the menu, in order; at most 60.' })
  async sections(@Root() { id }: RestaurantType): Promise<ProductSectionType[]> {
    const sections = await this.menus.sections(requireId('Restaurant', id));
    return sections.map(toProductSectionType);
  }

  @FieldResolver(() => ProductConnection, {
    description: 'What can be ordered, in the order of the menu.',
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
