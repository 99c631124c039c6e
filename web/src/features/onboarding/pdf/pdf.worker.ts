import { pdfText, type PdfText } from './pdfText.ts';

/** What the worker tells: the page that it reads, and at the end the text. */
export type PdfNews = { page: number; pages: number } | PdfText;

const tell = (news: PdfNews): void => postMessage(news);

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  void pdfText(new Uint8Array(data), (page, pages) => tell({ page, pages })).then(tell);
});
