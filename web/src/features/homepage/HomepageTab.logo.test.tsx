import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { editedSite, openEditor } from '../../test/openEditor.ts';
import { startStorage } from '../../test/startStorage.ts';

const CREATE = 'useUploadCreateMutation';
const CONFIRM = 'useUploadConfirmMutation';
const UPDATE = 'useUpdateRestaurantMutation';
const NEW = 'http://127.0.0.1:9000/logos/new.webp';
const OLD = 'http://127.0.0.1:9000/logos/old.webp';
const file = new File(['picture'], 'logo.png', { type: 'image/png' });

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

const logo = () => screen.queryByRole('img', { name: 'Your logo as visitors see it' })?.getAttribute('src');
const updated = {
  updateRestaurant: {
    __typename: 'UpdateRestaurantPayload',
    restaurant: editedSite({ logoUrl: NEW, siteVersion: 2 }),
  },
};

/** Uploads a logo for a site that has one, up to the point where it is saved. */
async function upload() {
  const storage = await startStorage();
  const { environment } = await openEditor('homepage', { logoUrl: OLD });
  await userEvent.upload(screen.getByLabelText('Your logo', { selector: 'input' }), file);
  expect(await asked(environment, CREATE)).toMatchObject({
    input: { fileName: 'logo.png', context: 'restaurant_logo', resourceId: 'site' },
  });
  expect(logo()).toMatch(/^blob:/);
  await answer(environment, CREATE, {
    createUpload: { __typename: 'CreateUploadPayload', presignedUrl: storage.url, objectKey: 'key' },
  });
  await answer(environment, CONFIRM, {
    confirmUpload: { __typename: 'ConfirmUploadPayload', imageUrl: NEW },
  });
  expect(await asked(environment, UPDATE)).toEqual({ input: { id: 'site', logoUrl: NEW } });
  return environment;
}

it('a logo is uploaded uncropped, shown at once, and announced as in spec §8', async () => {
  const environment = await upload();
  await answer(environment, UPDATE, updated);
  expect(await screen.findByText('Logo uploaded successfully!')).toBeInTheDocument();
  expect(logo()).toBe(NEW);
});

it.each([
  [
    { updateRestaurant: { __typename: 'NotFoundError', message: 'There is no such website.' } },
    'There is no such website.',
  ],
  [new NetworkProblem('network'), 'Update failed.'],
])('a failed save restores the old logo, and saving can be tried again: %s', async (outcome, text) => {
  const environment = await upload();
  await answer(environment, UPDATE, outcome);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await waitFor(() => expect(logo()).toBe(OLD));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(logo()).toBe(NEW);
  await answer(environment, UPDATE, updated);
  expect(await screen.findByText('Logo uploaded successfully!')).toBeInTheDocument();
});
