import { Args, FieldResolver, Resolver, Root } from 'type-graphql';
import { ConnectionArgs } from '../../graphql/connection.type.ts';
import { connectionOf } from '../../graphql/connectionOf.ts';
import { requireId } from '../../graphql/globalId.ts';
import { pageRequest } from '../../graphql/pageRequest.ts';
import { UserType } from '../accounts/user.type.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import type { RestaurantService } from './restaurant.service.ts';
import { RestaurantConnection } from './restaurant.type.ts';
import { toRestaurantType } from './toRestaurantType.ts';

/** `User.restaurants`: a user's own sites. A `User` is only ever shown to itself. */
@Resolver(() => UserType)
export class UserRestaurantsResolver {
  constructor(
    private readonly restaurantService: RestaurantService,
    private readonly links: SiteLinks,
  ) {}

  @FieldResolver(() => RestaurantConnection, { description: 'The sites this person owns, newest first.' })
  async restaurants(
    @Root() { id }: UserType,
    @Args(() => ConnectionArgs) args: ConnectionArgs,
  ): Promise<RestaurantConnection> {
    const page = await this.restaurantService.listOwned(requireId('User', id), pageRequest(args));
    return connectionOf(page, (restaurant) => toRestaurantType(restaurant, this.links));
  }
}
