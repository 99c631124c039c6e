import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import type { FieldProblem } from '../../lib/failure.ts';
import { fail, type Result } from '../../lib/result.ts';
import { makePicture, type SizedPicture } from './makePicture.ts';
import { messages } from './messages.ts';
import { sizeProblem, type UploadRule } from './upload.rules.ts';

export interface SentFile {
  objectKey: string;
  /** Bytes that the object must have. */
  sizeBytes: number;
  rule: UploadRule;
}

/** `isFinal`: the file itself is no good, so sending the same one again does not help. */
export interface PictureRefusal extends FieldProblem {
  isFinal: boolean;
}

/** Makes our own picture of a file that a browser sent. Rejects when the storage does not answer. */
export async function readPicture(
  storage: StorageGateway,
  { objectKey, sizeBytes, rule }: SentFile,
): Promise<Result<SizedPicture, PictureRefusal>> {
  const stored = await storage.size(objectKey);
  if (stored === null) return refuse('objectKey', messages.notArrived);
  const problem = sizeProblem(stored, rule);
  if (problem) return refuse('sizeBytes', problem, true);
  if (stored !== sizeBytes) return refuse('sizeBytes', messages.sizeDiffers);
  const original = await storage.read(objectKey, stored);
  if (!original) return refuse('objectKey', messages.notArrived);
  const picture = await makePicture(original.bytes, rule);
  return picture.ok ? picture : refuse('objectKey', messages[picture.error], true);
}

const refuse = (path: string, message: string, isFinal = false): { ok: false; error: PictureRefusal } =>
  fail({ path, message, isFinal });
