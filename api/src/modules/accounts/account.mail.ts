import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { Mail, MailGateway } from '../../gateways/mail/mail.gateway.ts';
import { mailLayout, MAIL_THEME } from '../../gateways/mail/mailLayout.ts';
import { mailButton } from '../../gateways/mail/mailParts.ts';
import type { Clock } from '../../lib/clock.ts';
import { escapeHtml } from '../../lib/plainText.ts';
import { sign, hashSecret } from '../../lib/secrets.ts';
import { User, PasswordReset } from './account.entity.ts';
import { mailMessages } from './messages.ts';

/**
 * How a mail to the address of an account begins: by name only where the address is known to be the person's. Whoever
 * made the account chose the name, and an address that nobody has shown to be theirs may be a stranger's, whom nobody
 * shall send words of their own through us.
 */
export const greetingOf = ({ name, emailVerifiedAt }: Pick<User, 'name' | 'emailVerifiedAt'>): string =>
  emailVerifiedAt == null ? mailMessages.helloThere : mailMessages.hello(name);

/**
 * The token of a reset link. It is derived from our secret, so that the mail can be written, and written again, from
 * a row that holds no more than a hash.
 */
export const resetTokenOf = (secret: string, resetId: string): string => sign(secret, `reset:${resetId}`);

/** The last mail to somebody whose account was deleted. */
function goodbyeMail(greeting: string): Omit<Mail, 'id' | 'to'> {
  const words = mailMessages.goodbye;
  return {
    subject: words.subject,
    html: mailLayout({
      title: words.title,
      preheader: words.preheader,
      bodyHtml: `<p>${escapeHtml(greeting)}</p>
<p>${escapeHtml(words.body)}</p>
<p>${escapeHtml(words.thanks)}</p>`,
      footerHtml: escapeHtml(words.footer),
    }),
    text: `${[words.title, greeting, words.body, words.thanks].join('\n\n')}\n`,
  };
}

/**
 * The mail that tells of a sign-in with Google that was added; `forgotUrl` sets a password. `passwordRemoved` when the
 * old one no longer works.
 */
function googleAddedMail(
  greeting: string,
  forgotUrl: string,
  passwordRemoved: boolean,
): Omit<Mail, 'id' | 'to'> {
  const words = mailMessages.google;
  const paragraphs = [
    greeting,
    words.body,
    ...(passwordRemoved ? [words.passwordRemoved] : []),
    words.notYou,
  ];
  return {
    subject: words.subject,
    html: mailLayout({
      title: words.title,
      preheader: words.preheader,
      bodyHtml: `${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
${mailButton({ href: forgotUrl, label: words.button, kind: 'secondary' })}`,
      footerHtml: escapeHtml(mailMessages.footer),
    }),
    text: `${[words.title, ...paragraphs].join('\n\n')}\n${forgotUrl}\n`,
  };
}

/** The mail about a changed password; `forgotUrl` helps a user who did not change it. */
function passwordChangedMail(greeting: string, forgotUrl: string): Omit<Mail, 'id' | 'to'> {
  const words = mailMessages.changed;
  return {
    subject: words.subject,
    html: mailLayout({
      title: words.title,
      preheader: words.preheader,
      bodyHtml: `<p>${escapeHtml(greeting)}</p>
<p>${escapeHtml(words.body)}</p>
<p>${escapeHtml(words.notYou)}</p>
${mailButton({ href: forgotUrl, label: words.button, kind: 'secondary' })}`,
      footerHtml: escapeHtml(mailMessages.footer),
    }),
    text: `${[words.title, greeting, words.body, `${words.notYou}\n${forgotUrl}`].join('\n\n')}\n`,
  };
}

/** The mail with the link to choose a new password. */
function passwordResetMail(greeting: string, link: string): Omit<Mail, 'id' | 'to'> {
  const words = mailMessages.reset;
  const soft = `class="soft" style="font-size:14px;line-height:21px;color:${MAIL_THEME.textSoft}`;
  return {
    subject: words.subject,
    html: mailLayout({
      title: words.title,
      preheader: words.preheader,
      bodyHtml: `<p>${escapeHtml(greeting)}</p>
<p>${escapeHtml(words.body)}</p>
${mailButton({ href: link, label: words.button })}
<p ${soft}">${escapeHtml(mailMessages.byHand)}<br><span style="word-break:break-all">${escapeHtml(link)}</span></p>
<p>${escapeHtml(words.ignore)}</p>`,
      footerHtml: escapeHtml(mailMessages.footer),
    }),
    text: `${[words.title, greeting, words.body, link, words.ignore].join('\n\n')}\n`,
  };
}

const RESET_LIFETIME_MS = 60 * 60 * 1000;

/** Mails about accounts, one per job. A repeat of a mail has the same id. */
export class AccountMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailGateway,
    private readonly clock: Clock,
    private readonly secret: string,
    private readonly publicUrl: string,
  ) {}

  /** Makes a reset link and mails it. Nobody is mailed for an address without an account. */
  async sendResetLink({ resetId, email }: JobPayloads['mailPasswordReset']): Promise<void> {
    const token = resetTokenOf(this.secret, resetId);
    const user = await this.openReset(resetId, email, token);
    if (!user) return;
    const link = `${this.publicUrl}/reset-password/${token}`;
    await this.mail.send({
      ...passwordResetMail(greetingOf(user), link),
      to: user.email,
      id: `password-reset-${resetId}`,
    });
  }

  /** Tells a user that the password was changed. */
  async sendPasswordChanged({ changeId, userId }: JobPayloads['mailPasswordChanged']): Promise<void> {
    const user = await this.em.findOne(User, { id: userId });
    if (!user) return;
    await this.mail.send({
      ...passwordChangedMail(greetingOf(user), `${this.publicUrl}/forgot-password`),
      to: user.email,
      id: `password-changed-${changeId}`,
    });
  }

  /** Tells a user that a Google account opens theirs now. */
  async sendGoogleAdded({ linkId, userId, passwordRemoved }: JobPayloads['mailGoogleAdded']): Promise<void> {
    const user = await this.em.findOne(User, { id: userId });
    if (!user) return;
    await this.mail.send({
      ...googleAddedMail(greetingOf(user), `${this.publicUrl}/forgot-password`, passwordRemoved),
      to: user.email,
      id: `google-added-${linkId}`,
    });
  }

  /** A last word to somebody whose account is gone. */
  async sendGoodbye({ removalId, email, greeting }: JobPayloads['mailGoodbye']): Promise<void> {
    await this.mail.send({ ...goodbyeMail(greeting), to: email, id: `goodbye-${removalId}` });
  }

  /**
   * The user whose link this is; the user's older links end. Null without an account, and when the link is past
   * already or a newer one was asked for: jobs are repeated, and overtake each other.
   */
  private openReset(resetId: string, email: string, token: string): Promise<User | null> {
    return this.em.transactional(async (em) => {
      const user = await em.findOne(User, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!user) return null;
      const now = this.clock();
      const [newest] = await em.find(PasswordReset, { user }, { orderBy: { id: 'desc' }, limit: 1 });
      if (newest?.id === resetId) return newest.usedAt === null && newest.expiresAt > now ? user : null;
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
