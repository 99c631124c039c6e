import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { fill } from '../../test/fill.ts';
import { editedSite } from '../../test/openEditor.ts';
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
import { stubPictures } from '../../test/stubBrowser.ts';

const LONG = { tags: ['@long'] };

const CREATE = 'AddSectionMutation';
const RENAME = 'SectionHeaderMutation';
const MOVE = 'useMoveProductSectionMutation';
const DELETE = 'useDeleteProductSectionMutation';
const OFFLINE = new NetworkProblem('network');

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

const headings = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
const nameField = () => screen.getByLabelText<HTMLInputElement>('Name of the section');

async function openMenu(section: string) {
  await userEvent.click(screen.getByRole('button', { name: `Section ${section}: edit, move or delete` }));
  return within(await screen.findByRole('menu'));
}

async function choose(section: string, item: string): Promise<void> {
  const menu = await openMenu(section);
  await userEvent.click(menu.getByRole('menuitem', { name: item }));
}

describe('a new section', () => {
  async function add(name: string) {
    const app = await openProducts();
    await userEvent.click(screen.getByRole('button', { name: 'Add section' }));
    await fill(nameField(), name);
    await userEvent.click(screen.getByRole('button', { name: 'Add section' }));
    return app;
  }

  it('a new section appears at the end with the answer of the server', async () => {
    const { environment } = await add(' Drinks ');
    expect(await asked(environment, CREATE)).toEqual({ input: { restaurantId: 'site', name: 'Drinks' } });
    expect(headings()).not.toContain('Drinks');
    expect(screen.getByRole('button', { name: 'Add section' })).toHaveAttribute('aria-busy', 'true');
    expect(nameField()).toHaveValue(' Drinks ');
    await answer(environment, CREATE, {
      createProductSection: {
        __typename: 'CreateProductSectionPayload',
        restaurant: testMenuSite([...TEST_SECTIONS, testSection('Drinks', 4, 0)]),
      },
    });
    expect(headings()).toEqual(['Starters', 'Mains', 'Sweets', 'Drinks']);
    expect(screen.getByRole('button', { name: 'Add section' })).toHaveFocus();
  });

  it.each([
    [{ createProductSection: { __typename: 'ConflictError', message: 'No room.' } }, 'No room.'],
    [OFFLINE, 'Creation failed.'],
  ])('a refused section shows the reason and keeps its name in the field: %j', async (outcome, text) => {
    const { environment } = await add('Drinks');
    await answer(environment, CREATE, outcome);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(nameField()).toHaveValue('Drinks');
    expect(screen.getByRole('button', { name: 'Add section' })).not.toHaveAttribute('aria-busy');
    expect(headings()).toEqual(['Starters', 'Mains', 'Sweets']);
  });

  it('a section needs a name', LONG, async () => {
    const { environment } = await add('');
    expect(nameField()).toHaveAccessibleDescription('Please give the section a name.');
    expect(changesAsked(environment)).toEqual([]);
  });
});

describe('renaming', () => {
  async function rename() {
    const app = await openProducts();
    await choose('Mains', 'Rename');
    expect(nameField()).toHaveValue('Mains');
    await fill(nameField(), 'Big plates');
    await userEvent.keyboard('{Enter}');
    return app;
  }

  it('renaming shows the new name at once', LONG, async () => {
    const { environment } = await rename();
    expect(headings()).toEqual(['Starters', 'Big plates', 'Sweets']);
    expect(await asked(environment, RENAME)).toEqual({ input: { id: 'Mains', name: 'Big plates' } });
    await answer(environment, RENAME, {
      renameProductSection: {
        __typename: 'RenameProductSectionPayload',
        section: { id: 'Mains', name: 'Big Plates' },
        restaurant: { id: 'site', siteVersion: 2 },
      },
    });
    expect(headings()).toEqual(['Starters', 'Big Plates', 'Sweets']);
  });

  it.each([
    [{ renameProductSection: { __typename: 'NotFoundError', message: 'It is gone.' } }, 'It is gone.'],
    [OFFLINE, 'Update failed.'],
  ])(
    'a refused name restores the old one and reopens the field with the new one: %j',
    LONG,
    async (outcome, text) => {
      const { environment } = await rename();
      expect(headings()).toEqual(['Starters', 'Big plates', 'Sweets']);
      await answer(environment, RENAME, outcome);
      expect(nameField()).toHaveValue('Big plates');
      expect(screen.getByRole('alert')).toHaveTextContent(text);
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(headings()).toEqual(['Starters', 'Mains', 'Sweets']);
    },
  );

  it('renaming to the same name sends nothing', LONG, async () => {
    const { environment } = await openProducts();
    await choose('Mains', 'Rename');
    await userEvent.keyboard('{Enter}');
    expect(headings()).toEqual(['Starters', 'Mains', 'Sweets']);
    expect(changesAsked(environment)).toEqual([]);
  });
});

describe('moving', () => {
  it('moving a section shows the new order at once and announces it', LONG, async () => {
    const { environment } = await openProducts();
    await choose('Mains', 'Move up');
    expect(headings()).toEqual(['Mains', 'Starters', 'Sweets']);
    expect(screen.getByText('Mains is now section number 1.')).toBeInTheDocument();
    expect(shownIn('Mains')).toEqual(['Pie']);
    expect(await asked(environment, MOVE)).toEqual({ input: { id: 'Mains', afterId: null } });
  });

  it.each([
    [{ moveProductSection: { __typename: 'NotFoundError', message: 'It is gone.' } }, 'It is gone.'],
    [OFFLINE, 'Update failed.'],
  ])('a refused move restores the order of the sections: %j', LONG, async (outcome, text) => {
    const { environment } = await openProducts();
    await choose('Mains', 'Move down');
    expect(headings()).toEqual(['Starters', 'Sweets', 'Mains']);
    await answer(environment, MOVE, outcome);
    expect(headings()).toEqual(['Starters', 'Mains', 'Sweets']);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('moving a section reloads a list that was not complete', LONG, async () => {
    const pie = testProduct('Pie', 'Mains', 1);
    const { environment } = await openProducts({ products: testPage([pie], true) });
    await choose('Mains', 'Move up');
    const order = [testSection('Mains', 0, 1), testSection('Starters', 1, 3)];
    await answer(environment, MOVE, {
      moveProductSection: {
        __typename: 'MoveProductSectionPayload',
        restaurant: testMenuSite(order),
      },
    });
    expect(await asked(environment, 'ProductsTabPaginationQuery')).toMatchObject({
      count: 14,
      cursor: null,
    });
    await answer(environment, 'ProductsTabPaginationQuery', {
      node: editedSite({
        sections: order,
        products: testPage([pie, testProduct('Soup', 'Starters', 1)]),
      }),
    });
    expect(shownIn('Starters')).toEqual(['Soup']);
  });
});

describe('deleting', () => {
  it('only empty sections can be deleted', LONG, async () => {
    await openProducts();
    const menu = await openMenu('Mains');
    const item = menu.getByRole('menuitem', { name: 'Delete section (only when it is empty)' });
    expect(item).toHaveAttribute('aria-disabled', 'true');
  });

  it('deleting removes the section at once', LONG, async () => {
    const { environment } = await openProducts();
    await choose('Sweets', 'Delete section');
    expect(headings()).toEqual(['Starters', 'Mains']);
    expect(await asked(environment, DELETE)).toEqual({ input: { id: 'Sweets' } });
    await answer(environment, DELETE, {
      deleteProductSection: {
        __typename: 'DeleteProductSectionPayload',
        restaurant: testMenuSite(TEST_SECTIONS.slice(0, 2)),
      },
    });
    expect(headings()).toEqual(['Starters', 'Mains']);
  });

  it.each([
    [
      { deleteProductSection: { __typename: 'ConflictError', message: 'It still has products.' } },
      'It still has products.',
    ],
    [OFFLINE, 'Update failed.'],
  ])('a refused deletion restores the section: %j', LONG, async (outcome, text) => {
    const { environment } = await openProducts();
    await choose('Sweets', 'Delete section');
    expect(headings()).toEqual(['Starters', 'Mains']);
    await answer(environment, DELETE, outcome);
    expect(headings()).toEqual(['Starters', 'Mains', 'Sweets']);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});

it('the words and hours of a section are saved at once, and its header shows them', LONG, async () => {
  const { environment } = await openProducts();
  await choose('Mains', 'Description, picture and times');
  const form = within(screen.getByRole('form', { name: 'Description, picture and times of Mains' }));
  await userEvent.type(form.getByRole('textbox', { name: /^Description of the section/ }), 'From the grill.');
  await userEvent.click(form.getByRole('button', { name: 'Add times' }));
  await userEvent.click(form.getByRole('button', { name: 'Friday' }));
  expect(form.getByText(/^Only Monday to Thursday, 11:30 to 15:00\./)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await asked(environment, 'SectionDetailsMutation')).toEqual({
    input: {
      id: 'Mains',
      description: 'From the grill.',
      periods: [{ days: [1, 2, 3, 4], from: '11:30', to: '15:00' }],
    },
  });
  await answer(environment, 'SectionDetailsMutation', {
    updateProductSection: {
      __typename: 'UpdateProductSectionPayload',
      section: {
        id: 'Mains',
        description: 'From the grill.',
        imageUrl: null,
        periods: [{ days: [1, 2, 3, 4], from: '11:30', to: '15:00' }],
      },
      restaurant: { id: 'site', siteVersion: 3 },
    },
  });
  expect(await screen.findByText('Monday to Thursday, 11:30 to 15:00')).toBeVisible();
});

it('the picture of a section is uploaded in its own context', LONG, async () => {
  const { environment } = await openProducts({ hasPaidFeatures: true });
  await choose('Mains', 'Description, picture and times');
  stubPictures(900, 300);
  await userEvent.upload(
    screen.getByLabelText('Photo of the section', { selector: 'input' }),
    new File(['....'], 'grill.png', { type: 'image/png' }),
  );
  const image = await screen.findByRole('img', { name: 'The chosen image, grill.png' });
  image.dispatchEvent(new Event('load'));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Use this part' })).not.toHaveAttribute('aria-disabled'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Use this part' }));
  expect(await asked(environment, 'useUploadCreateMutation')).toMatchObject({
    input: { context: 'menu_section', resourceId: 'site' },
  });
});
