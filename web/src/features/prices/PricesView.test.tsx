import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { answer, asked } from '../../test/answer.ts';
import { editedSite } from '../../test/openEditor.ts';
import { noFacts } from '../../test/openProducts.ts';
import { renderScreen } from '../../test/renderApp.tsx';

beforeEach(() => {
  startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret');
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
});
afterEach(endSession);

const product = (id: string, sizes: object[] = []) => ({
  cursor: id,
  node: {
    __typename: 'Product',
    id,
    name: id,
    price: 450,
    isAvailable: true,
    soldOutUntil: null,
    section: { id: 'Mains', name: 'Mains' },
    sizes,
    shelf: null,
    allergenFacts: noFacts(id === 'Soup' ? { suggestion: [{ allergen: 'MILK', state: 'CONTAINS' }] } : {}),
  },
});

const page = (names: string[], hasNextPage = false) => ({
  node: {
    ...editedSite(),
    products: {
      edges: names.map((name) => product(name)),
      pageInfo: { hasNextPage, endCursor: names.at(-1) },
    },
  },
});

async function openView(view: string) {
  const app = renderScreen(`/editor/site?tab=products&view=${view}`);
  const viewer = { id: 'VXNlcjox', email: 'amelia@example.com' };
  await answer(app.environment, 'EditorScreenQuery', { viewer, node: editedSite() });
  return app;
}

async function openPrices() {
  const app = await openView('prices');
  await answer(app.environment, 'PricesViewQuery', page(['Soup'], true));
  await answer(app.environment, 'useOptionGroupsQuery', { node: { ...editedSite(), optionGroups: [] } });
  await answer(app.environment, 'PricesViewPaginationQuery', page(['Pie']));
  return app;
}

const MUTATION = 'useUpdateMenuGridMutation';
const price = (name: string) => screen.findByRole('gridcell', { name: new RegExp(`^Price of ${name}:`) });

it('all pages are loaded; one save sends what has changed, and Undo brings it back', async () => {
  const { environment } = await openPrices();
  await userEvent.click(await price('Pie'));
  await userEvent.keyboard('5{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  const input = (pence: number) => ({ input: { restaurantId: 'site', rows: [{ id: 'Pie', price: pence }] } });
  const saved = {
    updateMenuGrid: { __typename: 'UpdateMenuGridPayload', restaurant: { id: 'site', siteVersion: 2 } },
  };
  expect(await asked(environment, MUTATION)).toEqual(input(500));
  await answer(environment, MUTATION, saved);
  expect(await price('Pie')).toHaveTextContent('£5.00');
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await asked(environment, MUTATION)).toEqual(input(450));
  await answer(environment, MUTATION, saved);
  expect(await price('Pie')).toHaveTextContent('£4.50');
});

it('a product with sizes costs what its cheapest size costs, before the server answers', async () => {
  const { environment } = await openView('prices');
  const size = (name: string, pence: number) => ({ id: name, name, price: pence });
  const edges = [product('Pie', [size('Small', 450), size('Large', 900)])];
  await answer(environment, 'PricesViewQuery', {
    node: { ...editedSite(), products: { edges, pageInfo: { hasNextPage: false, endCursor: null } } },
  });
  await answer(environment, 'useOptionGroupsQuery', { node: { ...editedSite(), optionGroups: [] } });
  await userEvent.click(await price('Small'));
  await userEvent.keyboard('11{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await asked(environment, MUTATION);
  expect(environment.getStore().getSource().get('Pie')).toMatchObject({ price: 900 });
});

it('an error of the server stands at its row, and the edits stay', async () => {
  const { environment } = await openPrices();
  await userEvent.click(await price('Pie'));
  await userEvent.keyboard('5{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  const fields = [{ path: 'rows.0.price', message: 'It has sizes now.' }];
  await answer(environment, MUTATION, {
    updateMenuGrid: { __typename: 'ValidationError', message: 'Please check.', fields },
  });
  expect(await price('Pie')).toHaveAttribute('aria-invalid', 'true');
  expect(await price('Pie')).toHaveTextContent('£5.00');
  expect(await price('Soup')).not.toHaveAttribute('aria-invalid');
});

it(
  'what is shown of the allergens is confirmed with one question; what nobody answered is left out',
  { tags: ['@long'] },
  async () => {
    const { environment } = await openView('allergens');
    await answer(environment, 'AllergensViewQuery', page(['Soup', 'Pie']));
    expect(await screen.findByRole('button', { name: 'Suggestions (1)' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm 1 product' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm', hidden: false }));
    expect(await asked(environment, 'useConfirmAllergensMutation')).toEqual({
      input: { restaurantId: 'site', productIds: ['Soup'] },
    });
  },
);
