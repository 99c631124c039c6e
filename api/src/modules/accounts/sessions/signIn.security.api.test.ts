import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAccount } from '../../../../test/makeAccount.ts';
import { startTestApp, type TestApp } from '../../../../test/testApp.ts';
import { User } from '../account.entity.ts';

/** Two processes of one product, behind a proxy that forwards the addresses of the callers. */
let app: TestApp;
/** Hashes passwords at the cost of production. */
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp({ replace: { trustedProxies: 1 } });
  other = await startTestApp({ replace: { trustedProxies: 1, passwordCost: {} }, beside: app });
});
afterAll(async () => {
  await other.close();
  await app.close();
});
const deleteTries = () => app.container.infrastructure.database.pool.query('delete from rate_limits');
beforeEach(deleteTries);

interface Try {
  email: string;
  password?: string;
  ip?: string;
}

/** What a caller sees of one sign-in; `retryAfter` in seconds, null unless limited. */
interface Outcome {
  kind: 'wrong' | 'limited' | 'right';
  retryAfter: number | null;
  /** The answer without the parts that differ each time. */
  answer: unknown;
}

function send(to: TestApp, path: string, ip: string, body: object): Promise<Response> {
  return fetch(`${to.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': ip },
    body: JSON.stringify(body),
  });
}

async function overRest(
  to: TestApp,
  { email, password = 'a wrong guess', ip = '192.0.2.1' }: Try,
): Promise<Outcome> {
  const response = await send(to, '/api/v1/users/login', ip, { email, password });
  const { requestId: _new, ...json } = (await response.json()) as Record<string, unknown>;
  const retryAfter = response.headers.get('retry-after');
  const kind = response.status === 429 ? 'limited' : response.status === 401 ? 'wrong' : 'right';
  return {
    kind,
    retryAfter: retryAfter === null ? null : Number(retryAfter),
    answer: { status: response.status, json },
  };
}

const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) { __typename
  ... on UserError { message code } ... on RateLimitedError { retryAfterSeconds } } }`;
const KINDS: Record<string, Outcome['kind']> = {
  UnauthenticatedError: 'wrong',
  RateLimitedError: 'limited',
  AuthPayload: 'right',
};

async function overGraphql(
  to: TestApp,
  { email, password = 'a wrong guess', ip = '192.0.2.1' }: Try,
): Promise<Outcome> {
  const response = await send(to, '/graphql', ip, {
    query: LOGIN,
    variables: { input: { email, password } },
  });
  const { data } = (await response.json()) as {
    data: { login: { __typename: string; retryAfterSeconds?: number } };
  };
  const kind = KINDS[data.login.__typename];
  if (!kind) throw new Error(JSON.stringify(data));
  return {
    kind,
    retryAfter: data.login.retryAfterSeconds ?? null,
    answer: { status: response.status, data },
  };
}

/** Both transports of both processes in turn. */
const WAYS: ((attempt: Try) => Promise<Outcome>)[] = [
  (attempt) => overRest(app, attempt),
  (attempt) => overGraphql(app, attempt),
  (attempt) => overRest(other, attempt),
  (attempt) => overGraphql(other, attempt),
];
const tryAt = (index: number, attempt: Try): Promise<Outcome> => {
  const way = WAYS[index % WAYS.length];
  if (!way) throw new Error('no way in');
  return way(attempt);
};
/** 40 tries at once. */
const storm = (attempt: (index: number) => Try): Promise<Outcome[]> =>
  Promise.all(Array.from({ length: 40 }, (_, index) => tryAt(index, attempt(index))));
/** The name of a transport, and its index in `WAYS`. */
const TRANSPORTS = [
  ['REST', 0],
  ['GraphQL', 1],
] as const;
const count = (outcomes: Outcome[], kind: Outcome['kind']) =>
  outcomes.filter((outcome) => outcome.kind === kind).length;

describe('limits of wrong passwords', () => {
  it(
    'an address allows exactly 100 wrong passwords from all IPs, over both transports of two processes',
    { tags: ['@long'] },
    async () => {
      const { email } = await makeAccount(app);
      const from = (first: number) => storm((index) => ({ email, ip: `192.0.2.${first + index}` }));
      const outcomes = [...(await from(0)), ...(await from(40)), ...(await from(80))];
      expect({ wrong: count(outcomes, 'wrong'), limited: count(outcomes, 'limited') }).toEqual({
        wrong: 100,
        limited: 20,
      });
      const another = await makeAccount(app);
      expect((await tryAt(0, { email: another.email })).kind).toBe('wrong');
    },
  );

  it('wrong passwords from one IP do not lock out the owner at another IP', async () => {
    const { email, password } = await makeAccount(app);
    for (let round = 0; round < 3; round += 1) await storm(() => ({ email, ip: '203.0.113.9' }));
    for (const index of WAYS.keys())
      expect((await tryAt(index, { email, password, ip: '198.51.100.1' })).kind).toBe('right');
  });

  it('an IP allows exactly 10 wrong passwords for all addresses, over both transports of two processes', async () => {
    const outcomes = await storm((index) => ({ email: `nobody-${index}@example.org` }));
    expect({ wrong: count(outcomes, 'wrong'), limited: count(outcomes, 'limited') }).toEqual({
      wrong: 10,
      limited: 30,
    });
    expect((await tryAt(1, { email: 'nobody-99@example.org', ip: '192.0.2.2' })).kind).toBe('wrong');
  });

  it.each([
    [
      'forged addresses before the one that our proxy appends',
      (index: number) => `203.0.113.${index}, 192.0.2.50`,
    ],
    ['all addresses of one IPv6 network', (index: number) => `2001:db8:1:2:${index}::${index}`],
    [
      'an IPv4 address in both its spellings',
      (index: number) => (index % 3 ? '192.0.2.60' : '::ffff:192.0.2.60'),
    ],
  ])('10 wrong passwords is the common limit of %s', async (_what, ipOf) => {
    const outcomes = await storm((index) => ({ email: `nobody-${index}@example.org`, ip: ipOf(index) }));
    expect({ wrong: count(outcomes, 'wrong'), limited: count(outcomes, 'limited') }).toEqual({
      wrong: 10,
      limited: 30,
    });
  });

  it('all spellings of an address share one counter', async () => {
    const { email } = await makeAccount(app);
    const spellings = [email, email.toUpperCase(), ` ${email}\n`, email.replace('.', '.\u200b')];
    for (const [index, spelling] of spellings.entries())
      expect((await tryAt(index, { email: spelling, ip: `192.0.2.${index}` })).kind).toBe('wrong');
    const { rows } = await app.container.infrastructure.database.pool.query(
      "select points from rate_limits where key like 'login-address%'",
    );
    expect(rows).toEqual([{ points: spellings.length }]);
  });

  it('a limited caller gets the time to wait, and the right password is refused until then', async () => {
    const { email, password } = await makeAccount(app);
    const ip = '192.0.2.1';
    await storm(() => ({ email, ip }));
    for (const index of WAYS.keys()) {
      const { kind, retryAfter } = await tryAt(index, { email, password, ip });
      expect(kind).toBe('limited');
      expect(retryAfter).toBeGreaterThan(0);
      expect(retryAfter).toBeLessThanOrEqual(15 * 60);
    }
  });

  it('a right password is not counted', async () => {
    const { email, password } = await makeAccount(app);
    for (let index = 0; index < 12; index += 1)
      expect((await tryAt(index, { email, password })).kind).toBe('right');
  });

  it('each login of one GraphQL document is counted', async () => {
    const { email } = await makeAccount(app);
    const logins = (length: number) =>
      `mutation { ${Array.from({ length }, (_, i) => `l${i}: login(input: { email: "${email}", password: "x" }) { __typename }`).join(' ')} }`;
    const hundred = await app.graphql<null>(logins(100));
    expect(hundred.errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    const { rows } = await app.container.infrastructure.database.pool.query(
      "select key from rate_limits where key like 'login%'",
    );
    expect(rows).toEqual([]);
    const thirty = await app.graphql<Record<string, { __typename: string }>>(logins(30));
    const names = Object.values(thirty.data).map(({ __typename }) => __typename);
    expect(names.filter((name) => name === 'UnauthenticatedError')).toHaveLength(10);
    expect(names.filter((name) => name === 'RateLimitedError')).toHaveLength(20);
  });
});

describe('secrecy of accounts', () => {
  async function addresses(at = app): Promise<Record<'known' | 'unknown' | 'withoutPassword', string>> {
    const [known, withoutPassword] = [await makeAccount(at), await makeAccount(at)];
    await app.scope().em.nativeUpdate(User, { id: withoutPassword.id }, { passwordHash: null });
    const unknown = `nobody.${known.email}`;
    return { known: known.email, unknown, withoutPassword: withoutPassword.email };
  }

  it.each(TRANSPORTS)(
    'the answer over %s does not reveal whether an address has an account',
    async (_name, way) => {
      const { known, unknown, withoutPassword } = await addresses();
      const right = await tryAt(way, { email: known });
      expect(right.kind).toBe('wrong');
      for (const email of [unknown, withoutPassword]) expect(await tryAt(way, { email })).toEqual(right);
    },
  );

  it.each(TRANSPORTS)(
    'the limit over %s does not reveal whether an address has an account',
    async (_name, way) => {
      const { known, unknown } = await addresses();
      const kinds = async (email: string) => {
        const outcomes: Outcome['kind'][] = [];
        for (let index = 0; index < 12; index += 1)
          outcomes.push((await tryAt(way, { email, ip: '198.51.100.1' })).kind);
        return outcomes;
      };
      const forKnown = await kinds(known);
      await deleteTries();
      expect(await kinds(unknown)).toEqual(forKnown);
    },
  );

  it('the duration does not reveal whether an address has an account', { tags: ['@long'] }, async () => {
    const { known, unknown } = await addresses(other);
    const times: Record<string, number[]> = { [known]: [], [unknown]: [] };
    // A process with the cost of production. The first unknown address also makes the dummy hash.
    await tryAt(2, { email: unknown });
    for (let round = 0; round < 20; round += 1)
      for (const [email, taken] of Object.entries(times)) {
        if (round % 8 === 0) await deleteTries();
        const start = performance.now();
        expect((await tryAt(2, { email, ip: `198.51.100.${round}` })).kind).toBe('wrong');
        taken.push(performance.now() - start);
      }
    const [ofKnown, ofUnknown] = [median(times[known]), median(times[unknown])];
    // A login without a hash would take a small part of that time.
    expect(Math.max(ofKnown, ofUnknown) / Math.min(ofKnown, ofUnknown)).toBeLessThan(3);
  });
});

const median = (values: number[] = []): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

it.each([
  '//evil.example',
  '/\\evil.example',
  '%2f%2fevil.example',
  'https://evil.example',
  'javascript:alert(1)',
])('a sign-in with Google never redirects to %s', async (evil) => {
  for (const path of ['/api/v1/users/google', '/api/v1/users/google/callback'])
    for (const name of ['redirect', 'returnTo', 'next', 'state', 'code']) {
      const response = await fetch(`${app.url}${path}?${name}=${evil}`, {
        redirect: 'manual',
        headers: { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-For': '192.0.2.9' },
      });
      expect(response.status).toBe(302);
      const location = response.headers.get('location') ?? '';
      expect(new URL(location, app.url).origin).toBe(app.url);
      expect(location).not.toContain('evil');
    }
});
