import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer } from '../../test/answer.ts';
import { renderApp } from '../../test/renderApp.tsx';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(() => {
  endSession();
  writeStored('orderDesk', null);
});

const desk = (slug: string, role = 'OWNER') => ({
  id: `desk-${slug}`,
  restaurantId: `site-${slug}`,
  name: `The ${slug}`,
  slug,
  role,
});

/** The owner's navigation at an address, for the desks of the user. */
async function navigationAt(path: string, desks: ReturnType<typeof desk>[]) {
  const app = renderApp(path);
  await answer(app.environment, 'OwnerNavigationQuery', { viewer: { id: 'VXNlcjox', desks } });
  return { ...app, bar: await screen.findByRole('navigation', { name: 'Your restaurant' }) };
}

const targets = (bar: HTMLElement) =>
  within(bar)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('the owner of one website has links to its parts, and nothing to choose', async () => {
  const { bar } = await navigationAt('/account', [desk('fig')]);
  expect(targets(bar)).toEqual([
    ['Today', '/dashboard'],
    ['Website', '/editor/site-fig'],
    ['Menu', '/editor/site-fig?tab=products'],
    ['Orders', '/orders'],
    ['Plan', '/plan'],
  ]);
  expect(within(bar).queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
});

it('with many websites the links lead to the one in the editor, also on the next page', async () => {
  const { bar, router } = await navigationAt('/editor/site-olive?tab=products', [desk('fig'), desk('olive')]);
  expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent('Menu');
  expect(within(bar).getByRole('link', { name: 'Choose another website than The olive' })).toHaveAttribute(
    'href',
    '/my-restaurants',
  );
  expect(readStored('orderDesk')).toBe('olive');
  await router.navigate({ to: '/account' });
  await waitFor(() => expect(targets(bar)).toContainEqual(['Orders', '/orders?at=olive']));
  expect(targets(bar)).toContainEqual(['Website', '/editor/site-olive']);
});

it('a failed question leaves the links of an owner', async () => {
  const { environment } = renderApp('/account');
  await answer(environment, 'OwnerNavigationQuery', new NetworkProblem('server'));
  const bar = await screen.findByRole('navigation', { name: 'Your restaurant' });
  await waitFor(() =>
    expect(targets(bar)).toEqual([
      ['Today', '/dashboard'],
      ['Website', '/my-restaurants'],
      ['Menu', '/my-restaurants'],
      ['Orders', '/orders'],
      ['Plan', '/plan'],
    ]),
  );
});

it('someone without a website is led to the list of websites', async () => {
  const { bar } = await navigationAt('/account', []);
  expect(targets(bar)).toContainEqual(['Website', '/my-restaurants']);
  expect(targets(bar)).toContainEqual(['Menu', '/my-restaurants']);
});

it('kitchen staff have the links of the header only', async () => {
  const { environment } = renderApp('/account');
  await answer(environment, 'OwnerNavigationQuery', {
    viewer: { id: 'VXNlcjox', desks: [desk('fig', 'KITCHEN')] },
  });
  await waitFor(() =>
    expect(screen.queryByRole('navigation', { name: 'Your restaurant' })).not.toBeInTheDocument(),
  );
});

it('public pages have no owner’s navigation and the whole footer', { tags: ['@long'] }, async () => {
  renderApp('/contact');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('navigation', { name: 'Your restaurant' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contact Us' })).toBeVisible();
});

it('the footer of signed-in pages is one line', async () => {
  await navigationAt('/account', [desk('fig')]);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Contact',
    'Privacy Policy',
    'Terms & Conditions',
    'Cookie policy',
  ]);
  expect(footer.getByRole('button', { name: 'Cookie settings' })).toBeVisible();
});
