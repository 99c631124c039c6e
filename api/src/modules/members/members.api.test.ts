import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { makeAccount } from '../../../test/makeAccount.ts';
import { makeMember } from '../../../test/makeMember.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { setPlan } from '../../../test/setPlan.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';

let now = new Date('2026-11-20T18:00:00Z');
let app: TestApp;
let site: MadeSite;

beforeAll(async () => {
  app = await startTestApp({ worker: true, replace: { clock: () => now } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-11-20T18:00:00Z');
  await app.container.infrastructure.database.pool.query('delete from rate_limits');
  site = await makeSite(app, { isOwnerKnown: true });
  await setPlan(app, site, 'SILVER');
});

interface Outcome {
  __typename: string;
  message?: string;
  fields?: { path: string }[];
  members?: { id: string; email: string; role: string; state: string; name: string | null }[];
}

const MEMBERS = 'members { id email role state name }';

/** Sends one of the mutations; undefined as `extra` selects the members. */
async function send(name: string, input: object, token = site.owner?.token): Promise<Outcome> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const payload = name === 'acceptInvitation' ? 'invitation { restaurantName role }' : MEMBERS;
  const { data, errors } = await app.graphql<Record<string, Outcome>>(
    `mutation ($input: ${type}Input!) { ${name}(input: $input) {
       __typename ... on UserError { message } ... on ${type}Payload { ${payload} } } }`,
    { input },
    token,
  );
  const outcome = data?.[name];
  if (!outcome) throw new Error(errors?.[0]?.message);
  return outcome;
}

const invite = (email: string, role = 'KITCHEN', at = site) =>
  send(
    'inviteMember',
    { restaurantId: toGlobalId('Restaurant', at.restaurantId), email, role },
    at.owner?.token,
  );

/** The token in the newest invitation to an address. */
const mailedToken = (email: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const mails = (await app.mailbox.messages()).filter(({ to }) => to === email);
      const token = /\/invitation\/([\w.-]+)/.exec(mails[0]?.text ?? '')?.[1];
      if (!token) throw new Error(`No invitation to ${email}`);
      return token;
    },
    { timeout: 10_000 },
  );
const invitation = async (token: string, session?: string) =>
  (
    await app.graphql<{ invitation: object | null }>(
      'query ($token: String!) { invitation(token: $token) { restaurantName ownerName email role isAccepted } }',
      { token },
      session,
    )
  ).data.invitation;

describe('invitations', () => {
  it('an invited person accepts with an account and gets the desk; the owner sees it', async () => {
    const cook = await makeAccount(app);
    expect(await invite(cook.email.toUpperCase())).toMatchObject({
      members: [{ email: cook.email, role: 'KITCHEN', state: 'INVITED', name: null }],
    });
    const token = await mailedToken(cook.email);
    expect(await invitation(token)).toMatchObject({ ownerName: site.owner?.name, role: 'KITCHEN' });
    for (const _time of [1, 2])
      expect(await send('acceptInvitation', { token }, cook.token)).toMatchObject({
        __typename: 'AcceptInvitationPayload',
      });
    expect(await invitation(token)).toBeNull();
    expect(await invitation(token, cook.token)).toMatchObject({ isAccepted: true });
    const { data } = await app.graphql<{ viewer: { desks: { slug: string }[] } }>(
      '{ viewer { desks { slug } } }',
      {},
      cook.token,
    );
    expect(data.viewer.desks).toEqual([{ slug: site.slug }]);
    const staff = await app.graphql<{ node: { staff: Outcome } }>(
      `{ node(id: "${toGlobalId('Restaurant', site.restaurantId)}") { ... on Restaurant { staff { peopleLimit ${MEMBERS} } } } }`,
      {},
      site.owner?.token,
    );
    expect(staff.data.node.staff).toMatchObject({
      peopleLimit: 2,
      members: [{ state: 'WORKING', name: cook.name }],
    });
  });

  it('a link works once, for 7 days, and not after the invitation was withdrawn', async () => {
    const [first, second] = [await makeAccount(app), await makeAccount(app)];
    await invite(first.email);
    const used = await mailedToken(first.email);
    now = new Date(now.getTime() + 7 * 24 * 3_600_000 - 1_000);
    expect(await invitation(used)).not.toBeNull();
    await send('acceptInvitation', { token: used }, first.token);
    expect(await send('acceptInvitation', { token: used }, second.token)).toMatchObject({
      __typename: 'NotFoundError',
    });
    const other = await makeSite(app, { isOwnerKnown: true });
    await setPlan(app, other, 'GOLD');
    await invite(second.email, 'KITCHEN', other);
    const late = await mailedToken(second.email);
    now = new Date(now.getTime() + 7 * 24 * 3_600_000);
    expect(await send('acceptInvitation', { token: late }, second.token)).toMatchObject({
      message: 'This invitation has expired or was withdrawn. Please ask for a new one.',
    });
    await app.container.infrastructure.database.pool.query('update sessions set confirmed_at = $1', [now]);
    const again = await invite(second.email, 'MANAGER', other);
    expect(again.members).toHaveLength(1);
    await send('removeMember', { memberId: again.members?.[0]?.id }, other.owner?.token);
    expect(await send('acceptInvitation', { token: late }, second.token)).toMatchObject({
      __typename: 'NotFoundError',
    });
  });

  it('only the account with the invited address accepts', async () => {
    const [cook, stranger] = [await makeAccount(app), await makeAccount(app)];
    await invite(cook.email);
    const token = await mailedToken(cook.email);
    expect(await send('acceptInvitation', { token }, stranger.token)).toEqual({
      __typename: 'ConflictError',
      message: `This invitation is for ${cook.email}. Please sign in with that address, or ask for an invitation to yours.`,
    });
    expect(await invitation(token)).toMatchObject({ email: cook.email });
    expect(await send('acceptInvitation', { token }, cook.token)).toMatchObject({
      __typename: 'AcceptInvitationPayload',
    });
  });

  it('an owner whose address is not verified invites nobody, and nobody gets a mail', async () => {
    const unknown = await makeSite(app);
    await setPlan(app, unknown, 'SILVER');
    const cook = await makeAccount(app);
    expect(await invite(cook.email, 'KITCHEN', unknown)).toEqual({
      __typename: 'ValidationError',
      message:
        'Please confirm your own email address before you invite others: open the link in our mail to you. The dashboard sends a new one.',
    });
    const { database } = app.container.infrastructure;
    await database.pool.query('update users set email_verified_at = now() where id = $1', [
      unknown.owner?.id,
    ]);
    expect(await invite(cook.email, 'KITCHEN', unknown)).toMatchObject({
      members: [{ email: cook.email, state: 'INVITED' }],
    });
    await mailedToken(cook.email);
    const mails = (await app.mailbox.messages()).filter(({ to }) => to === cook.email);
    expect(mails.filter(({ text }) => text?.includes('/invitation/'))).toHaveLength(1);
  });

  it('an invitation that makes no sense says why', async () => {
    expect(await invite('nobody')).toMatchObject({ __typename: 'ValidationError' });
    expect(await invite(site.owner?.email ?? '')).toMatchObject({
      message: 'This is the address of the owner, who has access already.',
    });
    const member = await makeMember(app, site, 'KITCHEN');
    expect(await invite(member.email)).toMatchObject({ message: 'This person has access already.' });
    expect(await invite('third@example.org')).toMatchObject({
      __typename: 'PaidPlanError',
      message: 'Your plan is for 2 people. Please remove or pause somebody, or choose a larger plan.',
    });
    await setPlan(app, site, 'FREE');
    expect(await invite('third@example.org')).toMatchObject({
      message: 'Your plan is for one person. Please choose a plan with staff accounts to invite others.',
    });
  });

  it('parallel invitations do not exceed the limit of the plan', { tags: ['@long'] }, async () => {
    const outcomes = await Promise.all([1, 2, 3, 4, 5].map((n) => invite(`many${n}@example.org`)));
    expect(outcomes.filter(({ __typename }) => __typename === 'InviteMemberPayload')).toHaveLength(1);
  });
});

describe('a member who loses access', () => {
  it.each([
    ['is removed', 'removeMember', {}],
    ['is paused', 'pauseMember', { isPaused: true }],
  ])('the open board of a member who %s ends at once', async (_what, name, input) => {
    const member = await makeMember(app, site, 'KITCHEN');
    const client = createClient({
      url: `ws://localhost:${app.port}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { token: member.token },
    });
    const stream = client.iterate({
      query: 'subscription ($id: ID!) { orderChanged(restaurantId: $id) { at } }',
      variables: { id: toGlobalId('Restaurant', site.restaurantId) },
    });
    expect((await stream.next()).done).toBe(false);
    const [end] = await Promise.all([
      stream.next(),
      send(name, { memberId: toGlobalId('Member', member.memberId), ...input }),
    ]);
    expect(end.done).toBe(true);
    await client.dispose();
  });

  it('a change of the role works at once', async () => {
    const member = await makeMember(app, site, 'KITCHEN');
    const read = async () =>
      (
        await app.graphql<{ node: object | null }>(
          `{ node(id: "${toGlobalId('Restaurant', site.restaurantId)}") { id } }`,
          {},
          member.token,
        )
      ).data.node;
    expect(await read()).toBeNull();
    await send('setMemberRole', { memberId: toGlobalId('Member', member.memberId), role: 'MANAGER' });
    expect(await read()).not.toBeNull();
  });
});
