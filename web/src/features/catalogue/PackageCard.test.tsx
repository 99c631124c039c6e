import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { renderScreen } from '../../test/renderApp.tsx';
import { testFreePlan, testPlan } from '../../test/testPlan.ts';

async function openedCard(changes: object = {}, name = 'Silver Restaurant') {
  const { environment } = renderScreen('/packages');
  await answer(environment, 'PackagesScreenQuery', { services: [testPlan(name, changes)] });
  return { environment, view: within(await screen.findByRole('article', { name })) };
}

/** The card of a plan on /packages. */
const card = async (changes?: object, name?: string) => (await openedCard(changes, name)).view;

const pressed = (view: Pick<typeof screen, 'getAllByRole'>) =>
  view.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

it('a card starts with the yearly price as a weekly amount with billing note and saving', async () => {
  const view = await card({ subtitle: 'For a small kitchen' });
  expect(view.getByRole('heading', { level: 2, name: 'Silver Restaurant' })).toBeVisible();
  expect(view.getByText('For a small kitchen')).toBeVisible();
  expect(pressed(view)).toEqual(['Yearly']);
  expect(view.getByText('£11.52')).toBeVisible();
  expect(view.getByText('per week')).toBeVisible();
  expect(view.getByText('billed £599.00 yearly')).toBeVisible();
  expect(view.getByText('Save 23%')).toBeVisible();
});

it.each([
  ['Monthly', '£13.84', 'billed £59.99 monthly', 'Save 8%'],
  ['Weekly', '£14.99', 'billed £14.99 weekly', null],
])(
  'the interval %s shows the price %s, the note "%s" and the badge %s',
  async (interval, price, note, badge) => {
    const view = await card();
    await userEvent.click(view.getByRole('button', { name: interval }));
    expect(pressed(view)).toEqual([interval]);
    expect(view.getByText(price)).toBeVisible();
    expect(view.getByText(note)).toBeVisible();
    expect(view.queryByText(/^Save/)?.textContent ?? null).toBe(badge);
  },
);

it('pressing the chosen interval leaves it chosen', async () => {
  const view = await card();
  await userEvent.click(view.getByRole('button', { name: 'Yearly' }));
  expect(pressed(view)).toEqual(['Yearly']);
});

it.each([
  [['WEEK', 'MONTH'], ['Weekly', 'Monthly'], 'Monthly'],
  [['WEEK', 'YEAR'], ['Weekly', 'Yearly'], 'Yearly'],
  [['MONTH'], ['Monthly'], 'Monthly'],
])('of the intervals %j a card offers %j with %s selected', async (intervals, names, chosen) => {
  const prices = intervals.map((interval) => ({ interval, unitAmount: 5999, stripePriceId: interval }));
  const view = await card({ prices });
  const toggle = within(view.getByRole('group', { name: 'How often to pay for Silver Restaurant' }));
  expect(toggle.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
  expect(pressed(view)).toEqual([chosen]);
});

it('a free plan is free for as long as its owner likes, not per week', async () => {
  const view = await card(testFreePlan(), 'Free Restaurant');
  expect(view.getByText('£0.00')).toBeVisible();
  expect(view.getByText('for as long as you like')).toBeVisible();
  expect(view.queryByText('per week')).not.toBeInTheDocument();
  expect(view.queryByRole('group')).not.toBeInTheDocument();
  expect(view.getByText('No card needed.')).toBeVisible();
  expect(view.queryByText('You will be redirected to checkout.')).not.toBeInTheDocument();
});

it('a plan without a price has a card', async () => {
  const view = await card({ prices: [] });
  expect(view.queryByText('per week')).not.toBeInTheDocument();
  expect(view.getByRole('button', { name: 'Select This Plan' })).toBeVisible();
});

it('a card shows each limit only if it is set', async () => {
  const view = await card({ orderLimit: 300, staffLimit: 1, adSpendIncluded: 10000 });
  expect(view.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Up to 300 orders a month',
    '1 staff account',
    '£100 of advertising a month included',
  ]);
});

it('a card shows the limits of a social media plan', async () => {
  const { environment } = renderScreen('/packages?category=social');
  const plan = testPlan('Silver Social Media', { platformsManaged: 2, postsPerWeek: 3 });
  await answer(environment, 'PackagesScreenQuery', { services: [plan] });
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['2 platforms managed', '3 posts per week']),
  );
});

it('a card groups the features under headings and shows emphasised ones in bold', async () => {
  const features = [
    { header: 'Orders', isEmphasis: true, text: '0% commission', tooltip: null },
    { header: null, isEmphasis: false, text: 'By e-mail', tooltip: null },
    { header: 'Help', isEmphasis: false, text: 'By telephone', tooltip: null },
  ];
  const view = await card({ features });
  expect(view.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Orders',
    'Help',
  ]);
  expect(view.getByText('0% commission').tagName).toBe('STRONG');
  expect(view.getByText('By e-mail').tagName).toBe('LI');
  expect(view.getByRole('heading', { name: 'Orders' }).parentElement).toHaveTextContent('By e-mail');
});

it("a feature's tooltip opens by keyboard and touch", async () => {
  const features = [{ header: null, isEmphasis: false, text: 'Redesign', tooltip: 'Made with you.' }];
  const view = await card({ features });
  const more = view.getByRole('button', { name: 'More about: Redesign' });
  expect(more).toHaveAttribute('title', 'Made with you.');
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(view.queryByText('Made with you.')).not.toBeInTheDocument();
  more.focus();
  await userEvent.keyboard('{Enter}');
  expect(view.getByText('Made with you.')).toBeVisible();
  expect(more).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(more);
  expect(view.queryByText('Made with you.')).not.toBeInTheDocument();
});

it.each([
  ['Gold Restaurant', true],
  ['Platinum Restaurant', false],
])('the card of %s is marked as recommended: %s', async (name, isRecommended) => {
  const view = await card({}, name);
  expect(view.queryByText('Recommended') !== null).toBe(isRecommended);
});

it("a card shows the plan's picture, or a drawing", async () => {
  const withPicture = await card({ imageUrl: '/files/silver.webp' });
  const picture = withPicture.getByRole('presentation');
  expect(picture).toHaveAttribute('src', '/files/silver.webp');
  const drawn = await card({}, 'Gold Restaurant');
  expect(drawn.queryByRole('presentation')).not.toBeInTheDocument();
});

describe('a plan that is coming', () => {
  const REGISTER = 'TellMeWhenMutation';

  it('a coming plan has a planned price and no checkout', async () => {
    const { view } = await openedCard({ isComing: true }, 'Gold Restaurant');
    expect(view.getByText('Coming soon')).toBeVisible();
    expect(view.getByText('planned price, £599.00 yearly')).toBeVisible();
    expect(view.queryByText('Recommended')).not.toBeInTheDocument();
    expect(view.queryByRole('button', { name: 'Select This Plan' })).not.toBeInTheDocument();
  });

  it('a coming plan stores an email address', async () => {
    const { environment, view } = await openedCard({ isComing: true });
    await userEvent.click(view.getByRole('button', { name: 'Tell me when' }));
    expect(view.getByText(/delete it after 12 months/)).toBeVisible();
    expect(view.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy');
    const email = view.getByRole('textbox', { name: 'Email' });
    expect(email).toHaveFocus();
    await userEvent.type(email, 'ana@{Enter}');
    expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
    await userEvent.type(email, 'example.org{Enter}');
    expect(await asked(environment, REGISTER)).toEqual({
      input: { serviceId: 'Silver Restaurant', email: 'ana@example.org' },
    });
    await answer(environment, REGISTER, {
      registerPlanInterest: { __typename: 'RegisterPlanInterestPayload', message: 'Thank you.' },
    });
    const thanks = await view.findByText('Thank you. We’ll email you when this plan is on sale.');
    expect(thanks.closest('[tabindex]')).toHaveFocus();
  });

  it('a refused email address stays in the field', async () => {
    const { environment, view } = await openedCard({ isComing: true });
    await userEvent.click(view.getByRole('button', { name: 'Tell me when' }));
    await userEvent.type(view.getByRole('textbox', { name: 'Email' }), 'ana@example.org{Enter}');
    await answer(environment, REGISTER, new NetworkProblem('network'));
    expect(await view.findByRole('alert')).toHaveTextContent('Your address was not saved. Please try again.');
    expect(view.getByRole('textbox', { name: 'Email' })).toHaveValue('ana@example.org');
  });
});
