import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountRemovals, DELETED } from '../../../test/accountRemovals.ts';
import { jobsDone as allJobsDone } from '../../../test/jobsDone.ts';
import { makeAccount } from '../../../test/makeAccount.ts';
import { makePromotion } from '../../../test/makePromotion.ts';
import { orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { restClient } from '../../../test/restClient.ts';
import { signedInSocket } from '../../../test/signedInSocket.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { newId } from '../../lib/ids.ts';
import { OrderMailService } from '../orderMails/orderMail.service.ts';
import { SiteService } from '../sites/site.service.ts';

const LONG = { tags: ['@long'] };

let app: TestApp;
let rest: ReturnType<typeof restClient>;
let removals: ReturnType<typeof accountRemovals>;
beforeAll(async () => {
  app = await startTestApp({ worker: true });
  rest = restClient(app);
  removals = accountRemovals(app);
});
afterAll(() => app.close());
// All tests together make more requests than one IP may.
beforeEach(() => app.container.infrastructure.database.pool.query('delete from rate_limits'));

const me = async (token: string) => (await rest('get', '/users/me', { token })).status;

const jobsDone = () => allJobsDone(app);

describe('deletions', () => {
  it('a deletion removes the pictures of products and sections from the closed site', async () => {
    const ana = await removals.owner();
    const { restaurantId } = ana.site;
    await removals.rows("update products set image_key = 'a' where restaurant_id = $1", restaurantId);
    await removals.rows("update menu_sections set image_key = 'b' where restaurant_id = $1", restaurantId);
    await removals.remove(ana.token, ana.password);
    const keys = await removals.rows(
      `select image_key from products where restaurant_id = $1
       union all select image_key from menu_sections where restaurant_id = $1`,
      restaurantId,
    );
    expect(new Set(keys.map((row) => JSON.stringify(row)))).toEqual(new Set(['{"image_key":null}']));
  });

  it('a deletion removes the promotions of the site with their uses, and orders keep their copies', async () => {
    const ana = await removals.owner();
    const { restaurantId } = ana.site;
    await makePromotion(app, { ...ana.site, owner: ana }, { dinerLimit: 1 });
    await placeOrder(app, orderInput(ana.site, { shownTotal: 2003 }));
    const uses = () => removals.rows('select from promotion_uses where restaurant_id = $1', restaurantId);
    expect(await uses()).toHaveLength(1);
    expect(await removals.remove(ana.token, ana.password)).toEqual(DELETED);
    expect(await uses()).toEqual([]);
    expect(await removals.rows('select from promotions where restaurant_id = $1', restaurantId)).toEqual([]);
    expect(
      await removals.rows(
        "select promotion ->> 'name' as name, discount from orders where restaurant_id = $1 and discount > 0",
        restaurantId,
      ),
    ).toEqual([{ name: 'Autumn', discount: 222 }]);
    expect(
      await removals.rows(
        "select document -> 'promotions' as promotions from published_sites where restaurant_id = $1",
        restaurantId,
      ),
    ).toEqual([{ promotions: [] }]);
  });

  it(
    'a deletion removes the settings of orders, which have the postcode of the restaurant',
    LONG,
    async () => {
      const ana = await removals.owner();
      const { restaurantId } = ana.site;
      const settings = JSON.stringify({ location: { postcode: 'SE1 7PB', latitude: 51.5, longitude: -0.1 } });
      await removals.rows(`update restaurants set ordering = '${settings}' where id = $1`, restaurantId);
      await removals.remove(ana.token, ana.password);
      expect(await removals.rows('select ordering from restaurants where id = $1', restaurantId)).toEqual([
        { ordering: {} },
      ]);
    },
  );

  it(
    'a deletion removes the personal data and leaves a closed site with the totals of its orders',
    LONG,
    async () => {
      const ana = await removals.owner();
      await jobsDone();
      await removals.rows(
        `update orders set fulfilment = 'DELIVERY', delivery_address = '{"line1":"7 Quay Street"}'
       where restaurant_id = $1 and not is_test`,
        ana.site.restaurantId,
      );
      expect(await removals.remove(ana.token, ana.password)).toEqual(DELETED);

      expect(await removals.rows('select from users where id = $1', ana.id)).toEqual([]);
      expect(await removals.rows('select from sessions where user_id = $1', ana.id)).toEqual([]);
      const { restaurantId } = ana.site;
      expect(await removals.rows('select * from restaurants where id = $1', restaurantId)).toMatchObject([
        {
          owner_id: null,
          status: 'archived',
          is_active: false,
          order_email: null,
          confirmed_order_email: null,
          phone: null,
          address_line: null,
          opening_hours: null,
          logo_key: null,
          cover_image_key: null,
        },
      ]);
      expect(
        await removals.rows('select document from published_sites where restaurant_id = $1', restaurantId),
      ).toMatchObject([{ document: { isArchived: true, acceptsOrders: false, phone: null, logoKey: null } }]);
      expect(await removals.rows('select from conversations where restaurant_id = $1', restaurantId)).toEqual(
        [],
      );
      expect(
        await removals.rows("select from conversation_turns where user_text = 'My mother cooks'"),
      ).toEqual([]);
      const orders = await removals.rows<{ id: string }>(
        'select * from orders where restaurant_id = $1',
        restaurantId,
      );
      expect(orders).toMatchObject([
        {
          total: 2225,
          number: 101,
          state: 'CANCELLED',
          cancelled_by: 'RESTAURANT',
          delivery_address: { line1: '', line2: '', town: '', postcode: '' },
          customer_name: 'Removed',
          customer_phone: '',
          customer_email: '',
          note: '',
          body_hash: '',
        },
      ]);
      expect(
        await removals.rows(
          'select name, quantity, unit_price from order_lines where order_id = $1 order by position',
          orders[0]?.id,
        ),
      ).toEqual([
        { name: 'Margherita', quantity: 2, unit_price: 850 },
        { name: 'Tiramisù', quantity: 1, unit_price: 525 },
      ]);
      const text = await removals.kept(ana);
      for (const personal of [
        ana.email,
        ana.id,
        'ana@example.org',
        '020 7946',
        'Wharf Lane',
        'basil, please',
      ])
        expect(text).not.toContain(personal);
    },
  );

  it('a deletion closes the site at once, and the site accepts no more orders', LONG, async () => {
    const ana = await removals.owner();
    const read = () =>
      app.graphql<{ storefront: { acceptsOrders: boolean } | null }>(
        'query ($slug: String!) { storefront(slug: $slug) { acceptsOrders } }',
        { slug: ana.site.slug },
      );
    expect((await read()).data.storefront).toMatchObject({ acceptsOrders: true });
    await removals.remove(ana.token, ana.password);
    expect((await read()).data.storefront?.acceptsOrders ?? false).toBe(false);
    expect((await app.container.get(SiteService).find(ana.site.slug))?.document.isArchived).toBe(true);
    expect((await placeOrder(app, orderInput(ana.site))).__typename).toBe('ClosedError');
  });

  it('a deletion ends all sessions: GraphQL, REST and sockets', async () => {
    const ana = await makeAccount(app);
    const other = String(
      (await rest('post', '/users/login', { body: { email: ana.email, password: ana.password } })).json.token,
    );
    const sockets = await Promise.all([ana.token, other].map((token) => signedInSocket(app, token)));
    expect(await removals.remove(ana.token, ana.password)).toEqual(DELETED);
    expect(await Promise.all(sockets.map((socket) => socket.closeCode()))).toEqual([4403, 4403]);
    for (const token of [ana.token, other]) {
      expect(await me(token)).toBe(401);
      expect((await app.graphql<{ viewer: null }>('{ viewer { id } }', {}, token)).data.viewer).toBeNull();
    }
    const again = await rest('post', '/users/login', { body: { email: ana.email, password: ana.password } });
    expect(again.status).toBe(401);
    await Promise.all(sockets.map((socket) => socket.dispose()));
  });

  it('a deletion sends a goodbye mail and no other mail', LONG, async () => {
    const ana = await removals.owner();
    await jobsDone();
    await app.mailbox.clear();
    await removals.remove(ana.token, ana.password);
    await jobsDone();
    const mails = await app.mailbox.messages();
    expect(mails.map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: ana.email, subject: 'Your account was deleted' },
    ]);
  });

  it('a deletion cancels the queued mails of orders', LONG, async () => {
    const ana = await removals.owner();
    const [order] = await removals.rows<{ id: string }>(
      'select id from orders where restaurant_id = $1',
      ana.site.restaurantId,
    );
    await removals.remove(ana.token, ana.password);
    await jobsDone();
    await app.mailbox.clear();
    for (const kind of ['placed-owner', 'placed-diner', 'answered'] as const)
      await app
        .scope()
        .get(OrderMailService)
        .send({ orderId: order?.id ?? '', kind });
    expect(await app.mailbox.messages()).toEqual([]);
  });

  it('the address of a deleted account can be registered again', async () => {
    const ana = await makeAccount(app);
    await removals.remove(ana.token, ana.password);
    const { name, email } = ana;
    const body = { name, email, password: 'a better battery' };
    const made = await rest('post', '/users/register', { body });
    expect(made.status).toBe(201);
    expect(made.json._id).not.toBe(ana.id);
  });

  it('a deletion removes the pictures from the storage', async () => {
    const ana = await makeAccount(app);
    const { storage } = app.container.infrastructure;
    const object = { bytes: Buffer.from('picture'), contentType: 'image/webp' };
    const [mine, theirs] = [`public/logos/${newId()}.webp`, `public/logos/${newId()}.webp`];
    for (const [caller, publicKey] of [
      [`user:${ana.id}`, mine],
      [`user:${newId()}`, theirs],
    ] as const) {
      await storage.write(publicKey, object);
      await removals.rows(
        `insert into uploads (object_key, caller, context, resource_id, content_type, public_key, confirmed_at,
           sweep_at, created_at)
         values ('uploads/' || gen_random_uuid(), $1, 'logo', gen_random_uuid(), 'image/png', $2, now(),
           now() + interval '1 day', now())`,
        caller,
        publicKey,
      );
    }
    await removals.remove(ana.token, ana.password);
    await jobsDone();
    expect(await storage.size(mine)).toBeNull();
    expect(await storage.size(theirs)).toBe(7);
    expect(await removals.rows('select from uploads where public_key = $1', mine)).toEqual([]);
    expect(await removals.rows('select from uploads where caller = $1', `user:${ana.id}`)).toEqual([]);
  });

  it('a deletion changes nothing of other owners', async () => {
    const [ana, bo] = [await removals.owner(), await removals.owner()];
    const before = await removals.kept(bo);
    await removals.remove(ana.token, ana.password);
    expect(await removals.kept(bo)).toBe(before);
    expect(await me(bo.token)).toBe(200);
    expect((await placeOrder(app, orderInput(bo.site))).__typename).toBe('PlaceOrderPayload');
  });
});
