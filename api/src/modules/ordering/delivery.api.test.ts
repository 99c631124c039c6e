import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeRestaurant } from '../../../test/changeRestaurant.ts';
import { makeSite } from '../../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { newId } from '../../lib/ids.ts';
import { ORDERING_DEFAULTS, type DeliveryZone } from '@forkfront/common/ordering.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const zone: DeliveryZone = {
  id: newId(),
  name: 'Near',
  prefixes: ['SE1 7'],
  radiusKm: null,
  fee: 250,
  minimum: 1500,
  freeOver: null,
  extraMinutes: 0,
};

async function delivery(slug: string, postcode: string) {
  const { data } = await app.graphql<{ delivery: object }>(
    'query ($slug: String!, $postcode: String!) { delivery(slug: $slug, postcode: $postcode) { status postcode zone { name fee } } }',
    { slug, postcode },
  );
  return data.delivery;
}

it('a site tells whether it delivers to a postcode, and for how much', async () => {
  const wide = { ...zone, id: newId(), name: '3 km', prefixes: null, radiusKm: 3, fee: 400 };
  const { slug } = await makeSite(app, {
    ordering: {
      delivery: { ...ORDERING_DEFAULTS.delivery, isOffered: true },
      zones: [zone, wide],
      location: { postcode: 'SE1 7PB', latitude: 51.503, longitude: -0.119 },
    },
  });
  const answer = (status: string, postcode: string | null, of: object | null = null) => ({
    status,
    postcode,
    zone: of,
  });
  expect(await delivery(slug, ' se1-7pb')).toEqual(answer('ZONE', 'SE1 7PB', { name: 'Near', fee: 250 }));
  // The centre of SE1 is less than 3 km away, that of M1 is in Manchester.
  expect(await delivery(slug, 'SE1 9AA')).toEqual(answer('ZONE', 'SE1 9AA', { name: '3 km', fee: 400 }));
  expect(await delivery(slug, 'M1 1AA')).toEqual(answer('OUTSIDE', 'M1 1AA'));
  // No such outward code exists.
  expect(await delivery(slug, 'ZZ9 9ZZ')).toEqual(answer('UNCHECKED', 'ZZ9 9ZZ'));
  expect(await delivery(slug, 'London')).toEqual(answer('NO_POSTCODE', null));
});

it('a site that only collects, or does not exist, does not deliver', async () => {
  const { slug } = await makeSite(app);
  const none = { status: 'NOT_OFFERED', postcode: 'SE1 7PB', zone: null };
  expect(await delivery(slug, 'se17pb')).toEqual(none);
  expect(await delivery('nobody-here', 'se17pb')).toEqual(none);
});

it('a former slug of a site tells the same as the present one', async () => {
  const { restaurantId, slug, owner } = await makeSite(app, {
    ordering: { delivery: { ...ORDERING_DEFAULTS.delivery, isOffered: true }, zones: [zone] },
  });
  const present = `${slug}-moved`;
  const input = { id: toGlobalId('Restaurant', restaurantId), slug: present };
  const outcome = await changeRestaurant(app, 'changeRestaurantSlug', input, owner?.token);
  expect(outcome.__typename).toBe('ChangeRestaurantSlugPayload');
  const told = { status: 'ZONE', postcode: 'SE1 7PB', zone: { name: 'Near', fee: 250 } };
  expect(await delivery(present, 'se17pb')).toEqual(told);
  expect(await delivery(slug, 'se17pb')).toEqual(told);
});
