import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makePrint, type PrintKind } from './posterPdf.ts';

const site = {
  name: 'Olive & Ember by the Old Harbour Wall',
  url: 'https://olive-and-ember.example',
  theme: 'TRATTORIA' as const,
  brand: { primary: '#8a3324', secondary: '#5b6b2f' },
};

/** A print of the site, and the texts that were drawn for it. */
async function print(kind: PrintKind) {
  const drawn: [string, string][] = [];
  const dot = await sharp({ create: { width: 8, height: 4, channels: 4, background: '#ffffff' } })
    .png()
    .toBuffer();
  const file = await makePrint(kind, site, async (lines, colour) => {
    drawn.push([lines.join('|'), colour]);
    return new Uint8Array(dot);
  });
  return { file, drawn, document: await PDFDocument.load(await file.arrayBuffer()) };
}

it.each(['poster', 'cards'] as const)('the %s are one page of A4 with the name in lines', async (kind) => {
  const { file, drawn, document } = await print(kind);
  expect(file.type).toBe('application/pdf');
  expect(document.getTitle()).toBe('Olive & Ember by the Old Harbour Wall: scan to order');
  expect(document.getPages().map((page) => page.getSize())).toEqual([{ width: 595.28, height: 841.89 }]);
  expect(drawn.map(([text]) => text)).toEqual(['Olive & Ember by the Old|Harbour Wall', 'Scan to order']);
  expect(drawn[0]?.[1]).toBe('#ffffff');
});

it('a browser that cannot draw makes no file', async () => {
  await expect(
    makePrint('poster', site, () => Promise.reject(new Error('This browser cannot draw.'))),
  ).rejects.toThrow('cannot draw');
});
