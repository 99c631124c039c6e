import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../../lib/session.ts';
import { answer, asked, pending } from '../../../test/answer.ts';
import { renderScreen } from '../../../test/renderApp.tsx';
import { testSite, testSites } from '../../../test/testSites.ts';

const LONG = { tags: ['@long'] };

const CHANGE = 'useChangeFirstStepsMutation';
const ADDRESS = 'http://lucia.localhost:5001';
const SHARED = { input: { id: 'lucia', isShared: true } };

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(() => {
  endSession();
  Reflect.deleteProperty(navigator, 'share');
});

/** The dialog of a site, opened from its card in the list. */
async function opened() {
  const user = userEvent.setup();
  const { environment } = renderScreen('/my-restaurants');
  await answer(environment, 'MyRestaurantsScreenQuery', testSites([testSite('lucia')]));
  await user.click(await screen.findByRole('button', { name: 'Share lucia' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share lucia' }));
  return { user, environment, dialog };
}

/** A device with a list of apps, which takes or refuses what it is given. */
function stubShare(share: () => Promise<void>) {
  const called = vi.fn(share);
  Object.defineProperty(navigator, 'share', { value: called, configurable: true });
  return called;
}

it('Copy link copies the address, says so, and completes the step', async () => {
  const { user, environment, dialog } = await opened();
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(await dialog.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(ADDRESS);
  expect(await asked(environment, CHANGE)).toEqual(SHARED);
});

it('the text for social media can be changed before it is copied', async () => {
  const { user, dialog } = await opened();
  const text = dialog.getByRole('textbox', { name: 'Text for social media' });
  expect(text).toHaveTextContent(`order online from lucia`);
  expect(text).toHaveTextContent(ADDRESS);
  await user.clear(text);
  await user.type(text, 'Come by!');
  await user.click(dialog.getByRole('button', { name: 'Copy text' }));
  expect(await navigator.clipboard.readText()).toBe('Come by!');
});

it('a browser that refuses to copy has the address selected, and the step stays open', LONG, async () => {
  const { user, environment, dialog } = await opened();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('please copy it yourself');
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Address of your website' });
  expect(field.selectionEnd).toBe(ADDRESS.length);
  expect(pending(environment, CHANGE)).toEqual([]);
});

it('a device with a list of apps is given the text', LONG, async () => {
  const share = stubShare(() => Promise.resolve());
  const { user, environment, dialog } = await opened();
  await user.click(dialog.getByRole('button', { name: 'Send to…' }));
  expect(share).toHaveBeenCalledWith({ title: 'lucia', text: expect.stringContaining(ADDRESS) });
  expect(await asked(environment, CHANGE)).toEqual(SHARED);
});

it.each([
  ['AbortError', []],
  ['NotAllowedError', ['Your device could not open its list of apps. Please copy the link instead.']],
])('a list of apps that ends with %s shares nothing', LONG, async (name, texts) => {
  stubShare(() => Promise.reject(new DOMException('no', name)));
  const { user, environment, dialog } = await opened();
  await user.click(dialog.getByRole('button', { name: 'Send to…' }));
  await waitFor(() =>
    expect(dialog.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(texts),
  );
  expect(pending(environment, CHANGE)).toEqual([]);
});

it('without a list of apps there is no button for it', LONG, async () => {
  const { dialog } = await opened();
  expect(dialog.queryByRole('button', { name: 'Send to…' })).not.toBeInTheDocument();
});

it('the QR code has the name below it and is downloaded as a drawing', LONG, async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user, environment, dialog } = await opened();
  const code = await dialog.findByRole('img', { name: 'QR code of lucia.localhost:5001' });
  expect(code).toHaveTextContent('luciaScan to order');
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M0 0h7v1h-7z/);
  await user.click(dialog.getByRole('button', { name: 'SVG, for print' }));
  await waitFor(() => expect(saved).toEqual(['lucia-qr-code.svg']));
  expect(await asked(environment, CHANGE)).toEqual(SHARED);
});

it('a browser that cannot draw offers the picture instead of the poster', LONG, async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const { user, environment, dialog } = await opened();
  await user.click(await dialog.findByRole('button', { name: 'Poster, A4' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Please download the PNG picture instead.');
  expect(pending(environment, CHANGE)).toEqual([]);
});

it.each([
  ['closed', { subscription: { status: 'ARCHIVED' } }],
  ['offline', { isSuspended: true }],
])('a site that is %s cannot be shared', async (_what, changes) => {
  const { environment } = renderScreen('/my-restaurants');
  await answer(environment, 'MyRestaurantsScreenQuery', testSites([testSite('lucia', changes)]));
  expect(await screen.findByRole('heading', { name: 'lucia' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Share lucia' })).not.toBeInTheDocument();
});
