import sharp from 'sharp';

/** A real PNG: a plate on dark green. */
export async function logoFile(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const plate = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><rect width="240" height="240" fill="#064"/><circle cx="120" cy="120" r="80" fill="#fff3d6"/><circle cx="120" cy="120" r="52" fill="none" stroke="#064" stroke-width="6"/></svg>',
  );
  return { name: 'logo.png', mimeType: 'image/png', buffer: await sharp(plate).png().toBuffer() };
}
