import type { EntityManager, SqlEntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { EVENTS_CHANNEL } from '../../gateways/events/events.gateway.ts';
import type { AccountTables } from './account.entity.ts';
import type { PasskeyTables } from './passkeys/passkey.entity.ts';
import type { SecondStepTables } from './secondStep/secondStep.entity.ts';

const tablesOf = (em: SqlEntityManager) => em.getKysely<AccountTables & SecondStepTables & PasskeyTables>();

/** A subquery with the verified address of a person, or no row: data sent with an address belongs to its owner only. */
export const verifiedEmailOf = (em: EntityManager, userId: string) =>
  tablesOf(em)
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null);

/** The addresses of accounts, as the table `u` of another module's statement. */
export const usersForMails = (em: EntityManager) =>
  tablesOf(em).selectFrom('users').select(['id', 'email', 'email_verified_at']).as('u');

/** The names of accounts, as the table `u` of another module's statement. */
export const usersForNames = (em: SqlEntityManager) =>
  tablesOf(em).selectFrom('users').select(['id', 'name']).as('u');

/** The names of accounts. */
export const namesOfUsers = (em: EntityManager, ids: readonly string[]) =>
  tablesOf(em)
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();

/** Those of the ids that are accounts. */
export async function existingUsers(em: EntityManager, ids: readonly string[]): Promise<string[]> {
  const rows = await tablesOf(em)
    .selectFrom('users')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return rows.map(({ id }) => id);
}

/** The session of a token with its user, in one statement; undefined when the token is unknown, ended or expired. */
export const findSession = (em: EntityManager, tokenHash: string, now: Date) =>
  tablesOf(em)
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id as sessionId',
      'sessions.last_used_at as lastUsedAt',
      'sessions.confirmed_at as confirmedAt',
      'sessions.watched_by as watchedBy',
    ])
    .select(['users.id', 'users.name', 'users.email', 'users.pending_email as pendingEmail'])
    .select(({ eb }) => [
      eb('users.email_verified_at', 'is not', null).$castTo<boolean>().as('emailVerified'),
      eb('users.password_hash', 'is not', null).$castTo<boolean>().as('hasPassword'),
      eb
        .exists(
          eb
            .selectFrom('authenticators')
            .select('authenticators.id')
            .whereRef('authenticators.user_id', '=', 'users.id')
            .where('authenticators.confirmed_at', 'is not', null),
        )
        .$castTo<boolean>()
        .as('hasAuthenticator'),
      eb
        .exists(eb.selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.user_id', '=', 'users.id'))
        .$castTo<boolean>()
        .as('hasPasskey'),
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();

/** A query of a person's open sessions, last used first, without those of operators who look. */
export const openSessions = (em: EntityManager, userId: string, now: Date) =>
  tablesOf(em)
    .selectFrom('sessions')
    .select(['id', 'user_agent as userAgent', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('expires_at', '>', now)
    .where('user_id', '=', userId)
    .where('watched_by', 'is', null)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc');

/** The ids of sessions that have not expired, as part of another module's statement. */
export const openSessionIds = (em: SqlEntityManager, now: Date) =>
  tablesOf(em).selectFrom('sessions').select('id').where('expires_at', '>', now);

export type OpenSession = Awaited<ReturnType<ReturnType<typeof openSessions>['executeTakeFirstOrThrow']>>;

/** The sessions to end: those of a person (all, one, or all except one), or those that have expired. */
type EndingSessions = { userId: string; onlyId?: string; exceptId?: string } | { expiredAt: Date };

/** Deletes sessions and notifies all processes after the commit, in one statement; returns their number. */
export async function endSessions(em: EntityManager, which: EndingSessions): Promise<number> {
  const ended = await tablesOf(em)
    .with('ended', (tables) =>
      tables
        .deleteFrom('sessions')
        .where((row) => {
          if ('expiredAt' in which) return row('expires_at', '<=', which.expiredAt);
          const { userId, onlyId, exceptId } = which;
          return row.and([
            row('user_id', '=', userId),
            ...(onlyId === undefined ? [] : [row('id', '=', onlyId)]),
            ...(exceptId === undefined ? [] : [row('id', '<>', exceptId)]),
          ]);
        })
        .returning('id'),
    )
    .selectFrom('ended')
    .select((row) =>
      row
        .fn('pg_notify', [row.val(EVENTS_CHANNEL), row(row.val('sessionEnded:'), '||', row.ref('id'))])
        .as('notified'),
    )
    .execute();
  return ended.length;
}

/** Deletes at most `limit` expired login codes; skips those that another transaction deletes. */
export async function deleteExpiredLoginCodes(em: EntityManager, now: Date, limit: number): Promise<void> {
  await tablesOf(em)
    .deleteFrom('login_codes')
    .where('id', 'in', (tables) =>
      tables
        .selectFrom('login_codes')
        .select('id')
        .where('expires_at', '<=', now)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
