import { DAY_MS } from '@forkfront/common/durations.ts';
import { ref, type EntityManager } from '@mikro-orm/postgresql';
import { parse } from 'bowser';
import type { Clock } from '../../../lib/clock.ts';
import { ok, type Outcome, notFound } from '../../../lib/result.ts';
import { hashSecret, newSecret } from '../../../lib/secrets.ts';
import type { Viewer } from '../../../lib/viewer.ts';
import { Session, type User, LoginCode, PasswordReset } from '../account.entity.ts';
import type { Operator } from '../operator.rules.ts';
import { endSessions, findSession, openSessions, type OpenSession } from '../account.repository.ts';
import { messages } from '../messages.ts';
import { PasskeyChallenge } from '../passkeys/passkey.entity.ts';

/** Shown by model instead of operating system. */
const OWN_NAME = new Set(['iPhone', 'iPad']);

/** The name of the device of a user agent, e.g. `Firefox on Windows`; `Unknown device` when it is not known. */
export function deviceOf(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os, platform } = parse(userAgent);
  const model = platform.model && OWN_NAME.has(platform.model) ? platform.model : undefined;
  const system = model ?? os.name;
  if (!system) return 'Unknown device';
  return browser.name ? `${browser.name} on ${system}` : system;
}

const LIFETIME_MS = 30 * DAY_MS;
/** How long a proof of who the person is counts. */
const CONFIRMED_MS = 10 * 60 * 1000;
/** Minimum time between two writes of the last use. */
const TOUCH_AFTER_MS = 5 * 60 * 1000;
/** How long an operator looks through a person's eyes. */
const WATCH_MS = 30 * 60 * 1000;
const MAX_USER_AGENT_LENGTH = 400;
const MAX_LISTED = 100;

/** Sessions: opaque tokens, stored as hashes, valid for 30 days after the last use. */
export class SessionService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly userAgent: string | null,
  ) {}

  /** Opens a session; the caller flushes. Returns the token, of which only a hash is stored. */
  open(user: User, em: EntityManager = this.em): string {
    const token = newSecret();
    const now = this.clock();
    em.create(Session, {
      user: ref(user),
      tokenHash: hashSecret(token),
      userAgent: this.userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
      createdAt: now,
      confirmedAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
    });
    return token;
  }

  /**
   * Opens a session in which an operator sees what a person sees, for half an hour, and can change nothing; the caller flushes.
   * Returns the token and its end.
   */
  openWatch(user: User, operator: Operator, em: EntityManager): { token: string; expiresAt: Date } {
    const token = newSecret();
    const now = this.clock();
    const expiresAt = new Date(now.getTime() + WATCH_MS);
    em.create(Session, {
      user: ref(user),
      tokenHash: hashSecret(token),
      userAgent: null,
      createdAt: now,
      lastUsedAt: now,
      expiresAt,
      // It proves nothing of the person.
      confirmedAt: new Date(0),
      watchedBy: operator.email,
    });
    return { token, expiresAt };
  }

  /** The person with this token; null when it is unknown, ended or expired. */
  async viewer(token: string): Promise<Viewer | null> {
    const now = this.clock();
    const session = await findSession(this.em, hashSecret(token), now);
    if (!session) return null;
    const { lastUsedAt, confirmedAt, ...viewer } = session;
    // Looking does not last longer than it was allowed.
    if (viewer.watchedBy !== null) return { ...viewer, isConfirmed: false };
    if (now.getTime() - lastUsedAt.getTime() > TOUCH_AFTER_MS) await this.touch(viewer.sessionId, now);
    return { ...viewer, isConfirmed: now.getTime() - confirmedAt.getTime() < CONFIRMED_MS };
  }

  /** Stores that the person of a session has proven again who they are; returns until when it counts. */
  async confirm(sessionId: string): Promise<Date> {
    const now = this.clock();
    await this.em.nativeUpdate(Session, { id: sessionId }, { confirmedAt: now });
    return new Date(now.getTime() + CONFIRMED_MS);
  }

  /** A person's open sessions, last used first, at most 100. */
  list(userId: string): Promise<OpenSession[]> {
    return openSessions(this.em, userId, this.clock()).limit(MAX_LISTED).execute();
  }

  /** One of a person's open sessions; null when it has ended or belongs to another person. */
  async findOwned(userId: string, id: string): Promise<OpenSession | null> {
    const found = openSessions(this.em, userId, this.clock()).where('id', '=', id);
    return (await found.executeTakeFirst()) ?? null;
  }

  /** Ends one of a person's sessions; its sockets close soon after. */
  async endOwned(userId: string, id: string | null): Promise<Outcome<void, 'notFound'>> {
    const ended = id === null ? 0 : await endSessions(this.em, { userId, onlyId: id });
    return ended > 0 ? ok(undefined) : notFound(messages.sessionGone);
  }

  /** Ends all of a person's sessions except one; returns how many. Their sockets close soon after the commit. */
  endOthers(userId: string, keptId: string, em: EntityManager = this.em): Promise<number> {
    return endSessions(em, { userId, exceptId: keptId });
  }

  /** Ends all sessions of a user in the caller's transaction; their sockets close soon after its commit. */
  async endAll(userId: string, em: EntityManager): Promise<void> {
    await endSessions(em, { userId });
  }

  /** Deletes expired sessions, reset links, login codes and challenges of passkeys. Their sockets close soon after. */
  async sweep(): Promise<void> {
    const now = this.clock();
    await endSessions(this.em, { expiredAt: now });
    await this.em.nativeDelete(PasswordReset, { expiresAt: { $lte: now } });
    await this.em.nativeDelete(LoginCode, { expiresAt: { $lte: now } });
    await this.em.nativeDelete(PasskeyChallenge, { expiresAt: { $lte: now } });
  }

  private async touch(sessionId: string, now: Date): Promise<void> {
    await this.em.nativeUpdate(
      Session,
      { id: sessionId },
      { lastUsedAt: now, expiresAt: new Date(now.getTime() + LIFETIME_MS) },
    );
  }
}
