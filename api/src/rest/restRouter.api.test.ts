import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSite } from '../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const send = (path: string, init: RequestInit) => fetch(`${app.url}/api/v1${path}`, init);
const login = (body: string, type = 'application/json') =>
  send('/users/login', { method: 'POST', headers: { 'Content-Type': type }, body });

const good = JSON.stringify({ email: 'nobody@example.org', password: 'guess' });
const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;

it('an answer lists at most 10 wrong fields', async () => {
  const history = Array.from({ length: 100 }, () => 1);
  const answer = await send('/onboarding/provisional-chat', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message: 'Hello', history }),
  });
  expect(answer.status).toBe(400);
  expect(((await answer.json()) as { errors: unknown[] }).errors).toHaveLength(10);
});

describe('invalid requests', () => {
  it.each([
    ['malformed JSON', 400, () => login('{"email": ')],
    ['a bare text', 400, () => login('"email"')],
    ['a list', 400, () => login('[]')],
    ['a field of another type', 400, () => login('{"email":{"$gt":""},"password":["x"]}')],
    ['very deep JSON', 400, () => login(`{"email":${deep}}`)],
    ['a large body', 413, () => login(JSON.stringify({ email: 'x'.repeat(65 * 1024) }))],
    ['a form', 415, () => login('email=a&password=b', 'application/x-www-form-urlencoded')],
    ['JSON sent as text', 415, () => login(good, 'text/plain')],
    ['an unknown charset', 415, () => login(good, 'application/json; charset=utf-7')],
    [
      'no content type',
      415,
      () => send('/users/login', { method: 'POST', body: new TextEncoder().encode(good) }),
    ],
    ['an unknown path', 404, () => send('/nothing/here', {})],
    ['a post to an unknown path', 404, () => send('/nothing', { method: 'POST', body: good })],
    ['a path with ..', 404, () => send('/users/%2e%2e%2f%2e%2e%2fetc', {})],
    ['an invalid percent encoding', 404, () => send('/users/%ff', {})],
    ['a wrong method', 405, () => send('/users/login', { method: 'DELETE' })],
  ])('a request with %s gets status %d and a JSON error', async (_what, status, request) => {
    const response = await request();
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const { message, data, requestId } = (await response.json()) as Record<string, unknown>;
    expect(message).toEqual(expect.stringMatching(/^[A-Z].*\.$/));
    expect(data).toEqual({ message });
    expect(requestId).toEqual(expect.stringMatching(/^[0-9a-f-]{36}$/));
  });

  it.each([
    'application/json;charset=UTF8',
    'application/json; charset="UTF-8"; profile=x',
    'Application/Json',
  ])('a body of the type %s is read, by REST and by GraphQL', async (type) => {
    expect((await login(good, type)).status).not.toBe(415);
    const asked = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: '{"query":"{ __typename }"}',
    });
    expect(await asked.json()).toEqual({ data: { __typename: 'Query' } });
  });

  it('the error has every wrong field', async () => {
    const response = await login('{"email":{"$gt":""},"password":["x"]}');
    expect(await response.json()).toMatchObject({
      errors: [
        { path: 'email', message: 'Please send a text.' },
        { path: 'password', message: 'Please send a text.' },
      ],
    });
  });
});

describe('the character NUL', () => {
  it.each([
    ['a field', 'password', () => login(JSON.stringify({ email: 'a@example.org', password: 'x\0' }))],
    [
      'a nested field',
      'conversationHistory.0.content',
      () =>
        send('/onboarding/provisional-chat', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ message: 'Hello', conversationHistory: [{ role: 'user', content: '\0' }] }),
        }),
    ],
    ['the path', 'id', () => send('/restaurant-portal/restaurant/x%00', {})],
    ['the query', 'redirect', () => send('/users/google?redirect=%00', { redirect: 'manual' })],
  ])('the character NUL in %s is a field error', async (_what, path, request) => {
    const response = await request();
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: 'Some fields are missing or wrong.',
      errors: [{ path, message: 'Please remove the invisible character from this text.' }],
    });
  });
});

describe('answers', () => {
  it('answers forbid caching', async () => {
    const response = await login(good);
    expect(response.status).toBe(401);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('a public route ignores an invalid token', async () => {
    const response = await send('/services', { headers: { Authorization: 'Bearer expired' } });
    expect(response.status).toBe(200);
  });
});

describe('pages of other origins', () => {
  const Origin = 'https://elsewhere.example';

  it.each(['/api/v1/services', '/api/v1/nothing'])(
    'pages of other origins may read %s without credentials',
    async (path) => {
      const { headers } = await fetch(`${app.url}${path}`, { headers: { Origin } });
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-expose-headers')).toBe('*');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    },
  );

  it.each(['/api/v1/users/login', '/api/v1/onboarding/provisional-chat', '/graphql'])(
    'a preflight request for a post to %s is allowed',
    async (path) => {
      const response = await fetch(`${app.url}${path}`, {
        method: 'OPTIONS',
        headers: {
          Origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers':
            'apollo-require-preflight,apollographql-client-name,authorization,content-type,if-none-match,traceparent,x-requested-with',
        },
      });
      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('access-control-allow-methods')).toContain('POST');
      // The star is every header of a request without credentials, but for this one (Fetch §4.9).
      expect(response.headers.get('access-control-allow-headers')?.toLowerCase()).toBe('authorization, *');
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    },
  );

  it('pages of other origins may read GraphQL, also from the cache', async () => {
    const { slug } = await makeSite(app);
    const body = JSON.stringify({ query: `{ storefront(slug: "${slug}") { name } }` });
    for (let asked = 0; asked < 3; asked += 1) {
      const { headers } = await fetch(`${app.url}/graphql`, {
        method: 'POST',
        headers: { Origin, 'Content-Type': 'application/json' },
        body,
      });
      expect(headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  it.each(['/healthz', '/', '/_dev/mail/messages'])(
    'pages of other origins may not read %s',
    async (path) => {
      const { headers } = await fetch(`${app.url}${path}`, { headers: { Origin } });
      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});
