import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import {
  changesAsked,
  openProducts,
  rowOf,
  shownIn,
  testMenuSite,
  testProduct,
  testSection,
} from '../../test/openProducts.ts';

const LONG = { tags: ['@long'] };

const UPDATE = 'useUpdateProductMutation';
const DELETE = 'useDeleteProductMutation';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

const soupSwitch = () => rowOf('Soup').getByRole('switch', { name: 'Soup is available' });

it('the switch marks a product as sold out at once, and the answer of the server replaces it', async () => {
  const { environment } = await openProducts();
  await userEvent.click(soupSwitch());
  expect(soupSwitch()).not.toBeChecked();
  expect(rowOf('Soup').getByText('Sold out')).toBeVisible();
  expect(rowOf('Salad').queryByText('Sold out')).not.toBeInTheDocument();
  expect(await asked(environment, UPDATE)).toEqual({ input: { id: 'Soup', isAvailable: false } });
  await answer(environment, UPDATE, {
    updateProduct: {
      __typename: 'UpdateProductPayload',
      product: testProduct('Soup', 'Starters', 1, { isAvailable: false, price: 900 }),
      restaurant: testMenuSite(),
    },
  });
  expect(rowOf('Soup').getByText('Sold out')).toBeVisible();
  expect(rowOf('Soup').getByText('£9.00')).toBeVisible();
});

it.each([
  [{ updateProduct: { __typename: 'NotFoundError', message: 'It is gone.' } }, 'It is gone.'],
  [{ updateProduct: { __typename: 'SomethingNewer' } }, 'Update failed.'],
  [new NetworkProblem('network'), 'Update failed.'],
])('a failed switch returns to its old state and shows the reason: %j', async (outcome, text) => {
  const { environment } = await openProducts();
  await userEvent.click(soupSwitch());
  expect(soupSwitch()).not.toBeChecked();
  await answer(environment, UPDATE, outcome);
  expect(soupSwitch()).toBeChecked();
  expect(rowOf('Soup').queryByText('Sold out')).not.toBeInTheDocument();
  expect(await screen.findByText(text)).toBeInTheDocument();
});

/** Presses Delete of Soup and answers the question. */
async function deleteSoup(button: 'Delete' | 'Cancel') {
  const app = await openProducts();
  await userEvent.click(rowOf('Soup').getByRole('button', { name: 'Delete Soup' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Are you sure you want to delete "Soup"? This action cannot be undone.');
  await userEvent.click(within(question).getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  return app;
}

it('Cancel keeps the product', LONG, async () => {
  const { environment } = await deleteSoup('Cancel');
  expect(shownIn('Starters')).toEqual(['Soup', 'Salad', 'Bread']);
  expect(changesAsked(environment)).toEqual([]);
});

it('Delete removes the product and updates the count at once', LONG, async () => {
  const { environment } = await deleteSoup('Delete');
  expect(shownIn('Starters')).toEqual(['Salad', 'Bread']);
  expect(within(screen.getByRole('region', { name: 'Starters' })).getByText('2 products')).toBeVisible();
  expect(screen.getByText('Soup was deleted.')).toBeInTheDocument();
  expect(await asked(environment, DELETE)).toMatchObject({ input: { id: 'Soup' } });
  await answer(environment, DELETE, {
    deleteProduct: {
      __typename: 'DeleteProductPayload',
      deletedProductId: 'Soup',
      restaurant: testMenuSite([testSection('Starters', 1, 2), testSection('Mains', 2, 1)]),
    },
  });
  expect(shownIn('Starters')).toEqual(['Salad', 'Bread']);
});

it.each([
  [
    { deleteProduct: { __typename: 'NotFoundError', message: 'It is gone.' } },
    'Soup was not deleted. It is gone.',
  ],
  [new NetworkProblem('network'), 'Soup was not deleted. Update failed.'],
])('a failed deletion restores the product in its place: %j', LONG, async (outcome, text) => {
  const { environment } = await deleteSoup('Delete');
  expect(shownIn('Starters')).toEqual(['Salad', 'Bread']);
  await answer(environment, DELETE, outcome);
  expect(shownIn('Starters')).toEqual(['Soup', 'Salad', 'Bread']);
  expect(within(screen.getByRole('region', { name: 'Starters' })).getByText('3 products')).toBeVisible();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByText('Soup was deleted.')).not.toBeInTheDocument();
});

it('on phones a row has a switch and one menu: edit, move, delete', LONG, async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: media === '(width < 600px)',
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  await openProducts();
  expect(soupSwitch()).toBeChecked();
  expect(rowOf('Soup').queryByRole('button', { name: 'Edit Soup' })).not.toBeInTheDocument();
  await userEvent.click(rowOf('Soup').getByRole('button', { name: 'Soup: edit, move or delete' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Edit',
    'Sold out until tomorrow',
    'Duplicate',
    'Move up',
    'Move down',
    'Move to Mains',
    'Move to Sweets',
    'Delete',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
  expect(await screen.findByRole('heading', { name: 'Edit Soup' })).toHaveFocus();
});

it('a product is sold out until tomorrow, and copied, from its menu', LONG, async () => {
  const { environment } = await openProducts();
  const choose = async (item: string): Promise<void> => {
    await userEvent.click(rowOf('Soup').getByRole('button', { name: 'More for Soup' }));
    await userEvent.click(screen.getByRole('menuitem', { name: item }));
  };
  await choose('Sold out until tomorrow');
  expect(rowOf('Soup').getByText('Sold out until tomorrow')).toBeVisible();
  expect(await asked(environment, UPDATE)).toMatchObject({
    input: { id: 'Soup', isAvailable: false, soldOutUntilDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  });
  await choose('Duplicate');
  const moved = (id: string, position: number) => ({ __typename: 'Product', id, position });
  const copy = testProduct('Soup (copy)', 'Starters', 3);
  await answer(environment, 'useDuplicateProductMutation', {
    duplicateProduct: {
      __typename: 'DuplicateProductPayload',
      productEdge: { cursor: 'copy', node: copy },
      movedProducts: [moved('Soup', 2), moved('Salad', 4), moved('Bread', 5)],
      restaurant: testMenuSite(),
    },
  });
  expect(shownIn('Starters')).toEqual(['Soup', 'Soup (copy)', 'Salad', 'Bread']);
});
