import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restClient } from '../../test/restClient.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';

let app: TestApp;
let rest: ReturnType<typeof restClient>;
beforeAll(async () => {
  app = await startTestApp();
  rest = restClient(app);
});
afterAll(() => app.close());

const account = (email: string) => ({ name: 'Ana López', email, password: 'correct horse' });

describe('users', () => {
  it('a user registers, signs in and reads the own account', async () => {
    const made = await rest('post', '/users/register', { body: account('ana@example.org') });
    expect(made).toMatchObject({ status: 201, json: { name: 'Ana López', email: 'ana@example.org' } });
    const { email, password } = account('Ana@Example.org ');
    const signedIn = await rest('post', '/users/login', { body: { email, password } });
    expect(signedIn).toMatchObject({ status: 200, json: { _id: made.json._id, email: 'ana@example.org' } });
    expect(signedIn.json).not.toHaveProperty('passwordHash');
    const me = await rest('get', '/users/me', { token: String(signedIn.json.token) });
    expect(me.json).toEqual({ _id: made.json._id, name: 'Ana López', email: 'ana@example.org' });
  });

  it('REST and GraphQL share a session', async () => {
    const { json } = await rest('post', '/users/register', { body: account('bo@example.org') });
    const token = String(json.token);
    await app.graphql('mutation { logout { ok } }', {}, token);
    expect((await rest('get', '/users/me', { token })).status).toBe(401);
  });

  it('the error has every wrong field of a registration and a login', async () => {
    const { status, json } = await rest('post', '/users/register', {
      body: { email: 'x', password: 'short' },
    });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      message: 'Registration failed.',
      data: { message: 'Registration failed.' },
      errors: [
        { path: 'name', message: 'Please enter your name.' },
        { path: 'email', message: 'Please check the email address.' },
        { path: 'password', message: 'Min 8 characters' },
      ],
    });
    expect((await rest('post', '/users/login', { body: {} })).json).toMatchObject({
      message: 'Login failed.',
      errors: [{ path: 'email' }, { path: 'password' }],
    });
  });

  it('a registered address cannot be registered again', async () => {
    await rest('post', '/users/register', { body: account('twice@example.org') });
    const again = await rest('post', '/users/register', { body: account('twice@example.org') });
    expect(again).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining('Sign in instead') },
    });
  });

  it('a registration ignores an id, a token and a password hash', async () => {
    const body = {
      ...account('own@example.org'),
      _id: 'mine',
      id: 'mine',
      token: 'mine',
      passwordHash: 'mine',
    };
    const { json } = await rest('post', '/users/register', { body });
    expect(json._id).toEqual(expect.stringMatching(/^[0-9a-f-]{36}$/));
    expect(json.token).not.toBe('mine');
  });

  it('a failed login does not reveal whether the address has an account', async () => {
    await rest('post', '/users/register', { body: account('known@example.org') });
    const guess = (email: string) => rest('post', '/users/login', { body: { email, password: 'guess' } });
    const [known, unknown] = [await guess('known@example.org'), await guess('unknown@example.org')];
    expect(known.status).toBe(401);
    expect({ ...known.json, requestId: '' }).toEqual({ ...unknown.json, requestId: '' });
  });

  it('REST and GraphQL share the limit of wrong passwords', async () => {
    const email = 'victim@example.org';
    const wrong = () => rest('post', '/users/login', { body: { email, password: 'guess' } });
    let answer = await wrong();
    for (let tries = 1; tries < 11 && answer.status === 401; tries += 1) answer = await wrong();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const { data } = await app.graphql<{ login: { __typename: string } }>(
      'mutation ($input: LoginInput!) { login(input: $input) { __typename } }',
      { input: { email, password: 'guess' } },
    );
    expect(data.login.__typename).toBe('RateLimitedError');
  });
});
