import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMember } from '../../../test/makeMember.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { statementsOf } from '../../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { uploadsPart } from './uploadedPictures.service.ts';

let app: TestApp;
let site: MadeSite;
beforeAll(async () => {
  app = await startTestApp();
  site = await makeSite(app);
  await pool().query(
    `insert into uploads (object_key, caller, context, resource_id, content_type, sweep_at, created_at)
     select 'uploads/' || n, 'user:' || gen_random_uuid(), 'new_product', 'x', 'image/png', now(), now()
     from generate_series(1, 20000) n`,
  );
  await pool().query(
    `insert into conversations (id, token_hash, package_name, draft, created_at)
     select gen_random_uuid(), 'hash-' || n, 'Gold', '{}', now() from generate_series(1, 5000) n`,
  );
  await pool().query('analyze uploads, conversations');
});
afterAll(() => app.close());

const pool = () => app.container.infrastructure.database.pool;

it.each(['export', 'remove'] as const)('%s finds the uploads of a person by an index', async (what) => {
  const part = uploadsPart(app.container.infrastructure.storage);
  const { statements } = await statementsOf(() => part[what](app.scope().em, site.owner?.id ?? ''));
  const { text, values } = statements.find((statement) => /"uploads"/.test(statement.text)) ?? { text: '' };
  const { rows } = await pool().query(`explain (format json) ${text}`, values);
  const plan = JSON.stringify(rows);
  expect(plan).toContain('"Index Name":"uploads_caller_index"');
  expect(plan).not.toContain('Seq Scan');
});

it('pictures that a person added to the website of somebody else stay there', async () => {
  const manager = await makeMember(app, site, 'MANAGER');
  const caller = `user:${manager.id}`;
  await pool().query(
    `insert into uploads (object_key, caller, context, resource_id, restaurant_id, content_type, sweep_at, created_at)
     values ('of the owner', $1, 'new_product', 'x', $2, 'image/png', now(), now()),
       ('of nobody', $1, 'logo', 'x', null, 'image/png', now(), now())`,
    [caller, site.restaurantId],
  );
  await uploadsPart(app.container.infrastructure.storage).remove(app.scope().em, manager.id);
  const { rows } = await pool().query(
    `select object_key as key, caller, discarded_at is not null as "isDiscarded" from uploads
     where object_key in ('of the owner', 'of nobody') order by 1`,
  );
  expect(rows).toEqual([
    { key: 'of nobody', caller: 'removed', isDiscarded: true },
    { key: 'of the owner', caller: 'removed', isDiscarded: false },
  ]);
});
