import { GraphQLError } from 'graphql';
import { FieldResolver, Resolver, Root } from 'type-graphql';
import { requireId } from '../../graphql/globalId.ts';
import { UserType } from '../accounts/user.type.ts';
import { toRestaurantType } from '../restaurants/toRestaurantType.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import type { BillingService } from './billing.service.ts';
import { InvoiceType, PaidSubscriptionType } from './billing.type.ts';
import { toPaidSubscriptionType } from './toPaidSubscriptionType.ts';

/** What a user pays for. A `User` is only ever shown to itself. */
@Resolver(() => UserType)
export class UserBillingResolver {
  constructor(
    private readonly billing: BillingService,
    private readonly links: SiteLinks,
  ) {}

  @FieldResolver(() => [PaidSubscriptionType], {
    description: 'Paid subscriptions, newest first, ended ones for 90 days too; at most 1000.',
  })
  async subscriptions(@Root() { id }: UserType): Promise<PaidSubscriptionType[]> {
    const subscriptions = await this.billing.subscriptions(requireId('User', id));
    return subscriptions.map((one) => toPaidSubscriptionType(one, this.links));
  }

  @FieldResolver(() => [InvoiceType], {
    description:
      'The newest 24 invoices, newest first, read from the payment provider; an UNAVAILABLE error when it does not answer.',
  })
  async invoices(@Root() { id }: UserType): Promise<InvoiceType[]> {
    const invoices = await this.billing.invoices(requireId('User', id));
    if (!invoices.ok) throw new GraphQLError(invoices.error.message, { extensions: { code: 'UNAVAILABLE' } });
    return invoices.value.map(({ number, createdAt, total, status, pdfUrl, pageUrl, restaurant }) =>
      Object.assign(new InvoiceType(), {
        number,
        createdAt,
        total,
        status,
        pdfUrl,
        pageUrl,
        restaurant: restaurant && toRestaurantType(restaurant, this.links),
      }),
    );
  }
}
