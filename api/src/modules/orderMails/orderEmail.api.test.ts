import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobsDone } from '../../../test/jobsDone.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { RestaurantEditService } from '../restaurants/restaurantEdit.service.ts';
import { OrderEmailService } from './orderEmail.service.ts';

const KITCHEN = 'kitchen@olive.example';
let now = new Date('2026-07-20T17:00:00Z');
let app: TestApp;
let site: MadeSite;
beforeAll(async () => {
  app = await startTestApp({ worker: true, replace: { clock: () => now } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-07-20T17:00:00Z');
  site = await makeSite(app, { isOwnerKnown: true });
  await app.container.infrastructure.database.pool.query('delete from rate_limits');
  await app.mailbox.clear();
});

const choose = async (orderEmail: string | null) => {
  await app
    .scope()
    .get(RestaurantEditService)
    .update(
      { id: site.owner?.id ?? '', isConfirmed: true, hasPassword: true, hasAuthenticator: false },
      site.restaurantId,
      {
        orderEmail,
      },
    );
  await jobsDone(app);
};
const subjectsTo = async (address: string) =>
  (await app.mailbox.messages()).filter(({ to }) => to === address).map(({ subject }) => subject);
/** The token of the newest mail that asks the kitchen. */
const token = async () => {
  const mail = (await app.mailbox.messages()).find(({ to }) => to === KITCHEN);
  const [, found] = /\/order-email\/([\w.-]+)/.exec(mail?.text ?? '') ?? [];
  if (found === undefined) throw new Error('no link');
  return found;
};
const confirm = async (text: string, slug = site.slug) =>
  app.scope().get(OrderEmailService).confirm(text, slug);
const order = async () => {
  await app.mailbox.clear();
  await placeOrder(app, orderInput(site));
  await jobsDone(app);
};
const isConfirmed = async () => {
  const { data } = await app.graphql<{
    viewer: { restaurants: { edges: { node: { isOrderEmailConfirmed: boolean } }[] } };
  }>(
    '{ viewer { restaurants(first: 1) { edges { node { isOrderEmailConfirmed } } } } }',
    {},
    site.owner?.token,
  );
  return data.viewer.restaurants.edges[0]?.node.isOrderEmailConfirmed;
};

describe('an address for orders', () => {
  it('a new address for orders gets a neutral mail with a link, and no orders before it is confirmed', async () => {
    await choose(KITCHEN);
    const [asked] = await app.mailbox.messages();
    expect(asked).toMatchObject({ to: KITCHEN, subject: 'Confirm this address for orders' });
    expect(`${asked?.subject} ${asked?.text}`).not.toMatch(/The Olive Press|Olivia/);
    const link = await token();
    expect(await isConfirmed()).toBe(false);
    await order();
    expect(await subjectsTo(KITCHEN)).toEqual([]);
    expect(await subjectsTo(site.owner?.email ?? '')).toHaveLength(1);

    for (const _repeated of [1, 2]) expect(await confirm(link)).toBe(true);
    expect(await isConfirmed()).toBe(true);
    await order();
    expect(await subjectsTo(KITCHEN)).toEqual([expect.stringContaining('New order')]);
    expect(await subjectsTo(site.owner?.email ?? '')).toEqual([]);
    const diner = (await app.mailbox.messages()).find(({ to }) => to === 'ana@example.org');
    expect(diner?.headers['reply-to']).toBe(KITCHEN);
  });

  it('saving the address for orders again sends the link again, at most three times a day', async () => {
    for (const _time of [1, 2, 3, 4, 5]) await choose(KITCHEN);
    expect(await subjectsTo(KITCHEN)).toHaveLength(3);
  });

  it('a confirmed address for orders gets no link', { tags: ['@long'] }, async () => {
    await choose(KITCHEN);
    await confirm(await token());
    await app.mailbox.clear();
    await choose(null);
    await choose(KITCHEN);
    expect(await subjectsTo(KITCHEN)).toEqual([]);
    await order();
    expect(await subjectsTo(KITCHEN)).toHaveLength(1);
  });

  it(
    'the verified address of the account needs no link as the address for orders, and diners can reply to it',
    { tags: ['@long'] },
    async () => {
      const own = site.owner?.email ?? '';
      await choose(own);
      expect(await app.mailbox.messages()).toEqual([]);
      await order();
      expect(await subjectsTo(own)).toHaveLength(1);
      const diner = (await app.mailbox.messages()).find(({ to }) => to === 'ana@example.org');
      expect(diner?.headers['reply-to']).toBe(own);
    },
  );

  it('the address for orders is not confirmed by a link that is forged, expired, of another site or of a former address', async () => {
    await choose(KITCHEN);
    const link = await token();
    const other = await makeSite(app);
    expect(await confirm(link, other.slug)).toBe(false);
    expect(await confirm(`${link}x`)).toBe(false);
    expect(await confirm('made-up')).toBe(false);
    await choose('other@olive.example');
    expect(await confirm(link)).toBe(false);
    await choose(KITCHEN);
    now = new Date('2026-07-27T17:00:01Z');
    expect(await confirm(link)).toBe(false);
    expect(await isConfirmed()).toBe(false);
  });
});
