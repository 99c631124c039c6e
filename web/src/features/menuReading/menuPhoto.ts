import { MENU_PHOTO_SIDE } from '@forkfront/common/limits.ts';
import type { IEnvironment } from 'relay-runtime';
import type { Refusal } from '../../relay/refusal.ts';
import { accepted, sendFile, UploadFailure, type UploadTarget } from '../uploads/useUpload.ts';
import { fileMessages } from './fileMessages.ts';
import type { FileText } from './readPdfMenu.ts';

const QUALITY = 0.85;
const PERCENT = 100;

/** The width and height of a picture that is made to fit, never larger; px. Menus are printed small, so it is not made smaller. */
export function fittedSize({ width, height }: { width: number; height: number }): [number, number] {
  const scale = Math.min(1, MENU_PHOTO_SIDE / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}

/** A photo as a JPEG that fits: less to send, upright, without its place and time. Null when the browser cannot draw it. */
async function scaledPhoto(file: File): Promise<File | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = fittedSize(picture);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency: it would become black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return blob && new File([blob], 'menu.jpg', { type: 'image/jpeg' });
}

/** What a photo is sent for, and who reads it. */
export interface PhotoReading {
  environment: IEnvironment;
  /** The chat or the restaurant. */
  owner: Pick<UploadTarget, 'resourceId' | 'conversation'>;
  /** Asks the server for the text of the photo with this key. */
  transcribe: (
    objectKey: string,
  ) => Promise<{ payload: { text: string }; refusal: null } | { payload: null; refusal: Refusal }>;
  onProgress: (progress: string) => void;
  signal: AbortSignal;
}

/** The text of a menu on a photo, read by the server's model, or why there is none. Rejects when aborted. */
export async function readMenuPhoto(
  file: File,
  { environment, owner, transcribe, onProgress, signal }: PhotoReading,
): Promise<FileText> {
  const photo = await scaledPhoto(file);
  signal.throwIfAborted();
  if (!photo) return { text: null, problem: fileMessages.photoUndrawable };
  const target: UploadTarget = { context: 'menu_photo', ...owner };
  const onSent = (part: number): void => onProgress(fileMessages.sendingPhoto(Math.round(part * PERCENT)));
  try {
    const objectKey = await sendFile(environment, target, photo, onSent, signal);
    onProgress(fileMessages.readingPhoto);
    const { text } = accepted(await transcribe(objectKey));
    return { text, notes: [], problem: null };
  } catch (error) {
    if (!(error instanceof UploadFailure)) throw error;
    return { text: null, problem: error.detail ?? error.message };
  }
}
