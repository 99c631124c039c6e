import { Args, FieldResolver, Resolver, Root } from 'type-graphql';
import { connectionOf } from '../../graphql/connectionOf.ts';
import { requireId } from '../../graphql/globalId.ts';
import { pageRequest } from '../../graphql/pageRequest.ts';
import { UserType } from '../accounts/user.type.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import type { RestaurantService } from './restaurant.service.ts';
import { RestaurantConnection } from './restaurant.type.ts';
import { RestaurantCountsType } from './restaurantCounts.type.ts';
import { RestaurantsArgs } from './restaurants.args.ts';
import { toRestaurantType } from './toRestaurantType.ts';

/** A user's own sites. A `User` is only ever shown to itself. */
@Resolver(() => UserType)
export class UserRestaurantsResolver {
  constructor(
    private readonly restaurantService: RestaurantService,
    private readonly links: SiteLinks,
  ) {}

  @FieldResolver(() => RestaurantConnection, { description: 'The sites this person owns, newest first.' })
  async restaurants(
    @Root() { id }: UserType,
    @Args(() => RestaurantsArgs) { filter = null, search, ...args }: RestaurantsArgs,
  ): Promise<RestaurantConnection> {
    const wish = { filter, search: search ?? '' };
    const page = await this.restaurantService.listOwned(requireId('User', id), pageRequest(args), wish);
    return connectionOf(page, (restaurant) => toRestaurantType(restaurant, this.links));
  }

  @FieldResolver(() => RestaurantCountsType, { description: 'How many sites there are, by state.' })
  async restaurantCounts(@Root() { id }: UserType): Promise<RestaurantCountsType> {
    const counts = await this.restaurantService.countOwned(requireId('User', id));
    return Object.assign(new RestaurantCountsType(), counts);
  }
}
