import { cutName, type Cut } from './crop.rules.ts';

const QUALITY = 0.92;

/**
 * A part of a shown picture as a file of its own: WebP, or JPEG where the browser writes no WebP. Rejects when the browser
 * cannot draw it (too large for its memory).
 */
export async function cropPicture(image: HTMLImageElement, cut: Cut, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = cut.toWidth;
  canvas.height = cut.toHeight;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas.');
  context.imageSmoothingQuality = 'high';
  const draw = (): void =>
    context.drawImage(image, cut.x, cut.y, cut.width, cut.height, 0, 0, cut.toWidth, cut.toHeight);
  draw();
  let blob = await toBlob(canvas, 'image/webp');
  if (blob?.type !== 'image/webp') {
    // JPEG knows no transparency: it would come out black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, cut.toWidth, cut.toHeight);
    draw();
    blob = await toBlob(canvas, 'image/jpeg');
  }
  if (!blob) throw new Error('This browser could not write the picture.');
  return new File([blob], cutName(name, blob.type), { type: blob.type });
}

const toBlob = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
