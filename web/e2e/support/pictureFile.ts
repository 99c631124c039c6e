import sharp from 'sharp';

/** A JPEG of noise, which hardly compresses, so that its upload takes time; sizes in px. */
export async function pictureFile(
  name: string,
  width: number,
  height: number,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const;
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
