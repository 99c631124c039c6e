import type { Cursor, EntityManager, SqlEntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { newId } from '../../lib/ids.ts';
import type { PageRequest } from '../../lib/pageRequest.ts';
import { verifiedEmailOf } from '../accounts/account.repository.ts';
import {
  MOVE_LENGTHS,
  OperatorMove,
  type OperatorMoveKind,
  type OperatorMoveTables,
} from './operatorMove.entity.ts';

const tablesOf = (em: SqlEntityManager) => em.getKysely<OperatorMoveTables>();

/** How long entries of the operators' log are kept. */
const KEPT = sql`interval '24 months'`;

/** What an operator, or a command at the server, did. */
export interface NewMove {
  /** The operator's address; null for a command. */
  operator: string | null;
  kind: OperatorMoveKind;
  restaurantId?: string;
  /** Cut to 200 characters. */
  subject: string;
  /** At most 500 characters. */
  reason?: string | null;
}

/** Writes an entry of the operators' log in the transaction of what it records. */
export async function recordMove(
  em: SqlEntityManager,
  { operator, kind, restaurantId, subject, reason }: NewMove,
): Promise<void> {
  await tablesOf(em)
    .insertInto('operator_moves')
    .values({
      id: newId(),
      operator,
      kind,
      restaurant_id: restaurantId ?? null,
      subject: subject.slice(0, MOVE_LENGTHS.subject),
      reason: reason ?? null,
      at: sql<Date>`now()`,
    })
    .execute();
}

/** A page of the operators' log, newest first; only the moves about one site with a `restaurantId`. */
export const listMoves = (
  em: EntityManager,
  page: PageRequest,
  restaurantId?: string,
): Promise<Cursor<OperatorMove>> =>
  em.findByCursor<OperatorMove, string>(OperatorMove, {
    where: restaurantId === undefined ? {} : { restaurantId },
    orderBy: { id: 'desc' },
    ...page,
  });

/** What an operator did, for the download of the account. */
export const movesOf = (em: EntityManager, userId: string) =>
  tablesOf(em)
    .selectFrom('operator_moves')
    .select(['kind', 'subject', 'reason', 'at'])
    .where('operator', '=', verifiedEmailOf(em, userId))
    .orderBy('id')
    .execute();

/** Removes the entries that are too old. */
export async function removeOldMoves(em: EntityManager): Promise<void> {
  await tablesOf(em)
    .deleteFrom('operator_moves')
    .where('at', '<', sql<Date>`now() - ${KEPT}`)
    .execute();
}
