import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MadeAccount, makeAccount } from '../../../../test/makeAccount.ts';
import { makeMember } from '../../../../test/makeMember.ts';
import { makeSite, type MadeSite } from '../../../../test/makeSite.ts';
import { restClient } from '../../../../test/restClient.ts';
import { startTestApp, type TestApp } from '../../../../test/testApp.ts';
import { toGlobalId } from '../../../graphql/globalId.ts';
import { newId } from '../../../lib/ids.ts';

const MINUTE_MS = 60_000;

let app: TestApp;
let now = new Date();
let site: MadeSite;
let owner: MadeAccount;
let memberId: string;
beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => now } });
});
afterAll(() => app.close());

const sql = (text: string, values: unknown[] = []) =>
  app.container.infrastructure.database.pool.query(text, values);

beforeEach(async () => {
  now = new Date();
  site = await makeSite(app);
  owner = await makeAccount(app);
  await sql('update restaurants set owner_id = $1, package = $2 where id = $3', [
    owner.id,
    'PLATINUM',
    site.restaurantId,
  ]);
  await sql('update users set email_verified_at = now() where id = $1', [owner.id]);
  memberId = toGlobalId('Member', (await makeMember(app, site, 'KITCHEN')).memberId);
  await sql('delete from rate_limits');
});

const later = (minutes: number) => (now = new Date(now.getTime() + minutes * MINUTE_MS));
const id = () => toGlobalId('Restaurant', site.restaurantId);

interface Outcome {
  __typename: string;
  code?: string;
  ways?: string[];
  fields?: { path: string; message: string }[];
}

async function send(name: string, input: object, token: string | undefined = owner.token): Promise<Outcome> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const details =
    name === 'confirmIdentity'
      ? '... on ValidationError { fields { path message } }'
      : '... on ConfirmationNeededError { ways }';
  const { data, errors } = await app.graphql<{ outcome: Outcome } | null>(
    `mutation ($input: ${type}!) { outcome: ${name}(input: $input) { __typename
      ... on UserError { code } ${details} } }`,
    { input },
    token,
  );
  if (!data) throw new Error(errors?.[0]?.extensions.code);
  return data.outcome;
}

const confirm = (password: string) => send('confirmIdentity', { password });

/** The site and its staff as stored. */
async function stored(): Promise<unknown> {
  const { rows } = await sql(
    `select r.slug, r.order_email, r.status, (select json_agg(m order by m.id) from restaurant_members m where m.restaurant_id = r.id) as staff
     from restaurants r where r.id = $1`,
    [site.restaurantId],
  );
  return rows[0];
}

const CHANGES: [name: string, input: () => object][] = [
  ['updateRestaurant', () => ({ id: id(), orderEmail: 'kitchen@example.org' })],
  ['changeRestaurantSlug', () => ({ id: id(), slug: `moved-${newId().slice(-8)}` })],
  ['inviteMember', () => ({ restaurantId: id(), email: `cook-${newId()}@example.org`, role: 'KITCHEN' })],
  ['setMemberRole', () => ({ memberId, role: 'MANAGER' })],
  ['pauseMember', () => ({ memberId, isPaused: true })],
  ['removeMember', () => ({ memberId })],
  ['archiveRestaurant', () => ({ id: id() })],
];

describe('changes that a stolen session must not allow', () => {
  it.each(CHANGES)('%s needs a proof that is younger than ten minutes', async (name, input) => {
    const before = await stored();
    later(10);
    expect(await send(name, input())).toEqual({
      __typename: 'ConfirmationNeededError',
      code: 'CONFIRMATION_NEEDED',
      ways: ['PASSWORD'],
    });
    expect(await stored()).toEqual(before);
    expect(await confirm(owner.password)).toEqual({ __typename: 'ConfirmIdentityPayload' });
    later(9);
    const answer = await send(name, input());
    expect(answer.__typename).toMatch(/Payload$/);
    expect(await stored()).not.toEqual(before);
  });

  it('within ten minutes of a sign-in nobody is asked', async () => {
    later(9);
    const { __typename } = await send('changeRestaurantSlug', {
      id: id(),
      slug: `moved-${newId().slice(-8)}`,
    });
    expect(__typename).toBe('ChangeRestaurantSlugPayload');
  });

  it('other settings and the same order address need no proof', async () => {
    await send('updateRestaurant', { id: id(), orderEmail: 'kitchen@example.org' });
    later(60);
    for (const change of [{ tagline: 'Since 1987' }, { orderEmail: 'kitchen@example.org' }])
      expect((await send('updateRestaurant', { id: id(), ...change })).__typename).toBe(
        'UpdateRestaurantPayload',
      );
    // Without an address, orders go to that of the account.
    expect((await send('updateRestaurant', { id: id(), orderEmail: null })).__typename).toBe(
      'ConfirmationNeededError',
    );
  });

  it('REST answers 403 with a stable code, and takes the proof too', async () => {
    later(10);
    const rest = restClient(app);
    const path = `/restaurant-portal/restaurants/${site.restaurantId}`;
    const change = { body: { orderEmail: 'kitchen@example.org' }, token: owner.token };
    const refused = await rest('patch', path, change);
    expect(refused.status).toBe(403);
    expect(refused.json).toMatchObject({ code: 'confirmation-needed', ways: ['PASSWORD'] });
    const body = { password: owner.password };
    const confirmed = await rest('post', '/users/me/confirm', { body, token: owner.token });
    expect(confirmed.json).toEqual({
      confirmedUntil: new Date(now.getTime() + 10 * MINUTE_MS).toISOString(),
    });
    expect((await rest('patch', path, change)).status).toBe(200);
  });
});

describe('confirmIdentity', () => {
  it('a wrong password confirms nothing, and an address may try 10 in 15 minutes', async () => {
    later(10);
    for (let tries = 1; tries <= 10; tries += 1)
      expect(await confirm('a wrong guess')).toMatchObject({
        __typename: 'ValidationError',
        fields: [{ path: 'password', message: 'This is not your password.' }],
      });
    expect((await confirm(owner.password)).__typename).toBe('RateLimitedError');
    expect((await send('archiveRestaurant', { id: id() })).__typename).toBe('ConfirmationNeededError');
  });

  it('a proof counts for its session alone', async () => {
    const { data } = await app.graphql<{ login: { token: string } }>(
      `mutation ($input: LoginInput!) { login(input: $input) { ... on AuthPayload { token } } }`,
      { input: { email: owner.email, password: owner.password } },
    );
    later(10);
    await confirm(owner.password);
    const other = await send('archiveRestaurant', { id: id() }, data.login.token);
    expect(other.__typename).toBe('ConfirmationNeededError');
  });

  it('somebody without a password must sign in again', async () => {
    await sql('update users set password_hash = null where id = $1', [owner.id]);
    later(10);
    expect(await send('archiveRestaurant', { id: id() })).toMatchObject({ ways: [] });
    expect((await confirm('anything')).__typename).toBe('ValidationError');
  });
});
