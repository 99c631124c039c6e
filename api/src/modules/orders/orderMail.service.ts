import type { Logger } from 'pino';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { Mail, MailGateway } from '../../gateways/mail/mail.gateway.ts';
import type { MailBrands } from './mailBrands.ts';
import { dinerMail } from './dinerMail.ts';
import { neutralDinerMail, neutralMissedMail, neutralOwnerMail } from './neutralMail.ts';
import type { OrderLinks } from './orderLinks.ts';
import type { OrderMailLimits } from './orderMailLimits.ts';
import type { OrderReader, StoredOrder } from './orderReader.ts';
import { missedOrderMail, placedOwnerMail, type AnswerAddresses } from './ownerMail.ts';

type Job = JobPayloads['mailOrder'];

/** Times that the owner's mail offers (minutes). */
const OFFERED_MINUTES = [15, 20, 30] as const;

/** Mails about orders, one per job. What they may say depends on whose mailbox is known (decision 20). */
export class OrderMailService {
  constructor(
    private readonly reader: OrderReader,
    private readonly links: OrderLinks,
    private readonly brands: MailBrands,
    private readonly limits: OrderMailLimits,
    private readonly mail: MailGateway,
    private readonly log: Logger,
  ) {}

  /**
   * Sends one mail; a repeat of it has the same id. Nobody is left to tell when the owner, the order or the diner's
   * address is gone. A mail beyond the limits of its mailbox is left out: the order page tells the same.
   */
  async send({ orderId, kind }: Job): Promise<void> {
    const order = await this.reader.find(orderId);
    const mail = order && !order.isDemo ? this.compose(order, kind) : null;
    if (!order || !mail) return;
    const taken = await this.limits.take(order, kind, mail.to);
    if (!taken.ok) {
      this.log.warn({ orderId, kind }, 'order mail left out: too many to its mailbox or from its restaurant');
      return;
    }
    try {
      await this.mail.send({ ...mail, id: `order-${orderId}-${kind}` });
    } catch (error) {
      await this.limits.giveBack(order, kind, mail.to);
      throw error;
    }
  }

  private compose(order: StoredOrder, kind: Job['kind']): Omit<Mail, 'id'> | null {
    if (kind === 'placed-owner' || kind === 'expired-owner') return this.composeForOwner(order, kind);
    const { view, contact, isOwnerKnown, contactEmail, look } = order;
    const to = contact.customerEmail;
    if (to === '') return null;
    const { slug, name } = view.restaurant;
    const statusUrl = this.links.statusUrl(slug, view.id);
    if (!isOwnerKnown) return { ...neutralDinerMail(kind, view, statusUrl), to };
    const pages = { statusUrl, menuUrl: this.links.menuUrl(slug) };
    const mail = { ...dinerMail(kind, view, pages, this.brands.of(name, look)), to };
    return contactEmail === null ? mail : { ...mail, replyTo: contactEmail };
  }

  private composeForOwner(
    { view, contact, ownerEmail, isOwnerKnown }: StoredOrder,
    kind: 'placed-owner' | 'expired-owner',
  ): Omit<Mail, 'id'> | null {
    if (ownerEmail === null) return null;
    const order = { ...view, ...contact };
    if (kind === 'expired-owner')
      return { ...(isOwnerKnown ? missedOrderMail(order) : neutralMissedMail(view)), to: ownerEmail };
    const addresses = this.answersOf(order.restaurant.slug, order.id);
    const mail = isOwnerKnown ? placedOwnerMail(order, addresses) : neutralOwnerMail(view, addresses);
    return { ...mail, to: ownerEmail };
  }

  private answersOf(slug: string, orderId: string): AnswerAddresses {
    return {
      accept: OFFERED_MINUTES.map((minutes) => ({
        minutes,
        url: this.links.answerUrl(slug, orderId, 'ACCEPTED', minutes),
      })),
      rejectUrl: this.links.answerUrl(slug, orderId, 'REJECTED'),
      readyUrl: this.links.answerUrl(slug, orderId, 'READY'),
    };
  }
}
