import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import schema from '../../../../schema.graphql?raw';
import { renderScreen } from '../../test/renderApp.tsx';
import { cookies, storedOnSites, storedThings } from './storedThings.ts';
import { TermsScreen } from './TermsScreen.tsx';

const sections = () => screen.getAllByRole('heading', { level: 2 }).filter(({ id }) => id.endsWith('-title'));

async function open(path: string, title: string) {
  renderScreen(path);
  await screen.findByRole('heading', { level: 1, name: title });
  return screen.getByRole('article');
}

it('the terms have twelve numbered sections, each with its anchor', async () => {
  const article = await open('/terms-and-conditions', 'Terms & Conditions');
  const headings = within(article).getAllByRole('heading', { level: 2 });
  expect(headings).toHaveLength(12);
  const contents = screen.getAllByRole('navigation', { name: 'On this page' });
  for (const nav of contents) {
    const links = within(nav).getAllByRole('link');
    expect(links).toHaveLength(12);
    links.forEach((link, number) => {
      const target = document.querySelector(link.getAttribute('href')!);
      expect(target).toContainElement(headings[number]!);
      expect(headings[number]).toHaveTextContent(`${number + 1}. ${link.textContent!.replace(/^\d+\./, '')}`);
    });
  }
});

it('the terms contain the required statements', async () => {
  const article = await open('/terms-and-conditions', 'Terms & Conditions');
  expect(screen.getByText('12 September 2025')).toHaveAttribute('datetime', '2025-09-12');
  expect(article).toHaveTextContent('14-day free trial');
  expect(article).toHaveTextContent('followed by an automatic recurring charge');
  expect(article).toHaveTextContent('Unclaimed preview sites may be deleted after about 30 days');
  expect(article).toHaveTextContent('governed by Swedish law');
});

it('the privacy policy names the controller, the age and the image credits', async () => {
  const article = await open('/privacy-policy', 'Privacy Policy');
  expect(article).toHaveTextContent('The data controller is Forkfront in the United Kingdom.');
  expect(article).toHaveTextContent('people aged 18 and over');
  expect(within(article).getByRole('heading', { name: /Image credits/ })).toBeVisible();
  expect(within(article).getByRole('link', { name: 'cookie policy' })).toHaveAttribute(
    'href',
    '/cookie-policy',
  );
});

it('the privacy policy names the times after which the server forgets', async () => {
  const article = await open('/privacy-policy', 'Privacy Policy');
  const times = [...schema.matchAll(/is stored for (\d+ (?:days|months))/g)].map(([, time]) => time);
  expect(times).toHaveLength(2);
  for (const time of times)
    expect(
      within(article).getByText(new RegExp(`^(?:Messages to us.*|Projects in .*): ${time}`)),
    ).toBeVisible();
});

it('the cookie policy names everything that is kept, and when pixels are loaded', async () => {
  const article = await open('/cookie-policy', 'Cookie Policy');
  for (const [key, { purpose }] of Object.entries({ ...storedThings, ...storedOnSites, ...cookies })) {
    expect(within(article).getByText(key)).toBeVisible();
    expect(article).toHaveTextContent(purpose);
  }
  expect(article).toHaveTextContent('Measurement, only with your consent');
});

it.each(['/terms-and-conditions', '/privacy-policy', '/cookie-policy'])(
  'the page %s has unique sections and one first-level heading',
  async (path) => {
    renderScreen(path);
    await screen.findByRole('article');
    const ids = sections().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
);

it('the table of contents marks the section that is being read', async () => {
  let tell: (id: string, isIntersecting: boolean) => void = () => undefined;
  class Stub extends IntersectionObserver {
    constructor(...[callback, options]: ConstructorParameters<typeof IntersectionObserver>) {
      super(callback, options);
      tell = (id, isIntersecting) =>
        callback(
          [{ target: document.getElementById(id)!, isIntersecting } as unknown as IntersectionObserverEntry],
          this,
        );
    }
  }
  vi.stubGlobal('IntersectionObserver', Stub);
  await open('/terms-and-conditions', 'Terms & Conditions');
  const marked = () =>
    [...document.querySelectorAll('nav a[aria-current="location"]')].map((link) => link.getAttribute('href'));
  expect(marked()).toEqual(['#agreement']);
  act(() => tell('trial', true));
  expect(marked()).toEqual(['#trial']);
  act(() => {
    tell('payment', true);
    tell('trial', false);
  });
  expect(marked()).toEqual(['#payment']);
  act(() => tell('payment', false));
  expect(marked()).toEqual(['#payment']);
  vi.unstubAllGlobals();
});

it('a printed page names its address', async () => {
  await open('/terms-and-conditions', 'Terms & Conditions');
  const source = screen.getByText(`Forkfront · ${location.origin}/terms-and-conditions`);
  expect(source).not.toBeVisible();
});

it(
  'a legal page names its own address while the router is on the way to another page',
  { tags: ['@long'] },
  () => {
    const router = createRouter({
      routeTree: createRootRoute({ component: TermsScreen }),
      history: createMemoryHistory({ initialEntries: ['/contact'] }),
    });
    render(
      <RouterContextProvider router={router}>
        <TermsScreen />
      </RouterContextProvider>,
    );
    expect(screen.getByText(`Forkfront · ${location.origin}/terms-and-conditions`)).toBeInTheDocument();
  },
);

it('the print button prints the page', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await open('/terms-and-conditions', 'Terms & Conditions');
  await userEvent.click(screen.getByRole('button', { name: 'Print this page' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
