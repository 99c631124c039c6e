import type { Cursor, EntityManager } from '@mikro-orm/postgresql';
import { isUuid } from '../../lib/ids.ts';
import type { PageRequest } from '../../lib/pageRequest.ts';
import { usersForNames } from '../accounts/account.repository.ts';
import { idsFor } from '../restaurants/member.repository.ts';
import { idsOfOwner } from '../restaurants/restaurant.repository.ts';
import { Redesign, type RedesignTables } from './redesign.entity.ts';
import { FINAL_STATES } from './redesign.rules.ts';

const tablesOf = (em: EntityManager) => em.getKysely<RedesignTables>();

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** A page of the redesigns of a restaurant, newest first. The caller checks the permission. */
export const listRedesigns = (
  em: EntityManager,
  restaurantId: string,
  page: PageRequest,
): Promise<Cursor<Redesign>> =>
  em.findByCursor<Redesign, string>(Redesign, {
    where: { restaurant: restaurantId },
    orderBy: { id: 'desc' },
    ...page,
  });

/** A page of the redesigns of all restaurants, newest first: the open or the finished ones. Only for operators. */
export const listAllRedesigns = (
  em: EntityManager,
  isOpen: boolean,
  page: PageRequest,
): Promise<Cursor<Redesign>> =>
  em.findByCursor<Redesign, string>(Redesign, {
    where: { state: isOpen ? { $nin: [...FINAL_STATES] } : { $in: [...FINAL_STATES] } },
    orderBy: { id: 'desc' },
    ...page,
  });

/** Who looks for a redesign: a person who may edit its restaurant, or an operator. */
export interface Seeker {
  viewerId: string;
  asOperator: boolean;
}

/** A redesign that the seeker may see, locked until the transaction ends when `isLocked`; null for another one. */
export async function findRedesign(
  em: EntityManager,
  { viewerId, asOperator }: Seeker,
  id: string,
  isLocked = false,
): Promise<Redesign | null> {
  if (!isUuid(id)) return null;
  const row = await tablesOf(em)
    .selectFrom('redesigns')
    .selectAll()
    .where('id', '=', id)
    .$if(!asOperator, (query) => query.where('restaurant_id', 'in', idsFor(em, viewerId, 'EDIT')))
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? em.map(Redesign, row) : null;
}

/** The redesigns of a restaurant: the open ones, and those of the last 365 days that count for the plan. */
export async function countRedesigns(em: EntityManager, restaurantId: string, now: Date) {
  const open = await em.count(Redesign, { restaurant: restaurantId, state: { $nin: [...FINAL_STATES] } });
  const used = await em.count(Redesign, {
    restaurant: restaurantId,
    requestedAt: { $gt: new Date(now.getTime() - YEAR_MS) },
    $or: [{ state: { $ne: 'WITHDRAWN' } }, { proposedAt: { $ne: null } }],
  });
  return { open, used };
}

/** The moves of redesigns, oldest first, with the names of the people. */
export const movesOf = (em: EntityManager, redesignIds: readonly string[]) =>
  tablesOf(em)
    .selectFrom('redesign_moves as m')
    .leftJoin(usersForNames(em), 'u.id', 'm.user_id')
    .select(['m.redesign_id as redesignId', 'm.to_state as toState', 'm.text', 'm.link', 'm.at', 'u.name'])
    .where('m.redesign_id', 'in', redesignIds)
    .orderBy('m.id')
    .execute();

/** One entry of the history of a redesign. */
export type MoveView = Awaited<ReturnType<typeof movesOf>>[number];

/** The redesigns of a person's restaurants with their history, for the download of the account. */
export const redesignsOf = (em: EntityManager, userId: string) =>
  tablesOf(em)
    .selectFrom('redesigns as d')
    .leftJoin('redesign_moves as m', 'm.redesign_id', 'd.id')
    .select(['d.brief', 'd.links', 'd.state', 'd.requested_at as requestedAt'])
    .select(['m.to_state as toState', 'm.text', 'm.link', 'm.at'])
    .where('d.restaurant_id', 'in', idsOfOwner(em, userId))
    .orderBy('d.id')
    .orderBy('m.id')
    .execute();

/** Deletes the redesigns of a person's restaurants. Moves elsewhere lose the person with the account. */
export async function removeRedesignsOf(em: EntityManager, userId: string): Promise<void> {
  await tablesOf(em).deleteFrom('redesigns').where('restaurant_id', 'in', idsOfOwner(em, userId)).execute();
}
