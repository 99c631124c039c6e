import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { modules } from '../../modules.ts';
import { Upload } from '../../modules/uploads/upload.entity.ts';
import { addJob } from './jobs.gateway.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: true });
});
afterAll(() => app.close());

const schedules = modules.flatMap(({ jobs = {} }) =>
  Object.entries(jobs).flatMap(([name, { schedule }]) =>
    schedule === undefined ? [] : [{ name, when: inWords(schedule) }],
  ),
);
const scheduled = schedules.map(({ name }) => name);

/** A cron expression in the words of the operations manual. */
function inWords(schedule: string): string {
  const [minutes = '', hour = ''] = schedule.split(' ').map((field) => field.replaceAll(/\b\d\b/g, '0$&'));
  if (minutes === '*') return 'every minute';
  if (minutes.startsWith('*/')) return `every ${Number(minutes.slice(2))} minutes`;
  if (hour !== '*') return `daily at ${hour}:${minutes}`;
  const times = minutes.split(',').map((minute) => `:${minute}`);
  return `${times.length === 1 ? 'hourly ' : ''}at ${times.join(', ')}`;
}

it('the operations manual lists every scheduled job with its times, and no other', () => {
  const manual = readFileSync(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
  const [, jobs = ''] = /^\| Job +\| When .*\n((?:\|.*\n)+)/m.exec(manual) ?? [];
  const listed = [...jobs.matchAll(/^\| `(\w+)` +\| (.*?) +\|/gm)].map(([, name, when]) => ({ name, when }));
  const byName = (one: { name?: string | undefined }, other: { name?: string | undefined }) =>
    (one.name ?? '').localeCompare(other.name ?? '');
  expect(listed.toSorted(byName)).toEqual(schedules.toSorted(byName));
});

it('the workers know all scheduled jobs', async () => {
  const { pool } = app.container.infrastructure.database;
  await expect
    .poll(async () => {
      const { rows } = await pool.query<{ identifier: string }>(
        'select identifier from graphile_worker._private_known_crontabs order by identifier',
      );
      return rows.map(({ identifier }) => identifier);
    })
    .toEqual(scheduled.toSorted());
});

it('a queued job runs', async () => {
  const { em } = app.scope();
  const past = new Date(Date.now() - 1000);
  const forgotten = em.create(Upload, {
    objectKey: 'uploads/forgotten',
    caller: 'user:nobody',
    context: 'new_product',
    resourceId: 'x',
    restaurantId: null,
    contentType: 'image/png',
    sizeBytes: null,
    publicKey: null,
    confirmedAt: null,
    unusedSince: null,
    discardedAt: null,
    sweepAt: past,
    createdAt: past,
  });
  await em.flush();
  await em.transactional((transaction) => addJob(transaction, 'sweepUploads', {}));
  await expect
    .poll(() => app.scope().em.count(Upload, { objectKey: forgotten.objectKey }), { timeout: 10_000 })
    .toBe(0);
});
