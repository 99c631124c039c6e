import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../graphql/context.ts';
import { idOf, toGlobalId } from '../../graphql/globalId.ts';
import { requireViewer } from '../../graphql/requireViewer.ts';
import { toUserError } from '../../graphql/toUserError.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import { ChangePlanInput, CreateCheckoutSessionInput } from './billing.input.ts';
import {
  ChangePlanPayload,
  ChangePlanResult,
  CreateBillingPortalSessionPayload,
  CreateBillingPortalSessionResult,
  CreateCheckoutSessionPayload,
  CreateCheckoutSessionResult,
} from './billing.payload.ts';
import type { BillingService } from './billing.service.ts';
import { CheckoutType, PlanChangePreviewType } from './billing.type.ts';
import type { CheckoutService } from './checkout.service.ts';
import type { CheckoutStatusService } from './checkoutStatus.service.ts';
import type { PlanChangeService } from './planChange.service.ts';
import { toPaidSubscriptionType } from './toPaidSubscriptionType.ts';

@Resolver()
export class BillingResolver {
  constructor(
    private readonly checkouts: CheckoutService,
    private readonly statuses: CheckoutStatusService,
    private readonly changes: PlanChangeService,
    private readonly billing: BillingService,
    private readonly links: SiteLinks,
  ) {}

  @Query(() => CheckoutType, {
    nullable: true,
    description:
      'What became of a checkout, by the id that `/subscription-success` was given; null for an unknown one.',
  })
  async checkout(
    @Arg('sessionId', () => String, { description: 'Session id of the payment page.' }) sessionId: string,
    @Ctx() { ip }: GraphqlContext,
  ): Promise<CheckoutType | null> {
    const found = await this.statuses.find(sessionId, ip);
    if (!found) return null;
    const restaurantId = found.restaurantId && toGlobalId('Restaurant', found.restaurantId);
    return Object.assign(new CheckoutType(), { ...found, restaurantId });
  }

  @Mutation(() => CreateCheckoutSessionResult, {
    description:
      'Opens a payment page for a plan, with a 14-day trial once per site. A site that has a live plan gets a preview of the change instead.',
  })
  async createCheckoutSession(
    @Arg('input', () => CreateCheckoutSessionInput) { priceId, restaurantId }: CreateCheckoutSessionInput,
    @Ctx() { viewer }: GraphqlContext,
  ): Promise<typeof CreateCheckoutSessionResult> {
    // An id that is none of ours is no site of theirs.
    const site = restaurantId == null ? null : (idOf('Restaurant', restaurantId) ?? '');
    const created = await this.checkouts.create(viewer, priceId, site);
    if (!created.ok) return toUserError(created.error);
    return created.value.kind === 'page'
      ? CreateCheckoutSessionPayload.of(created.value.url)
      : Object.assign(new PlanChangePreviewType(), created.value.preview);
  }

  @Mutation(() => ChangePlanResult, {
    description: 'Changes the plan of a site at the proration that was shown.',
  })
  async changePlan(
    @Arg('input', () => ChangePlanInput) { restaurantId, ...wish }: ChangePlanInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof ChangePlanResult> {
    const site = idOf('Restaurant', restaurantId) ?? '';
    const changed = await this.changes.change(requireViewer(context).id, { ...wish, restaurantId: site });
    return changed.ok
      ? ChangePlanPayload.of(toPaidSubscriptionType(changed.value, this.links))
      : toUserError(changed.error);
  }

  @Mutation(() => CreateBillingPortalSessionResult, {
    description: "Opens the payment provider's page to manage cards, plans and invoices.",
  })
  async createBillingPortalSession(
    @Ctx() context: GraphqlContext,
  ): Promise<typeof CreateBillingPortalSessionResult> {
    const opened = await this.billing.openPortal(requireViewer(context).id);
    return opened.ok ? CreateBillingPortalSessionPayload.of(opened.value) : toUserError(opened.error);
  }
}
