import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buildSchema, getIntrospectionQuery, parse, validate } from 'graphql';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { makeAccount } from '../../test/makeAccount.ts';
import { makeSite } from '../../test/makeSite.ts';
import { statementsOf } from '../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { toGlobalId } from './globalId.ts';
import { limitRules } from './limits.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

function nested(depth: number): string {
  let query = '__typename';
  for (let level = depth - 2; level > 0; level -= 1) query = `ofType { ${query} }`;
  return `{ __schema { types { fields { type { ${query} } } } } }`;
}

/** Fragments that each spread the next one twice, so each level doubles the expanded size. */
const doubling = (levels: number, end: string) =>
  `{ ...F0 } ${Array.from({ length: levels }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`).join(' ')} ${end}`;

const ABUSES: [string, string][] = [
  ['too deep', nested(21)],
  ['101 aliases', `{ ${Array.from({ length: 101 }, (_, i) => `a${i}: __typename`).join(' ')} }`],
  [
    '100 logins',
    `mutation { ${Array.from({ length: 100 }, (_, i) => `l${i}: login(input: { email: "a@b.co", password: "x" }) { __typename }`).join(' ')} }`,
  ],
  ['501 duplicated fields', `{ ${'__typename '.repeat(501)} }`],
  ['more than 2,000 tokens', `{ ${'__typename '.repeat(2_001)} }`],
  ['a fragment cycle', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
  ['a fragment bomb', doubling(12, 'fragment F12 on Query { a: __typename b: __typename }')],
  ['a fragment bomb of 40 levels', doubling(40, 'fragment F40 on Query { __typename }')],
  ['40 levels that end in a cycle', doubling(40, 'fragment F40 on Query { ...F0 }')],
  ['40 levels that end in an unknown fragment', doubling(40, '')],
  [
    'more than 2,000 spreads that add few fields',
    `{ ${'...A '.repeat(90)} } fragment A on Query { ${'...B '.repeat(30)} } fragment B on Query { ...C } fragment C on Query { __typename @skip(if: true) }`,
  ],
  ['a text with NUL', '{ node(id: "x\\u0000") { id } }'],
  ['1,000 ids at once', `{ nodes(ids: [${'"x" '.repeat(1_000)}]) { id __typename a: id b: id c: id } }`],
];

const SITE = 'query ($slug: String!) { storefront(slug: $slug) { name } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }';
const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id a: id b: id c: id d: id e: id } }';

async function overHttp(
  body: string,
): Promise<{ status: number; errors?: { message: string; extensions?: { code?: string } }[] }> {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  return { status: response.status, ...((await response.json()) as object) };
}

describe('the size limits', () => {
  const schema = buildSchema('type Query { me: User } type User { name: String friend: User }');
  const friends = (count: number) => `{ me ${'{ friend '.repeat(count)} { name } ${'}'.repeat(count)} }`;
  const problems = (query: string) =>
    validate(schema, parse(query), limitRules).map(({ message }) => message);

  it('a query may have 12 levels, but not 13', () => {
    expect(problems(friends(10))).toEqual([]);
    expect(problems(friends(11))).toEqual(['The query is deeper than 12 levels.']);
  });

  it('a query may have 30 aliases, but not 31', () => {
    const aliases = (count: number) =>
      `{ ${Array.from({ length: count }, (_, i) => `a${i}: me { name }`).join(' ')} }`;
    expect(problems(aliases(30))).toEqual([]);
    expect(problems(aliases(31))).toEqual(['The query has more than 30 aliases.']);
  });

  it('the usual introspection query is within the limits', async () => {
    const answer = await overHttp(JSON.stringify({ query: getIntrospectionQuery() }));
    expect(answer.status).toBe(200);
    expect(answer.errors).toBeUndefined();
  });
});

describe('abuse over HTTP', () => {
  it('no kind of abuse delays other requests', async () => {
    const lag = monitorEventLoopDelay();
    lag.enable();
    await Promise.all(
      ABUSES.map(async ([what, query]) => {
        const answer = overHttp(JSON.stringify({ query }));
        const { ok } = await fetch(`${app.url}/healthz`, { signal: AbortSignal.timeout(5_000) });
        expect(ok, what).toBe(true);
        await answer;
      }),
    );
    lag.disable();
    // Without the limits one fragment bomb runs for weeks; the rest is tolerance for a busy machine.
    expect(lag.max / 1e6).toBeLessThan(1_000);
  });

  it.each(ABUSES)('a query with %s is refused over HTTP before it runs', async (_what, query) => {
    const answer = await overHttp(JSON.stringify({ query }));
    expect(answer.status).toBe(400);
    expect(answer.errors?.[0]?.extensions?.code).toMatch(/BAD_USER_INPUT|GRAPHQL_(PARSE|VALIDATION)_FAILED/);
  });

  it('batches, huge bodies and invalid JSON are refused with a JSON answer', async () => {
    expect(
      (await overHttp(JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]))).status,
    ).toBe(400);
    expect((await overHttp(JSON.stringify({ query: `{ __typename } # ${'x'.repeat(70_000)}` }))).status).toBe(
      413,
    );
    expect((await overHttp('{')).status).toBe(400);
  });

  it('a connection requires exactly one page size from 1 to 100, and a valid cursor', async () => {
    const { data } = await app.graphql<{ register: { token: string } }>(
      `mutation { register(input: { name: "P", email: "p@example.org", password: "long enough" }) {
        ... on AuthPayload { token } } }`,
    );
    for (const args of ['', '(first: 0)', '(first: 101)', '(first: 1, last: 1)', '(first: 1, after: "x")']) {
      const query = `{ viewer { restaurants${args} { totalCount } } }`;
      const answer = await app.graphql<null>(query, {}, data.register.token);
      expect(answer.errors?.[0]?.extensions.code, args).toBe('BAD_USER_INPUT');
    }
  });

  it('an internal error shows a reference and not its cause', async () => {
    await app.container.infrastructure.database.orm.em
      .fork()
      .execute('alter table published_sites rename to gone');
    const answer = await app.graphql<null>('{ storefront(slug: "x") { name } }');
    await app.container.infrastructure.database.orm.em
      .fork()
      .execute('alter table gone rename to published_sites');
    expect(answer.errors?.[0]?.message).toMatch(/^Something went wrong\. Reference: [0-9a-f-]{36}$/);
    expect(JSON.stringify(answer)).not.toMatch(/published_sites|relation|select/i);
  });

  it.each([
    ['of the wrong type', SITE, { slug: 1 }],
    ['that is missing', SITE, {}],
    ['with NUL', SITE, { slug: 'x\0' }],
    ['with NUL in a field', LOGIN, { input: { email: 'a@b.co', password: 'x\0' } }],
    ['of 900 ids', NODES, { ids: Array(900).fill('x') }],
  ])('a variable %s is a client error', async (_what, query, variables) => {
    const answer = await overHttp(JSON.stringify({ query, variables }));
    expect(answer.status).toBe(400);
    expect(answer.errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT' });
  });

  const wide = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]));

  it('a guest with 4,000 unknown fields is answered at once, in a few words', async () => {
    const begun = performance.now();
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: LOGIN, variables: { input: wide(4_000) } }),
    });
    expect(response.status).toBe(400);
    expect((await response.text()).length).toBeLessThan(500);
    expect(performance.now() - begun).toBeLessThan(500);
  });

  it.each([
    ['an unknown field with a long name', `{ ${'x'.repeat(50_000)} }`],
    ['a long literal of a wrong type', `{ storefront(slug: {a: "${'x'.repeat(15_000)}"}) { name } }`],
    ['a literal above the limit of a text', `{ storefront(slug: "${'x'.repeat(20_001)}") { name } }`],
    ['many unknown fields', `{ ${Array.from({ length: 400 }, (_, i) => `unknown${i}`).join(' ')} }`],
    ['a long invalid token', `{ storefront(slug: ${'1'.repeat(30_000)}x) { name } }`],
  ])('the errors of %s do not repeat it', async (_what, query) => {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const text = await response.text();
    expect(response.status).toBe(400);
    expect((JSON.parse(text) as { errors: unknown[] }).errors.length).toBeLessThanOrEqual(10);
    expect(text.length).toBeLessThan(4_000);
  });

  it('only a session makes the limit of the body larger, not a header', async () => {
    const { token } = await makeAccount(app);
    const send = async (authorization: string, text: string) => {
      const response = await fetch(`${app.url}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: authorization },
        body: JSON.stringify({
          query: 'mutation ($i: ReviewMenuImportInput!) { reviewMenuImport(input: $i) { __typename } }',
          variables: { i: { restaurantId: 'x', text } },
        }),
      });
      await response.text();
      return response.status;
    };
    const long = 'x'.repeat(100_000);
    expect(await send('Bearer nobody', long)).toBe(413);
    expect(await send('Basic eA==', long)).toBe(413);
    expect(await send(`Bearer ${token}`, long)).toBe(200);
    expect(await send(`Bearer ${token}`, 'x'.repeat(2_100_000))).toBe(413);
  });

  it('a document has the limit of a guest with a session too', async () => {
    const { token } = await makeAccount(app);
    const query = `{ __typename } # ${'x'.repeat(70_000)}`;
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
    });
    expect(response.status).toBe(413);
  });

  it('many copies of a whole menu, or of the introspection, cost too much', async () => {
    const copies = (count: number, field: string) =>
      `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ')} }`;
    const menu =
      'storefront(slug: "x") { sections { name items { id name price description isAvailable } } }';
    const types = '__schema { types { name fields { name type { name } args { name description } } } }';
    for (const field of [menu, types]) {
      expect((await overHttp(JSON.stringify({ query: copies(1, field) }))).status, field).toBe(200);
      const refused = await overHttp(JSON.stringify({ query: copies(28, field) }));
      expect(refused.status, field).toBe(400);
      expect(refused.errors?.[0]?.message).toContain('The query costs');
    }
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'a node id with the type %s is not found',
    async (type) => {
      const id = Buffer.from(`${type}:${randomUUID()}`).toString('base64url');
      const query = 'query ($id: ID!) { node(id: $id) { id } nodes(ids: [$id]) { id } }';
      expect(await app.graphql(query, { id })).toEqual({ data: { node: null, nodes: [null] } });
    },
  );

  it('an id that is requested 100 times is read once', async () => {
    const { restaurantId, owner } = await makeSite(app);
    const wanted = toGlobalId('Restaurant', restaurantId);
    const read = async (count: number) => {
      const ids = Array<string>(count).fill(wanted);
      const { statements, result } = await statementsOf(() =>
        app.graphql<{ nodes: { id: string }[] }>(
          'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
          { ids },
          owner?.token,
        ),
      );
      expect(result.data.nodes).toEqual(ids.map((id) => ({ id })));
      return statements.length;
    };
    expect(await read(100)).toBe(await read(1));
  });

  it('nodes of other users and invalid ids are null', async () => {
    const id = Buffer.from(`User:${randomUUID()}`).toString('base64url');
    const { data } = await app.graphql<{ node: null; nodes: null[] }>(
      'query ($id: ID!) { node(id: $id) { id } nodes(ids: [$id, "junk", ""]) { id } }',
      { id },
    );
    expect(data).toEqual({ node: null, nodes: [null, null, null] });
  });
});

describe('abuse over WebSocket', () => {
  const url = () => `ws://localhost:${app.port}/graphql`;

  function closing(socket: WebSocket): Promise<number> {
    return new Promise((resolve) => {
      socket.once('close', resolve);
      socket.once('error', () => resolve(-1));
    });
  }

  const opened = (socket: WebSocket) => new Promise((resolve) => socket.once('open', resolve));

  async function errorsOf(query: string): Promise<unknown> {
    const client = createClient({ url: url(), webSocketImpl: WebSocket, retryAttempts: 0 });
    try {
      for await (const result of client.iterate({ query })) return result.errors ?? 'ran';
      return 'ended';
    } catch (errors) {
      return errors;
    } finally {
      await client.dispose();
    }
  }

  it.each(ABUSES)('a query with %s is refused over WebSocket', async (_what, query) => {
    expect(await errorsOf(query)).toContainEqual(
      expect.objectContaining({ message: expect.any(String) as string }),
    );
  });

  it.each(['{ __typename }', 'mutation { logout { ok } }'])(
    'the operation %s is refused over WebSocket',
    async (query) => {
      expect(await errorsOf(query)).toMatchObject([
        { message: 'Only subscriptions are served over WebSocket.' },
      ]);
    },
  );

  it('a WebSocket from a page of another origin is refused', async () => {
    const socket = new WebSocket(url(), 'graphql-transport-ws', { origin: 'https://evil.example' });
    expect(await closing(socket)).toBe(-1);
  });

  it('a socket closes when a subscription comes before connection_init', async () => {
    const socket = new WebSocket(url(), 'graphql-transport-ws');
    await opened(socket);
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: 'subscription { x }' } }));
    expect(await closing(socket)).toBe(4401);
  });

  it('a socket closes on a message of more than 64 KiB', async () => {
    const socket = new WebSocket(url(), 'graphql-transport-ws');
    await opened(socket);
    socket.send('x'.repeat(65 * 1024));
    expect(await closing(socket)).toBe(1009);
  });

  it('a socket closes on its 21st subscription', async () => {
    const socket = new WebSocket(url(), 'graphql-transport-ws');
    await opened(socket);
    socket.send(JSON.stringify({ type: 'connection_init' }));
    await new Promise((resolve) => socket.once('message', resolve));
    const reply = `subscription ($i: OnboardingReplyInput!) { onboardingReply(input: $i) { __typename } }`;
    const i = { conversation: 'x', clientId: 'x', text: 'x' };
    for (let id = 1; id <= 21; id += 1)
      socket.send(
        JSON.stringify({ id: `${id}`, type: 'subscribe', payload: { query: reply, variables: { i } } }),
      );
    expect(await closing(socket)).toBe(4429);
  });

  it('signing out closes the sockets of the session', { tags: ['@long'] }, async () => {
    const { data } = await app.graphql<{ register: { token: string } }>(
      `mutation { register(input: { name: "S", email: "s@example.org", password: "long enough" }) {
        ... on AuthPayload { token } } }`,
    );
    const socket = new WebSocket(url(), 'graphql-transport-ws');
    await opened(socket);
    socket.send(JSON.stringify({ type: 'connection_init', payload: { token: data.register.token } }));
    await new Promise((resolve) => socket.once('message', resolve));
    const closed = closing(socket);
    await app.graphql('mutation { logout { ok } }', {}, data.register.token);
    expect(await closed).toBe(4403);
  });
});
