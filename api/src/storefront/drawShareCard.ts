import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { ShareCard } from './renderer.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const STRIPE = 28;
const TEXT_WIDTH = 1000;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * The card of a site as PNG. Pango renders the text in the site's font. No picture is decoded, so the loaders that
 * uploads block stay blocked. `directory`: folder of the built renderer.
 */
export async function drawShareCard(card: ShareCard, directory: string): Promise<Buffer> {
  async function text(words: string, height: number, centre: number): Promise<OverlayOptions> {
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${card.ink}">${escaped(words)}</span>`,
        font: card.font.family,
        fontfile: join(directory, card.font.file),
        width: TEXT_WIDTH,
        height,
        align: 'centre',
        rgba: true,
      },
    })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return {
      input: data,
      raw: { width: info.width, height: info.height, channels: info.channels },
      left: Math.round((WIDTH - info.width) / 2),
      top: Math.round(centre - info.height / 2),
    };
  }
  const stripe = { create: { width: WIDTH, height: STRIPE, channels: 3 as const, background: card.stripe } };
  const words = card.line
    ? [await text(card.name, 280, 255), await text(card.line, 56, 480)]
    : [await text(card.name, 300, 300)];
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: card.ground } })
    .composite([{ input: stripe, left: 0, top: HEIGHT - STRIPE }, ...words])
    .png({ palette: true })
    .toBuffer();
}
