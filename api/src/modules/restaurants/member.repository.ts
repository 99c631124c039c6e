import type { EntityManager, SqlEntityManager } from '@mikro-orm/postgresql';
import { type Expression, type ExpressionBuilder, sql } from 'kysely';
import { tablesFor } from '../../lib/preparedStatement.ts';
import { usersForMails, usersForNames } from '../accounts/account.repository.ts';
import { PEOPLE_LIMITS, type Permission, type Role, ROLES_WITH } from './access.rules.ts';
import type { MemberTables } from './member.entity.ts';
import { GRACE_MS, PAID_STATUSES } from '@forkfront/common/plan.ts';
import type { RestaurantTables } from './restaurant.entity.ts';

const tablesOf = (em: SqlEntityManager) => em.getKysely<RestaurantTables & MemberTables>();

type OfRestaurant = ExpressionBuilder<{ r: RestaurantTables['restaurants'] }, 'r'>;

/** Whether the paid features of restaurant `r` work now (`hasPaidFeatures`). */
const isPaid = (eb: OfRestaurant) =>
  eb.or([
    eb(
      'r.status',
      'in',
      PAID_STATUSES.map((status) => sql.lit(status)),
    ),
    eb.and([
      eb('r.status', '=', sql.lit('past_due' as const)),
      eb('r.past_due_since', '>=', sql<Date>`now() - ${sql.lit(`${GRACE_MS} milliseconds`)}::interval`),
    ]),
  ]);

/** How many people may use restaurant `r`, its owner included; null without a limit. */
const peopleLimit = (eb: OfRestaurant) =>
  sql<number | null>`case when ${isPaid(eb)}
    then (${sql.lit(JSON.stringify(PEOPLE_LIMITS))}::jsonb ->> ${eb.ref('r.package')})::int
    else ${sql.lit(PEOPLE_LIMITS.FREE)} end`;

/**
 * Memberships that work now, as `m` with their restaurant as `r`: accepted, not paused by the owner, and among the first so many
 * of the plan. Those above the limit are kept and wait.
 */
const workingMembers = (em: SqlEntityManager) =>
  tablesOf(em)
    .selectFrom('restaurant_members as m')
    .innerJoin('restaurants as r', 'r.id', 'm.restaurant_id')
    .where('m.paused_at', 'is', null)
    .where('r.owner_id', 'is not', null)
    .where((eb) => {
      const earlier = eb
        .selectFrom('restaurant_members as o')
        .select((count) => count.cast<number>(count.fn.countAll(), 'integer').as('n'))
        .whereRef('o.restaurant_id', '=', 'm.restaurant_id')
        .where('o.paused_at', 'is', null)
        .where((other) =>
          other(
            other.refTuple('o.accepted_at', 'o.id'),
            '<',
            sql<[Date, string]>`(${other.ref('m.accepted_at')}, ${other.ref('m.id')})`,
          ),
        )
        .$asScalar();
      const limit = peopleLimit(eb);
      // One of them is the owner.
      return eb.or([eb(limit, 'is', null), eb(sql<number>`${earlier} + 1`, '<', limit)]);
    });

/**
 * The ids of the restaurants for which a person has a permission, for the check inside another query. Every query and change of
 * an owner or of staff asks here.
 */
export const idsFor = (em: SqlEntityManager, viewerId: string, permission: Permission) => {
  const own = tablesOf(em).selectFrom('restaurants').select('id').where('owner_id', '=', viewerId);
  const roles = ROLES_WITH[permission];
  const staff = workingMembers(em)
    .select('r.id')
    .where('m.user_id', '=', viewerId)
    .where('m.role', 'in', roles);
  return tablesOf(em)
    .selectFrom((roles.length === 0 ? own : own.unionAll(staff)).as('permitted'))
    .select('permitted.id');
};

/** The ids of restaurants, as part of a statement. */
export type RestaurantIds = ReturnType<typeof idsFor>;

/** The ids of the people who have a permission for a restaurant now, as part of a statement. */
export const peopleWith = (em: SqlEntityManager, restaurantId: string, permission: Permission) => {
  const owner = tablesOf(em)
    .selectFrom('restaurants')
    .select('owner_id as id')
    .where('id', '=', restaurantId);
  const roles = ROLES_WITH[permission];
  const staff = workingMembers(em)
    .select('m.user_id as id')
    .where('m.restaurant_id', '=', restaurantId)
    .where('m.role', 'in', roles);
  return tablesOf(em)
    .selectFrom((roles.length === 0 ? owner : owner.unionAll(staff)).as('people'))
    .select((eb) => eb.ref('people.id').$notNull().as('id'));
};

/** The accounts of these people. */
export const accountsWith = (em: EntityManager, restaurantId: string, permission: Permission) =>
  tablesOf(em)
    .selectFrom(usersForMails(em))
    .select(['u.id', 'u.email'])
    .where('u.id', 'in', peopleWith(em, restaurantId, permission))
    .execute();

/** The ids of the owner and all staff of a restaurant, also of paused ones, as part of a statement. */
export const everybodyOf = (restaurantId: Expression<string>) => {
  const tables = tablesFor<RestaurantTables & MemberTables>();
  return tables
    .selectFrom('restaurants')
    .select((eb) => eb.ref('owner_id').$notNull().as('id'))
    .where('id', '=', restaurantId)
    .unionAll(
      tables
        .selectFrom('restaurant_members')
        .select((eb) => eb.ref('user_id').$notNull().as('id'))
        .where('restaurant_id', '=', restaurantId),
    );
};

/** The role of a person in restaurant `r`, whose permission is checked elsewhere: that of a member, or the owner's. */
export const roleIn = (em: SqlEntityManager, viewerId: string) =>
  sql<Role>`coalesce(${tablesOf(em)
    .selectFrom('restaurant_members as m')
    .select('m.role')
    .where('m.restaurant_id', '=', sql.ref<string>('r.id'))
    .where('m.user_id', '=', viewerId)
    .limit(1)}, 'OWNER')`;

/** The same for one restaurant. Throws for an unknown restaurant. */
export async function findRole(em: SqlEntityManager, viewerId: string, restaurantId: string): Promise<Role> {
  const found = await tablesOf(em)
    .selectFrom('restaurants as r')
    .select(roleIn(em, viewerId).as('role'))
    .where('r.id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return found.role;
}

/** The members and invitations of a restaurant, oldest first. `isWorking`: accepted, not paused, and within the plan's limit. */
export const membersOf = (em: SqlEntityManager, restaurantId: string) =>
  tablesOf(em)
    .selectFrom('restaurant_members as p')
    .leftJoin(usersForNames(em), 'u.id', 'p.user_id')
    .select(['p.id', 'p.restaurant_id as restaurantId', 'p.email', 'p.role', 'u.name'])
    .select(['p.invited_at as invitedAt', 'p.accepted_at as acceptedAt', 'p.paused_at as pausedAt'])
    .select((eb) =>
      eb('p.id', 'in', workingMembers(em).select('m.id').where('m.restaurant_id', '=', restaurantId))
        .$castTo<boolean>()
        .as('isWorking'),
    )
    .where('p.restaurant_id', '=', restaurantId)
    .orderBy('p.invited_at')
    .orderBy('p.id')
    .execute();

/** A member or an invitation, as the owner sees it. */
export type MemberView = Awaited<ReturnType<typeof membersOf>>[number];

/** The restaurant of a member, as a query for its id. */
export const restaurantOfMember = (em: SqlEntityManager, memberId: string) =>
  tablesOf(em)
    .selectFrom('restaurant_members')
    .select('restaurant_id')
    .where('id', '=', memberId)
    .$asScalar();

/** What an invited person sees before accepting; undefined for an unknown invitation. */
export const findInvitation = (em: SqlEntityManager, memberId: string) =>
  tablesOf(em)
    .selectFrom('restaurant_members as m')
    .innerJoin('restaurants as r', 'r.id', 'm.restaurant_id')
    .innerJoin(usersForNames(em), 'u.id', 'r.owner_id')
    .select(['m.id', 'm.email', 'm.role', 'm.user_id as userId', 'm.invited_at as invitedAt'])
    .select([
      'r.id as restaurantId',
      'r.name as restaurantName',
      'r.owner_id as ownerId',
      'u.name as ownerName',
    ])
    .where('m.id', '=', memberId)
    .executeTakeFirst();

/** The restaurants that a person helps with, for the download of the account. */
export const membershipsOf = (em: SqlEntityManager, userId: string) =>
  tablesOf(em)
    .selectFrom('restaurant_members as m')
    .innerJoin('restaurants as r', 'r.id', 'm.restaurant_id')
    .select(['r.slug as site', 'm.role', 'm.email', 'm.accepted_at as acceptedAt'])
    .where('m.user_id', '=', userId)
    .orderBy('m.accepted_at')
    .execute();

/** Ends a person's memberships, and the invitations and memberships at the person's own restaurants. */
export async function removeMembershipsOf(em: SqlEntityManager, userId: string): Promise<void> {
  await tablesOf(em)
    .deleteFrom('restaurant_members')
    .where((eb) =>
      eb.or([
        eb('user_id', '=', userId),
        eb('restaurant_id', 'in', eb.selectFrom('restaurants').select('id').where('owner_id', '=', userId)),
      ]),
    )
    .execute();
}
