import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePicture } from './makePicture.ts';

const SIDE = 512;
type Colour = { r: number; g: number; b: number; alpha?: number };
const RED = { r: 200, g: 20, b: 20 };

const sample = (width: number, height: number, background: Colour = RED, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background } });

async function made(file: Buffer) {
  const result = await makePicture(file, SIDE);
  if (!result.ok) throw new Error(result.error);
  return { bytes: result.value, metadata: await sharp(result.value).metadata() };
}

describe('makePicture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('makes WebP of %s and shrinks it', async (format) => {
    const { metadata } = await made(await sample(2000, 1000).toFormat(format).toBuffer());
    expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 256 });
  });

  it('does not enlarge', async () => {
    const { metadata } = await made(await sample(40, 20).png().toBuffer());
    expect(metadata).toMatchObject({ width: 40, height: 20 });
  });

  it('keeps transparency', async () => {
    const { bytes, metadata } = await made(
      await sample(64, 64, { ...RED, alpha: 0.5 }, 4)
        .png()
        .toBuffer(),
    );
    expect(metadata.hasAlpha).toBe(true);
    const [, , , alpha] = await sharp(bytes).raw().toBuffer();
    expect(alpha).toBeGreaterThan(115);
    expect(alpha).toBeLessThan(140);
  });

  it('turns a picture upright and forgets where it was taken', async () => {
    const secret = 'taken at home';
    const file = await sample(300, 200)
      .jpeg()
      .withExif({ IFD0: { Copyright: secret }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(file).metadata()).exif?.includes(secret)).toBe(true);
    const { bytes, metadata } = await made(file);
    expect(metadata).toMatchObject({ width: 200, height: 300 });
    expect(metadata.exif).toBeUndefined();
    expect(metadata.xmp).toBeUndefined();
    expect(metadata.icc).toBeUndefined();
    expect(bytes.includes(secret)).toBe(false);
  });

  it('drops what is hidden behind or inside a picture', async () => {
    const script = '<script>alert(1)</script>';
    const jpeg = await sample(50, 50).jpeg().toBuffer();
    const comment = Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, script.length + 2]),
      Buffer.from(script),
      jpeg.subarray(2),
      Buffer.from(`\n${script}PK\x03\x04`),
    ]);
    const { bytes, metadata } = await made(comment);
    expect(metadata.format).toBe('webp');
    expect(bytes.includes('script')).toBe(false);
    expect(bytes.includes('PK\x03\x04')).toBe(false);
  });

  it('takes the first picture of a moving one', async () => {
    const frames = await sharp(
      await Promise.all(
        [RED, { r: 0, g: 0, b: 255 }].map((colour) => sample(20, 20, colour).png().toBuffer()),
      ),
      { join: { animated: true } },
    )
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    const { metadata } = await made(frames);
    expect(metadata.pages ?? 1).toBe(1);
    expect(metadata.height).toBe(20);
  });

  it.each([
    [
      'an SVG',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    ],
    [
      'an SVG with a declaration',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    ],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['HTML that starts like a GIF', 'GIF89a/*<script>alert(1)</script>*/'],
    ['a PDF', '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'],
    ['words', 'just words'],
    ['nothing', ''],
    ['the first bytes of a PNG', '\x89PNG\r\n\x1a\n'],
  ])('refuses %s', async (_what, text) =>
    expect(await makePicture(Buffer.from(text, 'latin1'), SIDE)).toEqual({ ok: false, error: 'unreadable' }),
  );

  it.each(['gif', 'tiff', 'avif'] as const)('refuses %s', async (format) => {
    const file = await sample(20, 20).toFormat(format).toBuffer();
    expect(await makePicture(file, SIDE)).toEqual({ ok: false, error: 'unreadable' });
  });

  it('refuses a picture that was cut', async () => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: RED,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    const cut = noise.subarray(0, noise.length / 2);
    expect(await makePicture(cut, SIDE)).toEqual({ ok: false, error: 'unreadable' });
  });

  it('refuses a small file of very many pixels before decoding it', async () => {
    const bomb = blackPng(30_000, 30_000);
    expect(bomb.length).toBeLessThan(200_000);
    const memory = process.memoryUsage().rss;
    expect(await makePicture(bomb, SIDE)).toEqual({ ok: false, error: 'tooManyPixels' });
    expect(process.memoryUsage().rss - memory).toBeLessThan(50 * 1024 * 1024);
  });
});

/** A one-bit PNG, all black. */
function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((width / 8 + 1) * height), { level: 9 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
