import { DAY_MS, HOUR_MS } from '@forkfront/common/durations.ts';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { Mail, MailGateway } from '../../gateways/mail/mail.gateway.ts';
import { mailLayout, MAIL_THEME } from '../../gateways/mail/mailLayout.ts';
import { joinText, mailButton, paragraphHtml } from '../../gateways/mail/mailParts.ts';
import type { Clock } from '../../lib/clock.ts';
import { escapeHtml } from '../../lib/plainText.ts';
import { sign, hashSecret, type Secrets } from '../../lib/secrets.ts';
import { User, PasswordReset } from './account.entity.ts';
import { makeEmailToken } from './addresses/emailToken.ts';
import { mailMessages } from './messages.ts';

/**
 * The greeting of a mail, with the name only at a verified address: whoever registers chooses the name, and must not be
 * able to send words to a stranger.
 */
export const greetingOf = ({ name, emailVerifiedAt }: Pick<User, 'name' | 'emailVerifiedAt'>): string =>
  emailVerifiedAt == null ? mailMessages.helloThere : mailMessages.hello(name);

/** The token of a reset link. It is derived from our secret: a repeated job makes the same one, and only a hash is stored. */
export const resetTokenOf = ([secret]: Secrets, resetId: string): string => sign(secret, `reset:${resetId}`);

/** Plain text of a mail about an account. The subject is also the heading. */
interface AccountMailTexts {
  subject: string;
  preheader: string;
  /** Paragraphs before the link. */
  before: readonly string[];
  /** Label of the link. */
  button?: string;
  /** Paragraphs after the link. */
  after?: readonly string[];
  footer: string;
}

/**
 * A mail about an account with one link, or without one (`href` null). A `secondary` link is an outlined button and is
 * not repeated as text. The default greeting has no name, because the address may be a stranger's.
 */
export function accountMail(
  { subject, preheader, before, button = '', after = [], footer }: AccountMailTexts,
  href: string | null,
  {
    greeting = mailMessages.helloThere,
    kind = 'primary',
  }: { greeting?: string; kind?: 'primary' | 'secondary' } = {},
): Omit<Mail, 'id' | 'to'> {
  const soft = `class="soft" style="font-size:14px;line-height:21px;color:${MAIL_THEME.textSoft}"`;
  const link = href === null ? [] : [mailButton({ href, label: button, kind })];
  if (href !== null && kind === 'primary')
    link.push(
      `<p ${soft}>${escapeHtml(mailMessages.byHand)}<br><span style="word-break:break-all">${escapeHtml(href)}</span></p>`,
    );
  return {
    subject,
    html: mailLayout({
      title: subject,
      preheader,
      bodyHtml: [...[greeting, ...before].map(paragraphHtml), ...link, ...after.map(paragraphHtml)].join(
        '\n',
      ),
      footerHtml: escapeHtml(footer),
    }),
    text: joinText([subject, greeting, ...before, href, ...after]),
  };
}

const RESET_LIFETIME_MS = HOUR_MS;
const ADDRESS_LINK_LIFETIME_MS = 7 * DAY_MS;

/** Mails about accounts, one per job. A repeated mail has the same id. */
export class AccountMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailGateway,
    private readonly clock: Clock,
    private readonly secrets: Secrets,
    private readonly publicUrl: string,
  ) {}

  /** Makes a reset link and mails it; nothing for an address without an account. */
  async sendResetLink({ resetId, email }: JobPayloads['mailPasswordReset']): Promise<void> {
    const token = resetTokenOf(this.secrets, resetId);
    const user = await this.openReset(resetId, email, token);
    if (!user) return;
    await this.mail.send({
      ...accountMail(mailMessages.reset, this.page(`reset-password/${token}`), {
        greeting: greetingOf(user),
      }),
      to: user.email,
      id: `password-reset-${resetId}`,
    });
  }

  sendPasswordChanged({ changeId, userId }: JobPayloads['mailPasswordChanged']): Promise<void> {
    return this.warn(userId, mailMessages.changed, `password-changed-${changeId}`);
  }

  sendSecondStep({ changeId, userId, kind }: JobPayloads['mailSecondStep']): Promise<void> {
    return this.warn(userId, mailMessages.secondStep[kind], `second-step-${changeId}`);
  }

  sendGoogleAdded({ linkId, userId, passwordRemoved }: JobPayloads['mailGoogleAdded']): Promise<void> {
    return this.warn(userId, mailMessages.google(passwordRemoved), `google-added-${linkId}`);
  }

  async sendGoodbye({ removalId, email, greeting }: JobPayloads['mailGoodbye']): Promise<void> {
    const mail = accountMail(mailMessages.goodbye, null, { greeting });
    await this.mail.send({ ...mail, to: email, id: `goodbye-${removalId}` });
  }

  /** Mails the link that verifies an account's address; nothing once it is verified or changed. */
  async sendVerification({ mailId, userId, email }: JobPayloads['mailEmailVerification']): Promise<void> {
    const user = await this.em.findOne(User, { id: userId, email, emailVerifiedAt: null });
    if (!user) return;
    const mail = accountMail(mailMessages.verify, this.addressLink(userId, email));
    await this.mail.send({ ...mail, to: email, id: `verify-email-${mailId}` });
  }

  /** Sends one of the three mails of a change of address. */
  async sendChange(change: JobPayloads['mailEmailChange']): Promise<void> {
    if (change.kind === 'asked-new') return this.sendToNewAddress(change);
    const { userId, from, to, kind, changeId } = change;
    if ((await this.em.count(User, { id: userId })) === 0) return;
    const mail =
      kind === 'asked-old'
        ? accountMail(mailMessages.changeAsked(to), this.page('forgot-password'))
        : accountMail(mailMessages.changeDone(to), this.page('contact'));
    await this.mail.send({ ...mail, to: from, id: `email-change-${kind}-${changeId}` });
  }

  /**
   * Mails the link; a notice instead when the address has an account. The old address gets its mail in both cases, so
   * that nobody learns which addresses have an account.
   */
  private async sendToNewAddress({ changeId, userId, to }: JobPayloads['mailEmailChange']): Promise<void> {
    if ((await this.em.count(User, { id: userId, pendingEmail: to })) === 0) return;
    const mail =
      (await this.em.count(User, { email: to })) > 0
        ? accountMail(mailMessages.changeTaken, this.page('login'))
        : accountMail(mailMessages.changeLink, this.addressLink(userId, to));
    await this.mail.send({ ...mail, to, id: `email-change-asked-new-${changeId}` });
  }

  /** Informs a user of a change of sign-in, with a link to set a new password. */
  private async warn(userId: string, words: AccountMailTexts, id: string): Promise<void> {
    const user = await this.em.findOne(User, { id: userId });
    if (!user) return;
    const look = { greeting: greetingOf(user), kind: 'secondary' } as const;
    await this.mail.send({ ...accountMail(words, this.page('forgot-password'), look), to: user.email, id });
  }

  private page(path: string): string {
    return `${this.publicUrl}/${path}`;
  }

  private addressLink(userId: string, email: string): string {
    const expiresAt = new Date(this.clock().getTime() + ADDRESS_LINK_LIFETIME_MS);
    return this.page(`verify-email/${makeEmailToken(this.secrets, { userId, email, expiresAt })}`);
  }

  /**
   * Stores the link and deletes the user's older ones. Null without an account, when the link has expired, and when a
   * newer one was requested: jobs are repeated and can overtake each other.
   */
  private openReset(resetId: string, email: string, token: string): Promise<User | null> {
    return this.em.transactional(async (em) => {
      const user = await em.findOne(User, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!user) return null;
      const now = this.clock();
      const [newest] = await em.find(PasswordReset, { user }, { orderBy: { id: 'desc' }, limit: 1 });
      if (newest?.id === resetId) {
        // A repeated job makes another token when APP_SECRET has changed meanwhile.
        newest.tokenHash = hashSecret(token);
        return newest.usedAt === null && newest.expiresAt > now ? user : null;
      }
      if (newest && newest.id > resetId) return null;
      await em.nativeDelete(PasswordReset, { user });
      await em.insert(PasswordReset, {
        id: resetId,
        user,
        tokenHash: hashSecret(token),
        expiresAt: new Date(now.getTime() + RESET_LIFETIME_MS),
        usedAt: null,
        createdAt: now,
      });
      return user;
    });
  }
}
