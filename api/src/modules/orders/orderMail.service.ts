import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { Mail, MailGateway } from '../../gateways/mail/mail.gateway.ts';
import { answeredMail } from './answeredMail.ts';
import type { OrderLinks } from './orderLinks.ts';
import type { OrderReader, StoredOrder } from './orderReader.ts';
import { placedDinerMail } from './placedDinerMail.ts';
import { placedOwnerMail } from './placedOwnerMail.ts';

type Job = JobPayloads['mailOrder'];

/** Mails about orders, one per job. */
export class OrderMailService {
  constructor(
    private readonly reader: OrderReader,
    private readonly links: OrderLinks,
    private readonly mail: MailGateway,
  ) {}

  /**
   * Sends one mail; a repeat of it has the same id. Nobody is left to tell when the owner, the order or the diner's
   * address is gone.
   */
  async send({ orderId, kind }: Job): Promise<void> {
    const order = await this.reader.find(orderId);
    const composed = order && this.compose(order, kind);
    if (composed) await this.mail.send({ ...composed, id: `order-${orderId}-${kind}` });
  }

  private compose({ view, contact, ownerEmail }: StoredOrder, kind: Job['kind']): Omit<Mail, 'id'> | null {
    const { slug } = view.restaurant;
    const diner = contact.customerEmail;
    if (kind !== 'placed-owner' && diner === '') return null;
    switch (kind) {
      case 'placed-owner': {
        const acceptUrl = this.links.answerUrl(slug, view.id, 'ACCEPTED');
        const rejectUrl = this.links.answerUrl(slug, view.id, 'REJECTED');
        return ownerEmail === null
          ? null
          : { ...placedOwnerMail({ ...view, ...contact }, { acceptUrl, rejectUrl }), to: ownerEmail };
      }
      case 'placed-diner':
        return { ...placedDinerMail(view, this.links.statusUrl(slug, view.id)), to: diner };
      case 'answered':
        return { ...answeredMail(view, this.links.statusUrl(slug, view.id)), to: diner };
    }
  }
}
