import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, cookieOf, exchangeLoginCode } from '../../../../test/exchangeLoginCode.ts';
import { GoogleBrowser } from '../../../../test/googleBrowser.ts';
import { startGooglePeer, type GooglePeer } from '../../../../test/startGooglePeer.ts';
import { startTestApp, type TestApp } from '../../../../test/testApp.ts';

let app: TestApp;
let google: GooglePeer;
let now = new Date();
const query = <Row extends object>(sql: string) =>
  app.container.infrastructure.database.pool.query<Row>(sql).then(({ rows }) => rows);

beforeAll(async () => {
  google = await startGooglePeer();
  google.person = { sub: 'rosa-1', email: 'rosa@example.org', name: 'Rosa Marchetti' };
  app = await startTestApp({ google: async () => google.config, replace: { clock: () => now } });
});
afterAll(async () => {
  await app.close();
  await google.server.stop();
});
beforeEach(async () => {
  now = new Date();
  // All tests together make more requests than one IP may.
  await query('delete from rate_limits');
});

const INVALID = {
  __typename: 'NotFoundError',
  message: 'This sign-in is no longer valid. Please sign in again.',
};
const newCode = async () => codeOf(await new GoogleBrowser(app).signIn()) ?? '';
const codesKept = async () => (await query('select 1 from login_codes')).length;

describe('login codes', () => {
  it('a login code opens a session with the user agent of the browser', async () => {
    const { token = '' } = await exchangeLoginCode(app, await newCode());
    const viewer = await app.graphql('{ viewer { email sessions { device isCurrent } } }', {}, token);
    expect(viewer.data).toMatchObject({ viewer: { email: 'rosa@example.org' } });
    expect(await query('select user_agent from sessions')).toContainEqual({ user_agent: 'node' });
  });

  it('only the hash of a login code is stored', async () => {
    const code = await newCode();
    expect(JSON.stringify(await query('select * from login_codes'))).not.toContain(code);
  });

  it('a login code works once', async () => {
    const code = await newCode();
    expect((await exchangeLoginCode(app, code)).__typename).toBe('AuthPayload');
    expect(await exchangeLoginCode(app, code)).toEqual(INVALID);
  });

  it('a login code works only in the browser that came back from Google', async () => {
    const browser = new GoogleBrowser(app);
    const code = codeOf(await browser.signIn()) ?? '';
    expect(`login_code=${browser.cookies.get('login_code')}`).toBe(cookieOf(app, code));
    for (const other of ['', 'login_code=', cookieOf(app, 'another code')])
      expect(await exchangeLoginCode(app, code, other)).toEqual(INVALID);
    expect((await exchangeLoginCode(app, code)).__typename).toBe('AuthPayload');
  });

  it('a login code from a log is useless, because its cookie cannot be derived from it', async () => {
    const code = await newCode();
    const digests = (['hex', 'base64url'] as const).map((encoding) =>
      createHash('sha256').update(code).digest(encoding),
    );
    for (const made of [code, ...digests])
      expect(await exchangeLoginCode(app, code, `login_code=${made}`)).toEqual(INVALID);
    expect((await exchangeLoginCode(app, code)).__typename).toBe('AuthPayload');
  });

  it('a login code works once when ten requests use it at the same time', async () => {
    const code = await newCode();
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchangeLoginCode(app, code)));
    expect(answers.filter(({ __typename }) => __typename === 'AuthPayload')).toHaveLength(1);
    expect(answers.filter(({ __typename }) => __typename === 'NotFoundError')).toHaveLength(9);
  });

  it('a login code works for 60 seconds', async () => {
    const [prompt, late] = [await newCode(), await newCode()];
    now = new Date(now.getTime() + 59_000);
    expect((await exchangeLoginCode(app, prompt)).__typename).toBe('AuthPayload');
    now = new Date(now.getTime() + 1_000);
    expect(await exchangeLoginCode(app, late)).toEqual(INVALID);
  });

  it('an expired login code is deleted when the next one is created', async () => {
    await newCode();
    now = new Date(now.getTime() + 61_000);
    await newCode();
    expect(await codesKept()).toBe(1);
  });

  it('an IP can try 20 wrong login codes; right ones do not count', async () => {
    for (let right = 0; right < 2; right += 1)
      expect((await exchangeLoginCode(app, await newCode())).__typename).toBe('AuthPayload');
    const wrong: string[] = [];
    for (let tries = 0; tries <= 20; tries += 1)
      wrong.push((await exchangeLoginCode(app, `guess ${tries}`)).__typename);
    expect(wrong).toEqual([...Array<string>(20).fill('NotFoundError'), 'RateLimitedError']);
    const limited = await exchangeLoginCode(app, await newCode());
    expect(limited).toMatchObject({ __typename: 'RateLimitedError' });
    expect(limited.retryAfterSeconds).toBeGreaterThan(0);
  });

  it.each(['', ' ', 'x'.repeat(5_000)])('%j is refused as a login code', async (code) => {
    expect(await exchangeLoginCode(app, code)).toEqual(INVALID);
  });
});
