import { DAY_MS } from '@forkfront/common/durations.ts';
import type { Cursor, EntityManager } from '@mikro-orm/postgresql';
import { isUuid } from '../../lib/ids.ts';
import type { PageRequest } from '../../lib/pageRequest.ts';
import { usersForNames } from '../accounts/account.repository.ts';
import { idsFor } from '../restaurants/member.repository.ts';
import { idsOfOwner } from '../restaurants/restaurant.repository.ts';
import { Redesign, RedesignMove, type RedesignTables } from './redesign.entity.ts';
import { FINAL_STATES, type RedesignState } from './redesign.rules.ts';

const tablesOf = (em: EntityManager) => em.getKysely<RedesignTables>();

const YEAR_MS = 365 * DAY_MS;

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

/** A page of the redesigns of all restaurants in these states, newest first. Only for operators. */
export const listAllRedesigns = (
  em: EntityManager,
  states: readonly RedesignState[],
  page: PageRequest,
): Promise<Cursor<Redesign>> =>
  em.findByCursor<Redesign, string>(Redesign, {
    where: { state: { $in: [...states] } },
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

/** The redesigns of a person's restaurants whose proposal waits for an answer, newest first. */
export const waitingRedesigns = async (em: EntityManager, viewerId: string): Promise<Redesign[]> => {
  const rows = await tablesOf(em)
    .selectFrom('redesigns')
    .selectAll()
    .where('restaurant_id', 'in', idsFor(em, viewerId, 'EDIT'))
    .where('state', '=', 'PROPOSED')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => em.map(Redesign, row));
};

/** The restaurant of a redesign; null for an unknown redesign. */
export async function restaurantIdOf(em: EntityManager, id: string): Promise<string | null> {
  return isUuid(id) ? ((await em.findOne(Redesign, { id }))?.restaurant.id ?? null) : null;
}

/** The id of the newest proposal of a redesign; null before the first one. */
export async function newestProposalId(em: EntityManager, redesignId: string): Promise<string | null> {
  const newest = await em.findOne(
    RedesignMove,
    { redesign: redesignId, toState: 'PROPOSED' },
    { orderBy: { id: 'desc' } },
  );
  return newest?.id ?? null;
}

/** A proposal for a person who may edit its restaurant; undefined for another person or move. */
export const findProposal = (em: EntityManager, viewerId: string, proposalId: string) =>
  tablesOf(em)
    .selectFrom('redesign_moves as m')
    .innerJoin('redesigns as d', 'd.id', 'm.redesign_id')
    .select(['m.redesign_id as redesignId', 'm.text', 'm.link', 'm.pictures', 'm.at', 'd.state'])
    .select('d.restaurant_id as restaurantId')
    .select(({ selectFrom }) =>
      selectFrom('redesign_moves as n')
        .select('n.id')
        .whereRef('n.redesign_id', '=', 'm.redesign_id')
        .where('n.to_state', '=', 'PROPOSED')
        .orderBy('n.id', 'desc')
        .limit(1)
        .$asScalar()
        .$notNull()
        .as('newestId'),
    )
    .where('m.id', '=', proposalId)
    .where('m.to_state', '=', 'PROPOSED')
    .where('d.restaurant_id', 'in', idsFor(em, viewerId, 'EDIT'))
    .executeTakeFirst();

/** A proposal with the state of its redesign. */
export type ProposalRow = NonNullable<Awaited<ReturnType<typeof findProposal>>>;

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
    .select([
      'm.redesign_id as redesignId',
      'm.to_state as toState',
      'm.text',
      'm.link',
      'm.pictures',
      'm.at',
      'u.name',
    ])
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
    .select(['m.to_state as toState', 'm.text', 'm.link', 'm.pictures', 'm.at'])
    .where('d.restaurant_id', 'in', idsOfOwner(em, userId))
    .orderBy('d.id')
    .orderBy('m.id')
    .execute();

/** Deletes the redesigns of a person's restaurants. Moves elsewhere lose the person with the account. */
export async function removeRedesignsOf(em: EntityManager, userId: string): Promise<void> {
  await tablesOf(em).deleteFrom('redesigns').where('restaurant_id', 'in', idsOfOwner(em, userId)).execute();
}
