import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveSecondFactor } from '../../../test/giveSecondFactor.ts';
import { makeAccount, type MadeAccount } from '../../../test/makeAccount.ts';
import { makeSite } from '../../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { AccountExportService } from '../accounts/accountExport.service.ts';
import { SuspensionService } from '../restaurants/suspension.service.ts';
import { OperatorLogService } from './operatorLog.service.ts';
import { recordSuspensionBy } from './suspensionMove.ts';

const operators: string[] = [];
let app: TestApp;
let operator: MadeAccount;
beforeAll(async () => {
  app = await startTestApp({ replace: { operators } });
  operator = await makeAccount(app);
  operators.push(operator.email);
  await giveSecondFactor(app, operator);
});
afterAll(() => app.close());

interface Move {
  operatorEmail: string | null;
  kind: string;
  subject: string;
  reason: string | null;
}
const MOVES = `query ($first: Int!, $after: String) { operator { moves(first: $first, after: $after) {
  totalCount edges { cursor node { operatorEmail kind subject reason } } } } }`;

async function moves(first = 50, after: string | null = null) {
  const { data, errors } = await app.graphql<{
    operator: { moves: { totalCount: number; edges: { cursor: string; node: Move }[] } };
  }>(MOVES, { first, after }, operator.token);
  expect(errors).toBeUndefined();
  return data.operator.moves;
}

const suspensions = () => app.scope().get(SuspensionService);

it('the log has who took a site offline and why, newest first, page by page', async () => {
  const site = await makeSite(app);
  await suspensions().suspend(site.slug, 'It asks for card details.', recordSuspensionBy(operator.email));
  await suspensions().restore(site.slug, null, recordSuspensionBy(null));
  // Nothing changes, so nothing is written down.
  await suspensions().restore(site.slug, null, recordSuspensionBy(null));
  const first = await moves(1);
  expect(first.totalCount).toBe(2);
  expect(first.edges.map(({ node }) => node)).toEqual([
    { operatorEmail: null, kind: 'SITE_RESTORED', subject: site.slug, reason: null },
  ]);
  const second = await moves(1, first.edges[0]?.cursor);
  expect(second.edges.map(({ node }) => node)).toEqual([
    {
      operatorEmail: operator.email,
      kind: 'SITE_SUSPENDED',
      subject: site.slug,
      reason: 'It asks for card details.',
    },
  ]);
});

it('a suspension that fails leaves no entry', async () => {
  const before = await moves();
  const gone = await suspensions().suspend('no-such-site', null, recordSuspensionBy(operator.email));
  expect(gone.ok).toBe(false);
  expect(await moves()).toEqual(before);
});

it('entries stay for 24 months, and the download of an operator has the own ones', async () => {
  const { pool } = app.container.infrastructure.database;
  const site = await makeSite(app);
  const insert = (age: string) =>
    pool.query(
      `insert into operator_moves (id, operator, kind, subject, at)
       values (gen_random_uuid(), $1, 'SITE_VIEWED', $2, now() - $3::interval)`,
      [operator.email, site.slug, age],
    );
  await insert('24 months 1 day');
  await insert('23 months 29 days');
  await app.scope().get(OperatorLogService).sweep();
  const { rows } = await pool.query('select 1 from operator_moves where subject = $1', [site.slug]);
  expect(rows).toHaveLength(1);
  const exported = JSON.stringify(await app.scope().get(AccountExportService).export(operator.id));
  expect(exported).toContain(site.slug);
});
