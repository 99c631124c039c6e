import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ask = (headers: Record<string, string>, query: string) =>
  fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });

/** Without those that differ from answer to answer, and the one that Express adds for reads with GET. */
const comparable = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => !['date', 'etag'].includes(name)));

it.each(['{ viewer { id } }', '{ nothing }', '{'])(
  'a guest who asks %s gets the answer and the headers that a request through Express gets',
  async (query) => {
    const guest = await ask({}, query);
    // Requests with a session pass Express; this one is not valid, so its caller is a guest too.
    const other = await ask({ authorization: 'Bearer unknown' }, query);
    expect(comparable(guest)).toEqual(comparable(other));
    expect(guest.status).toBe(other.status);
    expect(await guest.text()).toBe(await other.text());
    expect(guest.headers.get('x-content-type-options')).toBe('nosniff');
    expect(guest.headers.get('access-control-allow-origin')).toBe('*');
  },
);

it('a body that is not JSON is refused as JSON, with the reference of the request', async () => {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":',
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message: 'The request could not be read.' });
});
