import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobsDone } from '../../../test/jobsDone.ts';
import { giveSecondFactor } from '../../../test/giveSecondFactor.ts';
import { makeAccount, type MadeAccount } from '../../../test/makeAccount.ts';
import { makeRedesign } from '../../../test/makeRedesign.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { setPlan } from '../../../test/setPlan.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { User } from '../accounts/account.entity.ts';
import { messages } from './messages.ts';

const LONG = { tags: ['@long'] };

let now = new Date('2026-11-24T10:00:00Z');
const operators: string[] = [];
let app: TestApp;
let operator: MadeAccount;
let site: MadeSite;
beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => now, operators }, worker: true });
  operator = await makeAccount(app);
  operators.push(operator.email);
  await giveSecondFactor(app, operator);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.container.infrastructure.database.pool.query('delete from rate_limits');
  site = await makeSite(app);
  await setPlan(app, site, 'GOLD');
});

const verify = ({ id }: { id: string }) =>
  app.scope().em.nativeUpdate(User, { id }, { emailVerifiedAt: now });

interface Answer {
  __typename: string;
  message?: string;
  fields?: { path: string }[];
  redesign?: { id: string; state: string };
}

async function send(token: string | undefined, name: string, input: object): Promise<Answer> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const { data } = await app.graphql<Record<string, Answer>>(
    `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename
      ... on ${type}Payload { redesign { id state } }
      ... on UserError { message } ... on ValidationError { fields { path } } } }`,
    { input },
    token,
  );
  const answer = data[name];
  if (!answer) throw new Error(`No answer to ${name}.`);
  return answer;
}

const request = (words: object = {}) =>
  send(site.owner?.token, 'requestRedesign', {
    restaurantId: toGlobalId('Restaurant', site.restaurantId),
    brief: 'Warmer colours, please',
    links: ['https://example.com/menu'],
    ...words,
  });
const move = (token: string | undefined, id: string, to: string, words: object = {}) =>
  send(token, 'moveRedesign', { redesignId: toGlobalId('Redesign', id), to, ...words });
const propose = (id: string, token = operator.token) =>
  move(token, id, 'PROPOSED', { text: 'Two fonts and a new hero', link: 'https://draft.example/1' });

const LIST = `query ($isOpen: Boolean, $states: [RedesignState!]) { operatorRedesigns(isOpen: $isOpen, states: $states, first: 50) { edges { node { id restaurantName siteUrl brief } } } }`;
type Listed = { operatorRedesigns: { edges: { node: { id: string; restaurantName: string } }[] } | null };
const listed = async (token: string, which: Record<string, unknown> = { states: ['REQUESTED'] }) =>
  (await app.graphql<Listed>(LIST, which, token)).data.operatorRedesigns;

/** Subjects of the mails to a person, oldest first. */
async function subjectsTo(email: string): Promise<string[]> {
  await jobsDone(app);
  return (await app.mailbox.messages()).filter(({ to }) => to === email).map(({ subject }) => subject);
}

describe('a redesign', () => {
  it('is requested, changed and approved, and each step sends a mail to the other side', async () => {
    const requested = await request();
    expect(requested.redesign?.state).toBe('REQUESTED');
    const { id } = await openOne();
    expect((await move(operator.token, id, 'IN_PROGRESS')).redesign?.state).toBe('IN_PROGRESS');
    expect((await propose(id)).redesign?.state).toBe('PROPOSED');
    const owner = site.owner?.token;
    expect((await move(owner, id, 'CHANGES_ASKED', { text: 'Less red' })).redesign?.state).toBe(
      'CHANGES_ASKED',
    );
    await propose(id);
    expect((await move(owner, id, 'APPROVED')).redesign?.state).toBe('APPROVED');
    const { data } = await app.graphql<{
      node: { moves: { to: string; by: string; name: string | null }[] };
    }>(
      'query ($id: ID!) { node(id: $id) { ... on Redesign { moves { to by name text link at } } } }',
      { id: toGlobalId('Redesign', id) },
      owner,
    );
    const name = 'Olivia Green';
    expect(data.node.moves).toMatchObject([
      { to: 'REQUESTED', by: 'OWNER', name },
      { to: 'IN_PROGRESS', by: 'OPERATOR', name: null },
      { to: 'PROPOSED', by: 'OPERATOR', name: null, link: 'https://draft.example/1' },
      { to: 'CHANGES_ASKED', by: 'OWNER', name, text: 'Less red' },
      { to: 'PROPOSED', by: 'OPERATOR', name: null },
      { to: 'APPROVED', by: 'OWNER', name },
    ]);
    // The mail that confirms the address may come too.
    const toOperator = await subjectsTo(operator.email);
    expect(toOperator.filter((subject) => subject.startsWith('The Olive Press'))).toHaveLength(3);
    const toOwner = await subjectsTo(await ownerEmail());
    expect(toOwner.filter((subject) => subject.includes('redesign'))).toHaveLength(3);
  });

  it('a restaurant has one at a time, also of two requests at once', async () => {
    const answers = await Promise.all([request(), request()]);
    expect(answers.map(({ message }) => message ?? 'requested').toSorted()).toEqual([
      messages.open,
      'requested',
    ]);
  });

  it('Gold includes one a year; one that was withdrawn before a proposal does not count', async () => {
    const first = await makeRedesign(app, site);
    await move(site.owner?.token, first.id, 'WITHDRAWN');
    const second = await makeRedesign(app, site);
    await propose(second.id);
    await move(site.owner?.token, second.id, 'WITHDRAWN');
    expect((await request()).message).toBe(messages.used);
    const before = now;
    now = new Date(now.getTime() + 366 * 24 * 60 * 60 * 1000);
    // Without a session, which would have ended by then.
    const later = makeRedesign(app, site).finally(() => (now = before));
    await expect(later).resolves.toMatchObject({ state: 'REQUESTED' });
  });

  it('a request without a brief names the field', async () => {
    expect(await request({ brief: ' ' })).toMatchObject({
      message: messages.check,
      fields: [{ path: 'brief' }],
    });
  });

  it('a state that does not follow is a conflict', async () => {
    const { id } = await makeRedesign(app, site);
    expect((await move(site.owner?.token, id, 'APPROVED')).message).toBe(messages.moved);
  });
});

describe('who sees and moves a redesign', () => {
  it('neither the owner nor another person can propose, and an operator cannot approve', LONG, async () => {
    const { id } = await makeRedesign(app, site);
    expect((await propose(id, site.owner?.token)).message).toBe(messages.unknown);
    expect((await propose(id, (await makeAccount(app)).token)).message).toBe(messages.unknown);
    await propose(id);
    expect((await move(operator.token, id, 'APPROVED')).message).toBe(messages.unknown);
    expect((await move((await makeAccount(app)).token, id, 'APPROVED')).message).toBe(messages.unknown);
  });

  it('only operators with a verified address see the requests of all restaurants', LONG, async () => {
    const { id } = await makeRedesign(app, site);
    const unverified = await makeAccount(app);
    operators.push(unverified.email);
    expect(await listed(unverified.token)).toBeNull();
    expect(await listed(site.owner?.token ?? '')).toBeNull();
    const found = await listed(operator.token);
    expect(found?.edges.map(({ node }) => node.id)).toContain(toGlobalId('Redesign', id));
    await verify(unverified);
    expect(await listed(unverified.token)).toBeNull();
    await giveSecondFactor(app, unverified);
    expect(await listed(unverified.token)).not.toBeNull();
    operators.pop();
  });

  it(
    'the list without states has the open redesigns, and the deprecated isOpen still chooses',
    LONG,
    async () => {
      await makeRedesign(app, site);
      const open = await listed(operator.token, {
        states: ['REQUESTED', 'IN_PROGRESS', 'PROPOSED', 'CHANGES_ASKED'],
      });
      expect(open?.edges).not.toEqual([]);
      for (const which of [{}, { isOpen: true }]) expect(await listed(operator.token, which)).toEqual(open);
      const finished = await listed(operator.token, { states: ['APPROVED', 'WITHDRAWN'] });
      expect(finished).not.toEqual(open);
      expect(await listed(operator.token, { isOpen: false })).toEqual(finished);
    },
  );
});

async function openOne(): Promise<{ id: string }> {
  const { rows } = await app.container.infrastructure.database.pool.query<{ id: string }>(
    'select id from redesigns where restaurant_id = $1',
    [site.restaurantId],
  );
  const [row] = rows;
  if (!row) throw new Error('There is no redesign.');
  return row;
}

async function ownerEmail(): Promise<string> {
  return (await app.scope().em.findOneOrFail(User, { id: site.owner?.id ?? '' })).email;
}

it('the owner reads the redesigns of the restaurant with their history, newest first', async () => {
  const { redesign } = await request();
  await propose(
    (
      await app.container.infrastructure.database.pool.query(
        'select id from redesigns where restaurant_id = $1',
        [site.restaurantId],
      )
    ).rows
      .map(({ id }: { id: string }) => id)
      .join(''),
  );
  const { data } = await app.graphql(
    `query ($id: ID!) { node(id: $id) { ... on Restaurant { redesigns(first: 20) { edges { node {
      id state brief links moves { to by name text link } } } } } } }`,
    { id: toGlobalId('Restaurant', site.restaurantId) },
    site.owner?.token,
  );
  expect(data).toMatchObject({
    node: {
      redesigns: {
        edges: [
          {
            node: {
              id: redesign?.id,
              state: 'PROPOSED',
              brief: 'Warmer colours, please',
              moves: [{ to: 'REQUESTED' }, { to: 'PROPOSED', text: 'Two fonts and a new hero' }],
            },
          },
        ],
      },
    },
  });
});
