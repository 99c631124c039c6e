import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { EVENTS_CHANNEL } from '../../gateways/events/announce.ts';

/** Tells all processes, when the transaction commits, that sites changed or went away: one statement. */
export async function announceSites(em: SqlEntityManager, slugs: readonly string[]): Promise<void> {
  await em.execute(
    `select pg_notify('${EVENTS_CHANNEL}', 'siteChanged:' || value) from json_array_elements_text(?::json)`,
    [JSON.stringify(slugs)],
  );
}
