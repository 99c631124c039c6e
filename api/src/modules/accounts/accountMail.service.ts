import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { MailGateway } from '../../gateways/mail/mail.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { hashSecret } from '../../lib/secrets.ts';
import { goodbyeMail } from './goodbyeMail.ts';
import { googleAddedMail } from './google/googleAddedMail.ts';
import { greetingOf } from './greetingOf.ts';
import { passwordChangedMail } from './passwords/passwordChangedMail.ts';
import { PasswordReset } from './passwords/passwordReset.entity.ts';
import { passwordResetMail } from './passwords/passwordResetMail.ts';
import { resetTokenOf } from './passwords/resetTokenOf.ts';
import { User } from './user.entity.ts';

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
