import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveSecondFactor } from '../../../test/giveSecondFactor.ts';
import { makeAccount, type MadeAccount } from '../../../test/makeAccount.ts';
import { makeMember } from '../../../test/makeMember.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { newId } from '../../lib/ids.ts';
import type { operatorsModule } from './operators.module.ts';

const operators: string[] = [];
let app: TestApp;
let site: MadeSite;
/** Failed jobs. */
const jobs: string[] = [];
/** Session tokens; a guest has none. */
let people: Record<string, string | undefined>;

beforeAll(async () => {
  app = await startTestApp({ replace: { operators } });
  site = await makeSite(app, { isOwnerKnown: true });
  const [operator, unverified] = [await makeAccount(app), await makeAccount(app)];
  const byPassword = await makeAccount(app);
  operators.push(operator.email, unverified.email, byPassword.email);
  await giveSecondFactor(app, operator);
  await verify(byPassword);
  await app.container.infrastructure.database.pool.query(
    `insert into site_reports (id, slug, restaurant_id, reason, text, created_at) values ($1, 'olive', $2, 'other', '', now())`,
    [REPORT, site.restaurantId],
  );
  for (const kind of ['mailGoodbye', 'mailGoodbye', 'mailInvitation']) {
    const { rows } = await app.container.infrastructure.database.pool.query<{ id: string }>(
      `select id::text from graphile_worker.add_job($1, '{}', max_attempts => 1)`,
      [kind],
    );
    jobs.push(`job:${rows[0]?.id}`);
  }
  await app.container.infrastructure.database.pool.query(
    'update graphile_worker._private_jobs set attempts = 1',
  );
  people = {
    operator: operator.token,
    'operator without a verified address': unverified.token,
    'operator without a second factor': byPassword.token,
    owner: site.owner?.token,
    manager: (await makeMember(app, site, 'MANAGER')).token,
    stranger: (await makeAccount(app)).token,
    guest: undefined,
  };
});
afterAll(() => app.close());
beforeEach(() => app.container.infrastructure.database.pool.query('delete from rate_limits'));

const verify = ({ id }: MadeAccount) =>
  app.container.infrastructure.database.pool.query(
    'update users set email_verified_at = now() where id = $1',
    [id],
  );

const mutation = (name: string, input: object) => ({
  query: `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { __typename } }`,
  input,
});
const siteId = () => toGlobalId('OperatorSite', site.restaurantId);
const REPORT = newId();
const reportId = () => toGlobalId('SiteReport', REPORT);

/** A request of each root field of the console. */
const REQUESTS: Record<keyof typeof operatorsModule.access, () => { query: string; input?: object }> = {
  'Query.operator': () => ({ query: '{ operator { __typename } }' }),
  'Mutation.suspendSite': () => mutation('suspendSite', { siteId: siteId(), reason: 'It asks for cards.' }),
  'Mutation.restoreSite': () => mutation('restoreSite', { siteId: siteId(), reason: 'A mistake.' }),
  'Mutation.watchSite': () => mutation('watchSite', { siteId: siteId(), reason: 'A question.' }),
  'Mutation.settleReport': () => mutation('settleReport', { reportId: reportId(), note: 'Done.' }),
  'Mutation.retryJob': () => mutation('retryJob', { jobId: jobs[0] }),
  'Mutation.retryJobs': () => mutation('retryJobs', { kind: 'mailGoodbye' }),
  'Mutation.discardJob': () => mutation('discardJob', { jobId: jobs[2], reason: 'Because.' }),
  'Mutation.reopenReport': () => mutation('reopenReport', { reportId: reportId() }),
};

/** What GraphQL answers: the type of the result, null, or the code of the error. */
async function answerOf(request: keyof typeof REQUESTS, person: string) {
  const { query, input } = REQUESTS[request]();
  const { data, errors } = await app.graphql<Record<string, { __typename: string } | null>>(
    query,
    { input },
    people[person],
  );
  if (errors) return errors[0]?.extensions.code;
  return Object.values(data)[0]?.__typename ?? null;
}

describe('who may use the console', () => {
  const requests = Object.keys(REQUESTS) as (keyof typeof REQUESTS)[];
  const refused = [
    'operator without a verified address',
    'operator without a second factor',
    'owner',
    'manager',
    'stranger',
    'guest',
  ];
  it.each(requests.flatMap((request) => refused.map((person) => [request, person] as const)))(
    '%s is refused to the %s',
    async (request, person) => {
      expect(['UNAUTHENTICATED', 'NotFoundError', null]).toContain(await answerOf(request, person));
    },
  );

  it.each(requests)('%s is for an operator', async (request) => {
    expect(await answerOf(request, 'operator')).toMatch(/^(Operator|\w+Payload)$/);
  });
});

it('an operator without a second factor reads what to do, and is in after adding one', async () => {
  const late = await makeAccount(app);
  operators.push(late.email);
  await verify(late);
  const ask = async () => {
    const { data } = await app.graphql<Record<'operator' | 'viewer', object | null>>(
      '{ operator { email } viewer { needsSecondFactor } }',
      {},
      late.token,
    );
    return data;
  };
  expect(await ask()).toEqual({ operator: null, viewer: { needsSecondFactor: true } });
  const { data } = await app.graphql<{ outcome: { message: string } }>(
    `mutation ($input: ReopenReportInput!) { outcome: reopenReport(input: $input) { ... on UserError { message } } }`,
    { input: { reportId: reportId() } },
    late.token,
  );
  expect(data.outcome.message).toBe(
    'Operators need two-step sign-in. Please switch it on, on your account page, and try again.',
  );
  await giveSecondFactor(app, late);
  expect(await ask()).toEqual({ operator: { email: late.email }, viewer: { needsSecondFactor: false } });
});
