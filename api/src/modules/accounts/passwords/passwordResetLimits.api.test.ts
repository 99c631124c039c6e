import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { restClient } from '../../../../test/restClient.ts';
import { startTestApp, type TestApp } from '../../../../test/testApp.ts';

let app: TestApp;
let rest: ReturnType<typeof restClient>;
beforeAll(async () => {
  app = await startTestApp();
  rest = restClient(app);
  const body = { name: 'Ana', email: 'known@example.org', password: 'correct horse' };
  await rest('post', '/users/register', { body });
});
afterAll(() => app.close());
beforeEach(() => app.container.infrastructure.database.pool.query('delete from rate_limits'));

const forgot = (email: string) => rest('post', '/users/forgot-password', { body: { email } });
const reset = (token: string) =>
  rest('patch', `/users/reset-password/${token}`, { body: { password: 'a better battery' } });

/** The type of GraphQL's answer to a mutation that takes an input. */
async function typeOf(mutation: string): Promise<string> {
  const { data } = await app.graphql<{ outcome: { __typename: string } }>(
    `mutation { outcome: ${mutation} { __typename } }`,
  );
  return data.outcome.__typename;
}

it.each(['known@example.org', 'unknown@example.org'])(
  '%s can request 5 reset links an hour',
  async (email) => {
    for (let tries = 0; tries < 5; tries += 1) expect((await forgot(email)).status).toBe(200);
    const { status, headers } = await forgot(email.toUpperCase());
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await typeOf(`requestPasswordReset(input: { email: "${email}" })`)).toBe('RateLimitedError');
    expect((await forgot('another@example.org')).status).toBe(200);
  },
);

it('an IP can request 20 reset links an hour', async () => {
  for (let tries = 0; tries < 20; tries += 1) expect((await forgot(`${tries}@example.org`)).status).toBe(200);
  expect((await forgot('last@example.org')).status).toBe(429);
});

it('an IP can try 20 reset tokens an hour', async () => {
  for (let tries = 0; tries < 20; tries += 1) expect((await reset(`guess-${tries}`)).status).toBe(404);
  expect((await reset('last-guess')).status).toBe(429);
  expect(await typeOf('resetPassword(input: { token: "guess", password: "a better battery" })')).toBe(
    'RateLimitedError',
  );
});
