import {
  PDFDocument,
  rgb,
  StandardFonts,
  type PDFFont,
  type PDFImage,
  type PDFPage,
  type RGB,
} from 'pdf-lib';
import { encode } from 'uqr';
import { storefrontPalette } from '../../../lib/palette/palette.rules.ts';
import type { ThemeName } from '@forkfront/common/themes.ts';
import { messages } from './messages.ts';
import { qrPath } from '../../../ui/qrPath.ts';
import { linesOf } from './qrPoster.rules.ts';

/** What is printed: one A4 poster, or four A6 cards to cut out of A4 paper. */
export type PrintKind = 'poster' | 'cards';

export interface PrintedSite {
  name: string;
  url: string;
  theme: ThemeName;
  brand: { primary: string; secondary: string };
}

/** Draws lines of text as a PNG; `colour` is `#rrggbb`. */
export type DrawText = (lines: readonly string[], colour: string) => Promise<Uint8Array>;

/** A4 in points. An A6 card is half as wide and half as high. */
const [WIDTH, HEIGHT] = [595.28, 841.89];
/** Of the poster; printers leave 10 mm at the edge white. */
const MARGIN = 32;
const BAND = 236;
const STRIPE = 10;
const QR = 340;
/** Readers need four modules of white around a code; the shortest address has 25 modules. */
const QUIET = 56;

interface Art {
  name: PDFImage;
  scan: PDFImage;
  font: PDFFont;
  host: string;
  qr: { path: string; modules: number };
  brand: RGB;
  stripe: RGB;
}

/** The print file of a site, with its name, its colours and the QR code of its address. Rejects when words cannot be drawn. */
export async function makePrint(
  kind: PrintKind,
  site: PrintedSite,
  drawText: DrawText = drawOnCanvas,
): Promise<Blob> {
  const { light } = storefrontPalette(site.theme, site.brand);
  const document = await PDFDocument.create();
  document.setTitle(messages.printTitle(site.name));
  document.setLanguage('en-GB');
  const { data, size } = encode(site.url, { ecc: 'M', border: 0 });
  const art: Art = {
    name: await document.embedPng(await drawText(linesOf(site.name), light['on-brand'])),
    scan: await document.embedPng(await drawText([messages.scan], '#1c1a17')),
    font: await document.embedFont(StandardFonts.Helvetica),
    host: new URL(site.url).host,
    qr: { path: qrPath(data), modules: size },
    brand: colourOf(light.brand),
    stripe: colourOf(light.motif),
  };
  const page = document.addPage([WIDTH, HEIGHT]);
  if (kind === 'poster') drawSheet(page, art, { x: 0, y: 0, scale: 1 });
  else {
    for (const x of [0, WIDTH / 2])
      for (const y of [0, HEIGHT / 2]) drawSheet(page, art, { x, y, scale: 1 / 2 });
    drawCuts(page);
  }
  return new Blob([new Uint8Array(await document.save())], { type: 'application/pdf' });
}

/** The poster with its lower left corner at `x`, `y`. */
function drawSheet(page: PDFPage, art: Art, { x, y, scale }: { x: number; y: number; scale: number }): void {
  const at = (left: number, bottom: number, width: number, height: number) => ({
    x: x + left * scale,
    y: y + bottom * scale,
    width: width * scale,
    height: height * scale,
  });
  const picture = (image: PDFImage, middle: number, width: number, height: number): void => {
    const fit = Math.min(width / image.width, height / image.height);
    const [wide, high] = [image.width * fit, image.height * fit];
    page.drawImage(image, at((WIDTH - wide) / 2, middle - high / 2, wide, high));
  };
  const top = HEIGHT - MARGIN;
  page.drawRectangle({ ...at(MARGIN, top - BAND, WIDTH - 2 * MARGIN, BAND), color: art.brand });
  page.drawRectangle({ ...at(MARGIN, top - BAND - STRIPE, WIDTH - 2 * MARGIN, STRIPE), color: art.stripe });
  picture(art.name, top - BAND / 2, WIDTH - 2 * MARGIN - 64, BAND - 72);
  const code = at((WIDTH - QR) / 2, 0, QR, 0);
  page.drawSvgPath(art.qr.path, {
    x: code.x,
    y: y + (top - BAND - STRIPE - QUIET) * scale,
    scale: (QR * scale) / art.qr.modules,
    color: rgb(0, 0, 0),
  });
  picture(art.scan, 96, 400, 50);
  const room = WIDTH - 2 * MARGIN;
  const size = Math.min(20, room / art.font.widthOfTextAtSize(art.host, 1));
  const width = art.font.widthOfTextAtSize(art.host, size);
  page.drawText(art.host, {
    ...at((WIDTH - width) / 2, 42, 0, 0),
    size: size * scale,
    font: art.font,
    color: rgb(0.25, 0.24, 0.22),
  });
}

/** Where to cut the four cards. */
function drawCuts(page: PDFPage): void {
  const line = { thickness: 0.5, color: rgb(0.6, 0.6, 0.6), dashArray: [4, 4] };
  page.drawLine({ ...line, start: { x: WIDTH / 2, y: 0 }, end: { x: WIDTH / 2, y: HEIGHT } });
  page.drawLine({ ...line, start: { x: 0, y: HEIGHT / 2 }, end: { x: WIDTH, y: HEIGHT / 2 } });
}

const colourOf = (hex: string): RGB => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  return rgb(red, green, blue);
};

/** Px of a line; a name of one line is printed with about 500 dots an inch. */
const LINE_PX = 400;

/** Draws in the font of our headings: a picture shows names in every script, which a font inside the file would not. */
async function drawOnCanvas(lines: readonly string[], colour: string): Promise<Uint8Array> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display') || 'serif';
  const size = `600 ${LINE_PX * 0.78}px`;
  const font = `${size} ${family}`;
  // Only the first: the others are fonts of devices, and one that a device lacks would fail. Without the first, the next is drawn.
  const [first = 'serif'] = family.split(',');
  await Promise.allSettled([document.fonts.load(`${size} ${first}`, lines.join(' '))]);
  context.font = font;
  canvas.width = Math.ceil(Math.max(...lines.map((line) => context.measureText(line).width))) + LINE_PX / 4;
  canvas.height = lines.length * LINE_PX;
  // A new size resets the context.
  Object.assign(context, { font, fillStyle: colour, textAlign: 'center', textBaseline: 'middle' });
  for (const [index, line] of lines.entries())
    context.fillText(line, canvas.width / 2, (index + 0.5) * LINE_PX);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) throw new Error('This browser cannot write a picture.');
  return new Uint8Array(await picture.arrayBuffer());
}
