import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { fill } from '../../test/fill.ts';
import { editedSite, openEditor } from '../../test/openEditor.ts';

const UPDATE = 'useUpdateRestaurantMutation';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

const updated = (changes: object) => ({
  updateRestaurant: { __typename: 'UpdateRestaurantPayload', restaurant: editedSite(changes) },
});
const field = () => screen.getByLabelText(/^Tagline/, { selector: 'input' });
const save = async (text: string) => {
  await fill(field(), text);
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
};

it('the tagline can be saved and reset only while it differs, and the focus returns to the field', async () => {
  await openEditor('homepage', { tagline: 'Pizza' });
  expect(screen.getByText('Last saved 3 March 2026 at 10:00')).toBeVisible();
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  await userEvent.type(field(), '!');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(field()).toHaveValue('Pizza');
  expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveAttribute('aria-disabled', 'true');
  expect(field()).toHaveFocus();
});

it('Save Changes saves the tagline', async () => {
  const { environment } = await openEditor('homepage');
  await save('Since 1921');
  expect(screen.getByText('Saving…')).toBeVisible();
  expect(await asked(environment, UPDATE)).toEqual({ input: { id: 'site', tagline: 'Since 1921' } });
  await answer(environment, UPDATE, updated({ tagline: 'Since 1921', siteVersion: 2 }));
  expect(await screen.findByText('Your tagline is saved.')).toBeInTheDocument();
  expect(field()).toHaveValue('Since 1921');
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
});

it.each([
  [
    {
      updateRestaurant: {
        __typename: 'ValidationError',
        message: 'Update failed.',
        fields: [{ path: 'tagline', message: 'Please use at most 140 characters.' }],
      },
    },
    'Please use at most 140 characters.',
  ],
  [new NetworkProblem('network'), 'Update failed.'],
])('a refused tagline stays in the field, unsaved: %s', { tags: ['@long'] }, async (outcome, text) => {
  const { environment } = await openEditor('homepage');
  await save('Since 1921');
  await answer(environment, UPDATE, outcome);
  expect(await screen.findByText(text)).toBeVisible();
  expect(field()).toHaveValue('Since 1921');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
});

it('text typed during a save stays in the field', { tags: ['@long'] }, async () => {
  const { environment } = await openEditor('homepage');
  await save('Since 1921');
  await fill(field(), 'Since 1921, in Soho');
  await answer(environment, UPDATE, updated({ tagline: 'Since 1921' }));
  await screen.findByText('Your tagline is saved.');
  expect(field()).toHaveValue('Since 1921, in Soho');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
});
