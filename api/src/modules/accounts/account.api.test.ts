import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

interface Outcome {
  __typename: string;
  token?: string;
  message?: string;
  fields?: { path: string; message: string }[];
  user?: { name: string; initial: string };
}

const register = (input: { name: string; email: string; password: string }) =>
  app.graphql<{ register: Outcome }>(
    `mutation ($input: RegisterInput!) { register(input: $input) { __typename
      ... on AuthPayload { token user { name initial } }
      ... on UserError { message } ... on ValidationError { fields { path message } } } }`,
    { input },
  );

const login = (email: string, password: string) =>
  app.graphql<{ login: Outcome }>(
    `mutation ($input: LoginInput!) { login(input: $input) { __typename
      ... on AuthPayload { token } ... on UserError { message } ... on RateLimitedError { retryAfterSeconds } } }`,
    { input: { email, password } },
  );

const viewer = (token?: string) =>
  app.graphql<{ viewer: { name: string; email: string } | null }>('{ viewer { name email } }', {}, token);

describe('accounts', () => {
  it('registers, signs in, and ends the session on logout', async () => {
    const made = await register({
      name: ' Ana López ',
      email: ' Ana@Example.org',
      password: 'correct horse',
    });
    expect(made.data.register).toMatchObject({
      __typename: 'AuthPayload',
      user: { name: 'Ana López', initial: 'A' },
    });
    const signedIn = await login('ANA@example.org', 'correct horse');
    const { token } = signedIn.data.login;
    expect((await viewer(token)).data.viewer).toEqual({ name: 'Ana López', email: 'ana@example.org' });
    await app.graphql('mutation { logout { ok } }', {}, token);
    expect((await viewer(token)).data.viewer).toBeNull();
    expect((await viewer(made.data.register.token)).data.viewer).not.toBeNull();
  });

  it('names every wrong field of a registration', async () => {
    const { data } = await register({ name: '', email: 'x', password: 'short' });
    expect(data.register).toMatchObject({
      __typename: 'ValidationError',
      message: 'Registration failed.',
      fields: [{ path: 'name' }, { path: 'email' }, { path: 'password', message: 'Min 8 characters' }],
    });
  });

  it('makes one account out of parallel registrations with one address', async () => {
    const account = { name: 'Twin', email: 'twin@example.org', password: 'twin twin twin' };
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => register(account)));
    const kinds = outcomes.map(({ data }) => data.register.__typename).sort();
    expect(kinds).toEqual(['AuthPayload', 'ConflictError', 'ConflictError', 'ConflictError']);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    await register({ name: 'Bo', email: 'bo@example.org', password: 'bo has a password' });
    const wrong = await login('bo@example.org', 'not the password');
    const unknown = await login('nobody@example.org', 'not the password');
    expect(wrong.data.login).toEqual(unknown.data.login);
    expect(wrong.data.login).toMatchObject({ __typename: 'UnauthenticatedError' });
  });

  it('stops guessing after ten wrong tries for an address', async () => {
    const limited = await startTestApp();
    try {
      const attempt = () =>
        limited.graphql<{ login: Outcome }>(
          `mutation { login(input: { email: "victim@example.org", password: "guess" }) { __typename } }`,
        );
      for (let tries = 0; tries < 10; tries += 1)
        expect((await attempt()).data.login.__typename).toBe('UnauthenticatedError');
      expect((await attempt()).data.login.__typename).toBe('RateLimitedError');
    } finally {
      await limited.close();
    }
  });

  it('shows nobody to a made-up token', async () => {
    expect((await viewer('made-up')).data.viewer).toBeNull();
  });
});
