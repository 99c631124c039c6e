import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { timings } from '../../lib/timings.ts';
import { answer, asked } from '../../test/answer.ts';
import { fill } from '../../test/fill.ts';
import { changesAsked, openProducts, testPage, testProduct, testSection } from '../../test/openProducts.ts';
import { NEW_PRODUCT } from '../editor/editorSearch.rules.ts';

const LONG = { tags: ['@long'] };

const PAID = { isFreePlan: false, hasPaidFeatures: true };

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(() => {
  vi.useRealTimers();
  endSession();
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const helper = () => screen.getByRole('button', { name: 'Write a description for me' });

/** The form of a product, from its own address; the menu below it has that product alone. */
const openForm = (product: string) => (site: object) =>
  openProducts(
    {
      sections: [testSection('Starters', 1, 1)],
      products: testPage([testProduct('Salad', 'Starters', 1)]),
      ...site,
    },
    product,
  );
const openNew = openForm(NEW_PRODUCT);
const openEdit = openForm('Salad');

it.each([
  ['a new product', timings.describeNewProduct, 2000, openNew],
  ['one that is edited', timings.describeEditedProduct, 1500, openEdit],
])('the helper describes %s after its delay, without a request', async (_name, delay, ms, open) => {
  expect(delay).toBe(ms);
  const { environment } = await open(PAID);
  fireEvent.change(field('Product name'), { target: { value: 'Greek Salad' } });
  vi.useFakeTimers();
  fireEvent.click(helper());
  expect(helper()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Writing a description…')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(ms - 1));
  expect(field('Description').value).not.toMatch(/tossed/);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(field('Description').value).toMatch(/^(?:About Salad\. )?Greek Salad, tossed just before/);
  expect(helper()).not.toHaveAttribute('aria-busy');
  expect(changesAsked(environment)).toEqual([]);
});

const write = async (): Promise<void> => {
  fireEvent.click(helper());
  await act(() => vi.advanceTimersByTimeAsync(timings.describeEditedProduct));
};

it('the helper appends to the text, and then replaces what it wrote', async () => {
  await openEdit(PAID);
  vi.useFakeTimers();
  await write();
  const written = field('Description').value;
  expect(written).toMatch(/^About Salad\. Salad, tossed just before/);
  await write();
  expect(field('Description')).toHaveValue(written);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field('Description')).toHaveValue('About Salad.');
});

it('Undo restores the old text; it disappears when the text is edited', LONG, async () => {
  await openEdit(PAID);
  vi.useFakeTimers();
  await write();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field('Description')).toHaveValue('About Salad.');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await write();
  fireEvent.change(field('Description'), { target: { value: 'My own words.' } });
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it.each([
  ['a new product', openNew],
  ['one that is edited', openEdit],
])('on the free plan the tools for %s have one lock, with a link to the plans', LONG, async (_name, open) => {
  await open({});
  expect(
    screen.getByText('Photos, AI product images and AI text improvement are premium features'),
  ).toBeVisible();
  expect(
    screen.getByText('AI image generation requires a paid plan. The first 14 days are free.'),
  ).toBeVisible();
  const links = screen
    .getAllByRole('link')
    .filter((link) => /packages/.test(link.getAttribute('href') ?? ''));
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Upgrade Now', '/packages?upgrading=site'],
  ]);
  expect(screen.queryByRole('button', { name: 'Write a description for me' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Generate image' }));
  expect(
    await screen.findByText('AI image generation requires a paid plan. Please upgrade to continue.'),
  ).toBeInTheDocument();
});

it('on a paid plan both tools have the PRO badge', LONG, async () => {
  await openNew(PAID);
  expect(screen.getAllByText('PRO')).toHaveLength(2);
  expect(screen.queryByText(/is a premium feature/)).not.toBeInTheDocument();
});

it('a generated picture goes into the form and is sent with it', LONG, async () => {
  const DRAWN = 'http://s3/public/products/drawn/480.webp';
  const { environment } = await openEdit(PAID);
  expect(field('What should the image show?')).toHaveValue('Salad: About Salad.');
  await userEvent.clear(field('What should the image show?'));
  await fill(field('What should the image show?'), 'A salad');
  await userEvent.click(screen.getByRole('button', { name: 'Generate image' }));
  expect(await asked(environment, 'AiImageGeneratorMutation')).toMatchObject({
    input: { purpose: 'PRODUCT' },
  });
  await answer(environment, 'AiImageGeneratorMutation', {
    generateProductImage: { __typename: 'GenerateProductImagePayload', imageUrl: DRAWN },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Use this image' }));
  expect(screen.getByRole('img', { name: 'Photo of Salad' })).toHaveAttribute('src', DRAWN);
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await asked(environment, 'useUpdateProductMutation')).toEqual({
    input: { id: 'Salad', imageUrl: DRAWN },
  });
});
