import { Arg, FieldResolver, Resolver, Root } from 'type-graphql';
import { outcomeOf } from '../../graphql/errors.graphql.ts';
import { requireId } from '../../graphql/globalId.ts';
import { RestaurantType } from '../restaurants/restaurant.graphql.ts';
import { ReportResult, toReportType } from './report.graphql.ts';
import type { ReportService } from './report.service.ts';

/** `Restaurant.report`. Only its owner and its managers can read a `Restaurant`. */
@Resolver(() => RestaurantType)
export class RestaurantReportResolver {
  constructor(private readonly reports: ReportService) {}

  @FieldResolver(() => ReportResult, {
    description:
      'What was sold in some days, at most 366, in the time zone of the restaurant. An order counts when it is accepted, on the day on which its diner gets it. Part of the Gold plan.',
    complexity: 7_200,
  })
  async report(
    @Root() { id, timeZone, plan, vatNumber, subscription }: RestaurantType,
    @Arg('from', () => String, { description: 'The first day, as `2026-11-20`.' }) from: string,
    @Arg('to', () => String, { description: 'The last day, as `2026-11-26`.' }) to: string,
  ): Promise<typeof ReportResult> {
    const { trialEndsAt } = subscription;
    const restaurant = { restaurantId: requireId('Restaurant', id), timeZone, plan, vatNumber, trialEndsAt };
    return outcomeOf(await this.reports.read(restaurant, { from, to }), toReportType);
  }
}
