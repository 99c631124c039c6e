import { Arg, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { FieldError } from '../../graphql/errors.graphql.ts';
import { requireId } from '../../graphql/globalId.ts';
import { Pence } from '../../graphql/scalars.ts';
import { field, nullable, objectType } from '../../graphql/types.ts';
import { PromotionInput, termsOf } from '../promotions/promotion.graphql.ts';
import { RestaurantType } from '../restaurants/restaurant.graphql.ts';
import type { PromotionPreviewService } from './promotionPreview.service.ts';

const PromotionEffectType = objectType(
  'PromotionEffect',
  'What a promotion would have done to the orders of the last 7 days: the newest 2,000, without tests and without those that ended without food. The preview ignores first and last day and other promotions. It assumes that every diner enters the code. It uses the sections of the current menu. Limits count within these orders. The email address identifies a diner.',
  {
    orders: field(Int, 'Number of these orders.'),
    counted: field(Int, 'For how many of them it would have counted.'),
    saving: field(Pence, 'What it would have taken off these.'),
    value: field(Pence, 'What diners paid for these.'),
  },
);

const PromotionPreviewType = objectType('PromotionPreview', 'What the terms of a promotion mean.', {
  problems: field(
    [FieldError],
    'Why they cannot be saved; whether another promotion has the code is checked when they are saved.',
  ),
  sentence: nullable(
    String,
    'The terms in one sentence, without a full stop; null while anything but name and code has a problem.',
  ),
  effect: nullable(PromotionEffectType, 'Its effect; null while anything but name and code has a problem.'),
  showsOldPrices: field(
    Boolean,
    'Whether the menu shows the old prices struck through while it counts, when it is the only one for everybody: a percentage off for every order, without a code or a limit, for some hours or until a last day.',
  ),
});
type PromotionPreviewType = InstanceType<typeof PromotionPreviewType>;

/** `Restaurant.promotionPreview`. Only its owner and its managers can read a `Restaurant`. */
@Resolver(() => RestaurantType)
export class RestaurantPromotionPreviewResolver {
  constructor(private readonly previews: PromotionPreviewService) {}

  @FieldResolver(() => PromotionPreviewType, {
    description: 'What a promotion with these terms would say, and would have done. Changes nothing.',
    complexity: 2_400,
  })
  async promotionPreview(
    @Root() { id, slug, timeZone }: RestaurantType,
    @Arg('terms', () => PromotionInput, { description: 'Its terms.' }) terms: PromotionInput,
  ): Promise<PromotionPreviewType> {
    const restaurant = { restaurantId: requireId('Restaurant', id), slug, timeZone };
    return PromotionPreviewType.of(await this.previews.preview(restaurant, termsOf(terms)));
  }
}
