import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import type { FieldProblem } from '../../lib/failure.ts';
import { fail, type Result } from '../../lib/result.ts';
import { makePicture, type SizedPicture } from './makePicture.ts';
import { messages } from './messages.ts';
import type { PictureQueue } from './pictureQueue.ts';
import { sizeProblem, type UploadRule } from './upload.rules.ts';

export interface SentFile {
  objectKey: string;
  /** Bytes that the object must have. */
  sizeBytes: number;
  rule: UploadRule;
  /** IP of who confirms it. */
  ip: string;
}

/** `isFinal`: the file itself is no good, so sending the same one again does not help. */
export interface PictureRefusal extends FieldProblem {
  isFinal: boolean;
}

/**
 * Makes our own picture of a file that a browser sent; 'full' when too many are being made now. The size is looked at
 * before anything is read. Rejects when the storage does not answer.
 */
export async function readPicture(
  storage: StorageGateway,
  queue: PictureQueue,
  { objectKey, sizeBytes, rule, ip }: SentFile,
): Promise<Result<SizedPicture, PictureRefusal | 'full'>> {
  const stored = await storage.size(objectKey);
  if (stored === null) return refuse('objectKey', messages.notArrived);
  const problem = sizeProblem(stored, rule);
  if (problem) return refuse('sizeBytes', problem, true);
  if (stored !== sizeBytes) return refuse('sizeBytes', messages.sizeDiffers);
  // Read in turn too: files that wait would fill the memory.
  const made = await queue.tryRun(ip, async () => {
    const original = await storage.read(objectKey, stored);
    return original && makePicture(original.bytes, rule);
  });
  if (!made.ok) return made;
  if (!made.value) return refuse('objectKey', messages.notArrived);
  return made.value.ok ? made.value : refuse('objectKey', messages[made.value.error], true);
}

const refuse = (path: string, message: string, isFinal = false): { ok: false; error: PictureRefusal } =>
  fail({ path, message, isFinal });
