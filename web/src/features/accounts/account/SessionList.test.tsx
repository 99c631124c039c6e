import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, startSession } from '../../../lib/session.ts';
import { NetworkProblem } from '../../../relay/networkProblem.ts';
import { answer, asked } from '../../../test/answer.ts';
import { demoSession, demoUser } from '../../../test/demoUser.ts';
import { renderScreen } from '../../../test/renderApp.tsx';

const LONG = { tags: ['@long'] };

const END = 'SessionListEndMutation';
const END_OTHERS = 'SessionListEndOthersMutation';

const here = demoSession('here', { device: 'Firefox on Windows', isCurrent: true });
const phone = demoSession('phone');
const tablet = demoSession('tablet', { device: 'Chrome on iPad' });

beforeEach(() =>
  startSession({ _id: 'VXNlcjox', name: 'Amelia Hart', email: 'amelia@example.com' }, 'secret'),
);
afterEach(endSession);

async function open(sessions: object[] = [here, phone, tablet]) {
  const app = renderScreen('/account');
  await answer(app.environment, 'AccountScreenQuery', { pushKey: 'key', viewer: demoUser({ sessions }) });
  const section = within(await screen.findByRole('region', { name: 'Where you are signed in' }));
  const devices = (): (string | null)[] =>
    section.getAllByRole('listitem').map((row) => within(row).getByText(/^\w+ on /).textContent);
  return { ...app, section, devices };
}

it('a session shows its device, its last use and whether it is this one', async () => {
  const { section } = await open();
  const [first, second] = section.getAllByRole('listitem');
  if (!first || !second) throw new Error('two sessions expected');
  expect(first).toHaveTextContent('This device');
  expect(within(first).queryByRole('button')).not.toBeInTheDocument();
  expect(second).toHaveTextContent('Safari on iPhone');
  expect(second).toHaveTextContent('Last used 3 March 2026, signed in on 1 March 2026');
  expect(second).not.toHaveTextContent('This device');
});

it('an ended session disappears at once', async () => {
  const { environment, section, devices } = await open();
  await userEvent.click(section.getByRole('button', { name: 'Sign out: Safari on iPhone' }));
  expect(devices()).toEqual(['Firefox on Windows', 'Chrome on iPad']);
  expect(section.getByRole('list')).toHaveFocus();
  expect(await asked(environment, END)).toEqual({ input: { id: 'phone' } });
  await answer(environment, END, {
    endSession: { __typename: 'EndSessionPayload', endedSessionId: 'phone' },
  });
  expect(devices()).toEqual(['Firefox on Windows', 'Chrome on iPad']);
  expect(section.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  [{ endSession: { __typename: 'SomethingNewer' } }, 'Failed to sign out the device.'],
  [new NetworkProblem('network'), 'Failed to sign out the device.'],
])('a session that could not be ended returns to the list: %j', async (outcome, text) => {
  const { environment, section, devices } = await open();
  await userEvent.click(section.getByRole('button', { name: 'Sign out: Safari on iPhone' }));
  expect(devices()).toHaveLength(2);
  await answer(environment, END, outcome);
  expect(await section.findByRole('alert')).toHaveTextContent(text);
  expect(devices()).toEqual(['Firefox on Windows', 'Safari on iPhone', 'Chrome on iPad']);
});

it('a session that was ended elsewhere does not return to the list', LONG, async () => {
  const { environment, section, devices } = await open();
  await userEvent.click(section.getByRole('button', { name: 'Sign out: Safari on iPhone' }));
  const message = 'This device is already signed out.';
  await answer(environment, END, { endSession: { __typename: 'NotFoundError', message } });
  expect(await section.findByRole('alert')).toHaveTextContent(message);
  expect(devices()).toEqual(['Firefox on Windows', 'Chrome on iPad']);
});

it('ending all other sessions asks for confirmation', LONG, async () => {
  const { environment, section, devices } = await open();
  await userEvent.click(section.getByRole('button', { name: 'Sign out all others' }));
  let dialog = await screen.findByRole('alertdialog', { name: 'Sign out all other devices?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)).not.toContain(
    END_OTHERS,
  );
  await userEvent.click(section.getByRole('button', { name: 'Sign out all others' }));
  dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out all others' }));
  await answer(environment, END_OTHERS, {
    endOtherSessions: { endedCount: 2, user: { id: 'VXNlcjox', sessions: [here] } },
  });
  expect(await screen.findByText('2 devices were signed out.')).toBeVisible();
  expect(devices()).toEqual(['Firefox on Windows']);
  expect(section.queryByRole('button', { name: 'Sign out all others' })).not.toBeInTheDocument();
  expect(section.getByRole('list')).toHaveFocus();
});

it('a failure to end the other sessions is reported', LONG, async () => {
  const { environment, section, devices } = await open();
  await userEvent.click(section.getByRole('button', { name: 'Sign out all others' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out all others' }));
  await answer(environment, END_OTHERS, new NetworkProblem('network'));
  expect(await section.findByRole('alert')).toHaveTextContent('Failed to sign out the devices.');
  expect(devices()).toHaveLength(3);
});

it('a single session has no button that ends others', async () => {
  const { section } = await open([here]);
  expect(section.queryByRole('button')).not.toBeInTheDocument();
});
