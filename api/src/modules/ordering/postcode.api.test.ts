import { DAY_MS } from '@forkfront/common/durations.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import type { GeocoderGateway } from '../../gateways/geocoder/geocoder.gateway.ts';
import { createHttpGeocoder } from '../../gateways/geocoder/httpGeocoder.ts';
import { startGeocoderSandbox } from '../../../sandbox/geocoder/startGeocoderSandbox.ts';
import { newId } from '../../lib/ids.ts';
import { Postcode } from './postcode.entity.ts';
import { PostcodeService } from './postcode.service.ts';

const START = new Date('2026-03-02T12:00:00Z');

let app: TestApp;
let sandbox: Awaited<ReturnType<typeof startGeocoderSandbox>>;
let now = START;
let isDown = false;
const asked: string[] = [];

beforeAll(async () => {
  sandbox = await startGeocoderSandbox({ port: 0 });
  const real = createHttpGeocoder({ url: sandbox.origin });
  const gone = createHttpGeocoder({ url: 'http://127.0.0.1:9' });
  const geocoder: GeocoderGateway = {
    locate(postcode) {
      asked.push(postcode);
      return (isDown ? gone : real).locate(postcode);
    },
  };
  app = await startTestApp({ replace: { geocoder, clock: () => now } });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
beforeEach(async () => {
  now = START;
  isDown = false;
  asked.length = 0;
  await app.scope().em.nativeDelete(Postcode, {});
});

const locate = (postcode: string, ip: string = newId()) =>
  app.scope().get(PostcodeService).locate(postcode, ip);
const after = (days: number) => void (now = new Date(START.getTime() + days * DAY_MS));

it('the place of a postcode is remembered for 90 days', async () => {
  const first = await locate('SE1 7PB');
  expect(first).toMatchObject({ kind: 'found', place: { latitude: expect.closeTo(51.5, 1) as number } });
  after(89);
  expect(await locate('SE1 7PB')).toEqual(first);
  expect(asked).toEqual(['SE1 7PB']);
  after(90);
  expect(await locate('SE1 7PB')).toEqual(first);
  expect(asked).toHaveLength(2);
});

it('an unknown postcode is remembered for a day', async () => {
  expect(await locate('ZZ9 9ZZ')).toEqual({ kind: 'unknown' });
  after(0.9);
  expect(await locate('ZZ9 9ZZ')).toEqual({ kind: 'unknown' });
  expect(asked).toHaveLength(1);
  after(1);
  await locate('ZZ9 9ZZ');
  expect(asked).toHaveLength(2);
});

it('a postcode is not located while the geocoder does not answer, and located afterwards', async () => {
  isDown = true;
  expect(await locate('SE1 7PB')).toEqual({ kind: 'unavailable' });
  isDown = false;
  expect(await locate('SE1 7PB')).toMatchObject({ kind: 'found' });
});

it('a place that was remembered is still used while the geocoder does not answer', async () => {
  const first = await locate('SE1 7PB');
  isDown = true;
  after(91);
  expect(await locate('SE1 7PB')).toEqual(first);
});

it('many diners with one postcode at once store it once', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => locate('SE1 7PB')));
  expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(await app.scope().em.count(Postcode)).toBe(1);
});

it('an address asks the geocoder at most 30 times in 10 minutes, and the table as often as it likes', async () => {
  const ip = newId();
  const postcodes = Array.from({ length: 31 }, (_, at) => `SE1 ${at % 10}A${'ABCD'[Math.floor(at / 10)]}`);
  const answers = [];
  for (const postcode of postcodes) answers.push((await locate(postcode, ip)).kind);
  expect(answers).toEqual([...Array.from({ length: 30 }, () => 'found'), 'unavailable']);
  expect(asked).toHaveLength(30);
  expect(await locate('SE1 0AA', ip)).toMatchObject({ kind: 'found' });
});

it('old answers are deleted', async () => {
  await locate('SE1 7PB');
  await locate('ZZ9 9ZZ');
  after(2);
  await app.scope().get(PostcodeService).sweep();
  expect(await app.scope().em.find(Postcode, {})).toMatchObject([{ postcode: 'SE1 7PB' }]);
  after(181);
  await app.scope().get(PostcodeService).sweep();
  expect(await app.scope().em.count(Postcode)).toBe(0);
});
