import type { ShareCard } from '@forkfront/common/renderer.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { drawText } from './drawText.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const TEXT_WIDTH = 1000;
/** Middles of what the card shows, in px from its top. */
const AT = { name: 240, sign: 388, line: 466 };
/** The same on a card without a name. */
const NAMELESS = { name: 0, sign: 275, line: 375 };

/**
 * The card of a site as PNG: its name, the sign of the cuisine, a line, and the pattern above and below. `directory`: folder of
 * the built renderer.
 */
export async function drawShareCard(card: ShareCard, directory: string): Promise<Buffer> {
  const { name, line, ground, ink, stripe } = card;
  const text = (words: string, height: number, y: number): Promise<OverlayOptions> =>
    drawText(words, { ...card, directory, width: TEXT_WIDTH, height, centre: { x: WIDTH / 2, y } });
  const band = await tinted(join(directory, card.band), stripe);
  const sign = await tinted(join(directory, card.sign), ink);
  const at = name ? AT : NAMELESS;
  const words = [
    ...(name ? [await text(name, 190, at.name)] : []),
    ...(line ? [await text(line, 44, at.line)] : []),
  ];
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: ground } })
    .composite([
      { ...band.overlay, left: 0, top: 0 },
      { ...band.overlay, left: 0, top: HEIGHT - band.height },
      {
        ...sign.overlay,
        left: Math.round((WIDTH - sign.width) / 2),
        top: at.sign - Math.round(sign.height / 2),
      },
      ...words,
    ])
    .png({ palette: true })
    .toBuffer();
}

/** A colour (`#rrggbb`) as opaque as a picture of ours. */
async function tinted(file: string, colour: string) {
  const { data, info } = await sharp(await readFile(file))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const input = await sharp({ create: { width, height, channels: 3, background: colour } })
    .joinChannel(data, { raw: { width, height, channels: 1 } })
    .raw()
    .toBuffer();
  const overlay = { input, raw: { width, height, channels: 4 } } satisfies OverlayOptions;
  return { overlay, width, height };
}
