import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../../lib/session.ts';
import { answer } from '../../../test/answer.ts';
import { editedSite, openEditor, stubWidth } from '../../../test/openEditor.ts';
import { stubIdle } from '../../../test/stubBrowser.ts';

const LONG = { tags: ['@long'] };

const UPDATE = 'useUpdateRestaurantMutation';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // frames load nothing here, which is reported
  stubIdle();
  startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret');
});
afterEach(endSession);

const frames = () => [...document.querySelectorAll('iframe')];
const addresses = () => frames().map((frame) => frame.getAttribute('src'));

it('wide screens show the preview beside the editor, with a skeleton until it has loaded', async () => {
  stubWidth(1280);
  await openEditor('homepage');
  expect(screen.queryByRole('button', { name: 'Preview' })).not.toBeInTheDocument();
  const frame = screen.getByTitle('Preview of Da Lucia');
  expect(frame).toHaveAttribute('src', 'http://da-lucia.localhost:5001/?v=1');
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin allow-popups');
  expect(screen.getByText('Loading the preview…')).toBeInTheDocument();
  fireEvent.load(frame);
  expect(screen.queryByText('Loading the preview…')).not.toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Open site (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'http://da-lucia.localhost:5001');
});

it('the preview shows the next version after the save, once it has loaded', async () => {
  stubWidth(1280);
  const { environment } = await openEditor('homepage');
  fireEvent.load(frames()[0]!);
  fireEvent.animationEnd(frames()[0]!);
  await userEvent.type(screen.getByRole('textbox', { name: /^Tagline/ }), 'Hi');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(addresses()).not.toContain('http://da-lucia.localhost:5001/?v=2');
  await answer(environment, UPDATE, {
    updateRestaurant: {
      __typename: 'UpdateRestaurantPayload',
      restaurant: editedSite({ tagline: 'Hi', siteVersion: 2 }),
    },
  });
  const [shown, next] = frames();
  expect(addresses()).toEqual([1, 2].map((version) => `http://da-lucia.localhost:5001/?v=${version}`));
  expect(shown).toBeVisible();
  expect(next).not.toBeVisible();
  fireEvent.load(next!);
  fireEvent.animationEnd(next!);
  expect(addresses()).toEqual(['http://da-lucia.localhost:5001/?v=2']);
  expect(frames()[0]).toBe(next);
  expect(next).toBeVisible();
});

it('narrow screens show the preview in a drawer', LONG, async () => {
  stubWidth(1279);
  await openEditor('homepage');
  expect(frames()).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const drawer = await screen.findByRole('dialog', { name: 'Preview' });
  expect(within(drawer).getByTitle('Preview of Da Lucia')).toBeInTheDocument();
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
});

it('the preview waits until the tab is shown and the browser is idle', LONG, async () => {
  vi.mocked(requestIdleCallback).mockImplementation(() => 1);
  stubWidth(1280);
  await openEditor('homepage');
  expect(frames()).toHaveLength(0);
  expect(screen.getByText('Loading the preview…')).toBeInTheDocument();
});

it('the preview of a closed site says so', LONG, async () => {
  stubWidth(1280);
  await openEditor('homepage', { subscription: { status: 'ARCHIVED' } });
  expect(screen.getByText('Visitors see a page that says it is closed.')).toBeVisible();
});

/** The unsaved look in the address of the newest frame; null for the saved site. */
function shownLook(): Record<string, string> | null {
  const { host, searchParams } = new URL(addresses().at(-1) ?? '');
  return host === 'preview.localhost:5001' ? Object.fromEntries(searchParams) : null;
}

it(
  'the preview shows a name and a design before they are saved, and the saved site afterwards',
  LONG,
  async () => {
    stubWidth(1280);
    const { environment } = await openEditor('settings');
    fireEvent.load(frames()[0]!);
    fireEvent.animationEnd(frames()[0]!);
    expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'no');
    await userEvent.click(screen.getByRole('radio', { name: /^Counter/ }));
    expect(screen.getByText('Not saved yet')).toBeVisible();
    await waitFor(() => expect(shownLook()).toEqual({ name: 'Da Luciano', theme: 'COUNTER' }));
    expect(frames()[0]).toBeVisible();
    expect(frames()[1]).not.toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(shownLook()).not.toBeNull();
    const restaurant = editedSite({ name: 'Da Luciano', theme: 'COUNTER', siteVersion: 2 });
    await answer(environment, UPDATE, {
      updateRestaurant: { __typename: 'UpdateRestaurantPayload', restaurant },
    });
    await waitFor(() => expect(addresses().at(-1)).toBe('http://da-lucia.localhost:5001/?v=2'));
    expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
  },
);

it('the preview shows the saved site again after a reset', LONG, async () => {
  stubWidth(1280);
  await openEditor('homepage');
  await userEvent.type(screen.getByRole('textbox', { name: /^Tagline/ }), 'Hi');
  await waitFor(() => expect(shownLook()).toEqual({ tagline: 'Hi' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(shownLook()).toBeNull());
});

it('a closed site has no preview of what is not saved', LONG, async () => {
  stubWidth(1280);
  await openEditor('homepage', { subscription: { status: 'ARCHIVED' } });
  await userEvent.type(screen.getByRole('textbox', { name: /^Tagline/ }), 'Hi');
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
  expect(shownLook()).toBeNull();
});
