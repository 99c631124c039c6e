import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { answer } from '../../../test/answer.ts';
import { renderScreen } from '../../../test/renderApp.tsx';
import { testFreePlan, testPlan } from '../../../test/testPlan.ts';

const TITLE = 'What does commission cost you?';

// Its code comes after the page; how long that takes is not what is tested.
beforeAll(() => import('./SavingsCalculator.tsx'));

async function calculator() {
  const { environment } = renderScreen('/services');
  const services = [testFreePlan(), testPlan('Gold Restaurant')];
  await answer(environment, 'useRestaurantPlansQuery', { services });
  const view = within(await screen.findByRole('region', { name: TITLE }));
  const sum = (name: string) => view.getByText(name).nextElementSibling?.textContent;
  const sums = () => [sum('Commission per month'), sum('Gold, per month'), sum('You could save per year')];
  return { ...view, sums };
}

it('the calculator starts with £5,000 and 35 % and states its assumption', async () => {
  const { sums, getByLabelText, getByText, getByRole } = await calculator();
  expect(getByLabelText('Monthly revenue through delivery apps, in pounds')).toHaveValue('5000');
  expect(getByRole('slider', { name: 'Commission the app takes' })).toHaveValue('35');
  expect(getByText('35%')).toBeVisible();
  expect(sums()).toEqual(['£1,750', '£49.92', '£20,401']);
  expect(
    getByText(/^This assumes that the same orders come through your own website.*£599 a year for Gold/),
  ).toBeVisible();
});

it('the calculator updates with the revenue', async () => {
  const { sums, getByLabelText } = await calculator();
  const revenue = getByLabelText(/^Monthly revenue/);
  await userEvent.clear(revenue);
  expect(sums()).toEqual(['£0', '£49.92', '£0']);
  await userEvent.type(revenue, '1000');
  expect(sums()).toEqual(['£350', '£49.92', '£3,601']);
});

it('the commission slider goes from 15 to 40 in steps of 1', { tags: ['@long'] }, async () => {
  const { sums, getByRole } = await calculator();
  const slider = getByRole('slider');
  expect(slider).toHaveAttribute('min', '15');
  expect(slider).toHaveAttribute('max', '40');
  expect(slider).toHaveAttribute('step', '1');
  fireEvent.change(slider, { target: { value: '15' } });
  expect(sums()).toEqual(['£750', '£49.92', '£8,401']);
  fireEvent.change(slider, { target: { value: '16' } });
  expect(sums()[0]).toBe('£800');
});

it('the calculator is hidden without a gold plan', async () => {
  const { environment } = renderScreen('/services');
  await answer(environment, 'useRestaurantPlansQuery', { services: [testFreePlan()] });
  await screen.findByRole('article', { name: 'Free Restaurant' });
  expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument();
});
