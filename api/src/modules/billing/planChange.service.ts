import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import {
  PaymentsFailure,
  type PaymentsFailureReason,
  type PaymentsGateway,
} from '../../gateways/payments/payments.gateway.ts';
import type {
  ConflictFailure,
  NotFoundFailure,
  UnavailableFailure,
  ValidationFailure,
} from '../../lib/failure.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import type { PriceInterval } from '../catalogue/price.entity.ts';
import { messages } from './messages.ts';
import { PaidSubscription } from './paidSubscription.entity.ts';
import { costOf, isFresh } from './planChange.rules.ts';
import { planNameOf } from './planNameOf.ts';
import type { PlanOffer, PlanOffers } from './planOffers.ts';
import { liveInOrder } from './rulingSubscription.rules.ts';
import { isDue } from './subscriptionStatus.rules.ts';
import type { SubscriptionSync } from './subscriptionSync.service.ts';

/** What changing the plan of a site would cost. */
export interface PlanChangePreview {
  currentPlanName: string;
  newPlanName: string;
  /** Pence per interval. */
  newAmount: number;
  interval: PriceInterval;
  /** Pence; negative is credit. */
  amountDueNow: number;
  nextPaymentAt: Date;
  prorationDate: Date;
}

export interface PlanChangeWish {
  restaurantId: string;
  /** Price at the provider. */
  priceId: string;
  /** As the preview said. */
  prorationDate: Date;
}

type ChangeFailure = ValidationFailure | NotFoundFailure | ConflictFailure | UnavailableFailure;

/** Changes the plan of a site that pays already. */
export class PlanChangeService {
  constructor(
    private readonly em: EntityManager,
    private readonly payments: PaymentsGateway,
    private readonly offers: PlanOffers,
    private readonly subscriptions: SubscriptionSync,
    private readonly log: Logger,
  ) {}

  /** Throws PaymentsFailure. */
  async preview(
    current: PaidSubscription,
    { price, stripePriceId, service }: PlanOffer,
  ): Promise<Result<PlanChangePreview, ConflictFailure>> {
    if (isDue(current.status)) return fail({ kind: 'conflict', message: messages.paymentDue });
    const change = { subscriptionId: current.stripeSubscriptionId, priceId: stripePriceId };
    const cost = costOf(await this.payments.previewChange(change, null), current);
    return ok({
      currentPlanName: planNameOf(current),
      newPlanName: service.name,
      newAmount: price.unitAmount,
      interval: price.interval,
      ...cost,
    });
  }

  /** Done again, it answers the same and costs nothing more. */
  async change(
    userId: string,
    { restaurantId, priceId, prorationDate }: PlanChangeWish,
  ): Promise<Result<PaidSubscription, ChangeFailure>> {
    const offer = await this.offers.find(userId, priceId, restaurantId, messages.changeFailed);
    if (!offer.ok) return offer;
    const all = await this.em.find(
      PaidSubscription,
      { user: userId, restaurant: restaurantId },
      { populate: ['service', 'restaurant'] },
    );
    const [current] = liveInOrder(all);
    if (!current) return fail({ kind: 'notFound', message: messages.nothingToChange });
    if (current.stripePriceId === priceId) return ok(current);
    if (isDue(current.status)) return fail({ kind: 'conflict', message: messages.paymentDue });
    const change = { subscriptionId: current.stripeSubscriptionId, priceId };
    try {
      const { prorationDate: now } = await this.payments.previewChange(change, null);
      if (!isFresh(prorationDate, now)) return fail({ kind: 'conflict', message: messages.previewOld });
      await this.payments.changePlan(change, prorationDate);
      const changed = await this.subscriptions.sync(current.stripeSubscriptionId);
      return changed ? ok(changed) : fail({ kind: 'notFound', message: messages.nothingToChange });
    } catch (error) {
      if (!(error instanceof PaymentsFailure)) throw error;
      this.log.warn({ err: error, ...change }, 'a plan could not be changed');
      return fail(failureOf(error.reason));
    }
  }
}

function failureOf(reason: PaymentsFailureReason): ConflictFailure | UnavailableFailure {
  if (reason === 'unavailable') return { kind: 'unavailable', message: messages.changeUnsure };
  return {
    kind: 'conflict',
    message: reason === 'declined' ? messages.cardDeclined : messages.changeRefused,
  };
}
