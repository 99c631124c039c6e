import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeStored } from '../../lib/storage.ts';
import { answer, asked } from '../../test/answer.ts';
import { makePdf, printedList } from '../../test/makePdf.ts';
import { BrokenPdfWorker, PdfWorker, SlowPdfWorker } from '../../test/pdfWorker.ts';
import { renderScreen } from '../../test/renderApp.tsx';
import { startStorage } from '../../test/startStorage.ts';
import { stubPictures } from '../../test/stubBrowser.ts';
import { messages } from './messages.ts';

const LONG = { tags: ['@long'] };

const REPLY = 'useReplySubscription';
const CREATE = 'useUploadCreateMutation';
const READ = 'menuPhotoReadMutation';
const conversation = {
  id: 'id-1',
  token: 'secret',
  package: 'Gold',
  action: 'REQUEST_MENU',
  messages: [{ id: 'a:reply', sender: 'AGENT', html: 'Could you send me your menu?' }],
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

beforeEach(() => void vi.stubGlobal('Worker', PdfWorker));
afterEach(() => void vi.unstubAllGlobals());

async function openChat() {
  writeStored('onboardingConversation', 'secret');
  const { environment } = renderScreen('/setup');
  await answer(environment, 'conversationRequestsQuery', { onboardingConversation: conversation });
  await input();
  return environment;
}

const input = () => screen.findByRole('textbox', { name: 'Your message' });
const attach = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Attach a menu file'), files, { applyAccept: false });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

async function pdfFile(pages: number, rows: readonly string[]): Promise<File> {
  const texts = Array.from({ length: pages }, () => printedList(rows, 50, 500));
  return new File([new Uint8Array(await makePdf(texts))], 'menu.pdf');
}

it('a list whose columns are not known is attached when the visitor has named them', async () => {
  const environment = await openChat();
  await attach(new File(['name_el;name_en;price_eur\nΚαφές;Coffee;1,80\nΤσάι;Tea;2,10'], 'menu.csv'));
  const english = await screen.findByLabelText('name_en');
  await send();
  expect(screen.getByText('Please say first what the columns of your list are.')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('name_el'), 'Leave out');
  await userEvent.selectOptions(english, 'Name');
  await userEvent.click(screen.getByRole('button', { name: 'Use these columns' }));
  expect(screen.getByText('menu.csv')).toBeVisible();
  await send();
  expect(await asked(environment, REPLY)).toMatchObject({
    input: { text: 'Name,Price\nCoffee,1.80\nTea,2.10' },
  });
});

it('the text of a PDF is attached, announced, and sent with what was typed', async () => {
  const environment = await openChat();
  await userEvent.type(await input(), 'Here it is');
  await attach(await pdfFile(1, ['PIZZAS', 'Margherita | 8.50']));
  expect(await screen.findByText('2 lines')).toBeInTheDocument();
  expect(screen.getByText(messages.attached('menu.pdf')).closest('[aria-live]')).not.toBeNull();
  expect(await input()).toHaveFocus();
  await send();
  expect(await asked(environment, REPLY)).toMatchObject({
    input: { text: 'Here it is\n\nPIZZAS\nMargherita    8.50' },
  });
  expect(screen.getByText('menu.pdf')).toBeInTheDocument();
});

it('the page that is read is shown, and reading can be stopped', async () => {
  vi.stubGlobal('Worker', SlowPdfWorker);
  await openChat();
  await userEvent.type(await input(), 'Hello');
  await attach(await pdfFile(1, ['Soup | 5']));
  expect(await screen.findByText('Reading page 3 of 12…')).toBeInTheDocument();
  await send();
  expect(await input()).toHaveAccessibleDescription(messages.stillReading);
  await userEvent.click(screen.getByRole('button', { name: 'Stop reading menu.pdf' }));
  expect(PdfWorker.last?.isStopped).toBe(true);
  expect(screen.queryByText('menu.pdf')).toBeNull();
  expect(await input()).toHaveFocus();
  expect(await input()).toHaveValue('Hello');
});

it('of a PDF that is longer than a message, it is said where the rest begins', LONG, async () => {
  await openChat();
  const rows = Array.from({ length: 40 }, (_, index) => `Dish ${index} with a rather long name | 8.50`);
  await attach(await pdfFile(20, rows));
  expect(
    await screen.findByText(/The first \d+ of 8\d\d lines fit into this message\..*from “Dish/),
  ).toBeVisible();
});

it('pages without text are named', LONG, async () => {
  await openChat();
  const bytes = await makePdf([printedList(['Soup | 5'], 50, 500), [], []]);
  await attach(new File([new Uint8Array(bytes)], 'menu.pdf'));
  expect(await screen.findByText(messages.pdfBlank([2, 3]))).toBeVisible();
});

it.each([
  ['locked', makePdf([[]], { isLocked: true })],
  ['damaged', Promise.resolve(new TextEncoder().encode('%PDF-1.7'))],
  ['noText', makePdf([[]])],
] as const)('a PDF that is %s gets a sentence with other ways', LONG, async (problem, making) => {
  await openChat();
  await attach(new File([new Uint8Array(await making)], 'menu.pdf'));
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.pdfProblems[problem]);
  await userEvent.type(await input(), 'S');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a PDF with more than 20 pages is refused', LONG, async () => {
  await openChat();
  await attach(await pdfFile(21, []));
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.pdfTooLong(21, 20));
});

it('a file that is refused leaves the menu that is attached', LONG, async () => {
  await openChat();
  await attach(new File(['Soup 5\nBread 2'], 'menu.txt'));
  expect(await screen.findByText('2 lines')).toBeInTheDocument();
  await attach(new File(['%PDF-1.7'], 'other.pdf'));
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.pdfProblems.damaged);
  expect(screen.getByText('menu.txt')).toBeInTheDocument();
});

it('a file that cannot be loaded gets a sentence', LONG, async () => {
  vi.stubGlobal('Worker', BrokenPdfWorker);
  await openChat();
  await attach(await pdfFile(1, []));
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.menuNotLoaded);
});

it('a file is dropped anywhere on the chat, one at a time', LONG, async () => {
  await openChat();
  const chat = screen.getByRole('region', { name: messages.conversation });
  const file = new File(['Soup 5\nBread 2'], 'menu.txt');
  const drag = async (type: string, files: File[]) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    const dataTransfer = { types: ['Files'], files };
    await act(
      async () => void chat.dispatchEvent(Object.assign(event, { dataTransfer, relatedTarget: null })),
    );
  };
  await drag('dragover', []);
  expect(await input()).toHaveAttribute('placeholder', messages.dropMenu);
  await drag('drop', [file, file]);
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.oneFile);
  expect(await input()).toHaveAttribute('placeholder', messages.menuPlaceholder);
  await drag('drop', [file]);
  expect(await screen.findByText('2 lines')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove menu.txt' }));
  expect(screen.queryByText('2 lines')).toBeNull();
  expect(await input()).toHaveFocus();
});

/** A photo of 4000 by 3000 px that the browser can draw. */
async function sentPhoto() {
  const pictures = stubPictures(0, 0);
  pictures.writes = 'image/jpeg';
  const picture = { width: 4000, height: 3000, close: () => undefined };
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(picture));
  const storage = await startStorage();
  const environment = await openChat();
  await userEvent.type(await input(), 'Hello');
  await attach(new File(['photo'], 'IMG_1.HEIC'));
  expect(await asked(environment, CREATE)).toEqual({
    input: {
      fileName: 'menu.jpg',
      contentType: 'image/jpeg',
      sizeBytes: 4,
      context: 'menu_photo',
      resourceId: 'id-1',
      conversation: 'secret',
    },
  });
  await answer(environment, CREATE, {
    createUpload: { __typename: 'CreateUploadPayload', presignedUrl: storage.url, objectKey: 'key' },
  });
  expect(await asked(environment, READ)).toEqual({ input: { objectKey: 'key', conversation: 'secret' } });
  expect(storage.received).toMatchObject([{ type: 'image/jpeg' }]);
  return environment;
}

it('the text of a photo comes into the input to be checked before it is sent', LONG, async () => {
  const environment = await sentPhoto();
  expect(screen.getByText(messages.readingPhoto)).toBeVisible();
  await answer(environment, READ, {
    readMenuPhoto: { __typename: 'ReadMenuPhotoPayload', text: 'Soup 5\nDiavola 1[?].50' },
  });
  expect(await screen.findByText(messages.checkPhoto('IMG_1.HEIC'))).toBeVisible();
  expect(await input()).toHaveValue('Hello\n\nSoup 5\nDiavola 1[?].50');
  expect(await input()).toHaveFocus();
});

it.each([
  [{ __typename: 'UnavailableError', message: 'Photos cannot be read here.' }, 'Photos cannot be read here.'],
  [
    {
      __typename: 'ValidationError',
      message: 'The photo could not be used.',
      fields: [{ path: 'objectKey', message: 'We found no menu on this photo.' }],
    },
    'We found no menu on this photo.',
  ],
])('a photo that is not read leaves the typed text, and says why: %j', LONG, async (readMenuPhoto, text) => {
  const environment = await sentPhoto();
  await answer(environment, READ, { readMenuPhoto });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await waitFor(async () => expect(await input()).toHaveValue('Hello'));
});

it('a photo that the browser cannot draw gets a sentence, and nothing is sent', LONG, async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no decoder')));
  const environment = await openChat();
  await attach(new File(['photo'], 'menu.heic'));
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.photoUndrawable);
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});
