import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, startSession } from '../../../lib/session.ts';
import { answer, asked } from '../../../test/answer.ts';
import { editedSite, openEditor } from '../../../test/openEditor.ts';
import { startStorage } from '../../../test/startStorage.ts';

const CREATE = 'useCreateUploadMutation';
const CONFIRM = 'useConfirmUploadMutation';
const UPDATE = 'useUpdateRestaurantMutation';
const NEW = 'http://127.0.0.1:9000/logos/new.webp';
const file = new File(['picture'], 'logo.png', { type: 'image/png' });

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

it('is uploaded as it is, and told as in the specification', async () => {
  const storage = await startStorage();
  const { environment } = await openEditor('homepage');
  await userEvent.upload(screen.getByLabelText('Your logo', { selector: 'input' }), file);
  expect(await asked(environment, CREATE)).toMatchObject({
    input: { fileName: 'logo.png', context: 'restaurant_logo', resourceId: 'site' },
  });
  await answer(environment, CREATE, {
    createUpload: { __typename: 'CreateUploadPayload', presignedUrl: storage.url, objectKey: 'key' },
  });
  await answer(environment, CONFIRM, {
    confirmUpload: { __typename: 'ConfirmUploadPayload', imageUrl: NEW },
  });
  expect(await asked(environment, UPDATE)).toEqual({ input: { id: 'site', logoUrl: NEW } });
  await answer(environment, UPDATE, {
    updateRestaurant: {
      __typename: 'UpdateRestaurantPayload',
      restaurant: editedSite({ logoUrl: NEW, siteVersion: 2 }),
    },
  });
  expect(await screen.findByText('Logo uploaded successfully!')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Your logo as it is shown' })).toHaveAttribute('src', NEW);
});
