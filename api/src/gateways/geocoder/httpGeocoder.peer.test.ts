import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHttpGeocoder } from './httpGeocoder.ts';

/** Answers in the shape of the real service. */
const FOUND = {
  status: 200,
  result: {
    postcode: 'SE1 7PB',
    quality: 1,
    eastings: 530600,
    northings: 179800,
    country: 'England',
    longitude: -0.119,
    latitude: 51.503,
    region: 'London',
    outcode: 'SE1',
    incode: '7PB',
    codes: { admin_district: 'E09000022' },
  },
};
const NOWHERE = {
  status: 200,
  result: { ...FOUND.result, postcode: 'JE2 3AB', longitude: null, latitude: null },
};
const UNKNOWN = { status: 404, error: 'Postcode not found' };
const CENTRE = { status: 200, result: { outcode: 'SE1', longitude: -0.095, latitude: 51.499 } };
const UNKNOWN_OUTCODE = { status: 404, error: 'Outcode not found' };
const INVALID = { status: 404, error: 'Invalid postcode' };
const TERMINATED = {
  ...UNKNOWN,
  terminated: {
    postcode: 'AB1 0AA',
    year_terminated: 1996,
    month_terminated: 6,
    longitude: -2.242858,
    latitude: 57.101459,
  },
};

type Answer = { status: number; body: string } | 'silent' | 'halfway';
let answer: Answer;
/** The answer to questions for outward codes. */
let outcodeAnswer: Answer;
const asked: string[] = [];
const peer = createServer((request, response) => {
  asked.push(request.url ?? '');
  const given = request.url?.startsWith('/outcodes/') ? outcodeAnswer : answer;
  if (given === 'silent') return;
  if (given === 'halfway') {
    response.writeHead(200).write('{"status":');
    return;
  }
  response.writeHead(given.status, { 'Content-Type': 'application/json', Location: '/elsewhere' });
  response.end(given.body);
});
let url: string;
beforeAll(async () => {
  peer.listen(0, '127.0.0.1');
  await once(peer, 'listening');
  url = `http://127.0.0.1:${(peer.address() as AddressInfo).port}`;
});
afterAll(() => {
  peer.close();
  peer.closeAllConnections();
});
beforeEach(() => {
  asked.length = 0;
  outcodeAnswer = answerOf(UNKNOWN_OUTCODE);
});

const answerOf = (body: { status: number }): Answer => ({ status: body.status, body: JSON.stringify(body) });
const locate = (timeoutMs?: number) =>
  createHttpGeocoder({ url }, timeoutMs === undefined ? {} : { timeoutMs }).locate('SE1 7PB');

it.each([
  ['a postcode in use has its place', 200, FOUND, { latitude: 51.503, longitude: -0.119 }],
  ['a postcode without coordinates has no place', 200, NOWHERE, null],
  ['a postcode that the service refuses has no place', 404, INVALID, null],
  [
    'a postcode out of use has its last place',
    404,
    TERMINATED,
    { latitude: 57.101459, longitude: -2.242858 },
  ],
])('%s', async (_what, status, body, value) => {
  answer = { status, body: JSON.stringify(body) };
  expect(await locate()).toEqual({ ok: true, value });
  expect(asked).toEqual(['/postcodes/SE1%207PB']);
});

it.each([
  ['has the centre of its outward code', CENTRE, { latitude: 51.499, longitude: -0.095 }],
  ['whose outward code is unknown has no place', UNKNOWN_OUTCODE, null],
])('an unknown postcode %s', async (_what, outcode, value) => {
  answer = answerOf(UNKNOWN);
  outcodeAnswer = answerOf(outcode);
  expect(await locate()).toEqual({ ok: true, value });
  expect(asked).toEqual(['/postcodes/SE1%207PB', '/outcodes/SE1']);
});

it.each<[string, Answer]>([
  ['the status 429', { status: 429, body: '{}' }],
  ['a missing route', { status: 404, body: '{"status":404,"error":"Resource not found"}' }],
  ['silence', 'silent'],
])('an outward code that is answered with %s is a failure', async (_what, given) => {
  answer = answerOf(UNKNOWN);
  outcodeAnswer = given;
  expect(await locate(300)).toMatchObject({ ok: false });
  expect(asked).toHaveLength(2);
});

it.each([301, 400, 403, 429, 500, 503])('the status %d of the geocoder is a failure', async (status) => {
  answer = { status, body: JSON.stringify({ status, error: 'no' }) };
  expect(await locate()).toMatchObject({ ok: false });
  expect(asked).toHaveLength(1);
});

it.each([
  ['a page', 200, '<html>'],
  ['nothing', 200, ''],
  ['JSON of another kind', 200, '{"result":{}}'],
  ['a place that is not on earth', 200, '{"result":{"latitude":510,"longitude":0}}'],
  ['a missing page of another server', 404, 'Not found'],
  ['a missing route', 404, '{"status":404,"error":"Resource not found"}'],
])('an answer of the geocoder that is %s is a failure', async (_what, status, body) => {
  answer = { status, body };
  expect(await locate()).toMatchObject({ ok: false });
});

it.each(['silent', 'halfway'] as const)('a geocoder that is %s fails in time', async (behaviour) => {
  answer = behaviour;
  expect(await locate(100)).toMatchObject({ ok: false, error: expect.stringContaining('Timeout') as string });
});

it('a geocoder that does not listen is a failure', async () => {
  const gone = createHttpGeocoder({ url: 'http://127.0.0.1:9' });
  expect(await gone.locate('SE1 7PB')).toMatchObject({ ok: false });
});
