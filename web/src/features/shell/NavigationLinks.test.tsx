import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { answer } from '../../test/answer.ts';
import { renderApp } from '../../test/renderApp.tsx';

afterEach(endSession);

const signIn = (name: string): void =>
  startSession({ _id: 'VXNlcjox', name, email: 'amelia@example.com' }, 'secret');

it('a guest sees Login only', async () => {
  renderApp('/');
  const links = within(await screen.findByRole('navigation', { name: 'Main' }));
  expect(links.getByRole('link', { name: 'Login' })).toBeVisible();
  for (const name of ['Dashboard', 'Account'])
    expect(links.queryByRole('link', { name })).not.toBeInTheDocument();
});

it.each([
  ['amelia Hart', 'A'],
  ['', '?'],
])('a user named %j sees Dashboard, Logout and %s for the account', async (name, letter) => {
  signIn(name);
  renderApp('/');
  const links = within(await screen.findByRole('navigation', { name: 'Main' }));
  expect(links.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  expect(links.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(links.getByRole('link', { name: 'Account' })).toHaveTextContent(letter);
});

it('the drawer has a row for the account and closes when it is followed', { tags: ['@long'] }, async () => {
  signIn('Amelia');
  const { address } = renderApp('/');
  // Hidden on a window as wide as this one.
  await userEvent.click(await screen.findByRole('button', { name: 'Open menu', hidden: true }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  expect(
    within(drawer)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Home', 'Services', 'Contact', 'Dashboard', 'Account']);
  await userEvent.click(within(drawer).getByRole('link', { name: 'Account' }));
  await waitFor(() => expect(address()).toBe('/account'));
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
});

const desk = (role: string) => ({
  id: `desk-${role}`,
  restaurantId: `site-${role}`,
  name: 'Saffron Lane',
  slug: `lane-${role}`,
  timeZone: 'Europe/London',
  role,
  unattendedSince: null,
});
const links = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const PUBLIC = ['Home', 'Services', 'Contact'];

it.each([
  ['kitchen staff', ['KITCHEN'], ['Orders', 'Board', 'AAccount']],
  [
    'kitchen staff with a restaurant of their own',
    ['KITCHEN', 'OWNER'],
    [...PUBLIC, 'Dashboard', 'AAccount'],
  ],
  ['a manager', ['MANAGER'], [...PUBLIC, 'Dashboard', 'AAccount']],
])(
  'the header of %s has the links of their work, also after a reload',
  { tags: ['@long'] },
  async (_who, roles, names) => {
    signIn('Amelia');
    const { environment } = renderApp('/orders');
    await answer(environment, 'OrdersScreenQuery', {
      viewer: { id: 'VXNlcjox', desks: roles.map(desk) },
    });
    await waitFor(() => expect(links()).toEqual(names));
    cleanup();
    renderApp('/contact');
    expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible();
    expect(links()).toEqual(names);
  },
);
