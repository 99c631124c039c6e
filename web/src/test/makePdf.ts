import { PDFDocument, PDFHexString, StandardFonts } from 'pdf-lib';

/** A text on an A4 page (595 by 842 points): from the left, from the top, its size, or its right end instead of its start. */
export type Printed = [text: string, x: number, y: number, options?: { size?: number; isRightEnd?: boolean }];

/** The rows of one column: names at `x`, prices that end at `right`. */
export const printedList = (rows: readonly string[], x: number, right: number, top = 60): Printed[] =>
  rows.flatMap((row, index): Printed[] => {
    const [name = '', price] = row.split(' | ');
    const y = top + index * 18;
    return [[name, x, y], ...(price ? [[price, right, y, { isRightEnd: true }] satisfies Printed] : [])];
  });

interface Options {
  /** Needs a password to open. */
  isLocked?: boolean;
  /** Clockwise turn of the pages, a multiple of 90 degrees. */
  turn?: number;
}

/** A PDF file with these pages. */
export async function makePdf(pages: readonly Printed[][], { isLocked, turn }: Options = {}) {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const texts of pages) {
    const page = document.addPage([595, 842]);
    for (const [text, x, y, { size = 11, isRightEnd = false } = {}] of texts)
      page.drawText(text, {
        x: isRightEnd ? x - font.widthOfTextAtSize(text, size) : x,
        y: 842 - y,
        size,
        font,
      });
  }
  if (turn)
    for (const page of document.getPages()) page.setRotation({ type: 'degrees', angle: turn } as never);
  if (isLocked) {
    const { context } = document;
    const secret = PDFHexString.of('ab'.repeat(32));
    const lock = context.obj({ Filter: 'Standard', V: 1, R: 2, O: secret, U: secret, P: -4 });
    context.trailerInfo.Encrypt = context.register(lock);
    context.trailerInfo.ID = context.obj([secret, secret]);
  }
  return document.save({ useObjectStreams: false });
}
