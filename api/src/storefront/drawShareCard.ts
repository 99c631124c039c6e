import sharp, { type OverlayOptions } from 'sharp';
import { drawText } from './drawText.ts';
import type { ShareCard } from './renderer.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const STRIPE = 28;
const TEXT_WIDTH = 1000;

/**
 * The card of a site as PNG. `directory`: folder of the built renderer.
 */
export async function drawShareCard(card: ShareCard, directory: string): Promise<Buffer> {
  const text = (words: string, height: number, y: number): Promise<OverlayOptions> =>
    drawText(words, { ...card, directory, width: TEXT_WIDTH, height, centre: { x: WIDTH / 2, y } });
  const stripe = { create: { width: WIDTH, height: STRIPE, channels: 3 as const, background: card.stripe } };
  const words = card.line
    ? [await text(card.name, 280, 255), await text(card.line, 56, 480)]
    : [await text(card.name, 300, 300)];
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: card.ground } })
    .composite([{ input: stripe, left: 0, top: HEIGHT - STRIPE }, ...words])
    .png({ palette: true })
    .toBuffer();
}
