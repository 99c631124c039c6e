import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeStored } from '../../lib/storage.ts';
import { answer, asked } from '../../test/answer.ts';
import { renderScreen } from '../../test/renderApp.tsx';
import { stubPixels } from '../../test/stubBrowser.ts';

const LONG = { tags: ['@long'] };

const CREATE = 'useUploadCreateMutation';
const CONFIRM = 'useUploadConfirmMutation';
const REPLY = 'useReplySubscription';
const conversation = {
  id: 'id-1',
  token: 'secret',
  package: 'Gold',
  action: 'REQUEST_LOGO',
  messages: [{ id: 'a:reply', sender: 'AGENT', html: 'Would you like to add your logo?' }],
  unanswered: null,
  draft: {
    name: 'Luigi',
    brand: null,
    popularItems: [],
    quickReplies: [],
    logoUrl: null,
    sections: [],
    unreadLines: [],
    tagline: null,
    addressLine: null,
    phone: null,
    openingHours: null,
    hasHours: false,
    siteTheme: 'TRATTORIA',
    viewUrl: '',
  },
  preview: null,
};
const logo = new File(['picture'], 'logo.png', { type: 'image/png' });
const target = { context: 'restaurant_logo', resourceId: 'id-1', conversation: 'secret' };

/** A storage that keeps what it was sent and answers with `status`. */
let storage: Server;
let status = 200;
let received: { method: string | undefined; type: string | undefined; body: string }[] = [];

async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', 'content-type');
  response.setHeader('access-control-allow-methods', 'PUT');
  const body = await text(request);
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();
  received.push({ method: request.method, type: request.headers['content-type'], body });
  response.writeHead(status).end();
}

beforeEach(async () => {
  status = 200;
  received = [];
  storage = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  storage.closeAllConnections();
  await new Promise((resolve) => storage.close(resolve));
});

async function openUpload() {
  writeStored('onboardingConversation', 'secret');
  const { environment } = renderScreen('/setup');
  await answer(environment, 'conversationRequestsQuery', { onboardingConversation: conversation });
  await screen.findByRole('button', { name: 'Choose an image' });
  return environment;
}

const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText('Your logo', { selector: 'input' }), file, { applyAccept: false });
const presignedUrl = () => `http://127.0.0.1:${(storage.address() as AddressInfo).port}/bucket/key`;
const ticket = () => ({ __typename: 'CreateUploadPayload', presignedUrl: presignedUrl(), objectKey: 'key' });

it('a logo is uploaded with its content type, confirmed, and announced to the assistant', async () => {
  const environment = await openUpload();
  await choose(logo);
  expect(await asked(environment, CREATE)).toEqual({
    input: { fileName: 'logo.png', contentType: 'image/png', sizeBytes: 7, ...target },
  });
  expect(screen.getByRole('progressbar')).toHaveAccessibleName('Uploading logo.png');
  await answer(environment, CREATE, { createUpload: ticket() });
  expect(await asked(environment, CONFIRM)).toEqual({ input: { objectKey: 'key', sizeBytes: 7, ...target } });
  expect(received).toEqual([{ method: 'PUT', type: 'image/png', body: 'picture' }]);
  await answer(environment, CONFIRM, {
    confirmUpload: { __typename: 'ConfirmUploadPayload', imageUrl: 'http://x.localhost/logo.webp' },
  });
  expect(await screen.findByText('Logo uploaded successfully!')).toBeInTheDocument();
  expect(await asked(environment, REPLY)).toMatchObject({
    input: { conversation: 'secret', text: 'I have uploaded my logo.' },
  });
});

it('after the upload the colours of the logo are offered, and a press says them to the assistant', async () => {
  stubPixels([10, 95, 60], [226, 177, 60]);
  const environment = await openUpload();
  await choose(logo);
  await answer(environment, CREATE, { createUpload: ticket() });
  await answer(environment, CONFIRM, {
    confirmUpload: { __typename: 'ConfirmUploadPayload', imageUrl: 'http://x.localhost/logo.webp' },
  });
  await answer(environment, REPLY, {
    onboardingReply: {
      __typename: 'OnboardingTurnCompleted',
      message: { id: 'b:reply', html: 'Could you send me your menu?' },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Use the colours of the logo' }));
  expect(await asked(environment, REPLY)).toMatchObject({
    input: { text: 'Use the colours of our logo: #e2b13c and #0a5f3c' },
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
    new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }),
    'at most 5 MB',
  ],
])('a file that is %s is refused before anything is sent', LONG, async (_problem, file, text) => {
  const environment = await openUpload();
  await choose(file);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

it('a dropped picture is uploaded', async () => {
  const environment = await openUpload();
  const place = screen.getByRole('group', { name: 'Your logo' });
  const drop = Object.assign(new Event('drop', { bubbles: true }), { dataTransfer: { files: [logo] } });
  await act(async () => void place.dispatchEvent(drop));
  expect(await asked(environment, CREATE)).toMatchObject({ input: { fileName: 'logo.png' } });
});

it.each([
  [{ __typename: 'RateLimitedError', message: 'Too many uploads.' }, 'Too many uploads.'],
  [{ __typename: 'NotFoundError', message: '' }, 'Failed to get upload URL.'],
])('a refused upload address shows its error: %j', LONG, async (createUpload, text) => {
  const environment = await openUpload();
  await choose(logo);
  await answer(environment, CREATE, { createUpload });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

it('a failed call shows an error', LONG, async () => {
  const environment = await openUpload();
  await choose(logo);
  await answer(environment, CREATE, new Error('no network'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to get upload URL.');
});

it('a refusal by the storage shows an error, and Retry sends the same file', LONG, async () => {
  status = 403;
  const environment = await openUpload();
  await choose(logo);
  await answer(environment, CREATE, { createUpload: ticket() });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to upload image to storage.');
  expect(screen.getByText('logo.png was not uploaded.')).toBeInTheDocument();
  status = 200;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await answer(environment, CREATE, { createUpload: ticket() });
  expect(await asked(environment, CONFIRM)).toMatchObject({ input: { objectKey: 'key' } });
});

it('an unreachable storage shows an error', LONG, async () => {
  const environment = await openUpload();
  const createUpload = ticket();
  await new Promise((resolve) => storage.close(resolve));
  await choose(logo);
  await answer(environment, CREATE, { createUpload });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to upload image to storage.');
});

it('an invalid upload address shows an error', LONG, async () => {
  const environment = await openUpload();
  await choose(logo);
  await answer(environment, CREATE, { createUpload: { ...ticket(), presignedUrl: 'http://[' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('An unexpected error occurred.');
  expect(screen.getByText('logo.png was not uploaded.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await answer(environment, CREATE, { createUpload: ticket() });
  expect(await asked(environment, CONFIRM)).toMatchObject({ input: { objectKey: 'key' } });
});

it("a picture that the server refuses shows the server's reason", LONG, async () => {
  const environment = await openUpload();
  await choose(logo);
  await answer(environment, CREATE, { createUpload: ticket() });
  await answer(environment, CONFIRM, {
    confirmUpload: {
      __typename: 'ValidationError',
      message: 'Failed to confirm upload.',
      fields: [{ path: 'objectKey', message: 'We can’t read this image.' }],
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to confirm upload.');
  expect(screen.getByText('We can’t read this image.')).toBeInTheDocument();
});

it('a cancelled upload sends nothing afterwards', LONG, async () => {
  const environment = await openUpload();
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send');
  await choose(logo);
  await asked(environment, CREATE);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Choose an image' })).toBeInTheDocument();
  await answer(environment, CREATE, { createUpload: ticket() });
  expect(send).not.toHaveBeenCalled();
  await choose(logo);
  await answer(environment, CREATE, { createUpload: ticket() });
  expect(send).toHaveBeenCalledOnce();
});

it('the logo can be skipped, and the upload is hidden while loading', LONG, async () => {
  const environment = await openUpload();
  await userEvent.click(screen.getByRole('button', { name: 'Skip for now' }));
  expect(await asked(environment, REPLY)).toMatchObject({
    input: { text: 'Skip the logo for now, please.' },
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Choose an image' })).toBeNull());
});
