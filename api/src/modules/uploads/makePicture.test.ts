import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePicture } from './makePicture.ts';
import { PHOTO_WIDTHS } from '@forkfront/common/pictures.ts';
import type { PictureRule } from './picture.rules.ts';

const LOGO = { folder: 'logos', widths: [512], maxHeight: 512, quality: 90 } as const;
const PHOTO = { folder: 'heroes', widths: PHOTO_WIDTHS, maxHeight: 3840, quality: 82 };
type Colour = { r: number; g: number; b: number; alpha?: number };
const RED = { r: 200, g: 20, b: 20 };

const sample = (width: number, height: number, background: Colour = RED, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background } });

async function sizes(file: Buffer, rule: PictureRule) {
  const result = await makePicture(file, rule);
  if (!result.ok) throw new Error(result.error);
  return result.value.sizes;
}

async function made(file: Buffer) {
  const [{ bytes } = { bytes: file }] = await sizes(file, LOGO);
  return { bytes, metadata: await sharp(bytes).metadata() };
}

describe('makePicture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('makePicture converts %s and shrinks it', async (format) => {
    const { metadata } = await made(await sample(1000, 500).toFormat(format).toBuffer());
    expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 256 });
  });

  it('makePicture does not enlarge', async () => {
    const { metadata } = await made(await sample(40, 20).png().toBuffer());
    expect(metadata).toMatchObject({ width: 40, height: 20 });
  });

  it.each([
    [{ width: 2400, height: 100 }, ['480x20', '960x40', '1920x80']],
    [{ width: 1920, height: 80 }, ['480x20', '960x40', '1920x80']],
    [{ width: 1300, height: 130 }, ['480x48', '960x96', '1300x130']],
    [{ width: 960, height: 40 }, ['480x20', '960x40']],
    [{ width: 481, height: 300 }, ['480x299', '481x300']],
    [{ width: 200, height: 100 }, ['200x100']],
    [{ width: 400, height: 16_000 }, ['96x3840']],
    [{ width: 5712, height: 4284 }, ['480x360', '960x720', '1920x1440']],
  ])('makePicture makes the sizes of a photo of %j', { tags: ['@long'] }, async (size, expected) => {
    const pictures = await sizes(await sample(size.width, size.height).jpeg().toBuffer(), PHOTO);
    const found = await Promise.all(pictures.map(({ bytes }) => sharp(bytes).metadata()));
    expect(found.map(({ width, height }) => `${width}x${height}`)).toEqual(expected);
    expect(found.map(({ format }) => format)).toEqual(expected.map(() => 'webp'));
    expect(pictures.map(({ width }) => width)).toEqual(found.map(({ width }) => width));
  });

  it.each([
    ['grey', () => sample(500, 250).grayscale().png()],
    [
      'grey with transparency',
      () =>
        sample(500, 250, { ...RED, alpha: 0.5 }, 4)
          .grayscale()
          .png(),
    ],
    ['of 16 bits', () => sample(500, 250).toColourspace('rgb16').png()],
    ['in CMYK', () => sample(500, 250).toColourspace('cmyk').jpeg()],
    ['of 8 colours', () => sample(500, 250).png({ palette: true, colours: 8 })],
  ])('makePicture reads a picture that is %s', async (_what, file) => {
    const bytes = await file().toBuffer();
    const expected = await sharp(bytes).toColourspace('srgb').webp().toBuffer();
    for (const picture of await sizes(bytes, PHOTO)) {
      const { channels } = await sharp(picture.bytes).stats();
      const wanted = (await sharp(expected).stats()).channels;
      for (const index of [0, 1, 2])
        expect(Math.abs((channels[index]?.mean ?? 0) - (wanted[index]?.mean ?? 999))).toBeLessThan(4);
    }
  });

  it.each([
    [{ ...PHOTO, isCover: true as const }, /^[\w-]{32}$/],
    [PHOTO, /^c11c11$/],
  ])('the blur of a picture with the rule %j matches %s', async (rule, expected) => {
    const result = await makePicture(await sample(400, 300).png().toBuffer(), rule);
    expect(result.ok && result.value.blur).toMatch(expected);
  });

  it.each([
    [1, true],
    [0.5, false],
  ])('whether a picture with an opacity of %d has a blur: %s', async (alpha, expected) => {
    const file = await sample(64, 64, { ...RED, alpha }, 4)
      .png()
      .toBuffer();
    const result = await makePicture(file, PHOTO);
    expect(result.ok && result.value.blur !== null).toBe(expected);
  });

  it.each([
    [16, 'srgb'],
    [16, 'p3'],
    [16, null],
    [8, 'srgb'],
    [8, 'p3'],
    [8, null],
  ] as const)('a PNG of %i bits with the profile %s keeps its colours', async (bits, profile) => {
    for (const colour of [
      { r: 255, g: 0, b: 0 },
      { r: 200, g: 90, b: 40 },
    ]) {
      const painted = sample(40, 20, colour).toColourspace(bits === 16 ? 'rgb16' : 'srgb');
      const file = await (profile ? painted.withIccProfile(profile) : painted).png().toBuffer();
      expect((await sharp(file).metadata()).depth).toBe(bits === 16 ? 'ushort' : 'uchar');
      const { bytes } = await made(file);
      const [r = 0, g = 255, b = 255] = await sharp(bytes).raw().toBuffer();
      const away = Math.max(Math.abs(r - colour.r), Math.abs(g - colour.g), Math.abs(b - colour.b));
      expect(away).toBeLessThan(7);
    }
  });

  it('makePicture keeps transparency', async () => {
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

  it('makePicture turns a picture upright and removes its location', async () => {
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

  it(
    'makePicture turns every size of a photo upright, without its profile',
    { tags: ['@long'] },
    async () => {
      const file = await sample(160, 1200)
        .jpeg()
        .withIccProfile('p3')
        .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
        .withMetadata({ orientation: 8 })
        .toBuffer();
      const pictures = await sizes(file, PHOTO);
      for (const { bytes, width } of pictures) {
        const metadata = await sharp(bytes).metadata();
        expect(metadata).toMatchObject({ width, height: (width * 2) / 15 });
        expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual(
          Array(4).fill(undefined),
        );
      }
      expect(pictures.map(({ width }) => width)).toEqual([480, 960, 1200]);
    },
  );

  it('makePicture removes data hidden behind or inside a picture', async () => {
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

  it('makePicture takes the first frame of an animation', async () => {
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
  ])('makePicture refuses %s', async (_what, text) =>
    expect(await makePicture(Buffer.from(text, 'latin1'), LOGO)).toEqual({ ok: false, error: 'unreadable' }),
  );

  it.each(['gif', 'tiff', 'avif'] as const)('makePicture refuses the format %s', async (format) => {
    const file = await sample(20, 20).toFormat(format).toBuffer();
    expect(await makePicture(file, LOGO)).toEqual({ ok: false, error: 'unreadable' });
  });

  it('makePicture refuses a truncated picture', async () => {
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
    expect(await makePicture(cut, LOGO)).toEqual({ ok: false, error: 'unreadable' });
  });

  it.each([
    ['very many', 30_000, 30_000],
    ['just over 25 million', 5008, 5000],
    ['a strip of too many', 8, 16_384],
    ['a column of too many', 16_384, 8],
  ])('makePicture refuses a small file of %s pixels before decoding it', async (_what, width, height) => {
    const bomb = blackPng(width, height);
    expect(bomb.length).toBeLessThan(200_000);
    const memory = process.memoryUsage().rss;
    expect(await makePicture(bomb, LOGO)).toEqual({ ok: false, error: 'tooManyPixels' });
    expect(process.memoryUsage().rss - memory).toBeLessThan(50 * 1024 * 1024);
  });
});

/** A one-bit PNG that is completely black. */
function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((width / 8 + 1) * height), { level: 6 });
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
