import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../test/renderApp.tsx';

const footer = async () => within(await screen.findByRole('contentinfo'));

it.each([
  ['Pages', ['/', '/contact', '/privacy-policy', '/terms-and-conditions', '/cookie-policy']],
  ['Services', ['/services#restaurant', '/services#groceries', '/services#social']],
])('the footer links %s lead to %j', async (name, addresses) => {
  renderApp('/contact');
  const links = within((await footer()).getByRole('navigation', { name })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
  expect(links.filter((link) => link.hasAttribute('label'))).toEqual([]);
});

it('the footer links to social media, each with a name and in a new tab', async () => {
  renderApp('/contact');
  const foot = await footer();
  for (const name of ['Instagram', 'Facebook', 'X', 'YouTube'])
    expect(foot.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  expect(foot.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
});

it.each([
  ['/', ['Home']],
  ['/privacy-policy', ['Privacy Policy']],
  ['/services#groceries', ['Groceries']],
  ['/services', []],
])('on %s the current links are %j', async (path, present) => {
  renderApp(path);
  const links = (await footer()).getAllByRole('link').filter((link) => link.closest('nav'));
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual(present);
});

it('Scroll to top scrolls and moves the focus to the content', async () => {
  renderApp('/contact');
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(900);
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
  );
  await userEvent.click((await footer()).getByRole('button', { name: 'Scroll to top' }));
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(screen.getByRole('main')).toHaveFocus();
});
