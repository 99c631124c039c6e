import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { openProducts, rowOf, shownIn, testMenuSite, testSection } from '../../test/openProducts.ts';

const LONG = { tags: ['@long'] };

const MOVE = 'useMoveProductMutation';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

/** Goes to a button of a row as the keyboard does: the row, then by Tab. */
async function goTo(product: string, button: string): Promise<void> {
  act(() => screen.getByRole('row', { name: product }).focus());
  const wanted = rowOf(product).getByRole('button', { name: button });
  for (let presses = 0; presses < 6 && document.activeElement !== wanted; presses += 1) await userEvent.tab();
  expect(wanted).toHaveFocus();
}

async function openMenu(product: string) {
  await goTo(product, `More for ${product}`);
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('menu'));
}

async function choose(product: string, item: string): Promise<void> {
  const menu = await openMenu(product);
  act(() => menu.getByRole('menuitem', { name: item }).focus());
  await userEvent.keyboard('{Enter}');
}

const moved = (products: object[], sections?: object[]) => ({
  moveProduct: { __typename: 'MoveProductPayload', products, restaurant: testMenuSite(sections) },
});

describe('by the keyboard', () => {
  it('Move down moves the product at once and announces it', async () => {
    const { environment } = await openProducts();
    await choose('Soup', 'Move down');
    expect(shownIn('Starters')).toEqual(['Salad', 'Soup', 'Bread']);
    expect(screen.getByText('Soup is now number 2 in Starters.')).toBeInTheDocument();
    expect(await asked(environment, MOVE)).toEqual({
      input: { id: 'Soup', sectionId: 'Starters', afterId: 'Salad' },
    });
    await answer(environment, MOVE, moved([{ id: 'Soup', position: 2.5, section: { id: 'Starters' } }]));
    expect(shownIn('Starters')).toEqual(['Salad', 'Soup', 'Bread']);
  });

  it('the position of the server replaces the optimistic one', LONG, async () => {
    const { environment } = await openProducts();
    await choose('Soup', 'Move down');
    await answer(environment, MOVE, moved([{ id: 'Soup', position: 9, section: { id: 'Starters' } }]));
    expect(shownIn('Starters')).toEqual(['Salad', 'Bread', 'Soup']);
  });

  it('a second move starts from the shown order', async () => {
    await openProducts();
    await choose('Bread', 'Move up');
    await choose('Bread', 'Move up');
    expect(shownIn('Starters')).toEqual(['Bread', 'Soup', 'Salad']);
  });

  it('the first product cannot move up, nor the last one down', LONG, async () => {
    await openProducts();
    const menu = await openMenu('Soup');
    expect(menu.getByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true');
    expect(menu.getByRole('menuitem', { name: 'Move down' })).not.toHaveAttribute('aria-disabled');
    await userEvent.keyboard('{Escape}');
    const last = await openMenu('Bread');
    expect(last.getByRole('menuitem', { name: 'Move down' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('a product moves to the end of another section, and the counts follow', LONG, async () => {
    const { environment } = await openProducts();
    await choose('Soup', 'Move to Mains');
    expect(shownIn('Starters')).toEqual(['Salad', 'Bread']);
    expect(shownIn('Mains')).toEqual(['Pie', 'Soup']);
    expect(within(screen.getByRole('region', { name: 'Mains' })).getByText('2 products')).toBeVisible();
    expect(screen.getByText('Soup is now number 2 in Mains.')).toBeInTheDocument();
    expect(await asked(environment, MOVE)).toEqual({
      input: { id: 'Soup', sectionId: 'Mains', afterId: 'Pie' },
    });
    const sections = [testSection('Starters', 1, 2), testSection('Mains', 2, 2)];
    await answer(environment, MOVE, moved([{ id: 'Soup', position: 2, section: { id: 'Mains' } }], sections));
    expect(shownIn('Mains')).toEqual(['Pie', 'Soup']);
  });

  it('a product can be dragged by keyboard: picked up, carried and dropped', LONG, async () => {
    const { environment } = await openProducts();
    await goTo('Bread', 'Drag Bread');
    await userEvent.keyboard('{Enter}');
    const place = await screen.findByRole('button', { name: 'Insert before Soup' });
    act(() => place.focus());
    await userEvent.keyboard('{Enter}');
    expect(await asked(environment, MOVE)).toEqual({
      input: { id: 'Bread', sectionId: 'Starters', afterId: null },
    });
    expect(shownIn('Starters')).toEqual(['Bread', 'Soup', 'Salad']);
  });
});

it.each([
  [
    { moveProduct: { __typename: 'NotFoundError', message: 'The menu has changed.' } },
    'Soup was not moved. The menu has changed.',
  ],
  [new NetworkProblem('network'), 'Soup was not moved. Update failed.'],
])('a failed move restores the product in its place: %j', LONG, async (outcome, text) => {
  const { environment } = await openProducts();
  await choose('Soup', 'Move to Sweets');
  expect(shownIn('Sweets')).toEqual(['Soup']);
  await answer(environment, MOVE, outcome);
  expect(shownIn('Sweets')).toEqual([]);
  expect(shownIn('Starters')).toEqual(['Soup', 'Salad', 'Bread']);
  expect(within(screen.getByRole('region', { name: 'Starters' })).getByText('3 products')).toBeVisible();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByText(/^Soup is now number/)).not.toBeInTheDocument();
});
