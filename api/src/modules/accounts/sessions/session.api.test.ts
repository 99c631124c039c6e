import { DAY_MS } from '@forkfront/common/durations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAccount, type MadeAccount } from '../../../../test/makeAccount.ts';
import { restClient } from '../../../../test/restClient.ts';
import { signedInSocket } from '../../../../test/signedInSocket.ts';
import { statementsOf } from '../../../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../../../test/testApp.ts';

let app: TestApp;
let now = new Date();
beforeAll(async () => void (app = await startTestApp({ replace: { clock: () => now } })));
afterAll(() => app.close());

interface Listed {
  id: string;
  device: string;
  createdAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
}

const LIST = '{ viewer { sessions { id device createdAt lastUsedAt isCurrent } } }';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:139.0) Gecko/20100101 Firefox/139.0';

async function list(token: string): Promise<Listed[]> {
  const { data, errors } = await app.graphql<{ viewer: { sessions: Listed[] } | null }>(LIST, {}, token);
  expect(errors).toBeUndefined();
  return data.viewer?.sessions ?? [];
}

/** Signs in from another device; returns the token. */
async function signIn({ email, password }: MadeAccount, userAgent?: string): Promise<string> {
  const response = await fetch(`${app.url}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(userAgent ? { 'User-Agent': userAgent } : {}) },
    body: JSON.stringify({ email, password }),
  });
  return ((await response.json()) as { token: string }).token;
}

const me = async (token: string) => (await restClient(app)('get', '/users/me', { token })).status;

interface Ended {
  __typename: string;
  endedSessionId?: string;
  message?: string;
}
async function endSession(id: string, token: string): Promise<Ended> {
  const { data } = await app.graphql<{ endSession: Ended }>(
    `mutation ($id: ID!) { endSession(input: { id: $id }) { __typename
      ... on EndSessionPayload { endedSessionId } ... on UserError { message } } }`,
    { id },
    token,
  );
  return data.endSession;
}

const viewer = async (token: string) =>
  (await app.graphql<{ viewer: object | null }>('{ viewer { id } }', {}, token)).data.viewer;

describe('lifetime of sessions', () => {
  it('a session is valid for 30 days after its last use over GraphQL or REST', async () => {
    const ana = await makeAccount(app);
    const [unused, overRest, overGraphql] = [ana.token, await signIn(ana), await signIn(ana)];
    for (const days of [29, 29, 29]) {
      now = new Date(now.getTime() + days * DAY_MS);
      expect(await me(overRest)).toBe(200);
      expect(await viewer(overGraphql)).not.toBeNull();
    }
    expect(await me(unused)).toBe(401);
    expect(await viewer(unused)).toBeNull();
    now = new Date(now.getTime() + 30 * DAY_MS);
    for (const token of [overRest, overGraphql]) {
      expect(await me(token)).toBe(401);
      expect(await viewer(token)).toBeNull();
    }
  });

  it('only the hash of a session token is stored', async () => {
    const ana = await makeAccount(app);
    const { pool } = app.container.infrastructure.database;
    const { rows } = await pool.query('select * from sessions where user_id = $1', [ana.id]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(ana.token);
  });
});

describe('list of sessions', () => {
  it('the list shows devices and times, last used first, and marks the current session', async () => {
    const ana = await makeAccount(app);
    const start = now;
    now = new Date(start.getTime() + 60_000);
    const laptop = await signIn(ana, FIREFOX);
    expect(await list(laptop)).toEqual([
      {
        id: expect.any(String) as string,
        device: 'Firefox on Windows',
        createdAt: now.toISOString(),
        lastUsedAt: now.toISOString(),
        isCurrent: true,
      },
      expect.objectContaining({ device: 'Unknown device', createdAt: start.toISOString(), isCurrent: false }),
    ]);
    now = new Date(start.getTime() + 10 * 60_000);
    const [first, second] = await list(ana.token);
    expect(first).toMatchObject({ lastUsedAt: now.toISOString(), isCurrent: true });
    expect(second).toMatchObject({ device: 'Firefox on Windows', isCurrent: false });
  });

  it('the list has no expired sessions', async () => {
    const ana = await makeAccount(app);
    now = new Date(now.getTime() + 20 * 24 * 60 * 60_000);
    const later = await signIn(ana);
    now = new Date(now.getTime() + 11 * 24 * 60 * 60_000);
    expect(await list(later)).toHaveLength(1);
    expect(await list(ana.token)).toEqual([]);
  });

  it('the list has at most 100 sessions and takes one statement', async () => {
    const ana = await makeAccount(app);
    const one = await statementsOf(() => list(ana.token));
    await app.container.infrastructure.database.pool.query(
      `insert into sessions (id, user_id, token_hash, created_at, confirmed_at, last_used_at, expires_at)
       select gen_random_uuid(), $1, gen_random_uuid(), $2, $2, $2, $2::timestamptz + interval '1 day'
       from generate_series(1, 120)`,
      [ana.id, now],
    );
    const many = await statementsOf(() => list(ana.token));
    expect(many.result).toHaveLength(100);
    expect(many.statements).toHaveLength(one.statements.length);
  });
});

describe('end of sessions', () => {
  it('a user ends another own session with its sockets', async () => {
    const ana = await makeAccount(app);
    const other = await signIn(ana);
    const [kept, ended] = [await signedInSocket(app, ana.token), await signedInSocket(app, other)];
    const id = (await list(ana.token)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
    expect(await endSession(id, ana.token)).toEqual({ __typename: 'EndSessionPayload', endedSessionId: id });
    expect(await ended.closeCode()).toBe(4403);
    expect(await me(other)).toBe(401);
    expect(await me(ana.token)).toBe(200);
    expect(kept.isOpen()).toBe(true);
    expect(await endSession(id, ana.token)).toEqual({
      __typename: 'NotFoundError',
      message: 'This device is already signed out.',
    });
    await Promise.all([kept.dispose(), ended.dispose()]);
  });

  it('a user ends the current session', async () => {
    const ana = await makeAccount(app);
    const socket = await signedInSocket(app, ana.token);
    const [current] = await list(ana.token);
    expect((await endSession(current?.id ?? '', ana.token)).__typename).toBe('EndSessionPayload');
    expect(await socket.closeCode()).toBe(4403);
    expect(await me(ana.token)).toBe(401);
    await socket.dispose();
  });

  it('a user ends all sessions except the current one', async () => {
    const ana = await makeAccount(app);
    const others = [await signIn(ana), await signIn(ana)];
    const stranger = await makeAccount(app);
    const sockets = await Promise.all(others.map((token) => signedInSocket(app, token)));
    const { data } = await app.graphql<{ endOtherSessions: unknown }>(
      'mutation { endOtherSessions { endedCount user { email sessions { isCurrent } } } }',
      {},
      ana.token,
    );
    expect(data.endOtherSessions).toEqual({
      endedCount: 2,
      user: { email: ana.email, sessions: [{ isCurrent: true }] },
    });
    expect(await Promise.all(sockets.map((socket) => socket.closeCode()))).toEqual([4403, 4403]);
    expect(await Promise.all([...others, ana.token, stranger.token].map(me))).toEqual([401, 401, 200, 200]);
    await Promise.all(sockets.map((socket) => socket.dispose()));
  });
});
