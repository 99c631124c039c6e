import {
  beginText,
  endText,
  moveText,
  PDFDocument,
  PDFHexString,
  PDFString,
  setFontAndSize,
  showText,
  StandardFonts,
} from 'pdf-lib';

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

/**
 * A PDF file with these pages: a price of 8.50 on each, and on a page of `true` a name in a font that is not part of the file,
 * with one of the standard codes of Chinese, Japanese or Korean letters.
 */
export async function makeUnembeddedPdf(
  pages: readonly boolean[],
  { encoding, ordering, text }: { encoding: string; ordering: string; text: string },
) {
  const document = await PDFDocument.create();
  const { context } = document;
  const helvetica = await document.embedFont(StandardFonts.Helvetica);
  const descriptor = context.obj({
    Type: 'FontDescriptor',
    FontName: 'SimSun',
    Flags: 4,
    FontBBox: [0, -200, 1000, 900],
    ItalicAngle: 0,
    Ascent: 800,
    Descent: -200,
    CapHeight: 700,
    StemV: 80,
  });
  const descendant = context.obj({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: 'SimSun',
    CIDSystemInfo: {
      Registry: PDFString.of('Adobe'),
      Ordering: PDFString.of(ordering),
      Supplement: 2,
    },
    FontDescriptor: context.register(descriptor),
    DW: 1000,
  });
  const font = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: 'SimSun',
      Encoding: encoding,
      DescendantFonts: [context.register(descendant)],
    }),
  );
  for (const hasName of pages) {
    const page = document.addPage([595, 842]);
    page.drawText('8.50', { x: 400, y: 700, size: 11, font: helvetica });
    if (!hasName) continue;
    const name = page.node.newFontDictionary('Unembedded', font);
    page.pushOperators(
      beginText(),
      setFontAndSize(name, 11),
      moveText(50, 700),
      showText(PDFHexString.of(text)),
      endText(),
    );
  }
  return document.save({ useObjectStreams: false });
}
