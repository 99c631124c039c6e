import { ref, type EntityManager } from '@mikro-orm/postgresql';
import { announce } from '../../gateways/events/announce.ts';
import type { Clock } from '../../lib/clock.ts';
import { hashSecret, newSecret } from '../../lib/secrets.ts';
import { Session } from './session.entity.ts';
import type { User } from './user.entity.ts';
import type { Viewer } from './viewer.ts';

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
/** A session's last use is written at most this often. */
const TOUCH_AFTER_MS = 5 * 60 * 1000;

interface SessionRow {
  session_id: string;
  id: string;
  name: string;
  email: string;
  stale: boolean;
}

/** Sign-ins: opaque tokens, stored hashed, 30 days sliding. */
export class SessionService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Opens a session in a unit of work (flush is the caller's); returns the token, which is not kept. */
  open(user: User, em: EntityManager = this.em): string {
    const token = newSecret();
    const now = this.clock();
    em.create(Session, {
      user: ref(user),
      tokenHash: hashSecret(token),
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
      `select s.id as session_id, u.id, u.name, u.email, s.last_used_at < ? as stale
       from sessions s join users u on u.id = s.user_id
       where s.token_hash = ? and s.expires_at > ?`,
      [new Date(now.getTime() - TOUCH_AFTER_MS), hashSecret(token), now],
    );
    if (!row) return null;
    if (row.stale) await this.touch(row.session_id, now);
    return { id: row.id, name: row.name, email: row.email, sessionId: row.session_id };
  }

  /** Ends the session; its sockets close soon after. */
  async end(sessionId: string): Promise<void> {
    await this.em.transactional(async (em) => {
      await em.nativeDelete(Session, { id: sessionId });
      await announce(em, 'sessionEnded', sessionId);
    });
  }

  /** Ends all sessions of a user in the caller's transaction; their sockets close soon after its commit. */
  async endAll(userId: string, em: EntityManager): Promise<void> {
    const ended = await em.execute<{ id: string }[]>('delete from sessions where user_id = ? returning id', [
      userId,
    ]);
    for (const { id } of ended) await announce(em, 'sessionEnded', id);
  }

  private async touch(sessionId: string, now: Date): Promise<void> {
    await this.em.nativeUpdate(
      Session,
      { id: sessionId },
      { lastUsedAt: now, expiresAt: new Date(now.getTime() + LIFETIME_MS) },
    );
  }
}
