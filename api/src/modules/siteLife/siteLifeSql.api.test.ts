import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { statementsOf } from '../../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { seedCatalogue } from '../../db/seed/seed.ts';
import { PreviewRemovalService } from './previewRemoval.service.ts';
import { SiteLifeService } from './siteLife.service.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const EARLIER = new Date('2026-10-01T09:00:00Z');

let app: TestApp;
let site: MadeSite;
beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => NOW } });
  await app.scope().em.transactional((em) => seedCatalogue(em));
  site = await makeSite(app, { status: 'trial_expired' });
});
afterAll(() => app.close());
beforeEach(() => clear());

const query = (text: string, values?: unknown[]) =>
  app.container.infrastructure.database.pool.query(text, values);
const clear = () =>
  query("delete from published_sites where slug like 'many-%'; delete from restaurants where name = 'Many'");
const count = async (text: string) => Number((await query(`select count(*) from ${text}`)).rows[0]?.count);

/** Sites of one owner, or unclaimed sites, all in the same state. */
async function many(
  sites: number,
  status: string,
  more: { packageName?: string; at?: Date } = {},
): Promise<void> {
  const owner = status === 'unclaimed' ? null : site.owner?.id;
  await query(
    `insert into restaurants (id, owner_id, name, slug, theme, brand_primary, brand_secondary, status, package,
       trial_ends_at, past_due_since, plan_ended_at, created_at, updated_at)
     select gen_random_uuid(), $1, 'Many', 'many-' || gen_random_uuid(), 'counter', '#000000', '#ffffff', $2, $3, $4, $4, $4,
       $5, now()
     from generate_series(1, $6::int) n`,
    [owner, status, more.packageName ?? 'FREE', more.at ?? NOW, EARLIER, sites],
  );
}

/** Their months were full in October, and their pages still say so. */
const full = () =>
  query(
    `with counter as (
       insert into order_counters (restaurant_id, day, last, month_count)
       select id, '2026-10-31', 1, 30 from restaurants where name = 'Many'
     )
     insert into published_sites (slug, restaurant_id, version, document)
     select slug, id, 1, '{"orderLimitReached": true, "acceptsOrders": false, "sections": []}'
     from restaurants where name = 'Many'`,
  );

describe('what the clock does', () => {
  const tasks = {
    'the end of trials': {
      make: (sites: number) => many(sites, 'trialing'),
      run: () => app.scope().get(SiteLifeService).endTrials(),
      left: () => count("restaurants where name = 'Many' and status = 'trialing'"),
    },
    'a reminder': {
      make: (sites: number) => many(sites, 'past_due', { packageName: 'GOLD' }),
      run: () => app.scope().get(SiteLifeService).tellOwners(),
      left: () =>
        count(
          "restaurants r where name = 'Many' and not exists (select from site_notices where restaurant_id = r.id)",
        ),
    },
    'the turn of the month': {
      make: async (sites: number) => {
        await many(sites, 'trial_expired');
        await full();
      },
      run: () => app.scope().get(SiteLifeService).startOrderMonths(),
      left: () => count("published_sites where document ->> 'orderLimitReached' = 'true'"),
    },
    'the removal of previews': {
      make: (sites: number) => many(sites, 'unclaimed'),
      run: () => app.scope().get(PreviewRemovalService).removeDue(),
      left: () => count("restaurants where name = 'Many'"),
    },
  };

  it.each(Object.entries(tasks))(
    '%s takes as many statements for forty-nine sites as for one',
    async (_what, task) => {
      await task.make(1);
      const one = await statementsOf(task.run);
      expect(await task.left()).toBe(0);
      await clear();
      await task.make(49);
      const most = await statementsOf(task.run);
      expect(await task.left()).toBe(0);
      expect(most.statements).toHaveLength(one.statements.length);
    },
  );

  it.each(Object.entries(tasks))(
    '%s processes more than one batch, and once when three run in parallel',
    async (_what, task) => {
      await task.make(230);
      const jobs = () => count("graphile_worker.jobs where task_identifier = 'mailSiteNotice'");
      const before = await jobs();
      await Promise.all([task.run(), task.run(), task.run()]);
      // A process that met locked rows has left them to the other.
      await task.run();
      expect(await task.left()).toBe(0);
      expect([0, 230]).toContain((await jobs()) - before);
      expect(await count('(select from published_sites where version > 2) more')).toBe(0);
    },
  );
});
