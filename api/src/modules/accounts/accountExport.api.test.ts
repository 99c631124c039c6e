import { ref } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePromotion } from '../../../test/makePromotion.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { statementsOf } from '../../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { newId } from '../../lib/ids.ts';
import { Conversation } from '../onboarding/conversation.entity.ts';
import { Member } from '../restaurants/member.entity.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { Upload } from '../uploads/upload.entity.ts';
import { Session, User } from './account.entity.ts';
import type { AccountExport } from './accountExport.service.ts';

let app: TestApp;
let mine: MadeSite;
let theirs: MadeSite;
beforeAll(async () => {
  app = await startTestApp();
  [mine, theirs] = [await makeSite(app), await makeSite(app)];
  await makePromotion(app, mine, { name: 'Quiet days', useLimit: 50 });
  await makePromotion(app, theirs, { name: 'Loud days' });
  for (const site of [mine, theirs]) await placeOrder(app, orderInput(site, { shownTotal: 2003 }));
});
afterAll(() => app.close());

interface Download extends AccountExport {
  memberships: Record<string, unknown>[];
  sites: Record<string, unknown>[];
  menus: { site: string; sections: { name: string; products: Record<string, unknown>[] }[] }[];
  menuVersions: Record<string, unknown>[];
  orders: Record<string, unknown>[];
  promotions: Record<string, unknown>[];
  uploads: Record<string, unknown>[];
  conversations: Record<string, unknown>[];
}

async function download(token: string | undefined): Promise<string> {
  const { data, errors } = await app.graphql<{ viewer: { dataExport: { text: string } } }>(
    '{ viewer { dataExport { ... on DataExport { text } } } }',
    {},
    token,
  );
  expect(errors).toBeUndefined();
  return data.viewer.dataExport.text;
}

async function upload(caller: string, publicKey: string): Promise<void> {
  await app.scope().em.insert(Upload, {
    objectKey: `uploads/${newId()}`,
    caller,
    context: 'logo',
    resourceId: mine.restaurantId,
    contentType: 'image/png',
    sizeBytes: 1234,
    publicKey,
    createdAt: new Date('2026-11-20T08:00:00Z'),
    sweepAt: new Date('2026-11-21T08:00:00Z'),
  });
}

async function chat(restaurantId: string, said: string): Promise<string> {
  const { em } = app.scope();
  const restaurant = ref(await em.findOneOrFail(Restaurant, { id: restaurantId }));
  const conversation = em.create(Conversation, {
    tokenHash: newId(),
    packageName: 'Free',
    draft: {} as Conversation['draft'],
    restaurant,
  });
  await em.flush();
  await em.execute(
    `insert into conversation_turns (id, conversation_id, client_id, state, user_text, items, started_at)
     values (?, ?, ?, 'finished', ?, '[]', '2026-11-20T08:00:00Z')`,
    [newId(), conversation.id, newId(), said],
  );
  return conversation.id;
}

it('an export contains all data of a person and nothing of others', async () => {
  await upload(`user:${mine.owner?.id}`, 'public/logos/mine.webp');
  await upload(`user:${theirs.owner?.id}`, 'public/logos/theirs.webp');
  const helped = await makeSite(app);
  await app.scope().em.insert(Member, {
    id: newId(),
    restaurant: helped.restaurantId,
    email: 'me@example.org',
    role: 'KITCHEN',
    user: mine.owner?.id ?? '',
    invitedAt: new Date('2026-11-20T08:00:00Z'),
    acceptedAt: new Date('2026-11-20T08:00:00Z'),
  });
  const conversation = await chat(mine.restaurantId, 'We bake at night');
  await chat(theirs.restaurantId, 'We fry all day');
  await upload(`conversation:${conversation}`, 'public/logos/early.webp');

  for (const { owner, slug } of [mine, theirs])
    await app.scope().em.execute(
      `insert into passkeys (id, user_id, credential_id, public_key, name, created_at)
       values (?, ?, ?, 'key', 'Phone', '2026-11-20T08:00:00Z')`,
      [newId(), owner?.id, slug],
    );

  const text = await download(mine.owner?.token);
  expect(text).toContain('\n  "account": {');
  const document = JSON.parse(text) as Download;
  const parts = [
    'about',
    'account',
    'activity',
    'contactMessages',
    'conversations',
    'memberships',
    'menuVersions',
    'menus',
    'operatorMoves',
    'orders',
    'passkeys',
    'planInterests',
    'projects',
    'promotions',
    'pushDevices',
    'redesigns',
    'sessions',
    'sites',
    'subscriptions',
    'uploads',
  ];
  expect(Object.keys(document).sort()).toEqual(parts);
  expect(document.memberships).toEqual([
    { site: helped.slug, role: 'KITCHEN', email: 'me@example.org', acceptedAt: '2026-11-20T08:00:00.000Z' },
  ]);
  expect(document.account).toEqual({
    name: mine.owner?.name,
    email: mine.owner?.email,
    emailVerifiedAt: null,
    pendingEmail: null,
    hasPassword: true,
    googleIssuer: null,
    googleSubject: null,
    authenticatorSince: null,
    recoveryCodesLeft: 0,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
  });
  expect(document.passkeys).toEqual([
    { name: 'Phone', createdAt: '2026-11-20T08:00:00.000Z', lastUsedAt: null },
  ]);
  expect(document.sessions).toMatchObject([{ device: 'Unknown device', userAgent: null }]);
  expect(document.sites).toMatchObject([
    { slug: mine.slug, url: mine.url, phone: '020 7946 0123', logoUrl: null, status: 'active_paid' },
  ]);
  expect(document.menus).toMatchObject([
    {
      site: mine.slug,
      sections: [
        {
          name: 'Pizza',
          products: [{ name: 'Margherita', price: 850, imageUrl: null }, { name: 'Diavola' }],
        },
        { name: 'Puddings', products: [{ name: 'Tiramisù' }, { name: 'Panna cotta', isAvailable: false }] },
      ],
    },
  ]);
  expect(document.menuVersions).toMatchObject([{ site: mine.slug, version: 1, cause: 'EDIT' }]);
  expect(document.orders).toMatchObject([
    {
      site: mine.slug,
      state: 'PLACED',
      total: 2003,
      discount: 222,
      promotion: { name: 'Quiet days', saving: 222 },
      customerName: 'Ana López',
      customerEmail: 'ana@example.org',
      placedAt: expect.stringMatching(/Z$/) as string,
      lines: [
        { name: 'Margherita', quantity: 2, unitPrice: 850, discount: 170 },
        { name: 'Tiramisù', quantity: 1, discount: 52 },
      ],
    },
  ]);
  expect(document.promotions).toMatchObject([
    { site: mine.slug, name: 'Quiet days', kind: 'PERCENT', percent: 10, useLimit: 50, uses: 1 },
  ]);
  expect(document.uploads).toMatchObject([
    { context: 'logo', sizeBytes: 1234, url: expect.stringMatching(/public\/logos\/mine\.webp$/) as string },
    { url: expect.stringMatching(/public\/logos\/early\.webp$/) as string },
  ]);
  expect(document.conversations).toMatchObject([{ site: mine.slug, turns: [{ you: 'We bake at night' }] }]);
  for (const foreign of [theirs.slug, theirs.owner?.email, 'theirs.webp', 'We fry all day', 'Loud days'])
    expect(text).not.toContain(foreign);
});

it('an export contains no hash and no token', async () => {
  const text = await download(mine.owner?.token);
  const { em } = app.scope();
  const user = await em.findOneOrFail(User, { id: mine.owner?.id ?? '' });
  const sessions = await em.find(Session, { user });
  const secrets = [user.passwordHash, mine.owner?.token, ...sessions.map(({ tokenHash }) => tokenHash)];
  expect(secrets.length).toBeGreaterThan(2);
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/hash"|token"/i);
});

it('an export takes the same number of statements for all amounts of data, and one request makes it once', async () => {
  const count = async (query: string) =>
    (await statementsOf(() => app.graphql(query, {}, mine.owner?.token))).statements.length;
  const one = '{ viewer { dataExport { __typename } } }';
  const little = await count(one);
  for (let orders = 0; orders < 3; orders += 1) await placeOrder(app, orderInput(mine, { shownTotal: 2003 }));
  await upload(`user:${mine.owner?.id}`, 'public/logos/more.webp');
  await chat(mine.restaurantId, 'And pasta');
  expect(await count(one)).toBe(little);
  expect(await count('{ viewer { a: dataExport { __typename } b: dataExport { __typename } } }')).toBe(
    little,
  );
});

it('an account can be exported ten times an hour, also by parallel requests', async () => {
  const { owner } = await makeSite(app);
  const ask = async (token: string | undefined) => {
    const { data } = await app.graphql<{ viewer: { dataExport: Record<string, unknown> } }>(
      `{ viewer { dataExport { __typename ... on DataExport { text }
        ... on RateLimitedError { code message retryAfterSeconds } } } }`,
      {},
      token,
    );
    return data.viewer.dataExport;
  };
  const outcomes = await Promise.all(Array.from({ length: 14 }, () => ask(owner?.token)));
  expect(outcomes.filter(({ text }) => text)).toHaveLength(10);
  const refused = await ask(owner?.token);
  expect(refused).toEqual({
    __typename: 'RateLimitedError',
    code: 'RATE_LIMITED',
    message: 'You have downloaded your data 10 times within an hour.',
    retryAfterSeconds: expect.any(Number) as number,
  });
  expect(refused['retryAfterSeconds']).toBeGreaterThan(3500);
  expect(await ask((await makeSite(app)).owner?.token)).toMatchObject({ __typename: 'DataExport' });
});
