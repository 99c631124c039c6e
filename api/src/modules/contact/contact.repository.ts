import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountPart } from '../../lib/accountPart.ts';
import { newId } from '../../lib/ids.ts';
import { verifiedEmailOf } from '../accounts/account.repository.ts';
import type { CatalogueTables } from '../catalogue/catalogue.entity.ts';
import type { ContactTables } from './contact.entity.ts';
import type { ContactInput } from './contact.rules.ts';

const tablesOf = (em: EntityManager) => em.getKysely<CatalogueTables & ContactTables>();

/** Inserts a message. Returns whether it is new: false when this id exists already. */
export async function addContactMessage(
  em: EntityManager,
  { createdAt, ...message }: ContactInput & { id: string; createdAt: Date },
): Promise<boolean> {
  const added = await tablesOf(em)
    .insertInto('contact_messages')
    .values({ ...message, created_at: createdAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Inserts a plan interest. Returns its id; null when it exists already. */
export async function addPlanInterest(
  em: EntityManager,
  { serviceId, email, createdAt }: { serviceId: string; email: string; createdAt: Date },
): Promise<string | null> {
  const added = await tablesOf(em)
    .insertInto('plan_interests')
    .values({ id: newId(), service_id: serviceId, email, created_at: createdAt })
    .onConflict((conflict) => conflict.columns(['service_id', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id ?? null;
}

/** The planned plans for which a person registered, oldest first. */
export const planInterestsPart: AccountPart = {
  name: 'planInterests',
  export: (em, userId) =>
    tablesOf(em)
      .selectFrom('plan_interests')
      .innerJoin('services', 'services.id', 'plan_interests.service_id')
      .select(['services.name as plan', 'plan_interests.email', 'plan_interests.created_at as askedAt'])
      .where('plan_interests.email', '=', verifiedEmailOf(em, userId))
      .orderBy('plan_interests.created_at')
      .orderBy('plan_interests.id')
      .execute(),
  remove: (em, userId) => removeOfPerson(em, 'plan_interests', userId),
};

/** The messages that a person sent from the contact page, oldest first. */
export const contactMessagesPart: AccountPart = {
  name: 'contactMessages',
  export: (em, userId) =>
    tablesOf(em)
      .selectFrom('contact_messages')
      .select(['name', 'email', 'subject', 'message', 'created_at as writtenAt'])
      .where('email', '=', verifiedEmailOf(em, userId))
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  remove: (em, userId) => removeOfPerson(em, 'contact_messages', userId),
};

async function removeOfPerson(em: EntityManager, table: keyof ContactTables, userId: string): Promise<void> {
  await tablesOf(em).deleteFrom(table).where('email', '=', verifiedEmailOf(em, userId)).execute();
}
