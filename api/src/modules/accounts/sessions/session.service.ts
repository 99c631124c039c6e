import { ref, type EntityManager } from '@mikro-orm/postgresql';
import { parse } from 'bowser';
import type { Clock } from '../../../lib/clock.ts';
import { type NotFoundFailure, fail, ok, type Result } from '../../../lib/result.ts';
import { hashSecret, newSecret } from '../../../lib/secrets.ts';
import type { Viewer } from '../../../lib/viewer.ts';
import { Session, type User, LoginCode, PasswordReset } from '../account.entity.ts';
import {
  endSessions,
  findOpenSession,
  findSession,
  listOpenSessions,
  type OpenSession,
} from '../account.repository.ts';
import { messages } from '../messages.ts';

/** Phones and tablets are known by their own names rather than by their system's. */
const OWN_NAME = new Set(['iPhone', 'iPad']);

/** What a person calls the device of a user agent: `Firefox on Windows`; `Unknown device` when it tells nothing. */
export function deviceOf(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os, platform } = parse(userAgent);
  const model = platform.model && OWN_NAME.has(platform.model) ? platform.model : undefined;
  const system = model ?? os.name;
  if (!system) return 'Unknown device';
  return browser.name ? `${browser.name} on ${system}` : system;
}

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
/** How recent a sign-in must be to replace the password of an account without one. */
const FRESH_MS = 10 * 60 * 1000;
/** A session's last use is written at most this often. */
const TOUCH_AFTER_MS = 5 * 60 * 1000;
const MAX_USER_AGENT_LENGTH = 400;
const MAX_LISTED = 100;

/** Sign-ins: opaque tokens, stored hashed, 30 days sliding. */
export class SessionService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly userAgent: string | null,
  ) {}

  /** Opens a session in a unit of work (flush is the caller's); returns the token, which is not kept. */
  open(user: User, em: EntityManager = this.em): string {
    const token = newSecret();
    const now = this.clock();
    em.create(Session, {
      user: ref(user),
      tokenHash: hashSecret(token),
      userAgent: this.userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
    });
    return token;
  }

  /** Who holds this token; null when it is unknown, ended or expired. */
  async viewer(token: string): Promise<Viewer | null> {
    const now = this.clock();
    const session = await findSession(this.em, hashSecret(token), now);
    if (!session) return null;
    const { lastUsedAt, ...viewer } = session;
    if (now.getTime() - lastUsedAt.getTime() > TOUCH_AFTER_MS) await this.touch(viewer.sessionId, now);
    return viewer;
  }

  /** Whether the session was opened within the last ten minutes. It replaces the password of an account without one. */
  async isFresh(sessionId: string): Promise<boolean> {
    const since = new Date(this.clock().getTime() - FRESH_MS);
    return (await this.em.count(Session, { id: sessionId, createdAt: { $gt: since } })) === 1;
  }

  /** Ends the session; its sockets close soon after. */
  async end(sessionId: string): Promise<void> {
    await endSessions(this.em, { id: sessionId });
  }

  /** Removes all sessions that have expired; sockets that outlived them close soon after. */
  async endExpired(): Promise<void> {
    await endSessions(this.em, { expiredAt: this.clock() });
  }

  /** A person's open sessions, last used first, at most 100. */
  list(userId: string): Promise<OpenSession[]> {
    return listOpenSessions(this.em, userId, this.clock(), MAX_LISTED);
  }

  /** One of a person's open sessions; null when it has ended or belongs to somebody else. */
  findOwned(userId: string, id: string): Promise<OpenSession | null> {
    return findOpenSession(this.em, userId, id, this.clock());
  }

  /** Ends one of a person's sessions, also the one that asks; its sockets close soon after. */
  async endOwned(userId: string, id: string | null): Promise<Result<void, NotFoundFailure>> {
    const ended = id === null ? 0 : await endSessions(this.em, { userId, onlyId: id });
    return ended > 0 ? ok(undefined) : fail({ kind: 'notFound', message: messages.sessionGone });
  }

  /** Ends all of a person's sessions but one; returns how many. Their sockets close soon after the commit. */
  endOthers(userId: string, keptId: string, em: EntityManager = this.em): Promise<number> {
    return endSessions(em, { userId, exceptId: keptId });
  }

  /** Ends all sessions of a user in the caller's transaction; their sockets close soon after its commit. */
  async endAll(userId: string, em: EntityManager): Promise<void> {
    await endSessions(em, { userId });
  }

  private async touch(sessionId: string, now: Date): Promise<void> {
    await this.em.nativeUpdate(
      Session,
      { id: sessionId },
      { lastUsedAt: now, expiresAt: new Date(now.getTime() + LIFETIME_MS) },
    );
  }
}

/** Forgets sessions, reset links and login codes that have expired: what browsers called themselves is personal too. */
export class SignInSweep {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: SessionService,
    private readonly clock: Clock,
  ) {}

  async sweep(): Promise<void> {
    const expired = { expiresAt: { $lte: this.clock() } };
    await this.sessions.endExpired();
    await this.em.nativeDelete(PasswordReset, expired);
    await this.em.nativeDelete(LoginCode, expired);
  }
}
