import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttpGeocoder } from '../../src/gateways/geocoder/httpGeocoder.ts';
import { startGeocoderSandbox } from './startGeocoderSandbox.ts';

let sandbox: Awaited<ReturnType<typeof startGeocoderSandbox>>;
beforeAll(async () => {
  sandbox = await startGeocoderSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

const ask = async (path: string): Promise<unknown> => (await fetch(`${sandbox.origin}${path}`)).json();
const locate = (postcode: string) => createHttpGeocoder({ url: sandbox.origin }).locate(postcode);

it(
  'the stand-in places a postcode near its outward code, each time at the same place',
  { tags: ['@long'] },
  async () => {
    const centre = { status: 200, result: { outcode: 'AB10', latitude: 57.13514, longitude: -2.11731 } };
    expect(await ask('/outcodes/ab10')).toEqual(centre);
    const [one, same, other] = await Promise.all([locate('AB10 1AA'), locate('ab101aa'), locate('AB10 1AB')]);
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
    if (!one.ok || !one.value) throw new Error('not found');
    expect(Math.abs(one.value.latitude - centre.result.latitude)).toBeLessThanOrEqual(0.005);
    expect(Math.abs(one.value.longitude - centre.result.longitude)).toBeLessThanOrEqual(0.005);
  },
);

it.each(['ZZ9 9ZZ', 'GIR 0AA', 'nowhere'])(
  'the stand-in does not know %s',
  { tags: ['@long'] },
  async (postcode) => {
    expect(await locate(postcode)).toEqual({ ok: true, value: null });
  },
);

it.each([
  ['/outcodes/ZZ9', 'Outcode not found'],
  ['/postcodes/%E0%A4%A', 'Invalid postcode'],
  ['/elsewhere', 'Resource not found'],
])('the stand-in answers 404 for %s', { tags: ['@long'] }, async (path, error) => {
  expect(await ask(path)).toEqual({ status: 404, error });
});
