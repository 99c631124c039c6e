import type { EntityManager } from '@mikro-orm/postgresql';
import type { SecondStepTables } from './secondStep.entity.ts';

const tablesOf = (em: EntityManager) => em.getKysely<SecondStepTables>();

/** Accepts the code of a step once: false when this code, or a later one, was accepted before. */
export async function takeStep(em: EntityManager, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tablesOf(em)
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
