import type { EntityManager } from '@mikro-orm/postgresql';
import type { ExpressionBuilder } from 'kysely';
import { verifiedEmailOf } from '../accounts/account.repository.ts';
import type { Approval, DemonstrationTables } from './approval.entity.ts';

/** A project without an answer. */
export type NewApproval = Pick<
  Approval,
  'id' | 'officeEmail' | 'clientEmail' | 'imageKey' | 'createdAt' | 'expiresAt'
>;

const tablesOf = (em: EntityManager) => em.getKysely<DemonstrationTables>();

/** Whether a person is the office or the client of an approval. */
const isOfPerson =
  (em: EntityManager, userId: string) => (row: ExpressionBuilder<DemonstrationTables, 'approvals'>) =>
    row.or([
      row('office_email', '=', verifiedEmailOf(em, userId)),
      row('client_email', '=', verifiedEmailOf(em, userId)),
    ]);

/** The projects of which a person is the office or the client, oldest first. */
export const projectsOf = (em: EntityManager, userId: string) =>
  tablesOf(em)
    .selectFrom('approvals')
    .select([
      'office_email as officeEmail',
      'client_email as clientEmail',
      'answer',
      'feedback',
      'created_at as sentAt',
      'answered_at as answeredAt',
      'image_key as imageKey',
    ])
    .where(isOfPerson(em, userId))
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Inserts a project without an answer. Returns whether it is new: false when this id exists already. */
export async function addProject(em: EntityManager, project: NewApproval): Promise<boolean> {
  const added = await tablesOf(em)
    .insertInto('approvals')
    .values({
      id: project.id,
      office_email: project.officeEmail,
      client_email: project.clientEmail,
      image_key: project.imageKey,
      created_at: project.createdAt,
      expires_at: project.expiresAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Deletes the projects of which a person is the office or the client. */
export async function removeProjectsOf(em: EntityManager, userId: string): Promise<void> {
  await tablesOf(em).deleteFrom('approvals').where(isOfPerson(em, userId)).execute();
}
