import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { answer } from '../../test/answer.ts';
import { renderScreen } from '../../test/renderApp.tsx';
import { testSite, testSites } from '../../test/testSites.ts';

/** What the tokens resolve to here, so that computed colours tell which token was used. */
const COLOURS = {
  success: '#000001',
  warning: '#000002',
  info: '#000003',
  error: '#000004',
  neutral: '#000005',
} as const;

beforeAll(() => {
  const { style } = document.documentElement;
  style.setProperty('--error', COLOURS.error);
  style.setProperty('--line', '#000006');
  for (const [tone, colour] of Object.entries(COLOURS)) style.setProperty(`--${tone}-soft`, colour);
});
afterAll(() => document.documentElement.removeAttribute('style'));

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

/** The card of a site in the list. */
async function cardOf(changes: object, name = 'lucia') {
  const app = renderScreen('/my-restaurants');
  await answer(app.environment, 'MyRestaurantsScreenQuery', testSites([testSite(name, changes)]));
  const heading = await screen.findByRole('heading', { name });
  const card = heading.closest('li');
  if (!card) throw new Error('The website is no list item.');
  return { card, ...app };
}

it('a card shows name, address, package, status, activity, trial end and trial orders', async () => {
  const { card } = await cardOf({
    subscription: { status: 'TRIALING', trialEndsAt: '2026-06-14T10:00:00Z', trialOrderCount: 12 },
  });
  expect(card).toHaveTextContent(
    /^Llucialucia\.localhost:5001FreeTrialingActiveTrial ends 14 June 202612 trial ordersVisitManage$/,
  );
  expect(card.querySelector('img')).toBeNull();
});

it('the card of a suspended site says that it is offline', async () => {
  const { card } = await cardOf({ isSuspended: true });
  expect(card).toHaveTextContent('Taken offline');
});

it('a card shows the hero picture and the logo', async () => {
  const { card } = await cardOf({ coverImageUrl: '/files/hero.webp', logoUrl: '/files/logo.webp' });
  const pictures = [...card.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(pictures).toEqual(['/files/hero.webp', '/files/logo.webp']);
});

it('Visit opens the site in a new tab', async () => {
  const { card } = await cardOf({});
  const visit = within(card).getByRole('link', { name: 'Visit lucia (opens in a new tab)' });
  expect(visit).toHaveAttribute('href', 'http://lucia.localhost:5001');
  expect(visit).toHaveAttribute('target', '_blank');
  expect(visit).toHaveAttribute('rel', 'noopener');
});

it('Manage opens the editor of the site', async () => {
  const { card, address } = await cardOf({ id: 'UmVzdGF1cmFudDox' });
  await userEvent.click(within(card).getByRole('link', { name: 'Manage lucia' }));
  expect(address()).toBe('/editor/UmVzdGF1cmFudDox');
});

it.each([
  ['ACTIVE_PAID', 'Active Paid', 'success', 'plain', null],
  ['TRIALING', 'Trialing', 'warning', 'plain', 'Trial ends 14 June 2026'],
  ['UNCLAIMED', 'Unclaimed', 'info', 'plain', null],
  ['PAST_DUE', 'Past Due', 'error', 'pastDue', null],
  ['TRIAL_EXPIRED', 'Trial Expired', 'error', 'expired', 'Trial ended 14 June 2026'],
  ['CANCELLED', 'Cancelled', 'error', 'expired', null],
  ['ARCHIVED', 'Archived', 'neutral', 'archived', null],
] as const)(
  'the status %s is labelled %s in the colour %s, and the card looks %s',
  async (status, label, tone, look, date) => {
    const { card } = await cardOf({
      package: 'GOLD',
      subscription: { status, trialEndsAt: '2026-06-14T10:00:00Z', trialOrderCount: 1 },
    });
    const chip = within(card).getByText(label);
    expect(chip).toHaveAttribute('data-tone', tone);
    expect(getComputedStyle(chip).backgroundColor).toBe(COLOURS[tone]);
    expect(card).toHaveAttribute('data-look', look);
    const isEdged = look === 'expired' || look === 'pastDue';
    expect(getComputedStyle(card).borderColor === COLOURS.error).toBe(isEdged);
    const isFaded = look === 'expired' || look === 'archived';
    expect(card.firstElementChild && getComputedStyle(card.firstElementChild).filter).toBe(
      isFaded ? 'grayscale(1)' : '',
    );
    expect(within(card).queryByText(/^Trial (?:ends|ended) /)?.textContent ?? null).toBe(date);
    expect(within(card).getByText('1 trial order')).toBeVisible();
    expect(within(card).getByText('Gold')).toHaveAttribute('data-tone', 'gold');
  },
);

it('an expired site has a red border in the dark theme too', async () => {
  document.documentElement.dataset['theme'] = 'dark';
  const { card } = await cardOf({
    subscription: { status: 'CANCELLED', trialEndsAt: null, trialOrderCount: 0 },
  });
  expect(getComputedStyle(card).borderColor).toBe(COLOURS.error);
  delete document.documentElement.dataset['theme'];
});

it.each([
  [true, 'Active', 'success'],
  [false, 'Inactive', 'neutral'],
])('a site with isActive %s is labelled %s in the colour %s', async (isActive, label, tone) => {
  const { card } = await cardOf({ isActive });
  expect(within(card).getByText(label)).toHaveAttribute('data-tone', tone);
});

it('a closed site is labelled Inactive', async () => {
  const { card } = await cardOf({ isActive: true, subscription: { status: 'ARCHIVED', trialOrderCount: 0 } });
  expect(within(card).getByText('Inactive')).toHaveAttribute('data-tone', 'neutral');
  expect(within(card).queryByText('Active')).toBeNull();
});

it('a card shows a long name in full', async () => {
  const name = 'The Extraordinarily Long-Named Neighbourhood Noodle House of Lower Whittlesea-on-the-Marsh';
  const { card } = await cardOf({}, name);
  expect(within(card).getByRole('heading', { name })).toHaveTextContent(name);
});
