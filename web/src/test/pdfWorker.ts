import { pdfText } from '../features/menuReading/pdf/pdfText.ts';

/** There are no workers in the tests: this one reads the PDF in the test. */
export class PdfWorker extends EventTarget {
  static last: PdfWorker | null = null;
  isStopped = false;
  constructor() {
    super();
    PdfWorker.last = this;
  }
  postMessage(bytes: ArrayBuffer): void {
    // As the library does.
    this.tell({ action: 'ready' });
    void pdfText(new Uint8Array(bytes), () => undefined).then((pdf) => this.tell({ pdf }));
  }
  tell(data: object): void {
    if (!this.isStopped) this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate(): void {
    this.isStopped = true;
  }
}

/** A worker that reads a page and never ends. */
export class SlowPdfWorker extends PdfWorker {
  override postMessage(): void {
    queueMicrotask(() => this.tell({ pdf: { kind: 'page', page: 3, pages: 12 } }));
  }
}

/** A worker whose code cannot be loaded. */
export class BrokenPdfWorker extends PdfWorker {
  override postMessage(): void {
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }
}
