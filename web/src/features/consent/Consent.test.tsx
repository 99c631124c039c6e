import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cookieSettings } from '../../lib/consentBanner.ts';
import { configurePixels } from '../../lib/pixels.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { answer, asked } from '../../test/answer.ts';
import { renderApp } from '../../test/renderApp.tsx';
import { stubIdle } from '../../test/stubBrowser.ts';

const LONG = { tags: ['@long'] };

const QUERY = 'ConsentHostQuery';
const none = { socialPixelId: null, socialPixelUrl: null, marketingPixelId: null, marketingPixelUrl: null };
const social = { ...none, socialPixelId: 's-1', socialPixelUrl: 'https://social.example/tr' };
const both = { ...social, marketingPixelId: 'm-1', marketingPixelUrl: 'https://ads.example/collect' };
const PAGE_VIEW = 'https://social.example/tr?id=s-1&ev=PageView';

beforeEach(stubIdle);
afterEach(() => {
  act(() => cookieSettings.set(false));
  configurePixels({ social: null, marketing: null });
});

/** The app whose installation has these pixels; `sent` are the requests to anybody outside. */
async function open(settings: Record<string, string | null> | Error, path = '/contact') {
  const app = renderApp(path);
  const sent = (): string[] =>
    vi.mocked(fetch).mock.calls.flatMap(([url]) => (url instanceof URL ? [url.href] : []));
  await answer(app.environment, QUERY, settings instanceof Error ? settings : { settings });
  return { ...app, sent };
}

const banner = () => screen.findByRole('region', { name: /May we measure|Cookie settings/ });
const noBanner = () =>
  expect(screen.queryByRole('region', { name: /May we measure|Cookie settings/ })).not.toBeInTheDocument();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('the banner asks when pixels are configured, with equal buttons, and sends nothing before consent', async () => {
  const { sent, router } = await open(both);
  const region = await banner();
  const [reject, accept] = ['Reject', 'Accept'].map((name) => within(region).getByRole('button', { name }));
  expect(reject?.className).toBe(accept?.className);
  expect(region).toHaveTextContent(/counts the pages you see and a marketing pixel counts started checkouts/);
  await act(() => router.navigate({ to: '/portfolio' }));
  expect(sent()).toEqual([]);
  expect(document.cookie).toBe('');
  expect(document.activeElement).not.toBe(region);
});

it('the banner names only the configured pixels', async () => {
  await open(social);
  expect(await banner()).not.toHaveTextContent('marketing pixel');
});

it('after consent this page and every later one are counted, and the answer is stored', async () => {
  const { sent, router } = await open(both);
  await banner();
  await press('Accept');
  noBanner();
  expect(readStored('pixelConsent')).toBe('granted');
  expect(sent()).toEqual([PAGE_VIEW]);
  await act(() => router.navigate({ to: '/portfolio' }));
  await waitFor(() => expect(sent()).toEqual([PAGE_VIEW, PAGE_VIEW]));
  // A place on the same page is no new page.
  await act(() => router.navigate({ to: '/portfolio', hash: 'top' }));
  expect(sent()).toHaveLength(2);
});

it('after a rejection nothing is sent, and the answer is stored', LONG, async () => {
  const { sent, router } = await open(both);
  await banner();
  await press('Reject');
  noBanner();
  expect(readStored('pixelConsent')).toBe('denied');
  await act(() => router.navigate({ to: '/portfolio' }));
  expect(sent()).toEqual([]);
});

it.each([
  ['granted', [PAGE_VIEW]],
  ['denied', []],
] as const)('the banner does not ask again after %s', async (consent, requests) => {
  writeStored('pixelConsent', consent);
  const { sent } = await open(both);
  await waitFor(() => expect(sent()).toEqual(requests));
  noBanner();
});

it('consent can be withdrawn in the footer, and nothing is sent from then on', LONG, async () => {
  writeStored('pixelConsent', 'granted');
  const { sent, router } = await open(both);
  await waitFor(() => expect(sent()).toHaveLength(1));
  await press('Cookie settings');
  const region = await banner();
  expect(region).toHaveFocus();
  expect(region).toHaveTextContent('Your current choice: accepted.');
  await press('Reject');
  expect(screen.getByRole('button', { name: 'Cookie settings' })).toHaveFocus();
  await act(() => router.navigate({ to: '/portfolio' }));
  expect(sent()).toHaveLength(1);
});

it('a rejection in another tab applies here too', LONG, async () => {
  writeStored('pixelConsent', 'granted');
  const { sent, router } = await open(both);
  await waitFor(() => expect(sent()).toHaveLength(1));
  writeStored('pixelConsent', 'denied');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'pixelConsent' })));
  await act(() => router.navigate({ to: '/portfolio' }));
  expect(sent()).toHaveLength(1);
});

it.each(['Close', '{Escape}'])('leaving the settings with %s keeps the answer', LONG, async (way) => {
  writeStored('pixelConsent', 'denied');
  await open(both);
  await press('Cookie settings');
  expect(await banner()).toHaveTextContent('Your current choice: rejected.');
  await (way === 'Close' ? press(way) : userEvent.keyboard(way));
  noBanner();
  expect(readStored('pixelConsent')).toBe('denied');
});

it('without pixels the banner does not ask, and the footer link explains why', LONG, async () => {
  const { sent } = await open(none);
  noBanner();
  await press('Cookie settings');
  const notice = await screen.findByRole('alertdialog', { name: 'Cookie settings' }, { timeout: 5000 });
  expect(notice).toHaveTextContent('this site uses no tracking cookies and no pixels');
  expect(within(notice).queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  await userEvent.click(within(notice).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  expect(sent()).toEqual([]);
});

it('a pixel without an address counts as none', async () => {
  const { sent } = await open({ ...none, socialPixelId: 's-1' });
  noBanner();
  expect(sent()).toEqual([]);
});

it('a failure to load the settings is shown only on request, with a retry', LONG, async () => {
  const { environment } = await open(new Error('offline'));
  noBanner();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await press('Cookie settings');
  await screen.findByRole('alertdialog', { name: 'Your choices could not be loaded' }, { timeout: 5000 });
  await press('Try again');
  await asked(environment, QUERY);
  await answer(environment, QUERY, { settings: social });
  expect(await banner()).toBeVisible();
});
