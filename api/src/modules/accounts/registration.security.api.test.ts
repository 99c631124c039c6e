import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { restClient } from '../../../test/restClient.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

/** Two processes of one product. */
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ beside: app });
});
afterAll(async () => {
  await other.close();
  await app.close();
});
const forgetTries = () => app.container.infrastructure.database.pool.query('delete from rate_limits');
beforeEach(forgetTries);

interface Account {
  name: string;
  email: string;
  password: string;
}
const account = (email: string, change: Partial<Account> = {}): Account => ({
  name: 'Ana López',
  email,
  password: 'correct horse',
  ...change,
});

/** What a caller sees, in one form for both transports. `retryAfter` in seconds. */
interface Outcome {
  kind: 'made' | 'taken' | 'limited' | 'wrong';
  retryAfter: number | null;
  problems: { path: string; message: string }[];
}

const STATUSES: Record<string, Outcome['kind']> = { 201: 'made', 409: 'taken', 429: 'limited', 400: 'wrong' };
const TYPES: Record<string, Outcome['kind']> = {
  AuthPayload: 'made',
  ConflictError: 'taken',
  RateLimitedError: 'limited',
  ValidationError: 'wrong',
};

function known(kinds: Record<string, Outcome['kind']>, answer: string): Outcome['kind'] {
  const kind = kinds[answer];
  if (!kind) throw new Error(`An answer of another kind: ${answer}`);
  return kind;
}

async function overRest(to: TestApp, body: Account): Promise<Outcome> {
  const { status, json, headers } = await restClient(to)('post', '/users/register', { body });
  const retryAfter = headers.get('retry-after');
  return {
    kind: known(STATUSES, String(status)),
    retryAfter: retryAfter === null ? null : Number(retryAfter),
    problems: (json.errors as Outcome['problems'] | undefined) ?? [],
  };
}

async function overGraphql(to: TestApp, input: Account): Promise<Outcome> {
  const { data } = await to.graphql<{
    register: { __typename: string; retryAfterSeconds?: number; fields?: Outcome['problems'] };
  }>(
    `mutation ($input: RegisterInput!) { register(input: $input) { __typename
      ... on RateLimitedError { retryAfterSeconds } ... on ValidationError { fields { path message } } } }`,
    { input },
  );
  const { __typename, retryAfterSeconds = null, fields = [] } = data.register;
  return {
    kind: known(TYPES, __typename),
    retryAfter: retryAfterSeconds,
    problems: fields,
  };
}

const TRANSPORTS = [
  ['REST', overRest],
  ['GraphQL', overGraphql],
] as const;

/** This many parallel requests, over both transports of both processes in turn. */
const storm = (count: number, body: (index: number) => Account): Promise<Outcome[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      (index % 2 === 0 ? overRest : overGraphql)(index % 4 < 2 ? app : other, body(index)),
    ),
  );
const count = (outcomes: Outcome[], kind: Outcome['kind']) =>
  outcomes.filter((outcome) => outcome.kind === kind).length;

describe('registrations', () => {
  it('parallel registrations of all spellings of an address create one account', async () => {
    const spellings = [
      'twin@example.org',
      ' Twin@EXAMPLE.org',
      'tw\u200bin@example.org',
      'twin@ｅｘample.org',
    ];
    const outcomes = await storm(4, (index) => account(spellings[index] ?? ''));
    expect({ made: count(outcomes, 'made'), taken: count(outcomes, 'taken') }).toEqual({ made: 1, taken: 3 });
  });

  it('an address allows exactly 5 registrations an hour over both transports of two processes', async () => {
    const outcomes = await storm(12, () => account('often@example.org'));
    expect({ limited: count(outcomes, 'limited'), taken: count(outcomes, 'taken') }).toEqual({
      limited: 7,
      taken: 4,
    });
    for (const { retryAfter } of outcomes.filter(({ kind }) => kind === 'limited')) {
      expect(retryAfter).toBeGreaterThan(0);
      expect(retryAfter).toBeLessThanOrEqual(60 * 60);
    }
    expect((await overRest(app, account('another@example.org'))).kind).toBe('made');
  });

  it('a mailbox allows 5 registrations an hour; the part after a plus does not count', async () => {
    const outcomes = await storm(12, (index) => account(`tagged+${index}@example.org`));
    expect({ made: count(outcomes, 'made'), limited: count(outcomes, 'limited') }).toEqual({
      made: 5,
      limited: 7,
    });
  });

  it('an IP allows exactly 30 registrations an hour over both transports of two processes', async () => {
    const outcomes = await storm(36, (index) => account(`many-${index}@example.org`));
    expect({ made: count(outcomes, 'made'), limited: count(outcomes, 'limited') }).toEqual({
      made: 30,
      limited: 6,
    });
  });
});

describe.each(TRANSPORTS)('over %s', (_name, register) => {
  it.each([
    ['password', { password: '' }, 'Please enter a password.'],
    ['password', { password: '1234567' }, 'Min 8 characters'],
    ['password', { password: 'x'.repeat(129) }, 'Please use at most 128 characters.'],
    ['password', { password: 'Iloveyou1' }, 'This password is too common. Please choose another one.'],
    ['email', { email: 'ana@' }, 'Please check the email address.'],
    ['name', { name: '\u0001 ' }, 'Please enter your name.'],
    ['name', { name: 'x'.repeat(101) }, 'Please use at most 100 characters.'],
  ])('a registration reports the invalid %s of %j', async (path, change, message) => {
    expect(await register(app, account('wrong@example.org', change))).toMatchObject({
      kind: 'wrong',
      problems: [{ path, message }],
    });
  });
});
