import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementsOf } from '../../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { newId } from '../../lib/ids.ts';
import { OwnPictures } from '../restaurants/restaurantEdit.service.ts';
import { UploadSweep } from './uploadSweep.service.ts';

const START = new Date('2026-03-01T12:00:00Z');
const TWO_HOURS_LATER = new Date('2026-03-01T14:00:00Z');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => TWO_HOURS_LATER } });
});
afterAll(() => app.close());

describe('the statements of a sweep', () => {
  it('a sweep takes two statements per fifty uploads, all by an index', { tags: ['@long'] }, async () => {
    const { pool } = app.container.infrastructure.database;
    await pool.query(
      `insert into restaurants (id, name, slug, theme, brand_primary, brand_secondary, created_at, updated_at, logo_key)
       select gen_random_uuid(), 'Many', 'many-' || n, 'counter', '#000000', '#ffffff', now(), now(), 'logo-' || n
       from generate_series(1, 10000) n`,
    );
    await pool.query(
      `insert into menu_sections (id, restaurant_id, name, position)
       select gen_random_uuid(), id, 'Menu', 0 from restaurants where name = 'Many'`,
    );
    await pool.query(
      `insert into products (id, restaurant_id, section_id, name, price, position, updated_at, image_key)
       select gen_random_uuid(), restaurant_id, id, 'Dish', 100, 0, now(), 'dish-' || id from menu_sections`,
    );
    await pool.query(
      `insert into uploads (object_key, caller, context, resource_id, content_type, public_key, confirmed_at,
         original_gone_at, sweep_at, created_at)
       select 'uploads/' || n, 'user:x', 'new_product', 'x', 'image/png', 'logo-' || n, $1, $1, $1::timestamptz +
         case when n > 120 then interval '10 days' else interval '1 hour' end, $1
       from generate_series(1, 40000) n`,
      [START],
    );
    await pool.query(
      `insert into conversations (id, token_hash, package_name, draft, created_at)
       select gen_random_uuid(), 'hash-' || n, 'Gold', '{}', now() from generate_series(1, 5000) n`,
    );
    for (const table of ['restaurants', 'products', 'uploads', 'conversations'])
      await pool.query(`analyze ${table}`);
    const { result, statements } = await statementsOf(() => app.scope().get(UploadSweep).sweep());
    expect(result).toEqual({ removed: 0 });
    // Two full batches and a rest; nothing to delete.
    expect(statements).toHaveLength(3);
    const read = await statementsOf(() => {
      const url = app.container.infrastructure.storage.publicUrl('public/logos/logo-1.webp');
      return app.scope().get(OwnPictures).keyOf(newId(), newId(), url);
    });
    expect(read.statements).toHaveLength(1);
    for (const { text, values } of [...statements.slice(0, 1), ...read.statements]) {
      const plan = await pool.query(`explain (format json) ${text}`, values);
      const scanned = [...JSON.stringify(plan.rows).matchAll(/"Seq Scan"[^}]*?"Relation Name":"(\w+)"/g)];
      expect(scanned.map(([, table]) => table)).toEqual([]);
    }
  });
});
