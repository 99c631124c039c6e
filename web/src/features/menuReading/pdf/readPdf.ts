import type { PdfMessage } from './pdf.worker.ts';
import type { PdfText } from './pdfText.ts';

/**
 * Reads a PDF in a worker, so that a large one does not stop the page and none can harm it. Its code is loaded with the
 * first PDF. Rejects with the signal's reason when aborted, and with an Error when the code or the file cannot be loaded.
 */
export async function readPdf(
  file: File,
  onPage: (page: number, pages: number) => void,
  signal: AbortSignal,
): Promise<PdfText> {
  const bytes = await file.arrayBuffer();
  signal.throwIfAborted();
  const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<PdfText>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.addEventListener('error', () =>
        reject(new Error('The code that reads PDFs could not be loaded.')),
      );
      worker.addEventListener('message', ({ data: { pdf } }: MessageEvent<PdfMessage>) => {
        if (pdf?.kind === 'page') onPage(pdf.page, pdf.pages);
        else if (pdf) resolve(pdf);
      });
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    worker.terminate();
  }
}
