import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, pending } from '../../test/answer.ts';
import { renderScreen } from '../../test/renderApp.tsx';
import { testFreePlan, testPlan } from '../../test/testPlan.ts';

const LONG = { tags: ['@long'] };

const QUERY = 'useRestaurantPlansQuery';
const services = [testPlan('Gold Restaurant'), testFreePlan()];

/** There is no layout here: what was scrolled to, and how. */
const scrolled = vi.fn<(id: string, options: ScrollIntoViewOptions) => void>();

// Its code comes after the page; how long that takes is not what is tested.
beforeAll(() => import('./services/SavingsCalculator.tsx'));
beforeEach(() => {
  scrolled.mockReset();
  Element.prototype.scrollIntoView = function scrollIntoView(options) {
    scrolled(this.id, options as ScrollIntoViewOptions);
  };
});

async function opened(path = '/services', plans: object[] = services) {
  const app = renderScreen(path);
  await screen.findByRole('heading', { level: 1 });
  await answer(app.environment, QUERY, { services: plans });
  return app;
}

it('one query loads the plans for the calculator and the cards', async () => {
  const { environment } = renderScreen('/services');
  await screen.findByText('Loading the plans…');
  expect(pending(environment, QUERY)).toHaveLength(1);
  expect(screen.getByText('Loading the calculator…')).toBeInTheDocument();
});

it('the page introduces the platform', async () => {
  await opened();
  expect(
    screen.getByRole('heading', { level: 1, name: '100% commission-free ordering platform' }),
  ).toBeVisible();
});

it.each([
  [false, 'smooth'],
  [true, 'instant'],
])('Start 14-Day Free Trial scrolls to the plans; with reduced motion %s: %s', async (isStill, behavior) => {
  await opened();
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(matchMedia(query), 'matches', {
      value: query === '(prefers-reduced-motion: reduce)' && isStill,
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Start 14-Day Free Trial' }));
  expect(scrolled).toHaveBeenCalledExactlyOnceWith('plans', { behavior, block: 'start' });
  expect(screen.getByRole('region', { name: 'Our Most Popular Plans' })).toHaveFocus();
});

it('each restaurant plan has a card in guest mode that starts the chat', LONG, async () => {
  await opened();
  const plans = within(screen.getByRole('region', { name: 'Our Most Popular Plans' }));
  const cards = await plans.findAllByRole('article');
  expect(cards).toHaveLength(2);
  const gold = within(plans.getByRole('article', { name: 'Gold Restaurant' }));
  expect(gold.getByRole('link', { name: 'Start Building Now' })).toHaveAttribute(
    'href',
    '/setup?package=Gold+Restaurant',
  );
  expect(gold.getByText('No account needed to start.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Select This Plan' })).not.toBeInTheDocument();
});

it('the page links to the plans', async () => {
  await opened();
  for (const name of ['View Plans & Pricing', 'Choose Your Plan'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/packages');
});

it('the page shows two testimonials with their links', async () => {
  await opened();
  const stories = within(screen.getByRole('region', { name: 'What owners say' })).getAllByRole('figure');
  expect(stories).toHaveLength(2);
  for (const story of stories) {
    expect(story.querySelector('blockquote')).toHaveTextContent(/\w/);
    expect(story.querySelector('svg')).toBeInTheDocument();
    const links = within(story).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Website', 'App Store', 'Google Play']);
    for (const link of links) expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  }
  expect(screen.getByText('Sample stories from our demo restaurants.')).toBeVisible();
});

it('the page explains how to go live in three steps', LONG, async () => {
  await opened();
  const steps = within(screen.getByRole('region', { name: 'Go Live in 3 Simple Steps' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(3);
});

it.each([
  ['restaurant', 'For restaurants', '/packages'],
  ['groceries', 'For groceries', '/packages?category=groceries'],
  ['social', 'Social media', '/packages?category=social'],
])('the anchor #%s leads to its section, which links to its plans', LONG, async (anchor, title, href) => {
  await opened(`/services#${anchor}`);
  const section = screen.getByRole('region', { name: title });
  expect(section).toHaveAttribute('id', anchor);
  expect(scrolled).toHaveBeenCalledWith(anchor, expect.anything());
  await waitFor(() => expect(section).toHaveFocus());
  expect(within(section).getByRole('link')).toHaveAttribute('href', href);
});

it('a link from another page opens a section, and the next link opens the next one', LONG, async () => {
  const { router } = renderScreen('/subscription-canceled');
  await screen.findByRole('heading', { level: 1 });
  await act(() => router.navigate({ to: '/services', hash: 'social' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Social media' })).toHaveFocus());
  await act(() => router.navigate({ to: '/services', hash: 'groceries' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'For groceries' })).toHaveFocus());
  expect(scrolled).toHaveBeenLastCalledWith('groceries', expect.anything());
});

it('an unknown anchor does not scroll', async () => {
  await opened('/services#nowhere');
  expect(scrolled).not.toHaveBeenCalled();
});

it('a failed query shows Retry, and the rest of the page stays', LONG, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary has caught
  const { environment } = renderScreen('/services');
  await screen.findByText('Loading the plans…');
  await answer(environment, QUERY, new NetworkProblem('network'));
  const plans = within(screen.getByRole('region', { name: 'Our Most Popular Plans' }));
  expect(await plans.findByRole('alert')).toHaveTextContent('Failed to fetch services');
  expect(screen.getByRole('region', { name: 'What owners say' })).toBeVisible();
  await userEvent.click(plans.getByRole('button', { name: 'Retry' }));
  await answer(environment, QUERY, { services });
  expect(await plans.findAllByRole('article')).toHaveLength(2);
});
