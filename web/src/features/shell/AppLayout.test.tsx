import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../test/renderApp.tsx';

it('the skip link moves the focus to the content', async () => {
  renderApp('/contact');
  const skip = await screen.findByRole('link', { name: 'Skip to content' });
  await userEvent.tab();
  expect(skip).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

it.each([
  ['/', 'Home'],
  ['/services', 'Services'],
  ['/contact', 'Contact'],
  ['/login', 'Login'],
])('on %s the header marks only %s', async (path, name) => {
  renderApp(path);
  const links = within(await screen.findByRole('navigation', { name: 'Main' })).getAllByRole('link');
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual([name]);
});

it('opening another page scrolls to its top once and focuses its content', async () => {
  const { router } = renderApp('/contact');
  await screen.findByRole('heading', { level: 1 });
  vi.mocked(window.scrollTo).mockClear();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(900);
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
  );
  await act(() => router.navigate({ to: '/portfolio' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  // The router's own jump would be there before the 300 ms are over.
  expect(vi.mocked(window.scrollTo).mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
});

it('going back restores the scroll position', { tags: ['@long'] }, async () => {
  const { router } = renderApp('/contact');
  await screen.findByRole('heading', { level: 1 });
  const place = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
  document.dispatchEvent(new Event('scroll'));
  await act(() => router.navigate({ to: '/portfolio' }));
  place.mockReturnValue(0);
  vi.mocked(window.scrollTo).mockClear();
  act(() => router.history.back());
  await screen.findByRole('heading', { name: 'Tell us what you are cooking up' });
  await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 640 })));
});
