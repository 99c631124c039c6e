import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { MailGateway } from '../../gateways/mail/mail.gateway.ts';
import { mailButton, mailOf, paragraphHtml } from '../../gateways/mail/mailParts.ts';
import type { Clock } from '../../lib/clock.ts';
import { formatPounds } from '@forkfront/common/money.ts';
import { greetingOf } from '../accounts/account.mail.ts';
import { dayText, siteFactsOf, siteState } from '../restaurants/siteState.rules.ts';
import { PaidSubscription } from './billing.entity.ts';
import { isLive, paymentOf, planNameOf } from './billing.rules.ts';
import { pricesAt } from './billing.repository.ts';
import { mailMessages, type PlanMailKind, planMailWords } from './messages.ts';

/** Where plans without a restaurant have their days. */
const TIME_ZONE = 'Europe/London';

/** Mails that promise a next payment. */
const CONTINUES: readonly PlanMailKind[] = ['trial-started', 'plan-started', 'trial-paid', 'resumed'];

/** Mails payers what has changed about their plan, one mail per job. */
export class PlanMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailGateway,
    private readonly clock: Clock,
    private readonly publicUrl: string,
  ) {}

  /**
   * Sends one mail with the present dates and amounts. A repeat has the same id. What is not true any more, such as the cancellation
   * of a plan that goes on again, is not sent: its own mail follows.
   */
  async send({ subscriptionId, kind, change, from }: JobPayloads['mailPlanChange']): Promise<void> {
    const subscription = await this.em.findOne(
      PaidSubscription,
      { id: subscriptionId },
      { populate: ['user', 'service', 'restaurant'] },
    );
    if (!subscription || !isLive(subscription.status)) return;
    if (kind === 'cancelled' && !subscription.cancelAtPeriodEnd) return;
    if (CONTINUES.includes(kind) && subscription.cancelAtPeriodEnd) return;
    const payer = subscription.user.getEntity();
    const site = subscription.restaurant?.getEntity() ?? null;
    const now = this.clock();
    const priceId = subscription.stripePriceId ?? '';
    const price = (await pricesAt(this.em, [priceId])).get(priceId) ?? null;
    const payment = paymentOf(subscription, price);
    const day = (at: Date | null): string | null => at && dayText(at, site?.timeZone ?? TIME_ZONE, now);
    const { subject, preheader, body } = planMailWords[kind]({
      plan: planNameOf(subscription),
      from,
      site: site?.name ?? null,
      amount: payment.next && formatPounds(payment.next.amount),
      interval: payment.next?.interval ?? null,
      paymentDay: day(payment.next?.at ?? null),
      endDay: day(payment.endsAt),
    });
    const state = site && site.owner?.id === payer.id && siteState(siteFactsOf(site, payment), now).sentence;
    const href = `${this.publicUrl}/plan`;
    const { plan: label, footer } = mailMessages;
    const paragraphs = [greetingOf(payer), ...body, ...(state ? [mailMessages.state(state)] : [])];
    await this.mail.send({
      ...mailOf({
        subject,
        preheader,
        html: [...paragraphs.map(paragraphHtml), mailButton({ href, label })],
        text: [...paragraphs, `${label}: ${href}`],
        footer,
      }),
      to: payer.email,
      id: `plan-${kind}-${subscriptionId}-${change}`,
    });
  }
}
