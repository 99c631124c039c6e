import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSite } from '../../../test/makeSite.ts';
import { runJob } from '../../../test/runJob.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { Conversation } from './conversation.entity.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let now = new Date();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: true, replace: { clock: () => now } });
});
afterAll(() => app.close());

it('conversations without a preview are deleted 30 days after the last message, the others stay', async () => {
  const { pool } = app.container.infrastructure.database;
  const start = new Date();
  const { restaurantId } = await makeSite(app, { status: 'unclaimed' });
  const chat = async (restaurant: string | null, lastWordAt: Date) => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into conversations (id, token_hash, package_name, draft, restaurant_id, created_at)
       values (gen_random_uuid(), gen_random_uuid(), 'Gold', '{}', $1, $2) returning id`,
      [restaurant, start],
    );
    const id = rows[0]?.id ?? '';
    await pool.query(
      `insert into conversation_turns (id, conversation_id, client_id, state, user_text, items, started_at)
       values (gen_random_uuid(), $1, 'one', 'finished', 'My mother cooks', '[]', $2)`,
      [id, lastWordAt],
    );
    return id;
  };
  const idle = await chat(null, start);
  const busy = await chat(null, new Date(start.getTime() + 20 * DAY_MS));
  const built = await chat(restaurantId, start);
  const left = async () => {
    await runJob(app, 'sweepConversations', {});
    const kept = await app.scope().em.find(Conversation, { id: { $in: [idle, busy, built] } });
    return new Set(kept.map(({ id }) => id));
  };
  now = new Date(start.getTime() + 30 * DAY_MS - 1000);
  expect(await left()).toEqual(new Set([idle, busy, built]));
  now = new Date(start.getTime() + 30 * DAY_MS);
  expect(await left()).toEqual(new Set([busy, built]));
  const turns = await pool.query('select from conversation_turns where conversation_id = $1', [idle]);
  expect(turns.rowCount).toBe(0);
  now = new Date(start.getTime() + 51 * DAY_MS);
  expect(await left()).toEqual(new Set([built]));
});
