import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { globalIdOf } from '../../lib/globalId.ts';
import { endSession, getSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked, answerInPart } from '../../test/answer.ts';
import { editedSite, openEditor } from '../../test/openEditor.ts';
import { renderScreen } from '../../test/renderApp.tsx';

const LONG = { tags: ['@long'] };

const SHELL = 'EditorScreenQuery';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

it('the editor shows a skeleton, then the name, the plan, the tabs and the link back', async () => {
  const { environment } = renderScreen('/editor/site');
  expect(await screen.findByText('Loading your website…')).toBeInTheDocument();
  expect(await asked(environment, SHELL)).toEqual({ id: 'site' });
  await answer(environment, SHELL, { viewer: { id: 'VXNlcjox' }, node: editedSite() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Da Lucia' })).toBeVisible();
  expect(screen.getByText('Free Plan')).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Homepage',
    'Products',
    'Settings',
    'Hours & delivery',
    'Offers',
    'Redesign',
    'Team',
  ]);
  expect(screen.getByRole('link', { name: 'My Restaurants' })).toHaveAttribute('href', '/my-restaurants');
});

it('the _id of REST opens the editor too, and keeps the tab', async () => {
  const uuid = '0198a3f2-7c11-7d3e-9a55-0242ac120002';
  const id = globalIdOf('Restaurant', uuid);
  const { environment, address } = renderScreen(`/editor/${uuid}?tab=settings`);
  expect(await asked(environment, SHELL)).toEqual({ id });
  expect(address()).toBe(`/editor/${id}?tab=settings`);
});

it('an ended session redirects to Login, which explains it and redirects back', async () => {
  const { environment, router, address } = renderScreen('/editor/site?tab=settings');
  await answer(environment, SHELL, { viewer: null, node: null });
  await waitFor(() => expect(getSession().token).toBeNull());
  await act(() => router.invalidate());
  expect(await screen.findByText('You have been signed out. Please sign in again.')).toBeVisible();
  const { searchParams } = new URL(address(), 'http://localhost');
  expect(searchParams.get('redirect')).toBe('/editor/site?tab=settings');
});

it('the editor of a paid site says Premium Plan', LONG, async () => {
  await openEditor('homepage', { isFreePlan: false });
  expect(screen.getByText('Premium Plan')).toBeVisible();
});

it.each([null, { __typename: 'Product', id: 'site' }])(
  'a site that does not exist shows what to do: %j',
  async (node) => {
    const { environment } = renderScreen('/editor/site');
    await answer(environment, SHELL, { viewer: { id: 'VXNlcjox' }, node });
    expect(await screen.findByRole('heading', { name: 'We couldn’t find this website' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to My Restaurants' })).toHaveAttribute(
      'href',
      '/my-restaurants',
    );
  },
);

it.each([SHELL, 'HomepageTabQuery'])('the editor offers Retry when %s fails', LONG, async (query) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary has caught
  const { environment } = renderScreen('/editor/site');
  const data = { viewer: { id: 'VXNlcjox' }, node: editedSite() };
  if (query !== SHELL) await answer(environment, SHELL, data);
  await answer(environment, query, new NetworkProblem('connection'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load restaurants with products.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await answer(environment, query, data);
  if (query === SHELL) await answer(environment, 'HomepageTabQuery', data);
  expect(await screen.findByRole('heading', { name: 'Hero photo' })).toBeVisible();
});

it('a partial answer is a failure, not a missing website', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary has caught
  const { environment } = renderScreen('/editor/site');
  await answerInPart(environment, SHELL, { viewer: { id: 'VXNlcjox' }, node: null }, ['node', 'siteVersion']);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load restaurants with products.');
  expect(screen.getByRole('heading', { level: 1, name: 'Restaurant editor' })).toBeVisible();
  expect(screen.queryByText('We couldn’t find this website')).not.toBeInTheDocument();
});

it('the editor ends the session when the server no longer knows the user', async () => {
  const { environment } = renderScreen('/editor/site');
  await answer(environment, SHELL, { viewer: null, node: null });
  await waitFor(() => expect(getSession().token).toBeNull());
});

it('the address names the tab, whose data is loaded when it opens', async () => {
  const { environment, address, router } = await openEditor('homepage');
  expect(address()).toBe('/editor/site');
  await userEvent.click(screen.getByRole('tab', { name: 'Settings' }));
  await waitFor(() => expect(address()).toBe('/editor/site?tab=settings'));
  expect(await asked(environment, 'SettingsTabQuery')).toEqual({ id: 'site' });
  await answer(environment, 'SettingsTabQuery', {
    viewer: { id: 'VXNlcjox', email: 'a@b.c' },
    node: editedSite(),
  });
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Da Lucia');
  await act(async () => router.history.back());
  expect(await screen.findByRole('heading', { name: 'Hero photo' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Homepage' })).toHaveAttribute('aria-selected', 'true');
});

it('an unknown tab in the address opens the homepage', LONG, async () => {
  const { environment } = renderScreen('/editor/site?tab=admin');
  await answer(environment, SHELL, { viewer: { id: 'VXNlcjox' }, node: editedSite() });
  expect(await asked(environment, 'HomepageTabQuery')).toEqual({ id: 'site' });
});

it('the arrow keys move between the tabs', LONG, async () => {
  await openEditor('homepage');
  screen.getByRole('tab', { name: 'Homepage' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Products' })).toHaveFocus();
  expect(screen.getByRole('tab', { name: 'Homepage' })).toHaveAttribute('aria-selected', 'true');
});

async function typeTagline(text: string): Promise<void> {
  await userEvent.type(screen.getByRole('textbox', { name: /^Tagline/ }), text);
}

it.each([
  ['another tab', () => screen.getByRole('tab', { name: 'Products' })],
  ['another page', () => screen.getByRole('link', { name: 'My Restaurants' })],
])('leaving unsaved edits for %s asks first, and Stay here keeps them', LONG, async (_name, way) => {
  const { address } = await openEditor('homepage');
  await typeTagline('Since 1921');
  await userEvent.click(way());
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  expect(question).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(address()).toBe('/editor/site');
  expect(screen.getByRole('textbox', { name: /^Tagline/ })).toHaveValue('Since 1921');
  await userEvent.click(way());
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(address()).not.toBe('/editor/site'));
});

it('leaving does not ask when nothing was changed, or when it was changed back', LONG, async () => {
  const { address } = await openEditor('homepage');
  await typeTagline('a');
  await typeTagline('{Backspace}');
  await userEvent.click(screen.getByRole('tab', { name: 'Products' }));
  await waitFor(() => expect(address()).toBe('/editor/site?tab=products'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('a suspended site shows that it is offline, without a Reopen button', LONG, async () => {
  await openEditor('homepage', { isSuspended: true, subscription: { status: 'ARCHIVED' } });
  expect(screen.getByRole('alert')).toHaveTextContent('This website has been taken offline.');
  expect(screen.queryByRole('button', { name: 'Reopen' })).not.toBeInTheDocument();
});

it('a closed site shows that it is closed, and Reopen opens it at once', LONG, async () => {
  const { environment } = await openEditor('homepage', { subscription: { status: 'ARCHIVED' } });
  expect(screen.getByRole('alert')).toHaveTextContent('This website is closed to visitors.');
  await userEvent.click(screen.getByRole('button', { name: 'Reopen' }));
  expect(await asked(environment, 'useSiteClosingReopenMutation')).toEqual({ input: { id: 'site' } });
  expect(screen.queryByText('This website is closed to visitors.')).not.toBeInTheDocument();
  expect(screen.queryByText('Your website is open again.')).not.toBeInTheDocument();
  await answer(environment, 'useSiteClosingReopenMutation', {
    reopenRestaurant: {
      __typename: 'ReopenRestaurantPayload',
      restaurant: editedSite({ siteVersion: 2, subscription: { status: 'ACTIVE_PAID' } }),
    },
  });
  expect(await screen.findByText('Your website is open again.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Reopen' })).not.toBeInTheDocument();
});

it.each([
  [
    { reopenRestaurant: { __typename: 'ConflictError', message: 'This website is already open.' } },
    'This website is already open.',
  ],
  [new NetworkProblem('network'), 'Update failed.'],
])('a failed reopening leaves the site closed and shows the reason: %s', LONG, async (outcome, text) => {
  const { environment } = await openEditor('homepage', { subscription: { status: 'ARCHIVED' } });
  await userEvent.click(screen.getByRole('button', { name: 'Reopen' }));
  expect(screen.queryByRole('button', { name: 'Reopen' })).not.toBeInTheDocument();
  await answer(environment, 'useSiteClosingReopenMutation', outcome);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText('This website is closed to visitors.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reopen' })).toBeVisible();
  expect(screen.queryByText('Your website is open again.')).not.toBeInTheDocument();
});

it(
  'a manager is not offered the team, the plans and the closing, and goes back to the dashboard',
  LONG,
  async () => {
    await openEditor('settings', { role: 'MANAGER' });
    expect(screen.queryByRole('tab', { name: 'Team' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Close this website…' })).not.toBeInTheDocument();
    expect(screen.getByText(/If this is empty, they go to the owner’s address\.$/)).toBeVisible();
    expect(screen.getByLabelText(/^Public email for orders/, { selector: 'input' })).not.toHaveAttribute(
      'placeholder',
      'amelia@example.com',
    );
    expect(screen.queryByRole('link', { name: 'My Restaurants' })).not.toBeInTheDocument();
  },
);

it('a manager reads who can unlock a premium feature', LONG, async () => {
  await openEditor('homepage', { role: 'MANAGER' });
  expect(screen.getAllByText('The owner of this website can choose another plan.')[0]).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Upgrade Now' })).not.toBeInTheDocument();
});

it('a manager cannot reopen a closed site', LONG, async () => {
  await openEditor('homepage', { role: 'MANAGER', subscription: { status: 'ARCHIVED' } });
  expect(screen.getByText('This website is closed to visitors.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reopen' })).not.toBeInTheDocument();
});
