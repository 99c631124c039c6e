import { GraphQLError } from 'graphql';
import { Arg, Ctx, Mutation, Query, Resolver, FieldResolver, Root } from 'type-graphql';
import { requireViewer } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { toUserError } from '../../graphql/errors.graphql.ts';
import { idOf, toGlobalId, requireId } from '../../graphql/globalId.ts';
import type { Clock } from '../../lib/clock.ts';
import { UserType } from '../accounts/account.graphql.ts';
import { RestaurantType, toRestaurantType } from '../restaurants/restaurant.graphql.ts';
import { siteState } from '../restaurants/siteState.rules.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import {
  CheckoutType,
  PlanChangePreviewType,
  toPaidSubscriptionType,
  InvoiceType,
  MonthOrdersType,
  PaidSubscriptionType,
  shownFactsOf,
  SiteStateType,
} from './billing.graphql.ts';
import type { BillingService } from './billing.service.ts';
import {
  ChangePlanInput,
  CreateCheckoutSessionInput,
  ChangePlanPayload,
  ChangePlanResult,
  CreateBillingPortalSessionPayload,
  CreateBillingPortalSessionResult,
  CreateCheckoutSessionPayload,
  CreateCheckoutSessionResult,
} from './billingMutations.graphql.ts';
import type { CheckoutService } from './checkout.service.ts';
import type { CheckoutStatusService } from './checkoutStatus.service.ts';
import type { PlanService } from './plan.service.ts';
import type { MonthOrders, SitePayments } from './sitePayments.ts';

@Resolver()
export class BillingResolver {
  constructor(
    private readonly checkouts: CheckoutService,
    private readonly statuses: CheckoutStatusService,
    private readonly plans: PlanService,
    private readonly billing: BillingService,
    private readonly links: SiteLinks,
  ) {}

  @Query(() => CheckoutType, {
    nullable: true,
    description:
      'A checkout by the session id in the address of `/subscription-success`; null for an unknown id.',
  })
  async checkout(
    @Arg('sessionId', () => String, { description: 'Session id of the payment page.' }) sessionId: string,
    @Ctx() { ip }: GraphqlContext,
  ): Promise<CheckoutType | null> {
    const found = await this.statuses.find(sessionId, ip);
    if (!found) return null;
    const restaurantId = found.restaurantId && toGlobalId('Restaurant', found.restaurantId);
    return CheckoutType.of({ ...found, restaurantId });
  }

  @Mutation(() => CreateCheckoutSessionResult, {
    description:
      'Creates a payment page for a plan, with a 14-day trial once per site. For a site with an active plan it returns a preview of the plan change instead.',
  })
  async createCheckoutSession(
    @Arg('input', () => CreateCheckoutSessionInput) { priceId, restaurantId }: CreateCheckoutSessionInput,
    @Ctx() { viewer }: GraphqlContext,
  ): Promise<typeof CreateCheckoutSessionResult> {
    // An id of another type cannot be a restaurant.
    const site = restaurantId == null ? null : (idOf('Restaurant', restaurantId) ?? '');
    const created = await this.checkouts.create(viewer, priceId, site);
    if (!created.ok) return toUserError(created.error);
    return created.value.kind === 'page'
      ? CreateCheckoutSessionPayload.of({ url: created.value.url })
      : PlanChangePreviewType.of(created.value.preview);
  }

  @Mutation(() => ChangePlanResult, {
    description: 'Changes the plan of a site with the proration that was shown.',
  })
  async changePlan(
    @Arg('input', () => ChangePlanInput) { restaurantId, ...wish }: ChangePlanInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof ChangePlanResult> {
    const site = idOf('Restaurant', restaurantId) ?? '';
    const changed = await this.plans.change(requireViewer(context).id, { ...wish, restaurantId: site });
    if (!changed.ok) return toUserError(changed.error);
    const subscription = toPaidSubscriptionType(changed.value, this.links);
    return ChangePlanPayload.of({ subscription });
  }

  @Mutation(() => CreateBillingPortalSessionResult, {
    description: 'Creates a page at the payment provider to manage cards, plans and invoices.',
  })
  async createBillingPortalSession(
    @Ctx() context: GraphqlContext,
  ): Promise<typeof CreateBillingPortalSessionResult> {
    const opened = await this.billing.openPortal(requireViewer(context).id);
    return opened.ok
      ? CreateBillingPortalSessionPayload.of({ url: opened.value })
      : toUserError(opened.error);
  }
}

/** The state of a site, which depends on its payments, and the use of its plan. */
@Resolver(() => RestaurantType)
export class RestaurantBillingResolver {
  constructor(
    private readonly payments: SitePayments,
    private readonly orders: MonthOrders,
    private readonly clock: Clock,
  ) {}

  @FieldResolver(() => SiteStateType, {
    description: 'The state of the site in one or two sentences, the same on every screen and in mails.',
  })
  async state(
    @Root() site: RestaurantType,
    @Ctx() { viewer }: GraphqlContext,
  ): Promise<InstanceType<typeof SiteStateType>> {
    const isOwner = viewer !== null && site.ownerId === viewer.id;
    const payment =
      isOwner && !site.isFreePlan ? await this.payments.load(requireId('Restaurant', site.id)) : null;
    return SiteStateType.of(siteState(shownFactsOf(site, payment), this.clock()));
  }

  @FieldResolver(() => MonthOrdersType, { description: 'The orders of this month, and their limit.' })
  async monthOrders(@Root() { id }: RestaurantType): Promise<InstanceType<typeof MonthOrdersType>> {
    return MonthOrdersType.of(await this.orders.load(requireId('Restaurant', id)));
  }
}

/** Billing fields of a user. Users can read only their own `User`. */
@Resolver(() => UserType)
export class UserBillingResolver {
  constructor(
    private readonly billing: BillingService,
    private readonly links: SiteLinks,
  ) {}

  @FieldResolver(() => [PaidSubscriptionType], {
    description:
      'Paid subscriptions, newest first, including those that ended in the last 90 days; at most 1000.',
  })
  async subscriptions(@Root() { id }: UserType): Promise<PaidSubscriptionType[]> {
    const subscriptions = await this.billing.subscriptions(requireId('User', id));
    return subscriptions.map((one) => toPaidSubscriptionType(one, this.links));
  }

  @FieldResolver(() => [InvoiceType], {
    description:
      'The latest 24 invoices, newest first, from the payment provider. An UNAVAILABLE error when it does not respond.',
  })
  async invoices(@Root() { id }: UserType): Promise<InvoiceType[]> {
    const invoices = await this.billing.invoices(requireId('User', id));
    if (!invoices.ok) throw new GraphQLError(invoices.error.message, { extensions: { code: 'UNAVAILABLE' } });
    return invoices.value.map(({ restaurant, ...invoice }) =>
      InvoiceType.of({
        ...invoice,
        restaurant: restaurant && toRestaurantType(restaurant, this.links),
      }),
    );
  }
}
