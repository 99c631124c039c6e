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
      ... on AuthPayload { token } ... on UserError { message } } }`,
    { input: { email, password } },
  );

const viewer = (token?: string) =>
  app.graphql<{ viewer: { name: string; email: string } | null }>('{ viewer { name email } }', {}, token);

describe('accounts', () => {
  it('a user registers, signs in, and ends the session by logging out', async () => {
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

  it('a registration with several invalid fields reports each of them', async () => {
    const { data } = await register({ name: '', email: 'x', password: 'short' });
    expect(data.register).toMatchObject({
      __typename: 'ValidationError',
      message: 'Registration failed.',
      fields: [{ path: 'name' }, { path: 'email' }, { path: 'password', message: 'Min 8 characters' }],
    });
  });

  it('an unknown token has no viewer', async () => {
    expect((await viewer('made-up')).data.viewer).toBeNull();
  });
});
