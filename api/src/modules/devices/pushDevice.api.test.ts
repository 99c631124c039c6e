import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAccount, type MadeAccount } from '../../../test/makeAccount.ts';
import { restClient } from '../../../test/restClient.ts';
import { type PushBrowser, type PushService, startPushService } from '../../../test/startPushService.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { createWebPush, publicKeyOf } from '../../gateways/push/webPush.ts';
import { newSecret } from '../../lib/secrets.ts';

const privateKey = newSecret();
let app: TestApp;
let service: PushService;
beforeAll(async () => {
  service = await startPushService(publicKeyOf(privateKey));
  const push = createWebPush({ privateKey, subject: 'mailto:a@example.org', hosts: [service.host] });
  app = await startTestApp({ replace: { push } });
});
afterAll(async () => {
  await app.close();
  await service.close();
});
beforeEach(() => app.container.infrastructure.database.pool.query('delete from rate_limits'));

interface Device {
  id: string;
  label: string;
  endpoint: string;
  isCurrent: boolean;
}
type Outcome = Record<string, unknown> & { __typename: string };

const FIELDS = '... on ValidationError { fields { path } }';

async function change(name: string, input: object, token?: string): Promise<Outcome> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await app.graphql<Record<string, Outcome>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ${name === 'addPushDevice' ? FIELDS : ''} } }`,
    { input },
    token,
    { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:139.0) Gecko/20100101 Firefox/139.0' },
  );
  expect(errors).toBeUndefined();
  return data[name] ?? { __typename: 'nothing' };
}

const add = ({ endpoint, p256dh, auth }: PushBrowser, token: string) =>
  change('addPushDevice', { endpoint, p256dh, auth }, token);

async function list(token: string): Promise<Device[]> {
  const { data } = await app.graphql<{ viewer: { pushDevices: Device[] } | null }>(
    '{ viewer { pushDevices { id label endpoint isCurrent } } }',
    {},
    token,
  );
  return data.viewer?.pushDevices ?? [];
}

async function signIn({ email, password }: MadeAccount): Promise<string> {
  const { json } = await restClient(app)('post', '/users/login', { body: { email, password } });
  return (json as { token: string }).token;
}

describe('devices of an account', () => {
  it('the key of the server is public', async () => {
    const { data } = await app.graphql<{ pushKey: string }>('{ pushKey }');
    expect(data.pushKey).toBe(publicKeyOf(privateKey));
  });

  it('a browser is added with its name, and replaces the earlier address of its session', async () => {
    const ana = await makeAccount(app);
    const [first, second] = [service.subscribe(), service.subscribe()];
    expect(await add(first, ana.token)).toEqual({ __typename: 'AddPushDevicePayload' });
    expect(await add(second, ana.token)).toEqual({ __typename: 'AddPushDevicePayload' });
    expect(await list(ana.token)).toEqual([
      {
        id: expect.any(String) as string,
        label: 'Firefox on Windows',
        endpoint: second.endpoint,
        isCurrent: true,
      },
    ]);
  });

  it('a browser in which another person signs in belongs to that person', async () => {
    const [ana, bo] = [await makeAccount(app), await makeAccount(app)];
    const browser = service.subscribe();
    await add(browser, ana.token);
    await add(browser, bo.token);
    expect(await list(ana.token)).toEqual([]);
    expect(await list(bo.token)).toHaveLength(1);
  });

  it.each([
    ['endpoint', { endpoint: 'http://169.254.169.254/latest/meta-data' }],
    ['endpoint', { endpoint: 'https://push.example.org/abc' }],
    ['p256dh', { p256dh: 'abc' }],
    ['auth', { auth: 'abc' }],
  ])('a browser with a wrong %s is refused: %j', async (path, wrong) => {
    const ana = await makeAccount(app);
    expect(await add({ ...service.subscribe(), ...wrong }, ana.token)).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path }],
    });
    expect(await list(ana.token)).toEqual([]);
  });

  it('an account has at most 20 devices, also when they are added at once', async () => {
    const ana = await makeAccount(app);
    const tokens: string[] = [];
    // One after the other, because wrong passwords are counted before they are checked.
    while (tokens.length < 23) tokens.push(await signIn(ana));
    const outcomes = await Promise.all(tokens.map((token) => add(service.subscribe(), token)));
    const refused = outcomes.filter(({ __typename }) => __typename === 'ConflictError');
    expect(refused).toHaveLength(3);
    expect(await list(ana.token)).toHaveLength(20);
  });

  it('a device ends with its session', async () => {
    const ana = await makeAccount(app);
    const other = await signIn(ana);
    await add(service.subscribe(), ana.token);
    await add(service.subscribe(), other);
    await app.graphql('mutation { logout { ok } }', {}, other);
    expect((await list(ana.token)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });

  it('a person removes own devices only', async () => {
    const [ana, bo] = [await makeAccount(app), await makeAccount(app)];
    await add(service.subscribe(), ana.token);
    const id = (await list(ana.token))[0]?.id;
    for (const name of ['removePushDevice', 'sendTestPush'])
      expect((await change(name, { id }, bo.token)).__typename).toBe('NotFoundError');
    expect(await list(ana.token)).toHaveLength(1);
    expect((await change('removePushDevice', { id }, ana.token)).__typename).toBe('RemovePushDevicePayload');
    expect((await change('removePushDevice', { id }, ana.token)).__typename).toBe('NotFoundError');
  });

  it('a guest has no devices', async () => {
    const { errors } = await app.graphql(
      'mutation ($input: AddPushDeviceInput!) { addPushDevice(input: $input) { __typename } }',
      { input: { endpoint: 'x', p256dh: 'x', auth: 'x' } },
    );
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('test notification', () => {
  async function withDevice() {
    const { token } = await makeAccount(app);
    const browser = service.subscribe();
    await add(browser, token);
    return {
      token,
      browser,
      test: async () => change('sendTestPush', { id: (await list(token))[0]?.id }, token),
    };
  }

  it('a test reaches the device, at most ten times in ten minutes', { tags: ['@long'] }, async () => {
    const { browser, test } = await withDevice();
    for (let count = 0; count < 10; count += 1) expect((await test()).__typename).toBe('SendTestPushPayload');
    expect((await test()).__typename).toBe('RateLimitedError');
    expect(browser.messages).toHaveLength(10);
    expect(browser.messages[0]).toMatchObject({ title: 'Notifications work', path: '/orders' });
  });

  it('a test to a browser that is gone removes the device', async () => {
    const { token, browser, test } = await withDevice();
    browser.status = 410;
    expect((await test()).__typename).toBe('NotFoundError');
    expect(await list(token)).toEqual([]);
  });

  it('a test that the push service refuses is reported, and the device stays', async () => {
    const { token, browser, test } = await withDevice();
    browser.status = 503;
    expect((await test()).__typename).toBe('UnavailableError');
    expect(await list(token)).toHaveLength(1);
  });
});
