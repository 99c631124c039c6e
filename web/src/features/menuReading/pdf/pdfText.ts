import { getDocument, OPS, type PDFPageProxy } from 'unpdf/pdfjs';
import { pageText } from './pageText.rules.ts';
import type { TextRun } from './rows.rules.ts';

/** Pages of a PDF that is read. */
const MAX_PAGES = 20;

/** The text of a PDF. */
export type PdfText =
  /** Numbers of pages. `blank`: without text, e.g. scanned ones; `partly`: words are missing, because of their font. */
  | { kind: 'text'; text: string; blank: number[]; partly: number[] }
  | { kind: 'locked' | 'damaged' | 'noText' }
  /** `most`: pages that would be read. */
  | { kind: 'tooLong'; pages: number; most: number };

/** Reads the text of a PDF, page by page. Its scripts, links and pictures are ignored. `onPage` is called before each page. */
export async function pdfText(
  bytes: Uint8Array,
  onPage: (page: number, pages: number) => void,
): Promise<PdfText> {
  let lacksCodes = false;
  /** Knows no tables of character codes: those of Chinese, Japanese and Korean fonts are larger than the app. */
  class NoTables {
    fetch({ kind }: { kind: string }): Promise<never> {
      lacksCodes ||= kind === 'cMapUrl';
      return Promise.reject(new Error('There are no tables.'));
    }
  }
  const task = getDocument({
    data: bytes,
    disableFontFace: true,
    useSystemFonts: true,
    verbosity: 0,
    BinaryDataFactory: NoTables,
  });
  try {
    const document = await task.promise;
    const pages = document.numPages;
    if (pages > MAX_PAGES) return { kind: 'tooLong', pages, most: MAX_PAGES };
    const texts: string[] = [];
    const partly: number[] = [];
    for (let number = 1; number <= pages; number += 1) {
      onPage(number, pages);
      const page = await document.getPage(number);
      const text = await textOfPage(page);
      texts.push(text);
      if (lacksCodes && isLegible(text) && (await hasUnreadFont(page))) partly.push(number);
    }
    const blank = texts.flatMap((text, index) => (isLegible(text) ? [] : [index + 1]));
    if (blank.length === pages) return { kind: 'noText' };
    return { kind: 'text', text: texts.filter(isLegible).join('\n\n'), blank, partly };
  } catch (error) {
    // pdf.js throws errors of many kinds for a damaged file.
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { kind: isLocked ? 'locked' : 'damaged' };
  } finally {
    await task.destroy();
  }
}

async function textOfPage(page: PDFPageProxy): Promise<string> {
  const [a, b, c, d, e, f] = numbers(page.getViewport({ scale: 1 }).transform);
  const { items } = await page.getTextContent();
  /** By quarter turns: text at the side of a page is read after the other. */
  const byTurn = new Map<number, TextRun[]>();
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const [ma, mb, mc, md, me, mf] = numbers(item.transform);
    const angle = Math.atan2(b * ma + d * mb, a * ma + c * mb);
    const turn = Math.round(angle / (Math.PI / 2));
    const [cos, sin] = [Math.cos((turn * Math.PI) / 2), Math.sin((turn * Math.PI) / 2)];
    const [x, y] = [a * me + c * mf + e, b * me + d * mf + f];
    const run = {
      text: item.str,
      x: x * cos + y * sin,
      y: y * cos - x * sin,
      width: item.width,
      size: Math.hypot(mc, md),
    };
    byTurn.set(turn, [...(byTurn.get(turn) ?? []), run]);
  }
  const turns = [...byTurn].sort(([first], [second]) => Math.abs(first) - Math.abs(second));
  return turns.map(([, runs]) => pageText(runs)).join('\n\n');
}

/** Whether a page uses a font that could not be read: pdf.js has a text about it in place of the font. */
async function hasUnreadFont(page: PDFPageProxy): Promise<boolean> {
  const { fnArray, argsArray } = await page.getOperatorList();
  return fnArray.some((operator, index) => {
    const [name] = operator === OPS.setFont ? (argsArray[index] as unknown[]) : [];
    return (
      typeof name === 'string' && page.commonObjs.has(name) && typeof page.commonObjs.get(name) === 'string'
    );
  });
}

/** A transformation matrix, of which the types of pdf.js say nothing. */
function numbers(matrix: readonly unknown[]): [number, number, number, number, number, number] {
  const [a, b, c, d, e, f] = matrix.map(Number);
  return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0];
}

/** Not empty, and not the numbers of shapes that a font has without saying which letters they are. */
function isLegible(text: string): boolean {
  const visible = text.replaceAll(/\s/gu, '');
  const unknown = visible.match(/[\p{Co}\p{Cn}\p{Cc}\uFFFD]/gu)?.length ?? 0;
  return visible.length > 0 && unknown < visible.length / 3;
}
