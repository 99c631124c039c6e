import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { editedSite, openEditor } from '../../test/openEditor.ts';
import { startStorage } from '../../test/startStorage.ts';
import { stubPictures } from '../../test/stubBrowser.ts';

const LONG = { tags: ['@long'] };

const CREATE = 'useUploadCreateMutation';
const CONFIRM = 'useUploadConfirmMutation';
const UPDATE = 'useUpdateRestaurantMutation';
const NEW = 'http://127.0.0.1:9000/heroes/new.webp';
const OLD = 'http://127.0.0.1:9000/heroes/old.webp';
const photo = new File(['picture'], 'terrace.png', { type: 'image/png' });

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText('Your hero photo', { selector: 'input' }), file, {
    applyAccept: false,
  });

/** The crop step: the browser has decoded the picture, the widest part is taken. */
async function crop(): Promise<void> {
  fireEvent.load(await screen.findByRole('img', { name: 'The chosen image, terrace.png' }));
  await userEvent.click(screen.getByRole('button', { name: 'Use this part' }));
}

const hero = () =>
  screen.queryByRole('img', { name: 'Your hero photo as visitors see it' })?.getAttribute('src');
const updated = (changes: object) => ({
  updateRestaurant: { __typename: 'UpdateRestaurantPayload', restaurant: editedSite(changes) },
});
const confirmed = { confirmUpload: { __typename: 'ConfirmUploadPayload', imageUrl: NEW } };

it('the section shows the limits of a hero picture, and that there is none yet', async () => {
  await openEditor('homepage');
  expect(screen.getByText(/JPEG, PNG or WebP, at most 10 MB/)).toHaveTextContent('Best at 1920x1080.');
  expect(screen.getByText(/No photo yet/)).toBeVisible();
});

it('a hero picture is cropped to 16:9, uploaded with its progress, shown at once, and saved', async () => {
  const storage = await startStorage();
  const { cuts } = stubPictures(4000, 3000);
  const { environment } = await openEditor('homepage', { coverImageUrl: OLD });
  await choose(photo);
  await crop();
  expect(cuts).toEqual([[0, 375, 4000, 2250, 1920, 1080]]);
  expect(await asked(environment, CREATE)).toEqual({
    input: {
      fileName: 'terrace.webp',
      contentType: 'image/webp',
      sizeBytes: 4,
      context: 'restaurant_hero',
      resourceId: 'site',
      conversation: null,
    },
  });
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0%');
  expect(hero()).toMatch(/^blob:/);
  await answer(environment, CREATE, {
    createUpload: { __typename: 'CreateUploadPayload', presignedUrl: storage.url, objectKey: 'key' },
  });
  await answer(environment, CONFIRM, confirmed);
  expect(storage.received.map(({ type, body }) => [type, String(body)])).toEqual([['image/webp', 'abcd']]);
  expect(await asked(environment, UPDATE)).toEqual({ input: { id: 'site', coverImageUrl: NEW } });
  await answer(environment, UPDATE, updated({ coverImageUrl: NEW, siteVersion: 2 }));
  expect(await screen.findByText('Your hero photo is saved.')).toBeInTheDocument();
  expect(hero()).toBe(NEW);
});

it('a picture becomes a JPEG where the browser cannot write WebP', LONG, async () => {
  stubPictures(640, 360).writes = 'image/jpeg';
  const { environment } = await openEditor('homepage');
  await choose(photo);
  await crop();
  expect(await asked(environment, CREATE)).toMatchObject({
    input: { fileName: 'terrace.jpg', contentType: 'image/jpeg' },
  });
});

it.each([
  [
    'of another type',
    new File(['GIF89a'], 'a.gif', { type: 'image/gif' }),
    'Please choose a JPEG, PNG or WebP image.',
  ],
  [
    'too large',
    new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }),
    'Please choose an image of at most 10 MB.',
  ],
  ['empty', new File([], 'a.png', { type: 'image/png' }), 'This file is empty.'],
])('a file that is %s is refused before cropping', LONG, async (_problem, file, text) => {
  await openEditor('homepage');
  await choose(file);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a file that cannot be decoded shows an error, and another can be chosen', LONG, async () => {
  stubPictures(640, 360);
  await openEditor('homepage');
  await choose(photo);
  fireEvent.error(await screen.findByRole('img', { name: 'The chosen image, terrace.png' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t read this image.');
  expect(screen.getByRole('button', { name: 'Use this part' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const place = screen.getByRole('group', { name: 'Your hero photo' });
  expect(within(place).getByRole('button', { name: 'Choose an image' })).toBeVisible();
});

it('a browser that cannot crop shows an error', LONG, async () => {
  stubPictures(640, 360);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await openEditor('homepage');
  await choose(photo);
  await crop();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your browser couldn’t crop this image.');
});

async function upload(changes: object = {}) {
  stubPictures(1600, 900);
  const storage = await startStorage();
  const { environment, address } = await openEditor('homepage', { coverImageUrl: OLD, ...changes });
  await choose(photo);
  await crop();
  const ticket = { __typename: 'CreateUploadPayload', presignedUrl: storage.url, objectKey: 'key' };
  return {
    environment,
    storage,
    address,
    send: () => answer(environment, CREATE, { createUpload: ticket }),
  };
}

it('cancelling an upload restores the old picture and saves nothing', LONG, async () => {
  const { environment, send } = await upload();
  expect(hero()).toMatch(/^blob:/);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(hero()).toBe(OLD));
  await send();
  expect(screen.getByRole('button', { name: 'Replace' })).toBeVisible();
  const pending = environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
  expect(pending).not.toContain(CONFIRM);
  expect(pending).not.toContain(UPDATE);
});

it('a cancelled upload does not cancel the next one', LONG, async () => {
  const { send } = await upload();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await choose(photo);
  await crop();
  const next = hero();
  expect(next).toMatch(/^blob:/);
  await send(); // of the first
  expect(hero()).toBe(next);
  expect(screen.getByRole('progressbar')).toBeVisible();
});

it('a broken connection restores the old picture, and the same file can be sent again', LONG, async () => {
  const { environment, storage, send } = await upload();
  storage.status = null;
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to upload image to storage.');
  await waitFor(() => expect(hero()).toBe(OLD));
  storage.status = 200;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(hero()).toMatch(/^blob:/);
  await send();
  await answer(environment, CONFIRM, confirmed);
  expect(await asked(environment, UPDATE)).toEqual({ input: { id: 'site', coverImageUrl: NEW } });
});

it('a refusal of the storage restores the old picture and shows the reason', LONG, async () => {
  const { storage, send } = await upload();
  storage.status = 403;
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to upload image to storage.');
  expect(screen.getByText('terrace.webp was not uploaded.')).toBeVisible();
  await waitFor(() => expect(hero()).toBe(OLD));
});

it.each([
  [{ createUpload: { __typename: 'NotFoundError', message: '' } }, 'Failed to get upload URL.'],
  [new NetworkProblem('network'), 'Failed to get upload URL.'],
])('an upload without an address restores the old picture: %s', LONG, async (outcome, text) => {
  const { environment } = await upload();
  await answer(environment, CREATE, outcome);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await waitFor(() => expect(hero()).toBe(OLD));
});

it.each([
  [
    {
      confirmUpload: {
        __typename: 'ValidationError',
        message: 'Failed to confirm upload.',
        fields: [{ path: 'objectKey', message: 'We can’t read this image.' }],
      },
    },
    'We can’t read this image.',
  ],
  [new NetworkProblem('connection'), 'Failed to confirm upload.'],
])('a failed confirmation restores the old picture: %s', LONG, async (outcome, text) => {
  const { environment, send } = await upload();
  await send();
  await answer(environment, CONFIRM, outcome);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to confirm upload.');
  expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  await waitFor(() => expect(hero()).toBe(OLD));
});

it.each([
  [
    {
      updateRestaurant: {
        __typename: 'ValidationError',
        message: 'Update failed.',
        fields: [{ path: 'coverImageUrl', message: 'Please upload this image first.' }],
      },
    },
    'Please upload this image first.',
  ],
  [new NetworkProblem('network'), 'Update failed.'],
])(
  'a failed save restores the old picture, and saving can be tried again: %s',
  LONG,
  async (outcome, text) => {
    const { environment, send } = await upload();
    await send();
    await answer(environment, CONFIRM, confirmed);
    await answer(environment, UPDATE, outcome);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await waitFor(() => expect(hero()).toBe(OLD));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(hero()).toBe(NEW);
    await answer(environment, UPDATE, updated({ coverImageUrl: NEW }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(hero()).toBe(NEW);
  },
);

it('leaving during an upload asks first', LONG, async () => {
  const { address } = await upload();
  await userEvent.click(screen.getByRole('tab', { name: 'Products' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  expect(address()).toBe('/editor/site');
});

async function remove(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove this image?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
}

it('Remove removes the picture at once and saves null', LONG, async () => {
  const { environment } = await openEditor('homepage', { coverImageUrl: OLD });
  await remove();
  expect(await asked(environment, UPDATE)).toEqual({ input: { id: 'site', coverImageUrl: null } });
  expect(hero()).toBeUndefined();
  await answer(environment, UPDATE, updated({}));
  expect(await screen.findByText('The image is removed.')).toBeInTheDocument();
  expect(hero()).toBeUndefined();
});

it.each([
  [
    { updateRestaurant: { __typename: 'NotFoundError', message: 'There is no such website.' } },
    'no such website',
  ],
  [new NetworkProblem('network'), 'Update failed.'],
])('a failed removal restores the picture: %s', LONG, async (outcome, text) => {
  const { environment } = await openEditor('homepage', { coverImageUrl: OLD });
  await remove();
  expect(hero()).toBeUndefined();
  await answer(environment, UPDATE, outcome);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await waitFor(() => expect(hero()).toBe(OLD));
});

it('a sample is named, and Remove removes it in one press', async () => {
  const { environment } = await openEditor('homepage', { coverImageUrl: OLD, hasSampleCover: true });
  const sample = () => screen.queryByRole('img', { name: 'Sample picture, which is not your own' });
  expect(sample()).toHaveAttribute('src', OLD);
  expect(screen.getByText(/^This is a sample picture/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Replace' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await asked(environment, UPDATE)).toEqual({ input: { id: 'site', coverImageUrl: null } });
  expect(sample()).toBeNull();
  await answer(environment, UPDATE, updated({}));
  expect(await screen.findByText(/No photo yet/)).toBeVisible();
});

it('a photo in place of a sample is at once the owner’s own', LONG, async () => {
  stubPictures(1920, 1080);
  const { environment } = await openEditor('homepage', { coverImageUrl: OLD, hasSampleCover: true });
  await choose(photo);
  await crop();
  expect(hero()).toMatch(/^blob:/);
  expect(screen.queryByText(/^This is a sample picture/)).toBeNull();
  expect(await asked(environment, CREATE)).toMatchObject({ input: { context: 'restaurant_hero' } });
});
