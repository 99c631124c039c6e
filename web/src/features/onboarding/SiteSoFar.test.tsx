import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { writeStored } from '../../lib/storage.ts';
import { answer, asked } from '../../test/answer.ts';
import { renderScreen } from '../../test/renderApp.tsx';

const EDIT = 'useEditDraftMutation';
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
  sections: [{ name: 'Mains', items: [{ name: 'Soup', description: '', price: 400 }] }],
  hasHours: false,
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
});
