import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from '../../../gateways/jobs/jobs.gateway.ts';
import type { Mail, MailGateway } from '../../../gateways/mail/mail.gateway.ts';
import { mailLayout, MAIL_THEME } from '../../../gateways/mail/mailLayout.ts';
import { mailButton } from '../../../gateways/mail/mailParts.ts';
import type { Clock } from '../../../lib/clock.ts';
import { escapeHtml } from '../../../lib/plainText.ts';
import { User } from '../account.entity.ts';
import { mailMessages } from '../messages.ts';
import { makeEmailToken } from './emailToken.ts';

/** Plain text. */
interface AddressMailWords {
  subject: string;
  preheader: string;
  before: readonly string[];
  button: string;
  after: readonly string[];
  footer: string;
}

/**
 * A mail about the address of an account, with one button. It calls nobody by name, as the address may be a stranger's
 * (`greetingOf` says why).
 */
export function addressMail(
  { subject, preheader, before, button, after, footer }: AddressMailWords,
  href: string,
): Omit<Mail, 'id' | 'to'> {
  const soft = `class="soft" style="font-size:14px;line-height:21px;color:${MAIL_THEME.textSoft}"`;
  return {
    subject,
    html: mailLayout({
      title: subject,
      preheader,
      bodyHtml: `<p>${escapeHtml(mailMessages.helloThere)}</p>
${paragraphs(before)}
${mailButton({ href, label: button })}
<p ${soft}>${escapeHtml(mailMessages.byHand)}<br><span style="word-break:break-all">${escapeHtml(href)}</span></p>
${paragraphs(after)}`,
      footerHtml: escapeHtml(footer),
    }),
    text: `${[subject, mailMessages.helloThere, ...before, href, ...after].join('\n\n')}\n`,
  };
}

const paragraphs = (texts: readonly string[]): string =>
  texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n');

/** How long a link that proves an address works. */
const LINK_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

type Change = JobPayloads['mailEmailChange'];

/** Mails about the addresses of accounts, one per job. A repeat of a mail has the same id. */
export class AddressMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailGateway,
    private readonly clock: Clock,
    private readonly secret: string,
    private readonly publicUrl: string,
  ) {}

  /** Mails the link that proves an account's address; nothing once it is proven, or is not the account's any more. */
  async sendVerification({ mailId, userId, email }: JobPayloads['mailEmailVerification']): Promise<void> {
    const user = await this.em.findOne(User, { id: userId, email, emailVerifiedAt: null });
    if (!user) return;
    const mail = addressMail(mailMessages.verify, this.linkFor(userId, email));
    await this.mail.send({ ...mail, to: email, id: `verify-email-${mailId}` });
  }

  /** Mails one of the three letters of a change of address. */
  async sendChange(change: Change): Promise<void> {
    if (change.kind === 'asked-new') return this.sendToNewAddress(change);
    const { userId, from, to, kind, changeId } = change;
    if ((await this.em.count(User, { id: userId })) === 0) return;
    const mail =
      kind === 'asked-old'
        ? addressMail(mailMessages.changeAsked(to), `${this.publicUrl}/forgot-password`)
        : addressMail(mailMessages.changeDone(to), `${this.publicUrl}/contact`);
    await this.mail.send({ ...mail, to: from, id: `email-change-${kind}-${changeId}` });
  }

  /**
   * The link; to an address that has an account, which cannot be another's, word of that instead. The old address is
   * told either way: were it not, its silence would say who has an account.
   */
  private async sendToNewAddress({ changeId, userId, to }: Change): Promise<void> {
    const waiting = await this.em.count(User, { id: userId, pendingEmail: to });
    if (waiting === 0) return;
    const taken = (await this.em.count(User, { email: to })) > 0;
    const mail = taken
      ? addressMail(mailMessages.changeTaken, `${this.publicUrl}/login`)
      : addressMail(mailMessages.changeLink, this.linkFor(userId, to));
    await this.mail.send({ ...mail, to, id: `email-change-asked-new-${changeId}` });
  }

  private linkFor(userId: string, email: string): string {
    const expiresAt = new Date(this.clock().getTime() + LINK_LIFETIME_MS);
    return `${this.publicUrl}/verify-email/${makeEmailToken(this.secret, { userId, email, expiresAt })}`;
  }
}
