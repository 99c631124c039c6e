/** Larger pictures are read at this size, in px. Smaller ones blur thin letters. */
const SIZE = 160;

/**
 * The brand colours of a logo, as `#rrggbb`: two, one or none (`logoColours`). Takes the chosen file, or the address of the
 * stored picture. Rejects when the picture cannot be loaded or decoded.
 */
export async function readLogoColours(logo: Blob | string): Promise<string[]> {
  const [{ logoColours }, picture] = await Promise.all([
    import('../../lib/palette/logoColours.rules.ts'),
    typeof logo === 'string' ? download(logo) : logo,
  ]);
  const bitmap = await createImageBitmap(picture);
  const scale = Math.min(1, SIZE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot read pictures.');
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return logoColours(context.getImageData(0, 0, canvas.width, canvas.height));
}

async function download(address: string): Promise<Blob> {
  // The page may have cached it for an <img>, without the headers that let a script read it.
  const response = await fetch(address, { cache: 'reload' });
  if (!response.ok) throw new Error(`The logo could not be loaded: ${response.status}`);
  return response.blob();
}
