import { MENU_PHOTO_SIDE } from '@forkfront/common/limits.ts';
import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { menuPhotoReadMutation } from '../../__generated__/menuPhotoReadMutation.graphql.ts';
import { sendMutation } from '../../relay/useMutationOutcome.ts';
import { accepted, sendFile, UploadFailure } from '../uploads/useUpload.ts';
import type { MenuRead, Reading } from './menuFile.ts';
import { messages } from './messages.ts';

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

/** The text of a menu on a photo, read by the server's model, or why there is none. Rejects when aborted. */
export async function readMenuPhoto(
  file: File,
  { environment, conversation: { id, token }, onProgress, signal }: Reading,
): Promise<MenuRead> {
  const photo = await scaledPhoto(file);
  signal.throwIfAborted();
  if (!photo) return { kind: 'refused', problem: messages.photoUndrawable };
  const target = { context: 'menu_photo', resourceId: id, conversation: token } as const;
  const onSent = (part: number): void => onProgress(messages.sendingPhoto(Math.round(part * PERCENT)));
  try {
    const objectKey = await sendFile(environment, target, photo, onSent, signal);
    onProgress(messages.readingPhoto);
    const { text } = accepted(await transcribe(environment, objectKey, token));
    return { kind: 'toCheck', text };
  } catch (error) {
    if (!(error instanceof UploadFailure)) throw error;
    return { kind: 'refused', problem: error.detail ?? error.message };
  }
}

const transcribe = (environment: IEnvironment, objectKey: string, conversation: string) =>
  sendMutation<menuPhotoReadMutation>(
    environment,
    graphql`
      mutation menuPhotoReadMutation($input: ReadMenuPhotoInput!) {
        readMenuPhoto(input: $input) {
          ... on ReadMenuPhotoPayload @alias(as: "payload") {
            text
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    { variables: { input: { objectKey, conversation } }, fallback: messages.photoFailed },
  );
