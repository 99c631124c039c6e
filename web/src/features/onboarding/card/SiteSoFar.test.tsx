import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { writeStored } from '../../../lib/storage.ts';
import { answer, asked } from '../../../test/answer.ts';
import { renderScreen } from '../../../test/renderApp.tsx';

const EDIT = 'useEditDraftMutation';
const DISH = 'useEditDishMutation';
const draft = {
  name: 'Fine',
  tagline: null,
  addressLine: '12 High Street, York',
  phone: null,
  openingHours: null,
  brand: { primary: '#112233', secondary: '#ddeeff' },
  popularItems: ['Soup'],
  quickReplies: [],
  logoUrl: null,
  sections: [
    { name: 'Mains', items: [{ name: 'Soup', description: '', price: 400, sizes: [], dietaryTags: [] }] },
  ],
  hasHours: false,
  ordering: null,
  siteTheme: 'TRATTORIA',
  viewUrl: '',
  unreadLines: [{ id: 'a', text: 'Lobster market price', section: 'Mains', proposal: null }],
};
const preview = { slug: 'fine', previewUrl: 'http://fine.localhost', claimToken: 'claim' };

async function openFacts(parts: object = {}) {
  writeStored('onboardingConversation', 'secret');
  const { environment } = renderScreen('/setup?package=Gold');
  await answer(environment, 'conversationRequestsQuery', {
    onboardingConversation: {
      id: 'id-1',
      token: 'secret',
      package: 'Gold',
      action: 'REQUEST_MENU',
      messages: [{ id: 'a:reply', sender: 'AGENT', html: 'What is on your menu?' }],
      unanswered: null,
      draft,
      preview: null,
      ...parts,
    },
  });
  await userEvent.click(await screen.findByText('Your site so far', undefined, { timeout: 5_000 }));
  return environment;
}

const row = (label: string): HTMLElement => {
  const list = screen.getByRole('list', { name: 'Your site so far' });
  const found = within(list)
    .getAllByRole('listitem')
    .find((item) => within(item).queryAllByText(label).length > 0);
  if (!found) throw new Error(`No row ${label}`);
  return found;
};

describe('your site so far', () => {
  it('shows what is known, what is missing and what is to check', async () => {
    await openFacts();
    expect(row('Name')).toHaveTextContent('Fine');
    expect(row('Tagline')).toHaveTextContent('Not yet');
    expect(row('Address')).toHaveTextContent('12 High Street, York');
    expect(row('Favourites')).toHaveTextContent('Soup');
    expect(row('Menu')).toHaveTextContent('1 dish, 1 to check');
    expect(screen.getByText('2 still missing')).toBeInTheDocument();
  });

  it('Enter saves a fact: it is shown at once, and the focus returns to its button', async () => {
    const environment = await openFacts({ preview, action: 'COMPLETE' });
    await userEvent.click(screen.getByRole('button', { name: 'Edit: Name' }));
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'The Codfather{Enter}');
    expect(row('Name')).toHaveTextContent('The Codfather');
    expect(await asked(environment, EDIT)).toEqual({
      input: { conversation: 'secret', name: 'The Codfather' },
    });
    await answer(environment, EDIT, {
      editOnboardingDraft: {
        __typename: 'EditOnboardingDraftPayload',
        draft: { ...draft, name: 'The Codfather' },
        preview: { ...preview, slug: 'the-codfather', previewUrl: 'http://the-codfather.localhost' },
      },
    });
    expect(row('Name')).toHaveTextContent('The Codfather');
    expect(screen.getByRole('button', { name: 'Edit: Name' })).toHaveFocus();
  });

  it('a refusal opens the form again with the error at the field, and Escape keeps the saved value', async () => {
    const environment = await openFacts();
    await userEvent.click(screen.getByRole('button', { name: 'Add: Phone' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), 'call us{Enter}');
    const message = 'Please enter a phone number, for example 020 7946 0123.';
    await answer(environment, EDIT, {
      editOnboardingDraft: {
        __typename: 'ValidationError',
        message,
        fields: [{ path: 'phone', message }],
      },
    });
    const field = await screen.findByRole('textbox', { name: 'Phone' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('call us');
    await userEvent.keyboard('{Escape}');
    expect(row('Phone')).toHaveTextContent('Not yet');
    expect(screen.getByRole('button', { name: 'Add: Phone' })).toHaveFocus();
  });

  it.each<[string, () => Promise<unknown>, object]>([
    [
      'Edit: Colours',
      () => userEvent.click(screen.getByRole('button', { name: 'Petrol and apricot' })),
      { brand: { primary: '#005f6a', secondary: '#fbceb1' } },
    ],
    [
      'Edit: Favourites',
      () => userEvent.type(screen.getByRole('textbox', { name: 'Favourites' }), ', Pie,  '),
      { popularItems: ['Soup', 'Pie'] },
    ],
    [
      'Add: Collection and delivery',
      async () => {
        await userEvent.click(screen.getByRole('checkbox', { name: 'We deliver it' }));
        const form = within(screen.getByRole('form', { name: 'Collection and delivery' }));
        await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Near');
        await userEvent.type(form.getByRole('textbox', { name: 'Postcodes' }), 'se1, SE11');
      },
      {
        collection: true,
        zones: [
          {
            id: null,
            name: 'Near',
            prefixes: ['SE1', 'SE11'],
            radiusKm: null,
            fee: 250,
            minimum: 1500,
            freeOver: null,
            extraMinutes: 0,
          },
        ],
      },
    ],
  ])('%s saves what was entered', async (button, enter, change) => {
    const environment = await openFacts();
    await userEvent.click(screen.getByRole('button', { name: button }));
    await screen.findByRole('button', { name: 'Save' });
    await enter();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await asked(environment, EDIT)).toEqual({ input: { conversation: 'secret', ...change } });
    await answer(environment, EDIT, {
      editOnboardingDraft: { __typename: 'EditOnboardingDraftPayload', draft, preview: null },
    });
    await waitFor(() => expect(screen.getByRole('button', { name: button })).toHaveFocus());
  });

  it('the usual week is sent, and shown in words', async () => {
    const environment = await openFacts();
    await userEvent.click(screen.getByRole('button', { name: 'Add: Opening hours' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Start with a usual week' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove period 1 on Monday' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const { input } = (await asked(environment, EDIT)) as { input: { hours: { days: number[] }[] } };
    expect(input.hours.map(({ days }) => days)).toEqual([[2], [3], [4], [5], [6], [7]]);
    const ordering = { hours: input.hours, deliveryHours: null, collection: null, zones: null };
    await answer(environment, EDIT, {
      editOnboardingDraft: {
        __typename: 'EditOnboardingDraftPayload',
        draft: { ...draft, hasHours: true, ordering },
        preview: null,
      },
    });
    await waitFor(() => expect(row('Opening hours')).toHaveTextContent('Mon closed'));
    expect(row('Opening hours')).toHaveTextContent('Tue – Thu 12:00–21:00');
  });

  it('a site without a way to order is refused at the box', async () => {
    await openFacts();
    await userEvent.click(screen.getByRole('button', { name: 'Add: Collection and delivery' }));
    const box = await screen.findByRole('checkbox', { name: 'They collect it' });
    await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(box).toHaveAccessibleDescription(
      'People could get no order. Please choose collection, or add an area of delivery.',
    );
    expect(box).toHaveFocus();
  });

  it('a logo is removed', async () => {
    const environment = await openFacts({ draft: { ...draft, logoUrl: 'http://pictures.localhost/a.png' } });
    await userEvent.click(screen.getByRole('button', { name: 'Edit: Logo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the logo' }));
    expect(await asked(environment, EDIT)).toEqual({
      input: { conversation: 'secret', removesLogo: true },
    });
    await answer(environment, EDIT, {
      editOnboardingDraft: { __typename: 'EditOnboardingDraftPayload', draft, preview: null },
    });
    await waitFor(() => expect(row('Logo')).toHaveTextContent('Not yet'));
  });

  const plain = { description: '', sizes: [], dietaryTags: [] };
  const soup = { section: 'Mains', name: 'Soup', at: 0 };
  const openMenu = async () => {
    const environment = await openFacts();
    await userEvent.click(screen.getByRole('button', { name: 'Edit: Menu' }));
    return { environment, menu: within(await screen.findByRole('group', { name: 'Menu' })) };
  };
  const saved = (items: object[]) => ({
    editOnboardingDish: {
      __typename: 'EditOnboardingDishPayload',
      draft: { ...draft, sections: [{ name: 'Mains', items }] },
    },
  });

  it('a dish of the menu gets another price and a diet', async () => {
    const { environment, menu } = await openMenu();
    await userEvent.click(menu.getByRole('button', { name: 'Edit: Soup' }));
    const price = menu.getByRole('textbox', { name: 'Price' });
    expect(menu.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.clear(price);
    await userEvent.type(price, '4.5');
    await userEvent.click(menu.getByRole('checkbox', { name: 'Vegan' }));
    await userEvent.click(menu.getByRole('button', { name: 'Save' }));
    const dish = { ...plain, name: 'Soup', price: 450, section: 'Mains', dietaryTags: ['VEGAN'] };
    expect(await asked(environment, DISH)).toEqual({ input: { conversation: 'secret', place: soup, dish } });
    await answer(environment, DISH, saved([dish]));
    await waitFor(() => expect(menu.getByRole('button', { name: 'Edit: Soup' })).toHaveFocus());
    expect(menu.getByText('£4.50')).toBeInTheDocument();
  });

  it('a dish is added to the last section, and its errors stand at the fields', async () => {
    const { environment, menu } = await openMenu();
    await userEvent.click(menu.getByRole('button', { name: 'Add a dish' }));
    await userEvent.type(menu.getByRole('textbox', { name: 'Name' }), 'Pie');
    await userEvent.click(menu.getByRole('button', { name: 'Save' }));
    const price = menu.getByRole('textbox', { name: 'Price' });
    expect(price).toHaveAccessibleDescription(/Please enter the price/);
    await userEvent.type(price, '9');
    await userEvent.click(menu.getByRole('button', { name: 'Save' }));
    const dish = { ...plain, name: 'Pie', price: 900, section: 'Mains' };
    expect(await asked(environment, DISH)).toEqual({ input: { conversation: 'secret', place: null, dish } });
    const message = 'A menu can have at most 300 dishes in 40 sections.';
    await answer(environment, DISH, {
      editOnboardingDish: {
        __typename: 'ValidationError',
        message,
        fields: [{ path: 'section', message }],
      },
    });
    await waitFor(() =>
      expect(menu.getByRole('combobox', { name: 'Section' })).toHaveAccessibleDescription(message),
    );
    expect(menu.getByRole('textbox', { name: 'Name' })).toHaveValue('Pie');
  });

  it('a removed dish can be put back', async () => {
    const { environment, menu } = await openMenu();
    await userEvent.click(menu.getByRole('button', { name: 'Remove Soup' }));
    expect(await asked(environment, DISH)).toEqual({
      input: { conversation: 'secret', place: soup, dish: null },
    });
    await answer(environment, DISH, saved([]));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await asked(environment, 'useEditDishRestoreMutation')).toEqual({
      input: { conversation: 'secret', place: soup },
    });
    await answer(environment, 'useEditDishRestoreMutation', {
      restoreOnboardingDish: { __typename: 'RestoreOnboardingDishPayload', draft },
    });
    expect(await menu.findByText('Soup')).toBeInTheDocument();
    await userEvent.click(menu.getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('button', { name: 'Edit: Menu' })).toHaveFocus();
  });

  it('the last dish of a built site stays, and the card says why', async () => {
    const { environment, menu } = await openMenu();
    await userEvent.click(menu.getByRole('button', { name: 'Remove Soup' }));
    const message = 'A website needs at least one dish. Please add another one first.';
    await answer(environment, DISH, {
      editOnboardingDish: { __typename: 'ValidationError', message, fields: [{ path: 'dish', message }] },
    });
    expect(await menu.findByText(message)).toBeInTheDocument();
    expect(menu.getByText('Soup')).toBeInTheDocument();
  });
});
