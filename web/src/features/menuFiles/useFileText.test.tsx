import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { answer, asked, pending } from '../../test/answer.ts';
import { makePdf, printedList } from '../../test/makePdf.ts';
import { openScreen, press, REVIEW, text } from '../../test/openMenuFile.tsx';
import { BrokenPdfWorker, PdfWorker, SlowPdfWorker } from '../../test/pdfWorker.ts';
import { startStorage } from '../../test/startStorage.ts';
import { stubPictures } from '../../test/stubBrowser.ts';
import { MAX_FILE_BYTES } from '../menuReading/fileKinds.ts';
import { fileMessages } from '../menuReading/fileMessages.ts';
import { messages } from './messages.ts';

const LONG = { tags: ['@long'] };
const CREATE = 'useUploadCreateMutation';
const READ = 'useFileTextMutation';

beforeEach(() => {
  startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret');
  vi.stubGlobal('Worker', PdfWorker);
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText(messages.fileLabel), files, { applyAccept: false });

async function pdfFile(rows: readonly string[], pages = 1): Promise<File> {
  const texts = Array.from({ length: pages }, () => printedList(rows, 50, 500));
  return new File([new Uint8Array(await makePdf(texts))], 'menu.pdf');
}

describe('a PDF', () => {
  it('its text is shown and reviewed as a pasted menu', async () => {
    const { environment } = await openScreen();
    await choose(await pdfFile(['PIZZAS', 'Margherita | 8.50']));
    await waitFor(() => expect(text()).toHaveValue('PIZZAS\nMargherita    8.50'));
    expect(text()).toHaveFocus();
    await press('Review changes');
    expect(await asked(environment, REVIEW)).toMatchObject({
      input: { text: 'PIZZAS\nMargherita    8.50', isWholeMenu: false },
    });
  });

  it('pages without text are named, beside the text of the others', LONG, async () => {
    await openScreen();
    const bytes = await makePdf([printedList(['Soup | 5'], 50, 500), []]);
    await choose(new File([new Uint8Array(bytes)], 'menu.pdf'));
    expect(await screen.findByText(fileMessages.pdfBlank([2]))).toBeVisible();
    expect(text()).toHaveValue('Soup    5');
  });

  it('the page that is read is shown, nothing is reviewed in this time, and reading can be stopped', async () => {
    vi.stubGlobal('Worker', SlowPdfWorker);
    const { environment } = await openScreen();
    await userEvent.type(text(), 'Soup 5');
    await choose(await pdfFile(['Pie | 5']));
    const progress = await screen.findByText('Reading page 3 of 12…');
    expect(progress.closest('[role=status]')).not.toBeNull();
    await press('Review changes');
    expect(text()).toHaveAccessibleDescription(new RegExp(fileMessages.stillReading));
    expect(pending(environment, REVIEW)).toEqual([]);
    await press('Stop reading menu.pdf');
    expect(PdfWorker.last?.isStopped).toBe(true);
    expect(screen.queryByText('menu.pdf')).toBeNull();
    expect(text()).toHaveValue('Soup 5');
    expect(text()).toHaveFocus();
  });

  it.each([
    ['locked', makePdf([[]], { isLocked: true })],
    ['damaged', Promise.resolve(new TextEncoder().encode('%PDF-1.7'))],
    ['noText', makePdf([[]])],
  ] as const)('a PDF that is %s leaves the text and says why', LONG, async (problem, making) => {
    await openScreen();
    await userEvent.type(text(), 'Soup 5');
    await choose(new File([new Uint8Array(await making)], 'menu.pdf'));
    await waitFor(() =>
      expect(text()).toHaveAccessibleDescription(new RegExp(fileMessages.pdfProblems[problem].slice(0, 40))),
    );
    expect(text()).toHaveValue('Soup 5');
    await userEvent.type(text(), '!');
    expect(text()).not.toHaveAccessibleDescription(/PDF is protected|can’t open|no text/);
  });

  it('code that cannot be loaded, a file of more than 10 MB and two files get a sentence', LONG, async () => {
    vi.stubGlobal('Worker', BrokenPdfWorker);
    await openScreen();
    await choose(await pdfFile([]));
    await waitFor(() => expect(text()).toHaveAccessibleDescription(/check your connection/));
    const large = new File([], 'large.pdf');
    Object.defineProperty(large, 'size', { value: MAX_FILE_BYTES + 1 });
    await choose(large);
    await waitFor(() => expect(text()).toHaveAccessibleDescription(/larger than 10 MB/));
    const drop = new Event('drop', { bubbles: true, cancelable: true });
    const files = [new File(['Soup 5'], 'a.txt'), new File(['Pie 5'], 'b.txt')];
    text().dispatchEvent(Object.assign(drop, { dataTransfer: { types: ['Files'], files } }));
    await waitFor(() => expect(text()).toHaveAccessibleDescription(/one file at a time/));
    expect(text()).toHaveValue('');
  });
});

describe('a photo', () => {
  async function sentPhoto() {
    stubPictures(0, 0).writes = 'image/jpeg';
    const picture = { width: 4000, height: 3000, close: () => undefined };
    vi.stubGlobal('createImageBitmap', () => Promise.resolve(picture));
    const storage = await startStorage();
    const { environment } = await openScreen();
    await choose(new File(['photo'], 'IMG_1.HEIC'));
    expect(await asked(environment, CREATE)).toEqual({
      input: {
        fileName: 'menu.jpg',
        contentType: 'image/jpeg',
        sizeBytes: 4,
        context: 'menu_photo',
        resourceId: 'site',
        conversation: null,
      },
    });
    await answer(environment, CREATE, {
      createUpload: { __typename: 'CreateUploadPayload', presignedUrl: storage.url, objectKey: 'key' },
    });
    expect(await asked(environment, READ)).toEqual({ input: { objectKey: 'key', restaurantId: 'site' } });
    return environment;
  }

  it('its text comes to be checked before it is reviewed', async () => {
    const environment = await sentPhoto();
    expect(screen.getByText(fileMessages.readingPhoto)).toBeVisible();
    await answer(environment, READ, {
      readRestaurantMenuPhoto: { __typename: 'ReadRestaurantMenuPhotoPayload', text: 'Soup 5\nPie 1[?].50' },
    });
    expect(await screen.findByText(messages.checkPhoto('IMG_1.HEIC'))).toBeVisible();
    expect(text()).toHaveValue('Soup 5\nPie 1[?].50');
    expect(text()).toHaveFocus();
    expect(pending(environment, REVIEW)).toEqual([]);
  });

  it('one that is not read says why', LONG, async () => {
    const environment = await sentPhoto();
    const message = 'Photos cannot be read here.';
    await answer(environment, READ, { readRestaurantMenuPhoto: { __typename: 'UnavailableError', message } });
    await waitFor(() => expect(text()).toHaveAccessibleDescription(new RegExp(message)));
  });
});
