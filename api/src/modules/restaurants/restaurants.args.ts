import { ArgsType, Field } from 'type-graphql';
import { ConnectionArgs } from '../../graphql/connection.type.ts';
import { RestaurantFilterEnum } from './restaurant.enums.ts';
import type { RestaurantFilter } from './restaurantFilter.ts';

/** Arguments of `User.restaurants`. */
@ArgsType()
export class RestaurantsArgs extends ConnectionArgs {
  @Field(() => RestaurantFilterEnum, {
    nullable: true,
    description: 'Only sites in this state; null is all.',
  })
  filter?: RestaurantFilter | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only sites whose name or slug contains this, in whatever case; null or blank is all.',
  })
  search?: string | null;
}
