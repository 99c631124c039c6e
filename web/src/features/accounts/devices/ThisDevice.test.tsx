import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../../lib/session.ts';
import { NetworkProblem } from '../../../relay/networkProblem.ts';
import { answer, asked, pending } from '../../../test/answer.ts';
import { demoUser } from '../../../test/demoUser.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { PUSH_KEY, stubPush } from '../../../test/stubPush.ts';
import { messages } from './messages.ts';

const LONG = { tags: ['@long'] };

const ADD = 'usePushDeviceAddMutation';
const REMOVE = 'usePushDeviceRemoveMutation';
const TEST = 'usePushDeviceTestMutation';
const ADDRESS = 'https://push.example/here';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

const device = (id: string, endpoint: string, isCurrent = false) => ({
  __typename: 'PushDevice',
  id,
  endpoint,
  isCurrent,
  label: `Firefox on ${id}`,
  createdAt: '2026-03-01T10:00:00Z',
});
const userWith = (...pushDevices: object[]) => ({ user: demoUser({ pushDevices }) });

async function open(...pushDevices: object[]) {
  const app = renderApp('/account');
  const viewer = demoUser({ pushDevices });
  await answer(app.environment, 'AccountScreenQuery', { pushKey: PUSH_KEY, viewer });
  const section = within(await screen.findByRole('region', { name: messages.accountTitle }));
  const press = (name: string) => userEvent.click(section.getByRole('button', { name }));
  return { ...app, section, press };
}

it('a browser without notifications says what to use instead', async () => {
  const { section } = await open();
  expect(await section.findByText(messages.states.unsupported)).toBeVisible();
  expect(section.getByText(messages.help.unsupported)).toBeVisible();
  expect(section.queryByRole('button')).toBeNull();
});

it('an iPhone says that Forkfront belongs on the Home Screen first', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)');
  const { section } = await open();
  expect(await section.findByText(messages.help.homeScreen)).toBeVisible();
});

it('a browser that blocks notifications says where to allow them, and offers them when the person comes back', async () => {
  const browser = stubPush({ permission: 'denied' });
  const { section } = await open();
  expect(await section.findByText(messages.help.blocked)).toBeVisible();
  expect(section.queryByRole('button')).toBeNull();
  browser.permission = 'default';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await section.findByRole('button', { name: messages.turnOn })).toBeVisible();
});

it('a press asks for the permission and turns notifications on', async () => {
  stubPush();
  const { environment, section, press } = await open();
  expect(await section.findByText(messages.states.off)).toBeVisible();
  await press(messages.turnOn);
  const input = { endpoint: 'https://push.example/new', p256dh: 'point', auth: 'secret' };
  expect(await asked(environment, ADD)).toEqual({ input });
  const added = userWith(device('Linux', input.endpoint, true));
  await answer(environment, ADD, { addPushDevice: { __typename: 'AddPushDevicePayload', ...added } });
  expect(await section.findByText(messages.states.on)).toBeVisible();
});

it('a person who does not allow notifications reads how to allow them, and nothing is sent', async () => {
  stubPush({ answer: 'denied' });
  const { environment, section, press } = await open();
  await section.findByText(messages.states.off);
  await press(messages.turnOn);
  expect(await section.findByText(messages.states.blocked)).toBeVisible();
  expect(pending(environment, ADD)).toEqual([]);
});

it('a push service that does not answer leaves notifications off and says so', LONG, async () => {
  stubPush({ isReachable: false });
  const { section, press } = await open();
  await section.findByText(messages.states.off);
  await press(messages.turnOn);
  expect(await section.findByText(messages.turnOnFailed)).toBeVisible();
  expect(section.getByText(messages.states.off)).toBeVisible();
});

it(
  'a push service that the server refuses leaves notifications off, with the server’s reason',
  LONG,
  async () => {
    stubPush();
    const { environment, section, press } = await open();
    await section.findByText(messages.states.off);
    await press(messages.turnOn);
    const text = 'This browser is not supported.';
    const refused = {
      __typename: 'ValidationError',
      message: text,
      fields: [{ path: 'endpoint', message: text }],
    };
    await answer(environment, ADD, { addPushDevice: refused });
    expect(await section.findByText(text)).toBeVisible();
  },
);

it('turning notifications off removes the device and its subscription', LONG, async () => {
  const browser = stubPush({ permission: 'granted', endpoint: ADDRESS });
  const { environment, section, press } = await open(device('Linux', ADDRESS, true));
  expect(await section.findByText(messages.states.on)).toBeVisible();
  await press(messages.turnOff);
  expect(await asked(environment, REMOVE)).toEqual({ input: { id: 'Linux' } });
  const removed = { __typename: 'RemovePushDevicePayload', ...userWith() };
  await answer(environment, REMOVE, { removePushDevice: removed });
  expect(await section.findByText(messages.states.off)).toBeVisible();
  expect(browser.endpoint).toBeNull();
});

it('without a connection notifications stay on, with the reason', LONG, async () => {
  const browser = stubPush({ permission: 'granted', endpoint: ADDRESS });
  const { environment, section, press } = await open(device('Linux', ADDRESS, true));
  await section.findByText(messages.states.on);
  await press(messages.turnOff);
  await answer(environment, REMOVE, new NetworkProblem('connection'));
  expect(await section.findByRole('alert')).toBeVisible();
  expect(section.getByText(messages.states.on)).toBeVisible();
  expect(browser.endpoint).toBe(ADDRESS);
});

it('a test is sent to this device', LONG, async () => {
  stubPush({ permission: 'granted', endpoint: ADDRESS });
  const { environment, section, press } = await open(device('Linux', ADDRESS, true));
  await section.findByText(messages.states.on);
  await press(messages.sendTest);
  const { user } = userWith();
  await answer(environment, TEST, { sendTestPush: { __typename: 'SendTestPushPayload', user } });
  expect(await screen.findByText(messages.testSent)).toBeVisible();
});

it('an address that the browser has replaced is sent to the server without a press', LONG, async () => {
  stubPush({ permission: 'granted', endpoint: ADDRESS });
  const { environment, section } = await open(device('Linux', 'https://push.example/before', true));
  expect(await asked(environment, ADD)).toMatchObject({ input: { endpoint: ADDRESS } });
  const added = userWith(device('Linux', ADDRESS, true));
  await answer(environment, ADD, { addPushDevice: { __typename: 'AddPushDevicePayload', ...added } });
  expect(await section.findByText(messages.states.on)).toBeVisible();
});

it('another device can be removed, and keeps its place in the list when that fails', LONG, async () => {
  stubPush();
  const { environment, section, press } = await open(device('Windows', 'https://push.example/other'));
  await press(messages.removeLabel('Firefox on Windows'));
  await answer(environment, REMOVE, new NetworkProblem('connection'));
  expect(section.getByText('Firefox on Windows')).toBeVisible();
  await press(messages.removeLabel('Firefox on Windows'));
  const removed = { __typename: 'RemovePushDevicePayload', ...userWith() };
  await answer(environment, REMOVE, { removePushDevice: removed });
  await waitFor(() => expect(section.queryByText('Firefox on Windows')).toBeNull());
});

it('signing out ends the subscription of the browser', LONG, async () => {
  const browser = stubPush({ permission: 'granted', endpoint: ADDRESS });
  await open(device('Linux', ADDRESS, true));
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(browser.endpoint).toBeNull());
});
