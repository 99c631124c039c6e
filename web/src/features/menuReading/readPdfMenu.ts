import { fileMessages } from './fileMessages.ts';
import { readPdf } from './pdf/readPdf.ts';

/** The text of a file with what the person should know about it, or why there is none. */
export type FileText = { text: string; notes: string[]; problem: null } | { text: null; problem: string };

/** Reads the text of a PDF in the browser. Rejects when aborted, and when the code or the file cannot be loaded. */
export async function readPdfMenu(
  file: File,
  onProgress: (progress: string) => void,
  signal: AbortSignal,
): Promise<FileText> {
  const onPage = (page: number, pages: number): void => onProgress(fileMessages.readingPage(page, pages));
  const read = await readPdf(file, onPage, signal);
  if (read.kind === 'tooLong') return { text: null, problem: fileMessages.pdfTooLong(read.pages, read.most) };
  if (read.kind !== 'text') return { text: null, problem: fileMessages.pdfProblems[read.kind] };
  return {
    text: read.text,
    notes: [
      ...(read.blank.length > 0 ? [fileMessages.pdfBlank(read.blank)] : []),
      ...(read.partly.length > 0 ? [fileMessages.pdfPartly(read.partly)] : []),
    ],
    problem: null,
  };
}
