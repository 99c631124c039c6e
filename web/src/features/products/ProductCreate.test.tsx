import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { timings } from '../../lib/timings.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { fill } from '../../test/fill.ts';
import {
  changesAsked,
  openProducts,
  shownIn,
  TEST_SECTIONS,
  testMenuSite,
  testPage,
  testProduct,
  testSection,
} from '../../test/openProducts.ts';
import { startStorage } from '../../test/startStorage.ts';
import { stubPictures } from '../../test/stubBrowser.ts';
import { NEW_PRODUCT } from '../editor/editorSearch.rules.ts';

const LONG = { tags: ['@long'] };

const CREATE = 'ProductCreateMutation';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(() => {
  vi.useRealTimers();
  endSession();
});

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function fillForm(): Promise<void> {
  await fill(field('Product name'), ' Tart ');
  await fill(field('Description'), 'With lemon.');
  await fill(field('Price'), '19.99');
}

/** The form, from its own address; the menu below it is small. */
const openForm = (sections = [testSection('Sweets', 1, 0)]) =>
  openProducts({ hasPaidFeatures: true, sections, products: testPage([]) }, NEW_PRODUCT);

/** The form, opened from the menu by the button `from`. */
async function openFromMenu(from: string) {
  const app = await openProducts({ hasPaidFeatures: true });
  await userEvent.click(screen.getByRole('button', { name: from }));
  return app;
}

const createButton = () => screen.getByRole('button', { name: 'Create product' });
const send = () => userEvent.click(createButton());

const created = (name: string, sectionId: string, sections?: object[]) => ({
  createProduct: {
    __typename: 'CreateProductPayload',
    productEdge: {
      __typename: 'ProductEdge',
      cursor: name,
      node: testProduct(name, sectionId, 9, { price: 1999 }),
    },
    restaurant: testMenuSite(sections),
  },
});

it('a new product appears with the answer of the server, with a notice of three seconds', async () => {
  const { environment } = await openFromMenu('Add product to Mains');
  await fillForm();
  await send();
  expect(await asked(environment, CREATE)).toMatchObject({
    input: {
      restaurantId: 'site',
      sectionId: 'Mains',
      name: 'Tart',
      description: 'With lemon.',
      price: 1999,
      imageUrl: null,
    },
  });
  expect(document.body).not.toHaveTextContent('£19.99');
  expect(createButton()).toHaveAttribute('aria-busy', 'true');
  await send();
  expect(changesAsked(environment)).toEqual([CREATE]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await answer(
    environment,
    CREATE,
    created('Tart of the house', 'Mains', [testSection('Starters', 1, 3), testSection('Mains', 2, 2)]),
  );
  expect(shownIn('Mains')).toEqual(['Pie', 'Tart of the house']);
  expect(within(screen.getByRole('region', { name: 'Mains' })).getByText('2 products')).toBeVisible();
  expect(screen.getByText('Product created successfully!')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(timings.productCreatedSnackbar - 1));
  expect(screen.getByText('Product created successfully!')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.queryByText('Product created successfully!')).not.toBeInTheDocument();
  vi.useRealTimers();
  await waitFor(() =>
    expect(screen.getByRole('row', { name: 'Tart of the house' })).toContainElement(focused()),
  );
});

it('the first product of an empty menu comes with a section of the server', async () => {
  const { environment } = await openForm([]);
  expect(screen.queryByLabelText('Section')).not.toBeInTheDocument();
  await fillForm();
  await send();
  expect(await asked(environment, CREATE)).toMatchObject({ input: { sectionId: null } });
  await answer(environment, CREATE, created('Tart', 'Menu', [testSection('Menu', 1, 1)]));
  expect(shownIn('Menu')).toEqual(['Tart']);
});

it('the section can be chosen; the default is the last one', LONG, async () => {
  const { environment } = await openForm(TEST_SECTIONS);
  expect(field('Section')).toHaveValue('Sweets');
  await userEvent.selectOptions(field('Section'), 'Starters');
  await fillForm();
  await send();
  expect(await asked(environment, CREATE)).toMatchObject({ input: { sectionId: 'Starters' } });
});

it('a new product goes to the section that the owner looks at', async () => {
  // The first section is above the middle of the window, the others reach it.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 0, 600, this.dataset['section'] === 'Starters' ? 100 : window.innerHeight);
  });
  await openFromMenu('Add product');
  vi.restoreAllMocks();
  expect(field('Section')).toHaveValue('Mains');
});

it.each([
  [{ createProduct: { __typename: 'ConflictError', message: 'The menu is full.' } }, 'The menu is full.'],
  [{ createProduct: { __typename: 'NotFoundError', message: '' } }, 'Creation failed.'],
  [new NetworkProblem('network'), 'Creation failed.'],
])('a failure is shown in the form, which keeps its values: %j', LONG, async (outcome, text) => {
  const { environment } = await openForm();
  await fillForm();
  await send();
  await answer(environment, CREATE, outcome);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(field('Product name')).toHaveValue(' Tart ');
  expect(field('Description')).toHaveValue('With lemon.');
  expect(field('Price').value).toBe('19.99');
  expect(createButton()).not.toHaveAttribute('aria-busy');
  expect(screen.queryByText('Product created successfully!')).not.toBeInTheDocument();
});

it('errors of the server are shown at their fields', LONG, async () => {
  const { environment } = await openForm();
  await fillForm();
  await send();
  await answer(environment, CREATE, {
    createProduct: {
      __typename: 'ValidationError',
      message: 'Creation failed.',
      fields: [
        { path: 'name', message: 'Please use at most 120 characters.' },
        { path: 'imageUrl', message: 'Please enter a valid image URL' },
      ],
    },
  });
  expect(field('Product name')).toHaveAccessibleDescription('Please use at most 120 characters.');
  expect(field('Product name')).toHaveFocus();
  expect(screen.getByText('Please enter a valid image URL')).toBeVisible();
  expect(screen.getByText('Creation failed.')).toBeVisible();
});

it('empty fields are not sent and show their errors', LONG, async () => {
  const { environment } = await openForm();
  await send();
  expect(field('Product name')).toHaveAccessibleDescription('Product name is required');
  expect(field('Description')).toHaveAccessibleDescription('Description is required');
  expect(field('Price')).toHaveAccessibleDescription('Price is required');
  expect(field('Product name')).toHaveFocus();
  expect(changesAsked(environment)).toEqual([]);
});

it.each([
  ['-1', 'Price must be positive'],
  ['1000.01', 'Price seems too high'],
])('the price %s is refused: %s', LONG, async (price, problem) => {
  await openForm();
  await fill(field('Price'), price);
  await send();
  expect(field('Price')).toHaveAccessibleDescription(problem);
});

describe('leaving', () => {
  it('an untouched form closes at once', LONG, async () => {
    await openFromMenu('Add product');
    await userEvent.click(screen.getByRole('button', { name: 'All products' }));
    expect(screen.getByRole('row', { name: 'Soup' })).toBeVisible();
  });

  it('a form with text asks before it closes, and follows the answer', LONG, async () => {
    await openFromMenu('Add product');
    await fill(field('Product name'), 'Tart');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(field('Product name')).toHaveValue('Tart');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('row', { name: 'Soup' })).toBeVisible();
  });

  it('a form with text asks before another tab opens', LONG, async () => {
    await openForm();
    await fill(field('Product name'), 'Tart');
    await userEvent.click(screen.getByRole('tab', { name: 'Settings' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Leave without saving?');
    await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(field('Product name')).toHaveValue('Tart');
  });
});

describe('the picture', () => {
  const ADDRESS = 'http://s3/public/products/new/960.webp';

  const pictureInput = () => screen.getByLabelText('Photo of the product', { selector: 'input' });

  async function choosePicture() {
    const { cuts } = stubPictures(1200, 800);
    const picture = new File(['....'], 'tart.png', { type: 'image/png' });
    await userEvent.upload(pictureInput(), picture);
    const image = await screen.findByRole('img', { name: 'The chosen image, tart.png' });
    await act(async () => image.dispatchEvent(new Event('load')));
    await userEvent.click(screen.getByRole('button', { name: 'Use this part' }));
    return cuts;
  }

  it('the picture of a new product is cropped to a square, uploaded, and sent with it', LONG, async () => {
    const storage = await startStorage();
    const { environment } = await openForm();
    await fillForm();
    const cuts = await choosePicture();
    expect(cuts.map((cut) => cut.map(Math.round))).toEqual([[200, 0, 800, 800, 800, 800]]);
    expect(await asked(environment, 'useUploadCreateMutation')).toMatchObject({
      input: { context: 'new_product', resourceId: 'site', contentType: 'image/webp' },
    });
    await send();
    expect(screen.getByText(/^The photo is still uploading/)).toBeVisible();
    await answer(environment, 'useUploadCreateMutation', {
      createUpload: {
        __typename: 'CreateUploadPayload',
        presignedUrl: storage.url,
        objectKey: 'incoming/tart',
      },
    });
    await answer(environment, 'useUploadConfirmMutation', {
      confirmUpload: { __typename: 'ConfirmUploadPayload', imageUrl: ADDRESS },
    });
    expect(await screen.findByRole('img', { name: 'Photo of Tart' })).toHaveAttribute(
      'src',
      'http://s3/public/products/new/480.webp',
    );
    await send();
    expect(await asked(environment, CREATE)).toMatchObject({ input: { imageUrl: ADDRESS } });
  });

  it('a picture that is too large is refused before it is sent', LONG, async () => {
    const { environment } = await openForm();
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'tart.png', { type: 'image/png' });
    await userEvent.upload(pictureInput(), large);
    expect(await screen.findByText('Please choose an image of at most 5 MB.')).toBeVisible();
    expect(changesAsked(environment)).toEqual([]);
  });

  it.each([
    [{ createUpload: { __typename: 'RateLimitedError', message: 'Too many uploads.' } }, 'Too many uploads.'],
    [new NetworkProblem('network'), 'Failed to get upload URL.'],
  ])('a failed upload shows the reason, and the form keeps its values: %j', LONG, async (outcome, text) => {
    const { environment } = await openForm();
    await fillForm();
    await choosePicture();
    await answer(environment, 'useUploadCreateMutation', outcome);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(field('Product name')).toHaveValue(' Tart ');
    expect(field('Description')).toHaveValue('With lemon.');
    expect(field('Price').value).toBe('19.99');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await asked(environment, 'useUploadCreateMutation')).toMatchObject({
      input: { context: 'new_product' },
    });
  });

  it('an upload can be cancelled, and the product created without a picture', LONG, async () => {
    const { environment } = await openForm();
    await fillForm();
    await choosePicture();
    await asked(environment, 'useUploadCreateMutation');
    const [cancelUpload] = screen.getAllByRole('button', { name: 'Cancel' });
    if (!cancelUpload) throw new Error('a Cancel button expected');
    await userEvent.click(cancelUpload);
    await send();
    expect(await asked(environment, CREATE)).toMatchObject({ input: { imageUrl: null } });
  });
});
