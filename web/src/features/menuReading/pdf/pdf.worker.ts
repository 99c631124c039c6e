import { pdfText, type PdfText } from './pdfText.ts';

/** What the worker tells: the page that it reads, and at the end the text. pdf.js sends messages of its own, without `pdf`. */
export interface PdfMessage {
  pdf?: { kind: 'page'; page: number; pages: number } | PdfText;
}

const tell = (message: PdfMessage): void => postMessage(message);

addEventListener('message', ({ data }) => {
  if (!(data instanceof ArrayBuffer)) return;
  const onPage = (page: number, pages: number): void => tell({ pdf: { kind: 'page', page, pages } });
  void pdfText(new Uint8Array(data), onPage).then((pdf) => tell({ pdf }));
});
