import { ref, type EntityManager } from '@mikro-orm/postgresql';
import { parse } from 'bowser';
import { EVENTS_CHANNEL } from '../../../gateways/events/events.gateway.ts';
import type { Clock } from '../../../lib/clock.ts';
import { withDates } from '../../../lib/rawSql.ts';
import { type NotFoundFailure, fail, ok, type Result } from '../../../lib/result.ts';
import { hashSecret, newSecret } from '../../../lib/secrets.ts';
import type { Viewer } from '../../../lib/viewer.ts';
import { Session, type User, LoginCode, PasswordReset } from '../account.entity.ts';
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
/** How fresh a sign-in must be to stand in for the password of an account without one. */
const FRESH_MS = 10 * 60 * 1000;
/** A session's last use is written at most this often. */
const TOUCH_AFTER_MS = 5 * 60 * 1000;
const MAX_USER_AGENT_LENGTH = 400;
const MAX_LISTED = 100;

interface OpenSessionRow {
  id: string;
  userAgent: string | null;
  createdAt: string;
  lastUsedAt: string;
}

interface SessionRow {
  session_id: string;
  id: string;
  name: string;
  email: string;
  email_verified: boolean;
  pending_email: string | null;
  has_password: boolean;
  stale: boolean;
}

/** A session that has not ended nor expired. */
export interface OpenSession {
  id: string;
  /** null when the browser said nothing. */
  userAgent: string | null;
  createdAt: Date;
  lastUsedAt: Date;
}

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
    const [row] = await this.em.execute<SessionRow[]>(
      `select s.id as session_id, u.id, u.name, u.email, u.pending_email,
         u.email_verified_at is not null as email_verified, u.password_hash is not null as has_password,
         s.last_used_at < ? as stale
       from sessions s join users u on u.id = s.user_id
       where s.token_hash = ? and s.expires_at > ?`,
      [new Date(now.getTime() - TOUCH_AFTER_MS), hashSecret(token), now],
    );
    if (!row) return null;
    if (row.stale) await this.touch(row.session_id, now);
    return {
      id: row.id,
      name: row.name,
      email: row.email,
      emailVerified: row.email_verified,
      pendingEmail: row.pending_email,
      hasPassword: row.has_password,
      sessionId: row.session_id,
    };
  }

  /** Whether the session was opened within the last ten minutes: stands in for the password of an account without one. */
  async isFresh(sessionId: string): Promise<boolean> {
    const since = new Date(this.clock().getTime() - FRESH_MS);
    return (await this.em.count(Session, { id: sessionId, createdAt: { $gt: since } })) === 1;
  }

  /** Ends the session; its sockets close soon after. */
  async end(sessionId: string): Promise<void> {
    await this.delete('id = ?', [sessionId]);
  }

  /** Forgets all sessions that have expired; sockets that outlived them close soon after. */
  async endExpired(): Promise<void> {
    await this.delete('expires_at <= ?', [this.clock()]);
  }

  /** A person's open sessions, last used first, at most 100. */
  list(userId: string): Promise<OpenSession[]> {
    return this.openSessions(`user_id = ? order by last_used_at desc, id desc limit ${MAX_LISTED}`, [userId]);
  }

  /** One of a person's open sessions; null when it has ended or is somebody else's. */
  async findOwned(userId: string, id: string): Promise<OpenSession | null> {
    const [session] = await this.openSessions('user_id = ? and id = ?', [userId, id]);
    return session ?? null;
  }

  /** Ends one of a person's sessions, also the one that asks; its sockets close soon after. */
  async endOwned(userId: string, id: string | null): Promise<Result<void, NotFoundFailure>> {
    const ended = id === null ? [] : await this.delete('user_id = ? and id = ?', [userId, id]);
    return ended.length > 0 ? ok(undefined) : fail({ kind: 'notFound', message: messages.sessionGone });
  }

  /** Ends all of a person's sessions but one; returns how many. Their sockets close soon after the commit. */
  async endOthers(userId: string, keptId: string, em: EntityManager = this.em): Promise<number> {
    return (await this.delete('user_id = ? and id <> ?', [userId, keptId], em)).length;
  }

  /** Ends all sessions of a user in the caller's transaction; their sockets close soon after its commit. */
  async endAll(userId: string, em: EntityManager): Promise<void> {
    await this.delete('user_id = ?', [userId], em);
  }

  private async openSessions(where: string, values: unknown[]): Promise<OpenSession[]> {
    const rows = await this.em.execute<OpenSessionRow[]>(
      `select id, user_agent as "userAgent", created_at as "createdAt", last_used_at as "lastUsedAt"
       from sessions where expires_at > ? and ${where}`,
      [this.clock(), ...values],
    );
    return rows.map((row) => withDates(row, 'createdAt', 'lastUsedAt'));
  }

  /** Deletes sessions and tells all processes, in one statement; returns their ids. */
  private async delete(where: string, values: unknown[], em: EntityManager = this.em): Promise<string[]> {
    const ended = await em.execute<{ id: string }[]>(
      `with ended as (delete from sessions where ${where} returning id)
       select id, pg_notify('${EVENTS_CHANNEL}', 'sessionEnded:' || id) from ended`,
      values,
    );
    return ended.map(({ id }) => id);
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
