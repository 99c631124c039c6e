import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { tablesFor } from '../../lib/preparedStatement.ts';
import { normalPhone } from '@forkfront/common/phoneNumber.ts';
import { hashSecret } from '../../lib/secrets.ts';
import { mailboxOf, normaliseEmail } from '@forkfront/common/email.ts';
import type { PromotionTables } from './promotion.entity.ts';

const tables = tablesFor<PromotionTables>();
const tablesOf = (em: SqlEntityManager) => em.getKysely<PromotionTables>();

/** What tells the diners of a restaurant apart, and is no contact. */
export interface DinerDigests {
  mailbox: string;
  phone: string;
}

/** The digests of a diner: the same mailbox or telephone number in another spelling has the same ones. */
export function dinerDigests(
  restaurantId: string,
  { email, phone }: { email: string; phone: string },
): DinerDigests {
  return {
    mailbox: hashSecret(`${restaurantId}:${mailboxOf(normaliseEmail(email))}`),
    phone: hashSecret(`${restaurantId}:${normalPhone(phone)}`),
  };
}

/** The promotions of a restaurant without a use left, as JSON, for another module's statement. */
export const usedUp = (restaurantId: Expression<string>) =>
  sql<string[]>`array(${tables
    .selectFrom('promotions')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .where('ended_at', 'is', null)
    .whereRef('uses', '>=', 'use_limit')})::text[]`;

/** The promotions of a restaurant that a diner can use no more, by mailbox or telephone number, for another module's statement. */
export const usedByDiner = (
  restaurantId: Expression<string>,
  { mailbox, phone }: { [Name in keyof DinerDigests]: Expression<string> },
) =>
  sql<string[]>`array(${tables
    .selectFrom('promotions as p')
    .select('p.id')
    .where('p.restaurant_id', '=', restaurantId)
    .where('p.ended_at', 'is', null)
    .where('p.diner_limit', 'is not', null)
    .where((eb) => {
      const uses = (column: 'mailbox' | 'phone', digest: Expression<string>) =>
        eb
          .selectFrom('promotion_uses as u')
          .select((of) => of.fn.countAll<number>().as('n'))
          .whereRef('u.promotion_id', '=', 'p.id')
          .where(`u.${column}`, '=', digest)
          .where('u.is_given_back', '=', false);
      return eb.or([
        eb(uses('mailbox', mailbox), '>=', eb.ref('p.diner_limit')),
        eb(uses('phone', phone), '>=', eb.ref('p.diner_limit')),
      ]);
    })})::text[]`;

/** Whether an order has a promotion without a use left, for another module's statement. */
export const hasUsedUp = (orderId: Expression<string>) =>
  sql<boolean>`exists (${tables
    .selectFrom('promotion_uses as u')
    .innerJoin('promotions as p', 'p.id', 'u.promotion_id')
    .select('p.id')
    .where('u.order_id', '=', orderId)
    .whereRef('p.uses', '>=', 'p.use_limit')})`;

/** The uses of the orders `ended`, which end without food, for another module's statement. */
export const usesGivenBack = (em: SqlEntityManager, ended: RawBuilder<{ id: string }>) =>
  tablesOf(em)
    .updateTable('promotion_uses as u')
    .from(ended.as<'e'>(sql`e`))
    .set({ is_given_back: true, mailbox_use: null, phone_use: null })
    .where(sql<boolean>`u.order_id = e.id and not u.is_given_back`)
    .returning('u.promotion_id');

/**
 * Counts the uses of the part `given` (`usesGivenBack`) no more, in the same statement. It has a row for each promotion, for
 * `queueShowing`.
 */
export const countedLess = (em: SqlEntityManager, given: string) =>
  tablesOf(em)
    .updateTable('promotions as p')
    .from(
      sql<{ promotion_id: string; uses: number }>`(
        select promotion_id, count(*)::int as uses from ${sql.ref(given)} group by promotion_id)`.as<'g'>(
        sql`g`,
      ),
    )
    .set({ uses: sql<number>`greatest(p.uses - g.uses, 0)` })
    .where(sql<boolean>`p.id = g.promotion_id`)
    .returning([
      'p.restaurant_id',
      sql<boolean>`p.uses < p.use_limit and p.uses + g.uses >= p.use_limit`.as('is_turned'),
    ]);

/** Queues that sites show which promotions are used up, for those of the part `counted` that are so, or are so no longer, since now. */
export const queueShowing = (counted: string) => sql<number>`(
  select count(graphile_worker.add_job('showUsedUp', json_build_object('restaurantId', r.restaurant_id)))::int
  from (select distinct restaurant_id from ${sql.ref(counted)} where is_turned) r
)`;

/** Gives back the use of a promotion by an order that ended without food; nothing for an order without one. */
export async function givePromotionBack(em: SqlEntityManager, orderId: string): Promise<void> {
  await tablesOf(em)
    .with('given', () => usesGivenBack(em, sql`(select ${orderId}::uuid as id)`))
    .with('counted', () => countedLess(em, 'given'))
    .selectNoFrom(queueShowing('counted').as('queued'))
    .execute();
}

/** Takes the use of an order again that comes back to the kitchen. It may then be above the limit: the kitchen decided so. */
export async function takePromotionAgain(em: SqlEntityManager, orderId: string): Promise<void> {
  await tablesOf(em)
    .with('again', (db) =>
      db
        .updateTable('promotion_uses')
        .set({ is_given_back: false })
        .where('order_id', '=', orderId)
        .where('is_given_back', '=', true)
        .returning('promotion_id'),
    )
    .with('counted', (db) =>
      db
        .updateTable('promotions as p')
        .from('again')
        .set({ uses: sql<number>`p.uses + 1` })
        .whereRef('p.id', '=', 'again.promotion_id')
        .returning(['p.restaurant_id', sql<boolean>`p.uses = p.use_limit`.as('is_turned')]),
    )
    .selectNoFrom(queueShowing('counted').as('queued'))
    .execute();
}

/** Forgets who used promotions with these orders, as part of another module's statement. */
export const forgetUsers = (em: SqlEntityManager, emptied: RawBuilder<{ id: string }>) =>
  tablesOf(em)
    .updateTable('promotion_uses as u')
    .from(emptied.as<'e'>(sql`e`))
    .set({ mailbox: null, phone: null })
    .where(sql<boolean>`u.order_id = e.id`);
