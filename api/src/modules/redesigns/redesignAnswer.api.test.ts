import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobsDone } from '../../../test/jobsDone.ts';
import { makeAccount, type MadeAccount } from '../../../test/makeAccount.ts';
import { makeMember } from '../../../test/makeMember.ts';
import { makeRedesign } from '../../../test/makeRedesign.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { setPlan } from '../../../test/setPlan.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { User } from '../accounts/account.entity.ts';
import { Member } from '../restaurants/member.entity.ts';
import { messages } from './messages.ts';
import { RedesignService } from './redesign.service.ts';

const LONG = { tags: ['@long'] };

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-24T10:00:00Z');

let now = NOW;
const operators: string[] = [];
let app: TestApp;
let operator: MadeAccount;
let site: MadeSite;
beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => now, operators }, worker: true });
  operator = await makeAccount(app);
  operators.push(operator.email);
});
afterAll(() => app.close());
beforeEach(async () => {
  now = NOW;
  await app.container.infrastructure.database.pool.query('delete from rate_limits');
  site = await makeSite(app);
  await setPlan(app, site, 'GOLD');
});

/** Sends a proposal as the operator. */
async function propose(id: string, text = 'Two fonts and a new hero'): Promise<void> {
  const person = {
    id: operator.id,
    email: operator.email,
    emailVerified: true,
    hasAuthenticator: true,
    hasPasskey: false,
  };
  const words = { text, link: 'https://draft.example/1', imageUrls: [] };
  const moved = await app.scope().get(RedesignService).move(person, id, 'PROPOSED', words);
  if (!moved.ok) throw new Error(moved.error.message);
}

const emailOf = async (userId: string): Promise<string> =>
  (await app.scope().em.findOneOrFail(User, { id: userId })).email;
const ownerEmail = () => emailOf(site.owner?.id ?? '');

/** The token in the newest mail of a proposal to a person. */
async function mailedToken(email: string): Promise<string> {
  await jobsDone(app);
  const mails = (await app.mailbox.messages()).filter(({ to }) => to === email);
  const tokens = mails.flatMap(({ text }) => /\/redesign-answer\/(\S+)/.exec(text ?? '')?.[1] ?? []);
  // The mailbox lists the newest first.
  const [newest] = tokens;
  if (newest === undefined) throw new Error('There is no link.');
  return newest;
}

interface Proposal {
  restaurantId: string;
  text: string;
  link: string;
  standing: string;
  answerableUntil: string;
}

async function read(token: string): Promise<Proposal | null> {
  const { data } = await app.graphql<{ redesignProposal: Proposal | null }>(
    `query ($token: String!) { redesignProposal(token: $token) {
      restaurantId restaurantName text link imageUrls at standing answerableUntil } }`,
    { token },
  );
  return data.redesignProposal;
}

interface Answer {
  __typename: string;
  message?: string;
  fields?: { path: string }[];
  proposal?: { standing: string };
}

async function reply(token: string, answer: string, text?: string): Promise<Answer> {
  const { data } = await app.graphql<{ answerRedesignProposal: Answer }>(
    `mutation ($input: AnswerRedesignProposalInput!) { answerRedesignProposal(input: $input) { __typename
      ... on AnswerRedesignProposalPayload { proposal { standing } }
      ... on UserError { message } ... on ValidationError { fields { path } } } }`,
    { input: { token, answer, text } },
  );
  return data.answerRedesignProposal;
}

/** A proposal of a new redesign of the site; the token is the owner's. */
async function proposed(text?: string): Promise<{ id: string; token: string }> {
  const { id } = await makeRedesign(app, site);
  await propose(id, text);
  return { id, token: await mailedToken(await ownerEmail()) };
}

const stateOf = async (id: string): Promise<unknown> =>
  (
    await app.container.infrastructure.database.pool.query('select state from redesigns where id = $1', [id])
  ).rows.map(({ state }: { state: string }) => state)[0];

describe('the mailed link of a proposal', () => {
  it('shows the proposal without signing in, and reading it changes nothing', async () => {
    const { id, token } = await proposed();
    expect(await read(token)).toEqual({
      restaurantId: toGlobalId('Restaurant', site.restaurantId),
      restaurantName: 'The Olive Press',
      text: 'Two fonts and a new hero',
      link: 'https://draft.example/1',
      imageUrls: [],
      at: '2026-11-24T10:00:00.000Z',
      standing: 'OPEN',
      answerableUntil: '2026-12-08T10:00:00.000Z',
    });
    expect(await stateOf(id)).toBe('PROPOSED');
  });

  it('approves once, in the name of its person; a second answer is a conflict', async () => {
    const { id, token } = await proposed();
    expect(await reply(token, 'APPROVED')).toMatchObject({ proposal: { standing: 'APPROVED' } });
    expect(await reply(token, 'CHANGES_ASKED', 'Less red')).toMatchObject({
      __typename: 'ConflictError',
      message: messages.moved,
    });
    expect((await read(token))?.standing).toBe('APPROVED');
    const [, , approval] = await app.scope().get(RedesignService).moves.load(id);
    expect(approval).toMatchObject({ toState: 'APPROVED', name: 'Olivia Green' });
  });

  it('asks for changes with a text, and the next proposal supersedes it', LONG, async () => {
    const { id, token } = await proposed();
    expect(await reply(token, 'CHANGES_ASKED')).toMatchObject({
      message: messages.check,
      fields: [{ path: 'text' }],
    });
    expect((await reply(token, 'CHANGES_ASKED', 'Less red')).proposal?.standing).toBe('CHANGES_ASKED');
    await propose(id, 'In green');
    expect((await read(token))?.standing).toBe('SUPERSEDED');
    expect(await reply(token, 'APPROVED')).toMatchObject({
      __typename: 'ConflictError',
      message: messages.superseded,
    });
    expect(await stateOf(id)).toBe('PROPOSED');
    const newer = await mailedToken(await ownerEmail());
    expect(await read(newer)).toMatchObject({ text: 'In green', standing: 'OPEN' });
  });

  it('of two answers at once one is taken', LONG, async () => {
    const { token } = await proposed();
    const answers = await Promise.all([reply(token, 'APPROVED'), reply(token, 'CHANGES_ASKED', 'Less red')]);
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      'AnswerRedesignProposalPayload',
      'ConflictError',
    ]);
  });

  it('works for 14 days', LONG, async () => {
    const { token } = await proposed();
    now = new Date(NOW.getTime() + 14 * DAY - 1);
    expect((await read(token))?.standing).toBe('OPEN');
    now = new Date(NOW.getTime() + 14 * DAY);
    expect(await read(token)).toBeNull();
    expect(await reply(token, 'APPROVED')).toMatchObject({
      __typename: 'NotFoundError',
      message: messages.linkInvalid,
    });
  });

  it('is refused when a part of it was changed', LONG, async () => {
    const { id, token } = await proposed();
    const other = await makeAccount(app);
    const [proposal = '', user = '', signature = ''] = token.split('.');
    const forged = [
      '',
      'x',
      `${proposal}.${other.id}.${signature}`,
      `${id}.${user}.${signature}`,
      `${proposal}.${user}.${signature}x`,
      `${proposal}.${user}`,
    ];
    expect(await Promise.all(forged.map(read))).toEqual(forged.map(() => null));
    const answers = await Promise.all(forged.map((one) => reply(one, 'APPROVED')));
    expect(answers.map(({ __typename }) => __typename)).toEqual(forged.map(() => 'NotFoundError'));
    expect(await stateOf(id)).toBe('PROPOSED');
  });

  it('of a manager ends with the membership, and kitchen staff get none', LONG, async () => {
    const manager = await makeMember(app, site, 'MANAGER');
    const kitchen = await makeMember(app, site, 'KITCHEN');
    await proposed();
    const token = await mailedToken(manager.email);
    await expect(mailedToken(kitchen.email)).rejects.toThrow('There is no link.');
    expect((await read(token))?.standing).toBe('OPEN');
    await app.scope().em.nativeDelete(Member, { id: manager.memberId });
    expect(await read(token)).toBeNull();
    expect((await reply(token, 'APPROVED')).__typename).toBe('NotFoundError');
  });

  it('is in a mail that shows hostile texts as texts', async () => {
    await proposed('<script>alert(1)</script> & "quotes"');
    const email = await ownerEmail();
    const mail = (await app.mailbox.messages()).find(
      ({ to, subject }) => to === email && subject.includes('ready to review'),
    );
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp;');
    expect(mail?.html).not.toContain('<script>');
    expect(mail?.text).toContain('The link works for 14 days');
  });
});

it('a person reads which proposals of their restaurants wait for an answer', LONG, async () => {
  const waiting = async (token: string | undefined) =>
    (
      await app.graphql<{ viewer: { waitingRedesigns: { restaurantName: string }[] } }>(
        '{ viewer { waitingRedesigns { restaurantName restaurantId } } }',
        {},
        token,
      )
    ).data.viewer.waitingRedesigns;
  const { id } = await makeRedesign(app, site);
  expect(await waiting(site.owner?.token)).toEqual([]);
  await propose(id);
  const manager = await makeMember(app, site, 'MANAGER');
  const expected = [
    { restaurantName: 'The Olive Press', restaurantId: toGlobalId('Restaurant', site.restaurantId) },
  ];
  expect(await waiting(site.owner?.token)).toEqual(expected);
  expect(await waiting(manager.token)).toEqual(expected);
  expect(await waiting((await makeMember(app, site, 'KITCHEN')).token)).toEqual([]);
  expect(await waiting(operator.token)).toEqual([]);
  await reply(await mailedToken(await ownerEmail()), 'APPROVED');
  expect(await waiting(site.owner?.token)).toEqual([]);
});
