import { setTimeout as wait } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { RateLimiter, RateLimit } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import {
  type NotFoundFailure,
  type RateLimitedFailure,
  type UnavailableFailure,
  type ValidationFailure,
  fail,
  ok,
  type Result,
  type FieldProblem,
} from '../../lib/result.ts';
import { makePicture, type SizedPicture } from './makePicture.ts';
import { messages } from './messages.ts';
import type { PictureQueue } from './pictureQueue.ts';
import type { PictureStore } from './pictureStore.service.ts';
import { Upload } from './upload.entity.ts';
import {
  RESTAURANT_LOGO,
  uploadProblems,
  uploadRule,
  type AnnouncedFile,
  callerKey,
  type UploadCaller,
  sizeProblem,
  type UploadRule,
} from './upload.rules.ts';
import type { UploadPlaces, UploadTarget } from './uploadAccess.service.ts';

const UPLOADS_PER_IP: RateLimit = { name: 'upload', points: 120, seconds: 60 * 60 };
/** Uploads that do not tell their size: nothing keeps the storage from taking a huge file until it is confirmed. */
const OPEN_UPLOADS_PER_IP: RateLimit = { name: 'upload-open', points: 20, seconds: 60 * 60 };
const CONFIRMS_PER_IP: RateLimit = { name: 'upload-confirm', points: 240, seconds: 60 * 60 };
/** How long a confirmation waits for another one of the same upload, and how often it looks. */
const WAIT_MS = 15_000;
const LOOK_MS = 250;
const BUSY_SECONDS = 5;

interface NewUpload extends AnnouncedFile, UploadTarget {}

interface FinishedUpload extends UploadTarget {
  objectKey: string;
  /** Bytes that were sent. */
  sizeBytes: number;
}

export interface UploadTicket {
  /** Accepts a PUT of the file with its content type, for 10 minutes. */
  presignedUrl: string;
  objectKey: string;
}

interface UploadedLogo {
  caller: UploadCaller;
  /** A restaurant or a conversation. */
  resourceId: string;
  publicKey: string;
}

/** Sets a logo at once: there is no form to save. After a fault it is called again with the same key. */
export type OnLogo = (logo: UploadedLogo) => Promise<void>;

type CreateFailure = ValidationFailure | NotFoundFailure | RateLimitedFailure;
type ConfirmFailure = ValidationFailure | NotFoundFailure | RateLimitedFailure | UnavailableFailure;

/** Pictures that browsers send straight to the storage and that are then made our own. */
export class UploadService {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: StorageGateway,
    private readonly pictures: PictureStore,
    private readonly queue: PictureQueue,
    private readonly places: UploadPlaces,
    private readonly limiter: RateLimiter,
    private readonly log: Logger,
    private readonly onLogo: OnLogo,
  ) {}

  /** Where to send a file. The key is good for this caller, this context and this resource alone. */
  async createUpload(
    upload: NewUpload,
    caller: UploadCaller,
    ip: string,
  ): Promise<Result<UploadTicket, CreateFailure>> {
    const fields = uploadProblems(upload);
    if (fields.length > 0) return fail({ kind: 'validation', message: messages.createFailed, fields });
    const place = await this.places.find(upload, caller);
    if (!place.ok) return place;
    const limit = upload.sizeBytes === null ? OPEN_UPLOADS_PER_IP : UPLOADS_PER_IP;
    const allowed = await this.limiter.take(limit, ip);
    if (!allowed.ok) return allowed;
    const { contentType, context, sizeBytes } = upload;
    const objectKey = this.pictures.newKey();
    const target = { objectKey, contentType, sizeBytes: sizeBytes ?? undefined };
    const presignedUrl = await this.storage.presignPut(target);
    await this.pictures.expect(objectKey, { ...place.value, caller, context, contentType, sizeBytes });
    return ok({ presignedUrl, objectKey });
  }

  /**
   * Takes over a file that was sent; the value is the picture's address. A logo is set, every other picture waits for
   * whoever saves the form it belongs to. Confirming again answers the same; of confirmations at the same time one
   * makes the picture, the others wait for it. At most 240 an hour per IP.
   */
  async confirmUpload(
    finished: FinishedUpload,
    caller: UploadCaller,
    ip: string,
  ): Promise<Result<string, ConfirmFailure>> {
    const rule = uploadRule(finished.context);
    if (!rule) return fail(uploadGone);
    const allowed = await this.limiter.take(CONFIRMS_PER_IP, ip);
    if (!allowed.ok) return allowed;
    const last = Date.now() + WAIT_MS;
    for (;;) {
      const upload = await this.find(finished, caller);
      if (!upload || upload.discardedAt) return fail(uploadGone);
      if (upload.confirmedAt && upload.publicKey) return ok(this.storage.publicUrl(upload.publicKey));
      const claimedUntil = await this.pictures.claim(upload.objectKey);
      if (claimedUntil)
        try {
          return await this.take(upload, { ...finished, rule, ip }, caller);
        } finally {
          await this.pictures.release(upload.objectKey, claimedUntil);
        }
      if (Date.now() > last) return fail(busy);
      await wait(LOOK_MS);
    }
  }

  private async find(finished: FinishedUpload, caller: UploadCaller): Promise<Upload | null> {
    const { objectKey, context } = finished;
    const place = await this.places.find(finished, caller);
    if (!place.ok || objectKey.includes('\0')) return null;
    const { resourceId } = place.value;
    const own = { objectKey, context, resourceId, caller: callerKey(caller) };
    return this.em.findOne(Upload, own, { refresh: true });
  }

  /** Makes the picture of an upload, under the same key at each try, and sets it if it is a logo. */
  private async take(
    { objectKey, context, resourceId }: Upload,
    file: SentFile,
    caller: UploadCaller,
  ): Promise<Result<string, ConfirmFailure>> {
    const key = await this.make({ ...file, objectKey });
    if (!key.ok) return key;
    if (context === RESTAURANT_LOGO) await this.onLogo({ caller, resourceId, publicKey: key.value });
    await this.pictures.confirm(objectKey);
    return ok(this.storage.publicUrl(key.value));
  }

  private async make(file: SentFile): Promise<Result<string, ConfirmFailure>> {
    const { objectKey, rule } = file;
    try {
      const picture = await readPicture(this.storage, this.queue, file);
      if (picture.ok) {
        const key = await this.pictures.keep(objectKey, picture.value, rule);
        return key === null ? fail(uploadGone) : ok(key);
      }
      if (picture.error === 'full') return fail(busy);
      const { path, message, isFinal } = picture.error;
      if (isFinal) await this.pictures.discard(objectKey);
      return fail({ kind: 'validation', message: messages.confirmFailed, fields: [{ path, message }] });
    } catch (error) {
      this.log.warn({ err: error, objectKey }, 'an upload could not be confirmed');
      return fail({ kind: 'unavailable', message: messages.storageDown });
    }
  }
}

const uploadGone: NotFoundFailure = { kind: 'notFound', message: messages.uploadGone };
const busy: UnavailableFailure = {
  kind: 'unavailable',
  message: messages.busy,
  retryAfterSeconds: BUSY_SECONDS,
};

interface SentFile {
  objectKey: string;
  /** Bytes that the object must have. */
  sizeBytes: number;
  rule: UploadRule;
  /** IP of who confirms it. */
  ip: string;
}

/** `isFinal`: the file itself is no good, so sending the same one again does not help. */
interface PictureRefusal extends FieldProblem {
  isFinal: boolean;
}

/**
 * Makes our own picture of a file that a browser sent; 'full' when too many are being made now. The size is looked at
 * before anything is read. Rejects when the storage does not answer.
 */
async function readPicture(
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
