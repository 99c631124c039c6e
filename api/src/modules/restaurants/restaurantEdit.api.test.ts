import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  changeRestaurant,
  restaurantMutation,
  type RestaurantOutcome,
} from '../../../test/changeRestaurant.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { setPlan } from '../../../test/setPlan.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { newId } from '../../lib/ids.ts';
import { Product } from '../products/product.entity.ts';
import { publishSite } from '../sites/publishSite.repository.ts';
import { SiteService } from '../sites/site.service.ts';
import { callerKey } from '../uploads/upload.rules.ts';

let app: TestApp;
let site: MadeSite;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
beforeAll(async () => void (site = await makeSite(app)));

const pool = () => app.container.infrastructure.database.pool;
const idOf = ({ restaurantId }: MadeSite): string => toGlobalId('Restaurant', restaurantId);
const update = (patch: Record<string, unknown>, of = site): Promise<RestaurantOutcome> =>
  changeRestaurant(app, 'updateRestaurant', { id: idOf(of), ...patch }, of.owner?.token);

const STOREFRONT = `query ($slug: String!) { storefront(slug: $slug) { name tagline phone addressLine openingHours theme version
  acceptsOrders coverImageUrl logoUrl brand { primary secondary } } }`;

async function storefront(slug = site.slug) {
  const { data } = await app.graphql<{ storefront: Record<string, unknown> & { version: number } }>(
    STOREFRONT,
    { slug },
  );
  return data.storefront;
}

/** A confirmed picture of this site's owner, as an upload leaves it. */
async function uploadPicture(of: MadeSite): Promise<string> {
  const key = `public/heroes/${newId()}.webp`;
  await pool().query(
    `insert into uploads (object_key, caller, context, resource_id, restaurant_id, content_type, public_key,
       created_at, confirmed_at, sweep_at)
     values ($1, $2, 'restaurant_hero', $3::text, $3::uuid, 'image/webp', $4, now(), now(), now())`,
    [`uploads/${newId()}`, callerKey({ kind: 'user', id: of.owner?.id ?? '' }), of.restaurantId, key],
  );
  return app.container.infrastructure.storage.publicUrl(key);
}

describe('updateRestaurant', () => {
  it.each([
    ['Roma, open evil.example/unlock now', 'Please leave web addresses out of the name.'],
    ['HSBC Security', 'This name belongs to a well-known company.'],
  ])('the name %s is refused while the owner’s address is not verified', async (name, sentence) => {
    const own = await makeSite(app);
    await pool().query('update users set email_verified_at = null where id = $1', [own.owner?.id]);
    expect(await update({ name }, own)).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'name', message: expect.stringContaining(sentence) as string }],
    });
  });

  it('a patch changes all fields, and diners see it in the next read', async () => {
    const before = await storefront();
    const outcome = await update({
      name: 'Olive & Ember',
      isActive: false,
      tagline: 'Now with a garden',
      phone: '+44 20 7946 0999',
      addressLine: '5 Wharf Lane, London',
      openingHours: 'Daily 12–10pm\nKitchen closes at 9',
      orderEmail: 'kitchen@olive.example',
      theme: 'COUNTER',
      brand: { primary: '#112233', secondary: '#AABBCC' },
    });
    expect(outcome).toMatchObject({
      __typename: 'UpdateRestaurantPayload',
      restaurant: {
        name: 'Olive & Ember',
        isActive: false,
        orderEmail: 'kitchen@olive.example',
        theme: 'COUNTER',
        brand: { primary: '#112233', secondary: '#aabbcc' },
        siteVersion: before.version + 1,
      },
    });
    expect(await storefront()).toMatchObject({
      name: 'Olive & Ember',
      tagline: 'Now with a garden',
      phone: '+44 20 7946 0999',
      addressLine: '5 Wharf Lane, London',
      openingHours: 'Daily 12–10pm\nKitchen closes at 9',
      theme: 'COUNTER',
      brand: { primary: '#112233', secondary: '#aabbcc' },
      acceptsOrders: false,
      version: before.version + 1,
    });
  });

  it('what an owner says about the restaurant and its trader is published', async () => {
    const said = {
      aboutText: 'Since 2014.\nThree farms.',
      companyName: 'Olive Foods Ltd',
      companyNumber: '01234567',
      vatNumber: 'GB123456789',
      hygieneUrl: 'https://ratings.food.gov.uk/business/1',
    };
    expect(await update(said)).toMatchObject({ __typename: 'UpdateRestaurantPayload' });
    const { data } = await app.graphql<{ storefront: object }>(
      `query ($slug: String!) { storefront(slug: $slug) { ${Object.keys(said).join(' ')} } }`,
      { slug: site.slug },
    );
    expect(data.storefront).toEqual(said);
    expect(await update({ vatNumber: '12', hygieneUrl: 'https://evil.example/' })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'vatNumber' }, { path: 'hygieneUrl' }],
    });
  });

  it('omitted fields keep their values, and null removes them', async () => {
    const { restaurant: before } = await update({ tagline: 'Stays', phone: '020 7946 0123' });
    const { restaurant } = await update({ phone: null });
    expect(restaurant).toEqual({
      ...before,
      phone: null,
      siteVersion: before.siteVersion + 1,
      updatedAt: restaurant.updatedAt,
    });
    expect(Date.parse(restaurant.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
  });

  it('an empty change succeeds and publishes nothing', async () => {
    const { version } = await storefront();
    expect(await update({})).toMatchObject({
      __typename: 'UpdateRestaurantPayload',
      restaurant: { siteVersion: version },
    });
  });

  it('several changes in one request return their own site versions', async () => {
    const document = `mutation ($id: ID!) {
      first: updateRestaurant(input: { id: $id, name: "One" }) { ...version }
      second: updateRestaurant(input: { id: $id, name: "Two" }) { ...version } }
      fragment version on UpdateRestaurantPayload { restaurant { name siteVersion } }`;
    const { version } = await storefront();
    const { data } = await app.graphql(document, { id: idOf(site) }, site.owner?.token);
    expect(data).toEqual({
      first: { restaurant: { name: 'One', siteVersion: version + 1 } },
      second: { restaurant: { name: 'Two', siteVersion: version + 2 } },
    });
  });

  it('the error has every wrong field, and nothing is saved', async () => {
    const before = await storefront();
    const outcome = await update({
      name: ' ',
      tagline: 'Never seen',
      brand: { primary: 'red', secondary: '#ffffff' },
      coverImageUrl: 'https://elsewhere.example/cat.webp',
    });
    expect(outcome).toEqual({
      __typename: 'ValidationError',
      message: 'Update failed.',
      fields: [
        { path: 'name', message: 'Please enter the name of the restaurant.' },
        { path: 'brand.primary', message: 'Please choose a colour, for example #2f5d3a.' },
        { path: 'coverImageUrl', message: 'Please upload this image first.' },
      ],
    });
    expect(await storefront()).toEqual(before);
  });

  it.each(['ownerId', 'owner', 'slug', 'package', 'status', 'subscription', 'claimTokenHash', 'siteVersion'])(
    'updateRestaurant has no field %s',
    async (field) => {
      const input = { id: idOf(site), [field]: 'x' };
      const { errors } = await app.graphql(
        restaurantMutation('updateRestaurant'),
        { input },
        site.owner?.token,
      );
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    },
  );

  it('the owner’s picture is set, and removed again', async () => {
    const url = await uploadPicture(site);
    expect(await update({ coverImageUrl: url, logoUrl: url })).toMatchObject({
      restaurant: { coverImageUrl: url, logoUrl: url },
    });
    expect(await storefront()).toMatchObject({ coverImageUrl: url, logoUrl: url });
    // What it shows already may be sent back.
    expect(await update({ coverImageUrl: url })).toMatchObject({ restaurant: { coverImageUrl: url } });
    expect(await update({ coverImageUrl: null })).toMatchObject({
      restaurant: { coverImageUrl: null, logoUrl: url },
    });
    expect(await storefront()).toMatchObject({ coverImageUrl: null, logoUrl: url });
  });

  it('pictures of other owners are refused', async () => {
    const other = await makeSite(app);
    const theirs = await uploadPicture(other);
    expect(await update({ coverImageUrl: theirs })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'coverImageUrl', message: 'Please upload this image first.' }],
    });
    expect(await update({ coverImageUrl: theirs }, other)).toMatchObject({
      __typename: 'UpdateRestaurantPayload',
    });
  });

  it('a closed site can be changed', async () => {
    const closed = await makeSite(app, { status: 'archived' });
    expect(await update({ tagline: 'Back in spring' }, closed)).toMatchObject({
      restaurant: { tagline: 'Back in spring', subscription: { status: 'ARCHIVED' } },
    });
  });

  it('two parallel changes are both saved', async () => {
    const busy = await makeSite(app);
    const { em } = app.scope();
    await em.transactional(async (product) => {
      await product.nativeUpdate(Product, { id: busy.product('Margherita').id }, { price: 999 });
      // The owner's other window saves while this change is not committed yet.
      await update({ name: 'Saved meanwhile' }, busy);
      await publishSite(product, busy.restaurantId);
    });
    app.container.get(SiteService).forget(busy.slug);
    const both = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        await update(index % 2 ? { phone: `020 7946 01${index + 10}` } : { tagline: `Line ${index}` }, busy);
      }),
    );
    expect(both).toHaveLength(20);
    const { data } = await app.graphql<{ node: Record<string, unknown> }>(
      `query ($id: ID!) { node(id: $id) { ... on Restaurant { name tagline phone siteVersion } } }`,
      { id: idOf(busy) },
      busy.owner?.token,
    );
    const { name, tagline, phone, version } = await storefront(busy.slug);
    expect({ name, tagline, phone, siteVersion: version }).toEqual(data.node);
    expect(name).toBe('Saved meanwhile');
  });
});

describe('hasPaidFeatures', () => {
  it.each([
    ['GOLD', 'active_paid', null, true],
    ['FREE', 'trialing', null, false],
    ['GOLD', 'past_due', 6, true],
    ['GOLD', 'past_due', 8, false],
  ])('hasPaidFeatures of a %s plan that is %s and due for %s days', async (tier, status, days, expected) => {
    const paid = await makeSite(app);
    await pool().query(
      `update restaurants set package = $1, status = $2, past_due_since = now() - make_interval(days => $3) where id = $4`,
      [tier, status, days, paid.restaurantId],
    );
    expect(await update({}, paid)).toMatchObject({ restaurant: { hasPaidFeatures: expected } });
  });
});

it('a design of the paid plans is chosen on a paid plan only, and stays after a downgrade', async () => {
  const own = await makeSite(app);
  const refused = await update({ theme: 'NIGHT', tagline: 'By candlelight' }, own);
  expect(refused).toMatchObject({
    __typename: 'ValidationError',
    message: 'This design is part of the paid plans.',
    fields: [{ path: 'theme', message: 'This design is part of the paid plans.' }],
  });
  expect(await storefront(own.slug)).not.toMatchObject({ tagline: 'By candlelight' });

  await setPlan(app, own, 'SILVER');
  await update({ theme: 'NIGHT' }, own);
  await setPlan(app, own, 'FREE');
  await update({ theme: 'NIGHT', tagline: 'By candlelight' }, own);
  expect(await storefront(own.slug)).toMatchObject({ theme: 'NIGHT', tagline: 'By candlelight' });
  expect(await update({ theme: 'TABLE' }, own)).toMatchObject({ __typename: 'ValidationError' });
});
