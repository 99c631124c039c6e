import { existsSync } from 'node:fs';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setTheme } from '../../lib/theme.ts';
import { answer } from '../../test/answer.ts';
import { renderApp } from '../../test/renderApp.tsx';
import { testFreePlan, testPlan } from '../../test/testPlan.ts';

afterEach(() => act(() => setTheme('light')));

const main = async () => within(await screen.findByRole('main'));

it('the home page shows the promise and its links', async () => {
  renderApp('/');
  const page = await main();
  expect(await page.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Your restaurant online. Every penny yours.',
  );
  expect(page.getByRole('link', { name: 'Start with a chat' })).toHaveAttribute('href', '/setup');
  expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/packages');
});

it('the home page links to the demo restaurant, and to nothing where there is none', async () => {
  const { environment } = renderApp('/');
  await answer(environment, 'HeroQuery', {
    storefront: { id: 'site', url: 'http://olive-and-ember.localhost:5001' },
    services: [],
  });
  const link = await screen.findByRole('link', { name: 'Try the demo restaurant (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'http://olive-and-ember.localhost:5001');
  cleanup();
  const other = renderApp('/');
  await answer(other.environment, 'HeroQuery', { storefront: null, services: [] });
  expect(screen.queryByRole('link', { name: /demo/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See plans' })).toBeVisible();
});

it('the home page says what the plans of the catalogue cost', async () => {
  const { environment } = renderApp('/');
  const gold = testPlan('Gold Restaurant', {
    prices: [{ interval: 'YEAR', unitAmount: 61900, stripePriceId: 'year' }],
  });
  await answer(environment, 'HeroQuery', { storefront: null, services: [testFreePlan(), gold] });
  expect(screen.getByText('£0 to start, Gold from £11.90 a week')).toBeVisible();
});

it.each([
  ['Need something custom?', ['Website development', 'Mobile app development', 'API services']],
  ['Fair by design', ['Your guests stay yours', 'One price, whatever you sell', 'People who answer']],
])('the section "%s" has three cards: %j', { tags: ['@long'] }, async (section, titles) => {
  renderApp('/');
  const cards = within(await screen.findByRole('region', { name: section }));
  expect(cards.getAllByRole('heading', { level: 3 }).map((card) => card.textContent)).toEqual(titles);
});

it('pictures of food load when they are near, and keep their places', async () => {
  renderApp('/');
  const dishes = await screen.findByRole('list', { name: 'Dishes of our demo restaurants' });
  const pictures = within(dishes).getAllByRole('img');
  expect(pictures).toHaveLength(10);
  for (const picture of pictures) {
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['480', '360']);
    const file = `${import.meta.dirname}/../../../public${picture.getAttribute('src')}`;
    expect(existsSync(file)).toBe(true);
  }
});

it('the Contact button leads to /contact', async () => {
  renderApp('/');
  const link = await (await main()).findByRole('link', { name: 'Contact' });
  expect(link).toHaveAttribute('href', '/contact');
});

it("the hero shows the product in the page's theme and reserves its space", async () => {
  renderApp('/');
  const shot = await (await main()).findByRole('img', { name: /Olive & Ember/ });
  expect(shot).toHaveAttribute('src', '/shots/storefront-light-390.webp');
  expect([shot.getAttribute('width'), shot.getAttribute('height')]).toEqual(['390', '740']);
  act(() => setTheme('dark'));
  expect(shot).toHaveAttribute('src', '/shots/storefront-dark-390.webp');
  expect(shot).toHaveAttribute('srcset', expect.stringContaining('/shots/storefront-dark-780.webp 780w'));
});
