import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { fill } from '../../test/fill.ts';
import {
  changesAsked,
  openProducts,
  rowOf,
  shownIn,
  testMenuSite,
  testPage,
  testProduct,
  testSection,
} from '../../test/openProducts.ts';
import { stubPictures } from '../../test/stubBrowser.ts';

const LONG = { tags: ['@long'] };

const UPDATE = 'useUpdateProductMutation';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);
const form = () => screen.getByText(/^Edit /, { selector: 'h2' }).closest('form') ?? document.body;
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
/** A button of the form, by its label; the hidden menu below is not searched. */
const button = (name: string) => within(form()).getByRole('button', { name });
const expectNothingToSave = (): void => {
  for (const name of ['Save Changes', 'Reset']) expect(button(name)).toHaveAttribute('aria-disabled', 'true');
};

const save = () => userEvent.click(button('Save Changes'));

async function openForm(changes: object = {}, hasPaidFeatures = true) {
  const app = await openProducts({
    hasPaidFeatures,
    sections: [testSection('Starters', 1, 2)],
    products: testPage([testProduct('Soup', 'Starters', 1, changes), testProduct('Salad', 'Starters', 2)]),
  });
  await userEvent.click(rowOf('Soup').getByRole('button', { name: 'Edit Soup' }));
  expect(screen.getByRole('heading', { name: 'Edit Soup' })).toHaveFocus();
  return app;
}

const saved = (changes: object) => ({
  updateProduct: {
    __typename: 'UpdateProductPayload',
    product: testProduct('Soup', 'Starters', 1, { updatedAt: '2026-03-04T12:30:00Z', ...changes }),
    restaurant: testMenuSite([testSection('Starters', 1, 2)]),
  },
});

it('the form opens with the saved product and nothing to save or reset', LONG, async () => {
  await openForm({ price: 450 });
  expect(field('Product name')).toHaveValue('Soup');
  expect(field('Description')).toHaveValue('About Soup.');
  expect(field('Price').value).toBe('4.50');
  expect(screen.getByText(/^Last saved 3 March 2026/)).toBeVisible();
  expectNothingToSave();
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
});

it('a changed value can be saved or reset; an equal value cannot', async () => {
  await openForm({ price: 450 });
  await fill(field('Price'), '4.5');
  expectNothingToSave();
  await fill(field('Price'), '4.60');
  for (const name of ['Save Changes', 'Reset']) expect(button(name)).not.toHaveAttribute('aria-disabled');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(field('Price').value).toBe('4.50');
  expectNothingToSave();
});

it('saving sends the changed fields, shows them at once, and then shows the time', async () => {
  const { environment } = await openForm();
  await fill(field('Product name'), 'Broth ');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mark as popular' }));
  await save();
  expect(await asked(environment, UPDATE)).toEqual({
    input: { id: 'Soup', name: 'Broth', isPopular: true },
  });
  // Everywhere else already: this heading shows what the list has.
  expect(screen.getByRole('heading', { name: 'Edit Broth' })).toBeVisible();
  expect(screen.getByText('Saving…')).toBeVisible();
  await answer(environment, UPDATE, saved({ name: 'Broth', isPopular: true }));
  expect(screen.getByText(/^Last saved 4 March 2026/)).toBeVisible();
  expect(await screen.findByText('Your changes are saved.')).toBeInTheDocument();
  expectNothingToSave();
  await userEvent.click(screen.getByRole('button', { name: 'All products' }));
  expect(rowOf('Broth').getByText('Popular')).toBeVisible();
  expect(screen.getByRole('row', { name: 'Broth' })).toContainElement(focused());
});

it.each([
  [{ updateProduct: { __typename: 'NotFoundError', message: 'It is gone.' } }, 'It is gone.'],
  [{ updateProduct: { __typename: 'SomethingNewer' } }, 'Update failed.'],
  [new NetworkProblem('network'), 'Update failed.'],
])('a failed save restores the product but keeps the form: %j', LONG, async (outcome, text) => {
  const { environment } = await openForm();
  await fill(field('Product name'), 'Broth');
  await save();
  expect(screen.getByRole('heading', { name: 'Edit Broth' })).toBeVisible();
  await answer(environment, UPDATE, outcome);
  expect(screen.getByRole('heading', { name: 'Edit Soup' })).toBeVisible();
  expect(field('Product name')).toHaveValue('Broth');
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  await save();
  await answer(environment, UPDATE, saved({ name: 'Broth' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('errors of the server are shown at their fields', LONG, async () => {
  const { environment } = await openForm();
  await fill(field('Price'), '5');
  await save();
  await answer(environment, UPDATE, {
    updateProduct: {
      __typename: 'ValidationError',
      message: 'Update failed.',
      fields: [{ path: 'price', message: 'Price seems too high' }],
    },
  });
  expect(field('Price')).toHaveAccessibleDescription('Price seems too high');
  expect(field('Price').value).toBe('5.00');
});

it.each([
  ['Product name', 'Product name is required'],
  ['Description', 'Description is required'],
  ['Price', 'Price is required'],
])('an empty %s is not sent', LONG, async (name, problem) => {
  const { environment } = await openForm();
  await userEvent.clear(field(name));
  await save();
  expect(field(name)).toHaveAccessibleDescription(problem);
  expect(changesAsked(environment)).toEqual([]);
});

it('saving moves the product to the chosen section at once', LONG, async () => {
  const sections = [testSection('Starters', 1, 1), testSection('Mains', 2, 0)];
  const { environment } = await openProducts({
    sections,
    products: testPage([testProduct('Soup', 'Starters', 1)]),
  });
  await userEvent.click(rowOf('Soup').getByRole('button', { name: 'Edit Soup' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'Mains');
  await save();
  expect(await asked(environment, UPDATE)).toEqual({ input: { id: 'Soup', sectionId: 'Mains' } });
  const mains = within(screen.getByRole('region', { name: 'Mains', hidden: true }));
  expect(mains.getByText('1 product')).toBeInTheDocument();
  await answer(environment, UPDATE, {
    updateProduct: {
      __typename: 'UpdateProductPayload',
      product: testProduct('Soup', 'Mains', 1),
      restaurant: testMenuSite([testSection('Starters', 1, 0), testSection('Mains', 2, 1)]),
    },
  });
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'All products' }));
  await screen.findByRole('row', { name: 'Soup' });
  expect(shownIn('Mains')).toEqual(['Soup']);
});

it('a product without a description is saved without one', LONG, async () => {
  const { environment } = await openForm({ description: '' });
  expect(screen.getByText('Description', { exact: false, selector: 'label' })).toHaveTextContent(
    'Description (optional)',
  );
  await fill(field('Price'), '9');
  await save();
  expect(await asked(environment, UPDATE)).toEqual({ input: { id: 'Soup', price: 900 } });
});

it('edits made during a save stay unsaved', LONG, async () => {
  const { environment } = await openForm();
  await fill(field('Product name'), 'Broth');
  await save();
  await fill(field('Product name'), 'Thin broth');
  await answer(environment, UPDATE, saved({ name: 'Broth' }));
  expect(field('Product name')).toHaveValue('Thin broth');
  expect(button('Save Changes')).not.toHaveAttribute('aria-disabled');
});

it('the picture of a product can be removed', LONG, async () => {
  const { environment } = await openForm({ imageUrl: 'http://s3/public/soup/480.webp' });
  expect(screen.getByRole('img', { name: 'Photo of Soup' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Replace photo' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
  expect(screen.queryByRole('img', { name: 'Photo of Soup' })).not.toBeInTheDocument();
  await save();
  expect(await asked(environment, UPDATE)).toEqual({ input: { id: 'Soup', imageUrl: null } });
});

it('closing the form with edits asks first, and Leave discards them', LONG, async () => {
  await openForm();
  await fill(field('Product name'), 'Broth');
  await userEvent.click(screen.getByRole('button', { name: 'All products' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(field('Product name')).toHaveValue('Broth');
  await userEvent.click(screen.getByRole('button', { name: 'All products' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('row', { name: 'Soup' })).toBeVisible();
});

it('without paid features a picture can be removed but not replaced', LONG, async () => {
  await openForm({ imageUrl: '/files/soup.webp' }, false);
  expect(screen.getByRole('img', { name: 'Photo of Soup' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Replace photo' })).not.toBeInTheDocument();
  expect(screen.getByText(/^Photos, .* are premium features$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
  expect(screen.queryByRole('img', { name: 'Photo of Soup' })).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Photo' })).toHaveFocus();
});

it('a new picture is uploaded in the context of its product', LONG, async () => {
  const { environment } = await openForm();
  stubPictures(600, 600);
  await userEvent.upload(
    screen.getByLabelText('Photo of the product', { selector: 'input' }),
    new File(['....'], 'soup.png', { type: 'image/png' }),
  );
  const image = await screen.findByRole('img', { name: 'The chosen image, soup.png' });
  image.dispatchEvent(new Event('load'));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Use this part' })).not.toHaveAttribute('aria-disabled'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Use this part' }));
  expect(await asked(environment, 'useUploadCreateMutation')).toMatchObject({
    input: { context: 'product_Soup', resourceId: 'Soup' },
  });
});

it(
  'a stock that orders have changed since is refused at its field, and is saved with the version that was read again',
  LONG,
  async () => {
    const shelf = { barcode: null, unitAmount: 500, measure: 'GRAM', stock: 5, stockVersion: 3 };
    const { environment } = await openForm({ shelf });
    await fill(screen.getByRole('textbox', { name: 'Stock' }), '20');
    await save();
    expect(await asked(environment, UPDATE)).toEqual({
      input: { id: 'Soup', shelf: { stock: 20, stockVersion: 3 } },
    });
    const message = 'The stock was changed in the meantime: it is 4 now. Please check it and save again.';
    await answer(environment, UPDATE, {
      updateProduct: { __typename: 'ValidationError', message, fields: [{ path: 'shelf.stock', message }] },
    });
    const product = testProduct('Soup', 'Starters', 1, { shelf: { ...shelf, stock: 4, stockVersion: 4 } });
    await answer(environment, 'ProductEditQuery', { node: product });
    const stock = screen.getByRole('textbox', { name: 'Stock' });
    expect(stock).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(stock).toHaveValue('20');
    await save();
    expect(await asked(environment, UPDATE)).toEqual({
      input: { id: 'Soup', shelf: { stock: 20, stockVersion: 4 } },
    });
  },
);
