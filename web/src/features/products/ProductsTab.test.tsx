import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { editedSite } from '../../test/openEditor.ts';
import { openProducts, rowOf, shownIn, testPage, testProduct, testSection } from '../../test/openProducts.ts';
import { renderScreen } from '../../test/renderApp.tsx';
import { stubIntersection } from '../../test/stubBrowser.ts';

const LONG = { tags: ['@long'] };

const QUERY = 'ProductsTabQuery';
const NEXT = 'ProductsTabPaginationQuery';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

it('the tab shows products in their sections, with price, description and state', async () => {
  await openProducts({
    sections: [testSection('Starters', 1, 2), testSection('Mains', 2, 0)],
    products: testPage([
      testProduct('Soup', 'Starters', 1, { price: 450, isPopular: true }),
      testProduct('Salad', 'Starters', 2, { isAvailable: false, imageUrl: 'http://s3/a/1920.webp' }),
    ]),
  });
  expect(screen.getByText('2 products. Everything guests can order, in menu order.')).toBeVisible();
  expect(shownIn('Starters')).toEqual(['Soup', 'Salad']);
  expect(rowOf('Soup').getByText('£4.50')).toBeVisible();
  expect(rowOf('Soup').getByText('About Soup.')).toBeVisible();
  expect(rowOf('Soup').getByText('Popular')).toBeVisible();
  expect(rowOf('Soup').queryByText('Sold out')).not.toBeInTheDocument();
  expect(rowOf('Soup').getByRole('switch', { name: 'Soup is available' })).toBeChecked();
  expect(rowOf('Salad').getByText('Sold out')).toBeVisible();
  expect(rowOf('Salad').getByRole('switch')).not.toBeChecked();
  expect(within(screen.getByRole('row', { name: 'Salad' })).getByAltText('')).toHaveAttribute(
    'src',
    'http://s3/a/480.webp',
  );
  const mains = within(screen.getByRole('region', { name: 'Mains' }));
  expect(mains.getByText('0 products')).toBeVisible();
  expect(mains.getByText(/^Nothing in this section yet/)).toBeVisible();
});

it('a site without products offers to add the first one', async () => {
  await openProducts({ sections: [], products: testPage([]) });
  expect(screen.getByRole('heading', { name: 'No products yet' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add product' }));
  expect(screen.getByRole('heading', { name: 'New product' })).toHaveFocus();
});

it('a failed list of products can be loaded again', LONG, async () => {
  const { environment } = renderScreen('/editor/site?tab=products');
  await answer(environment, 'EditorScreenQuery', { viewer: { id: 'VXNlcjox' }, node: editedSite() });
  expect(screen.getByText('Loading…')).toBeInTheDocument();
  await answer(environment, QUERY, new NetworkProblem('network'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load restaurants with products.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await answer(environment, QUERY, {
    node: editedSite({
      sections: [testSection('Mains', 1, 1)],
      products: testPage([testProduct('Pie', 'Mains', 1)]),
    }),
  });
  expect(await screen.findByRole('row', { name: 'Pie' })).toBeVisible();
});

/** A menu of eight products in two sections, five of which have come. */
const longMenu = () => {
  const products = Array.from({ length: 8 }, (_, index) =>
    testProduct(`Dish ${index + 1}`, index < 6 ? 'Mains' : 'Sweets', index),
  );
  const site = {
    sections: [testSection('Mains', 1, 6), testSection('Sweets', 2, 2)],
    products: testPage(products.slice(0, 5), true),
  };
  return { site, rest: testPage(products.slice(5)) };
};

it('scrolling to the end loads the next page into its sections', LONG, async () => {
  const { reveal } = stubIntersection();
  const { site, rest } = longMenu();
  const { environment } = await openProducts(site);
  expect(shownIn('Mains')).toHaveLength(5);
  expect(screen.getByText('More products in this section load as you scroll.')).toBeVisible();
  await reveal();
  expect(await asked(environment, NEXT)).toMatchObject({ count: 50, cursor: 'Dish 5', id: 'site' });
  await answer(environment, NEXT, { node: editedSite({ ...site, products: rest }) });
  expect(shownIn('Mains')).toHaveLength(6);
  expect(shownIn('Sweets')).toEqual(['Dish 7', 'Dish 8']);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('a failed page can be loaded again by the button', LONG, async () => {
  const { site, rest } = longMenu();
  const { environment } = await openProducts(site);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await answer(environment, NEXT, new NetworkProblem('network'));
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load restaurants with products.');
  expect(shownIn('Mains')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await answer(environment, NEXT, { node: editedSite({ ...site, products: rest }) });
  expect(shownIn('Mains')).toHaveLength(6);
  await waitFor(() => expect(screen.getByRole('row', { name: 'Dish 6' })).toHaveFocus());
});

const formTitle = (name: string) => screen.findByRole('heading', { level: 2, name });

it(
  'pressing a row opens its form with its own address; Back returns to the list and the row',
  LONG,
  async () => {
    const { router, address } = await openProducts();
    await userEvent.click(rowOf('Salad').getByText('About Salad.'));
    expect(await formTitle('Edit Salad')).toHaveFocus();
    expect(address()).toBe('/editor/site?tab=products&product=Salad');
    act(() => router.history.back());
    expect(await screen.findByRole('row', { name: 'Salad' })).toBeVisible();
    expect(address()).toBe('/editor/site?tab=products');
    await waitFor(() => expect(screen.getByRole('row', { name: 'Salad' })).toHaveFocus());
  },
);

it('All products goes back in the history: Back does not open the form again', LONG, async () => {
  const { router, address } = await openProducts();
  const before = router.history.length;
  await userEvent.click(rowOf('Salad').getByText('About Salad.'));
  await formTitle('Edit Salad');
  await userEvent.click(screen.getByRole('button', { name: 'All products' }));
  expect(await screen.findByRole('row', { name: 'Salad' })).toBeVisible();
  expect(address()).toBe('/editor/site?tab=products');
  act(() => router.history.forward());
  await formTitle('Edit Salad');
  expect(router.history.length).toBe(before + 1);
});

it('an address opens the form of its product, also of one that is not in the loaded list', LONG, async () => {
  const { environment, address } = await openProducts({}, 'Late');
  const late = testProduct('Late', 'Mains', 2);
  await answer(environment, 'ProductEditQuery', { node: late });
  await formTitle('Edit Late');
  await userEvent.click(screen.getByRole('button', { name: 'All products' }));
  expect(await screen.findByRole('row', { name: 'Soup' })).toBeVisible();
  expect(address()).toBe('/editor/site?tab=products');
});

it.each([
  ['that is gone', null],
  ['of another website', testProduct('Late', 'Elsewhere', 2)],
])('the address of a product %s shows that it is missing, with a link to the list', LONG, async (_, node) => {
  const { environment } = await openProducts({}, 'Late');
  await answer(environment, 'ProductEditQuery', { node });
  await formTitle('We couldn’t find this product');
  await userEvent.click(screen.getByRole('button', { name: 'All products' }));
  expect(await screen.findByRole('row', { name: 'Soup' })).toBeVisible();
});

it('an address opens the form of a new product in its section', LONG, async () => {
  await openProducts({}, 'new&section=Mains');
  await formTitle('New product');
  expect(screen.getByRole('combobox', { name: 'Section' })).toHaveValue('Mains');
});
