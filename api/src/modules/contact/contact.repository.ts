import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../lib/ids.ts';
import { verifiedEmailOf } from '../accounts/account.repository.ts';
import type { CatalogueTables } from '../catalogue/catalogue.entity.ts';
import type { ContactTables } from './contact.entity.ts';

const tablesOf = (em: EntityManager) => em.getKysely<CatalogueTables & ContactTables>();

/** Inserts a plan interest. Returns its id; null when it exists already. */
export async function addPlanInterest(
  em: EntityManager,
  interest: { serviceId: string; email: string; createdAt: Date },
): Promise<string | null> {
  const added = await tablesOf(em)
    .insertInto('plan_interests')
    .values({
      id: newId(),
      service_id: interest.serviceId,
      email: interest.email,
      created_at: interest.createdAt,
    })
    .onConflict((conflict) => conflict.columns(['service_id', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id ?? null;
}

/** The plan interests of a person, oldest first. */
export const planInterestsOf = (em: EntityManager, userId: string) =>
  tablesOf(em)
    .selectFrom('plan_interests')
    .innerJoin('services', 'services.id', 'plan_interests.service_id')
    .select(['services.name as plan', 'plan_interests.email', 'plan_interests.created_at as askedAt'])
    .where('plan_interests.email', '=', verifiedEmailOf(em, userId))
    .orderBy('plan_interests.created_at')
    .orderBy('plan_interests.id')
    .execute();

/** The contact messages of a person, oldest first. */
export const contactMessagesOf = (em: EntityManager, userId: string) =>
  tablesOf(em)
    .selectFrom('contact_messages')
    .select(['name', 'email', 'subject', 'message', 'created_at as writtenAt'])
    .where('email', '=', verifiedEmailOf(em, userId))
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Deletes the rows of a person from one of the tables. */
export async function removeOfPerson(
  em: EntityManager,
  table: keyof ContactTables,
  userId: string,
): Promise<void> {
  await tablesOf(em).deleteFrom(table).where('email', '=', verifiedEmailOf(em, userId)).execute();
}
