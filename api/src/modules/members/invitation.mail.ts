import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { MailGateway } from '../../gateways/mail/mail.gateway.ts';
import { mailButton, mailOf, paragraphHtml } from '../../gateways/mail/mailParts.ts';
import { makeEmailToken } from '../accounts/addresses/emailToken.ts';
import { findInvitation } from '../restaurants/member.repository.ts';
import { INVITATION_MS } from './member.service.ts';
import { messages } from './messages.ts';
import type { Secrets } from '../../lib/secrets.ts';

/** Mails invitations. */
export class InvitationMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailGateway,
    private readonly publicUrl: string,
    private readonly secrets: Secrets,
  ) {}

  /** Mails the link of an invitation. Sends nothing when it was accepted or withdrawn. */
  async send({ memberId }: JobPayloads['mailInvitation']): Promise<void> {
    const found = await findInvitation(this.em, memberId);
    if (!found || found.userId) return;
    const { email, role, invitedAt, restaurantName, ownerName } = found;
    const expiresAt = new Date(invitedAt.getTime() + INVITATION_MS);
    const token = makeEmailToken(this.secrets, { userId: memberId, email, expiresAt }, 'invitation');
    const href = `${this.publicUrl}/invitation/${token}`;
    const words = messages.mail;
    const body = words.body[role](ownerName, restaurantName);
    const mail = mailOf({
      subject: words.subject(restaurantName),
      preheader: words.preheader(restaurantName),
      html: [paragraphHtml(body), mailButton({ href, label: words.label }), paragraphHtml(words.note)],
      text: [body, `${words.label}: ${href}`, words.note],
      footer: words.footer,
    });
    await this.mail.send({ ...mail, to: email, id: `invitation-${memberId}-${invitedAt.getTime()}` });
  }
}
