import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { answer, asked } from '../../test/answer.ts';
import { editedSite } from '../../test/openEditor.ts';
import { renderScreen } from '../../test/renderApp.tsx';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

const group = (name: string, usedBy: number, options: string[]) => ({
  __typename: 'OptionGroup',
  id: name,
  name,
  min: 0,
  max: 0,
  usedBy,
  options: options.map((option) => ({
    id: option,
    name: option,
    price: 0,
    maxQuantity: 1,
    isDefault: false,
    isAvailable: true,
    soldOutUntil: null,
    allergenFacts: { answers: [], suggestion: null, confirmedAt: null, confirmedBy: null, checkAgain: false },
  })),
});

async function openOptions() {
  const app = renderScreen('/editor/site?tab=products&view=options');
  const viewer = { id: 'VXNlcjox', email: 'amelia@example.com' };
  await answer(app.environment, 'EditorScreenQuery', { viewer, node: editedSite() });
  const optionGroups = [group('Sauces', 2, ['Ketchup']), group('Toppings', 0, ['Ham', 'Olives'])];
  await answer(app.environment, 'useOptionGroupsQuery', { node: { ...editedSite(), optionGroups } });
  await screen.findByRole('heading', { name: 'Options' });
  return app;
}

const list = () => within(screen.getByRole('list', { name: 'Options' }));

it('the list says how many products use a group, and the search finds a group by its options', async () => {
  await openOptions();
  expect(list().getByText('Used by 2 products')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search groups and options' }), 'olives');
  expect(list().getAllByRole('listitem')).toHaveLength(1);
  expect(list().getByRole('button', { name: /^Edit Toppings/ })).toBeVisible();
});

it('a group opens in the address, and Back returns to the list', async () => {
  const { address } = await openOptions();
  await userEvent.click(list().getByRole('button', { name: /^Edit Sauces/ }));
  expect(await screen.findByRole('heading', { name: 'Edit Sauces' })).toHaveFocus();
  expect(address()).toContain('group=Sauces');
  await userEvent.click(screen.getByRole('button', { name: 'All options' }));
  expect(await screen.findByRole('list', { name: 'Options' })).toBeVisible();
});

it(
  'a group is deleted after a question that names its products, and comes back when the server refuses',
  { tags: ['@long'] },
  async () => {
    const { environment } = await openOptions();
    await userEvent.click(list().getByRole('button', { name: 'Delete Sauces' }));
    const node = (name: string, optionGroupIds: string[], sizes: object[] = []) => ({
      node: { __typename: 'Product', id: name, name, optionGroupIds, sizes },
    });
    await answer(environment, 'groupUsersQuery', {
      node: {
        __typename: 'Restaurant',
        id: 'site',
        products: {
          edges: [
            node('Chips', ['Sauces']),
            node('Soup', []),
            node('Burger', [], [{ id: 'large', optionGroupIds: ['Sauces'] }]),
          ],
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      },
    });
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('"Sauces" is removed from Chips, Burger.');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await asked(environment, 'useSaveOptionGroupDeleteMutation')).toEqual({ input: { id: 'Sauces' } });
    expect(list().queryByRole('button', { name: /^Edit Sauces/ })).not.toBeInTheDocument();
    await answer(environment, 'useSaveOptionGroupDeleteMutation', {
      deleteOptionGroup: { __typename: 'NotFoundError', message: 'It is gone.' },
    });
    expect(list().getByRole('button', { name: /^Edit Sauces/ })).toBeVisible();
    expect(await screen.findByText('Sauces was not deleted. It is gone.')).toBeVisible();
  },
);

it(
  'a changed group shows at once, and is as before with the typed text in its form when the server refuses',
  { tags: ['@long'] },
  async () => {
    const { environment } = await openOptions();
    await userEvent.click(list().getByRole('button', { name: /^Edit Sauces/ }));
    const name = () => screen.getByRole('textbox', { name: 'Name of the group' });
    await userEvent.type(name(), ' and dips');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(screen.getByRole('heading', { name: 'Edit Sauces and dips' })).toBeVisible();
    await answer(environment, 'useSaveOptionGroupMutation', {
      updateOptionGroup: {
        __typename: 'ValidationError',
        message: '',
        fields: [{ path: 'name', message: 'It is taken.' }],
      },
    });
    expect(await screen.findByRole('heading', { name: 'Edit Sauces' })).toBeVisible();
    expect(name()).toHaveValue('Sauces and dips');
    expect(name()).toHaveAccessibleDescription(/It is taken\./);
  },
);
