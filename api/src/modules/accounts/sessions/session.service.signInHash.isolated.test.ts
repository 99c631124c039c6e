import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeAccount } from '../../../../test/makeAccount.ts';
import { startTestApp, type TestApp } from '../../../../test/testApp.ts';
import { User } from '../account.entity.ts';

vi.mock(import('@node-rs/argon2'), async (original) => {
  const argon2 = await original();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }';
const overGraphql = (email: string) =>
  app.graphql(LOGIN, { input: { email, password: 'a wrong guess' } }).then(({ data }) => data);
const overRest = (email: string) =>
  fetch(`${app.url}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'a wrong guess' }),
  }).then(({ status }) => status);

it('one hash is verified whether an address has an account or not', { tags: ['@long'] }, async () => {
  const [known, withoutPassword] = [await makeAccount(app), await makeAccount(app)];
  await app.scope().em.nativeUpdate(User, { id: withoutPassword.id }, { passwordHash: null });
  const unknown = `nobody.${known.email}`;
  // The first check of an unknown address also makes the dummy hash.
  await overRest(unknown);
  for (const email of [known.email, unknown, withoutPassword.email]) {
    vi.mocked(verify).mockClear();
    expect(await overRest(email)).toBe(401);
    expect(verify, `REST, ${email}`).toHaveBeenCalledTimes(1);
    vi.mocked(verify).mockClear();
    expect(await overGraphql(email)).toEqual({ login: { __typename: 'UnauthenticatedError' } });
    expect(verify, `GraphQL, ${email}`).toHaveBeenCalledTimes(1);
  }
});
