import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountRemovals, DELETED } from '../../../test/accountRemovals.ts';
import { jobsDone } from '../../../test/jobsDone.ts';
import { makeAccount } from '../../../test/makeAccount.ts';
import { runJob } from '../../../test/runJob.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { seedCatalogue } from '../../db/seed/seed.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { Service } from '../catalogue/catalogue.entity.ts';
import { PlanInterest } from './contact.entity.ts';

const NOW = new Date('2026-11-22T10:00:00Z');

let now = NOW;
let app: TestApp;
let grocery: string;
let gold: string;
beforeAll(async () => {
  app = await startTestApp({ worker: true, replace: { clock: () => now } });
  await app.scope().em.transactional((em) => seedCatalogue(em));
  const idOf = async (key: string) => (await app.scope().em.findOneOrFail(Service, { key })).id;
  // The catalogue sells all its plans: one is made a plan that is still to come.
  await app.scope().em.nativeUpdate(Service, { key: 'grocery-silver' }, { isComing: true });
  grocery = toGlobalId('Service', await idOf('grocery-silver'));
  gold = toGlobalId('Service', await idOf('restaurant-gold'));
});
afterAll(() => app.close());
beforeEach(async () => {
  now = NOW;
  await jobsDone(app);
  await app.mailbox.clear();
  await app.container.infrastructure.database.pool.query(
    'delete from plan_interests; delete from rate_limits',
  );
});

interface Outcome {
  __typename: string;
  message: string;
  fields?: { path: string; message: string }[];
}

async function register(input: object): Promise<Outcome> {
  const { data } = await app.graphql<{ registerPlanInterest: Outcome }>(
    `mutation ($input: RegisterPlanInterestInput!) { registerPlanInterest(input: $input) {
      __typename
      ... on RegisterPlanInterestPayload { message }
      ... on UserError { message }
      ... on ValidationError { fields { path message } } } }`,
    { input: { serviceId: grocery, email: 'ana@example.org', ...input } },
  );
  return data.registerPlanInterest;
}
const kept = async () => (await app.scope().em.findAll(PlanInterest)).map(({ email }) => email);
const mails = async () => {
  await jobsDone(app);
  return app.mailbox.messages();
};

describe('registerPlanInterest', () => {
  it('a plan interest is stored and mailed to our support with a reply address', async () => {
    expect(await register({ email: ' Ana@Example.org ' })).toEqual({
      __typename: 'RegisterPlanInterestPayload',
      message: 'Thank you. We’ll email you when this plan is on sale.',
    });
    expect(await kept()).toEqual(['ana@example.org']);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'support@forkfront.example',
      subject: 'Tell me when: Silver Grocery',
    });
    expect(mail?.headers['reply-to']).toBe('ana@example.org');
  });

  it('a repeated plan interest is stored and mailed once', async () => {
    const results = await Promise.all([register({}), register({}), register({ email: 'ANA@example.org' })]);
    for (const { __typename } of results) expect(__typename).toBe('RegisterPlanInterestPayload');
    expect(await kept()).toEqual(['ana@example.org']);
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    ['', 'Please enter your email address.'],
    ['ana', 'Please check the email address.'],
  ])('the address %j is refused', async (email, message) => {
    expect(await register({ email })).toEqual({
      __typename: 'ValidationError',
      message,
      fields: [{ path: 'email', message }],
    });
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['a plan that is on sale', () => gold],
    ['something else', () => toGlobalId('Restaurant', grocery)],
    ['nothing', () => 'x'],
  ])('a plan interest is refused for %s', async (_what, serviceId) => {
    expect(await register({ serviceId: serviceId() })).toMatchObject({ __typename: 'NotFoundError' });
    expect(await kept()).toEqual([]);
  });

  it('an IP can register 10 plan interests an hour', async () => {
    for (let count = 0; count < 10; count += 1) await register({ email: `ana${count}@example.org` });
    expect(await register({ email: 'last@example.org' })).toMatchObject({ __typename: 'RateLimitedError' });
    expect(await kept()).toHaveLength(10);
  });
});

it('plan interests are deleted after 12 months', async () => {
  await register({});
  now = new Date('2027-11-22T09:59:59Z');
  await runJob(app, 'sweepContactMessages', {});
  expect(await kept()).toHaveLength(1);
  now = new Date('2027-11-22T10:00:01Z');
  await runJob(app, 'sweepContactMessages', {});
  expect(await kept()).toEqual([]);
});

it(
  'plan interests are exported and deleted with the account that verified their address',
  { tags: ['@long'] },
  async () => {
    const removals = accountRemovals(app);
    const ana = await makeAccount(app);
    await register({ email: ana.email });
    await register({ email: 'ben@example.org' });
    const exported = async () => {
      const { data } = await app.graphql<{ viewer: { dataExport: { text: string } } }>(
        '{ viewer { dataExport { ... on DataExport { text } } } }',
        {},
        ana.token,
      );
      return (JSON.parse(data.viewer.dataExport.text) as { planInterests: unknown }).planInterests;
    };
    expect(await exported()).toEqual([]);
    await removals.rows('update users set email_verified_at = now() where id = $1', ana.id);
    expect(await exported()).toEqual([
      { plan: 'Silver Grocery', email: ana.email, askedAt: NOW.toISOString() },
    ]);
    expect(await removals.remove(ana.token, ana.password)).toEqual(DELETED);
    expect(await kept()).toEqual(['ben@example.org']);
  },
);
