import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../graphql/context.ts';
import { enumType, field, nullable, objectType } from '../../graphql/types.ts';
import { DeliveryZoneType } from '../sites/ordering.graphql.ts';
import { coverageOf } from './coverage.rules.ts';
import type { DeliveryService, DeliveryStatus } from './delivery.service.ts';

const DeliveryStatusEnum = enumType<DeliveryStatus>(
  'DeliveryStatus',
  'Whether a restaurant delivers to a postcode.',
  {
    ZONE: 'It delivers; `zone` has the fee and the minimum.',
    OUTSIDE: 'The postcode is outside all areas of delivery.',
    UNCHECKED:
      'The distance to the postcode could not be measured: its place is not known, or could not be asked for. A later request may succeed.',
    NO_POSTCODE: 'The text is not a full UK postcode.',
    NOT_OFFERED: 'The restaurant does not deliver, or there is no such site.',
  },
);

const DeliveryAnswerType = objectType('DeliveryAnswer', 'Whether a restaurant delivers to a postcode.', {
  status: field(DeliveryStatusEnum, 'Whether it delivers, or why not.'),
  postcode: nullable(String, 'The postcode in its normal form, as `SE1 7PB`; null when it is none.'),
  zone: nullable(DeliveryZoneType, 'The area of the postcode; null unless `status` is `ZONE`.'),
});
type DeliveryAnswerType = InstanceType<typeof DeliveryAnswerType>;

const PostcodeCoverageType = objectType('PostcodeCoverage', 'What the beginning of postcodes covers.', {
  prefix: field(String, 'The beginning as written.'),
  districts: field(
    [String],
    'The districts that it covers, as `W1D`; with a sector itself, as `SE1 7`. Empty: no postcode that we know.',
  ),
});
type PostcodeCoverageType = InstanceType<typeof PostcodeCoverageType>;

@Resolver()
export class DeliveryResolver {
  constructor(private readonly deliveries: DeliveryService) {}

  @Query(() => DeliveryAnswerType, {
    description:
      'Whether a site delivers to a postcode, and for how much. At most 30 new postcodes per IP are measured in 10 minutes; further ones are `UNCHECKED` unless an area names them. A former slug finds the site, too.',
  })
  async delivery(
    @Arg('slug', () => String, { description: 'Subdomain of the site.' }) slug: string,
    @Arg('postcode', () => String, { description: 'A UK postcode in any spelling.' }) postcode: string,
    @Ctx() { ip }: GraphqlContext,
  ): Promise<DeliveryAnswerType> {
    return DeliveryAnswerType.of(await this.deliveries.answer(slug, postcode, ip));
  }

  @Query(() => [PostcodeCoverageType], {
    description:
      'What beginnings of postcodes cover, for `DeliveryZoneInput.prefixes`, in their order. Those after the first 100 are left out.',
  })
  postcodeCoverage(
    @Arg('prefixes', () => [String], { description: 'Beginnings of postcodes, as `W1`, `SE1 7` or `BN`.' })
    prefixes: string[],
  ): PostcodeCoverageType[] {
    return coverageOf(prefixes).map((coverage) => PostcodeCoverageType.of(coverage));
  }
}
