import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { restaurantMutation, type OrderingMutation } from '../../../test/changeRestaurant.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { sectionId, siteId } from '../../../test/ownerMenu.ts';
import { statementsOf } from '../../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { newId } from '../../lib/ids.ts';
import { SiteService } from '../sites/site.service.ts';

const FIELDS = `siteVersion goLive { kind isDone isRequired } ordering { timeZone hasHours opensWithoutHours
  collection { isOffered periods { days from to } prepMinutes lastOrdersMinutes leadMinutes now { isOpen reason opensAt until } }
  delivery { isOffered periods { days from to } prepMinutes now { isOpen reason } }
  specialDays { day reason collection { from to } delivery { from to } }
  daysAhead capacity { orders items exemptSectionIds } busy { minutes until } pauses { fulfilment until }
  zones { id name prefixes radiusKm fee minimum freeOver extraMinutes } postcode answerMinutes }`;

const PERIODS = [
  { days: [1, 2, 3, 4, 5, 6, 7], from: '12:00', to: '14:30' },
  { days: [1, 2, 3, 4, 5, 6, 7], from: '17:00', to: '01:00' },
];
const ZONE = { name: 'Near', prefixes: ['se1'], fee: 250, minimum: 1500, freeOver: 4000, extraMinutes: 5 };

interface Outcome {
  __typename: string;
  message?: string;
  fields?: { path: string; message: string }[];
  restaurant: {
    siteVersion: number;
    goLive: { kind: string; isDone: boolean; isRequired: boolean }[];
    ordering: Record<string, unknown> & { zones: { id: string }[] };
  };
}

let app: TestApp;
let site: MadeSite;
// A Monday, 18:00 in London.
const NOW = new Date('2026-11-23T18:00:00Z');
beforeAll(async () => void (app = await startTestApp({ replace: { clock: () => NOW } })));
beforeEach(async () => void (site = await makeSite(app)));
afterAll(() => app.close());

async function send(mutation: OrderingMutation, change: object): Promise<Outcome> {
  const { data, errors } = await app.graphql<Record<string, Outcome> | null>(
    restaurantMutation(mutation, FIELDS),
    { input: { restaurantId: siteId(site), ...change } },
    site.owner?.token,
  );
  const outcome = data?.[mutation];
  if (!outcome) throw new Error(JSON.stringify(errors));
  return outcome;
}

async function read(): Promise<Outcome['restaurant']> {
  const query = `query ($id: ID!) { node(id: $id) { ... on Restaurant { ${FIELDS} } } }`;
  const { data } = await app.graphql<{ node: Outcome['restaurant'] }>(
    query,
    { id: siteId(site) },
    site.owner?.token,
  );
  return data.node;
}

const publishedOrdering = async () => {
  app.container.get(SiteService).forget(site.slug);
  return (await app.container.get(SiteService).find(site.slug))?.document.ordering;
};

it('a new site has the defaults and no hours', async () => {
  site = await makeSite(app, { ordering: { opensWithoutHours: false } });
  const { ordering, goLive } = await read();
  expect(ordering).toMatchObject({
    timeZone: 'Europe/London',
    hasHours: false,
    collection: { isOffered: true, periods: [], now: { isOpen: false, reason: 'NO_HOURS' } },
    delivery: { isOffered: false, now: { reason: 'NOT_OFFERED' } },
    busy: null,
    pauses: [],
    zones: [],
    postcode: null,
    answerMinutes: 10,
  });
  expect(goLive.filter(({ isDone }) => !isDone)).toEqual([
    { kind: 'HOURS', isDone: false, isRequired: true },
    { kind: 'ALLERGENS', isDone: false, isRequired: false },
  ]);
});

it('a week, special days, times and areas are saved and published in one change', async () => {
  const exempt = await sectionId(app, site, 'Puddings');
  const { restaurant } = await send('updateOrdering', {
    timeZone: 'Europe/Dublin',
    collection: { periods: PERIODS, prepMinutes: 25 },
    delivery: { isOffered: true, periods: PERIODS },
    specialDays: [{ day: '2026-12-25', reason: 'Christmas', collection: [], delivery: [] }],
    daysAhead: 3,
    capacity: { orders: 6, exemptSectionIds: [exempt, toGlobalId('ProductSection', newId()), 'x'] },
    zones: [ZONE],
    answerMinutes: 5,
  });
  const zone = { ...ZONE, id: expect.any(String), prefixes: ['SE1'], radiusKm: null };
  expect(restaurant).toMatchObject({
    siteVersion: 2,
    ordering: {
      timeZone: 'Europe/Dublin',
      hasHours: true,
      collection: {
        periods: PERIODS,
        prepMinutes: 25,
        lastOrdersMinutes: 15,
        now: { isOpen: true, reason: null, opensAt: null, until: '2026-11-24T00:45:00.000Z' },
      },
      specialDays: [{ day: '2026-12-25', reason: 'Christmas' }],
      daysAhead: 3,
      capacity: { orders: 6, items: null, exemptSectionIds: [exempt] },
      zones: [zone],
      answerMinutes: 5,
    },
  });
  expect(restaurant.goLive.every(({ isDone, isRequired }) => isDone || !isRequired)).toBe(true);
  expect((await read()).ordering).toEqual(restaurant.ordering);
  expect(await publishedOrdering()).toMatchObject({ hasHours: true, daysAhead: 3, zones: [zone] });
});

it('an area keeps its id, and an id of nothing is replaced', async () => {
  const { restaurant } = await send('updateOrdering', { zones: [ZONE] });
  const id = restaurant.ordering.zones[0]?.id;
  const again = await send('updateOrdering', {
    zones: [
      { ...ZONE, id, name: 'Renamed' },
      { ...ZONE, id, name: 'Copy', prefixes: ['SE2'] },
      { ...ZONE, id: 'mine', name: 'Made up', prefixes: ['SE3'] },
    ],
  });
  const ids = again.restaurant.ordering.zones.map((zone) => zone.id);
  expect(ids[0]).toBe(id);
  expect(new Set(ids).size).toBe(3);
  expect(ids).not.toContain('mine');
});

it('a wrong field is named, and nothing changes', async () => {
  const before = await read();
  const overlapping = [PERIODS[1], { days: [2], from: '00:30', to: '02:00' }];
  expect(
    await send('updateOrdering', {
      daysAhead: 3,
      delivery: { periods: overlapping },
      zones: [{ ...ZONE, name: ' ' }],
    }),
  ).toMatchObject({
    __typename: 'ValidationError',
    message: 'Update failed.',
    fields: [
      { path: 'delivery.periods.1.from', message: 'These hours overlap with other hours on Tuesday.' },
      { path: 'zones.0.name', message: 'Please name this area.' },
    ],
  });
  expect(await read()).toEqual(before);
});

it('areas by distance are measured from the postcode of the restaurant', { tags: ['@long'] }, async () => {
  const circle = { ...ZONE, prefixes: null, radiusKm: 3 };
  expect(await send('updateOrdering', { zones: [circle] })).toMatchObject({
    fields: [{ path: 'zones.0.radiusKm' }],
  });
  const { restaurant } = await send('updateOrdering', { zones: [circle], postcode: ' se17pb ' });
  expect(restaurant.ordering).toMatchObject({
    postcode: 'SE1 7PB',
    zones: [{ radiusKm: 3, prefixes: null }],
  });
  expect(await publishedOrdering()).toMatchObject({
    location: { latitude: expect.closeTo(51.5, 1) as number },
  });
  expect(await send('updateOrdering', { postcode: '' })).toMatchObject({ fields: [{ path: 'postcode' }] });
  expect(
    (await send('updateOrdering', { postcode: '', zones: [] })).restaurant.ordering['postcode'],
  ).toBeNull();
});

it.each([
  ['London', 'Please enter a whole postcode, for example SE1 7PB.'],
  ['ZZ9 9ZZ', 'We don’t know this postcode. Please check it.'],
])('the postcode %s is refused at its field', async (postcode, message) =>
  expect(await send('updateOrdering', { postcode })).toMatchObject({
    fields: [{ path: 'postcode', message }],
  }),
);

it('orders are paused and opened again, and a pause ends by itself', { tags: ['@long'] }, async () => {
  await send('updateOrdering', { collection: { periods: PERIODS } });
  const paused = await send('pauseOrders', { fulfilments: ['COLLECTION'], minutes: 30 });
  expect(paused.restaurant.ordering).toMatchObject({
    pauses: [{ fulfilment: 'COLLECTION', until: '2026-11-23T18:30:00.000Z' }],
    collection: { now: { isOpen: false, reason: 'PAUSED', opensAt: '2026-11-23T18:30:00.000Z' } },
  });
  expect(await publishedOrdering()).toMatchObject({ pauses: [{ fulfilment: 'COLLECTION' }] });
  const open = await send('resumeOrders', { fulfilments: ['COLLECTION', 'DELIVERY'] });
  expect(open.restaurant.ordering).toMatchObject({ pauses: [], collection: { now: { isOpen: true } } });
  const often = Array<string>(100).fill('COLLECTION');
  const again = await send('pauseOrders', { fulfilments: often, minutes: 30 });
  expect(again.restaurant.ordering).toMatchObject({ pauses: [{ fulfilment: 'COLLECTION' }] });
  const opened = await send('resumeOrders', { fulfilments: often });
  expect(opened.restaurant.ordering).toMatchObject({ pauses: [] });
  expect(await send('pauseOrders', { fulfilments: [] })).toMatchObject({ fields: [{ path: 'fulfilments' }] });
});

it('the busy mode is set and ended', async () => {
  const busy = await send('setBusyMode', { minutes: 15, forMinutes: 60 });
  expect(busy.restaurant.ordering['busy']).toEqual({ minutes: 15, until: '2026-11-23T19:00:00.000Z' });
  expect((await send('setBusyMode', {})).restaurant.ordering['busy']).toBeNull();
  expect(await send('setBusyMode', { minutes: 1 })).toMatchObject({ fields: [{ path: 'minutes' }] });
});

it('a change is one transaction of at most seven statements, its entry of the log included', async () => {
  const exempt = await sectionId(app, site, 'Puddings');
  const capacity = { exemptSectionIds: [exempt] };
  const { statements } = await statementsOf(() => send('updateOrdering', { capacity, zones: [ZONE] }));
  const texts = statements.map(({ text }) => text);
  const transaction = texts.slice(texts.indexOf('begin'), texts.indexOf('commit') + 1);
  expect(transaction.length).toBeGreaterThan(3);
  expect(transaction.length).toBeLessThanOrEqual(7);
});

it('a list of sites asks once for dishes whose allergens are unconfirmed', async () => {
  const query = '{ viewer { restaurants(first: 5) { edges { node { goLive { kind } } } } } }';
  const { result, statements } = await statementsOf(() => app.graphql<unknown>(query, {}, site.owner?.token));
  expect(result.data).toMatchObject({
    viewer: { restaurants: { edges: [{ node: { goLive: { length: 5 } } }] } },
  });
  expect(statements.filter(({ text }) => text.includes('allergens_confirmed_at'))).toHaveLength(1);
});
