import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { MailGateway } from '../../gateways/mail/mail.gateway.ts';
import { mailButton, mailOf, paragraphHtml } from '../../gateways/mail/mailParts.ts';
import { timeIn } from '@forkfront/common/zonedTime.ts';
import { accountsWith } from '../restaurants/member.repository.ts';
import { unattendedSite } from '../restaurants/restaurantLife.repository.ts';
import { messages } from './messages.ts';

/** Tells the people who answer orders that orders for now pause because no board is open. */
export class UnattendedMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailGateway,
    private readonly publicUrl: string,
  ) {}

  /** Sends one mail to one person. Sends nothing when the pause is over, or the person may not see orders any more. */
  async send({ restaurantId, userId, since }: JobPayloads['mailUnattended']): Promise<void> {
    const site = await unattendedSite(this.em, restaurantId);
    if (site?.ordering.unattendedSince !== since) return;
    const people = await accountsWith(this.em, restaurantId, 'ORDERS');
    const person = people.find(({ id }) => id === userId);
    if (!person) return;
    const words = messages.unattendedMail;
    const { name, slug, timeZone } = site;
    const body = words.body(name, timeIn(timeZone, new Date(since)));
    const href = `${this.publicUrl}/orders/board?at=${slug}`;
    const mail = mailOf({
      subject: words.subject(name),
      title: words.title,
      preheader: words.preheader,
      html: [
        paragraphHtml(body),
        mailButton({ href, label: words.label }),
        paragraphHtml(words.again),
        paragraphHtml(words.off),
      ],
      text: [body, `${words.label}: ${href}`, words.again, words.off],
      footer: words.footer(name),
    });
    await this.mail.send({
      ...mail,
      to: person.email,
      id: `unattended-${restaurantId}-${userId}-${since}`,
    });
  }
}
