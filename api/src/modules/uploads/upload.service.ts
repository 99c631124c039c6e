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
/** For uploads of undeclared size: the storage cannot limit such a file before its confirmation. */
const OPEN_UPLOADS_PER_IP: RateLimit = { name: 'upload-open', points: 20, seconds: 60 * 60 };
const CONFIRMS_PER_IP: RateLimit = { name: 'upload-confirm', points: 240, seconds: 60 * 60 };
/** How long a confirmation waits for a parallel one, and how often it checks. */
const WAIT_MS = 15_000;
const LOOK_MS = 250;
const BUSY_SECONDS = 5;

interface NewUpload extends AnnouncedFile, UploadTarget {}

interface FinishedUpload extends UploadTarget {
  objectKey: string;
  /** Bytes of the uploaded file. */
  sizeBytes: number;
}

export interface UploadTicket {
  /** Accepts a PUT with the announced content type for 10 minutes. */
  presignedUrl: string;
  objectKey: string;
}

interface UploadedLogo {
  caller: UploadCaller;
  /** A restaurant or a conversation. */
  resourceId: string;
  publicKey: string;
}

/** Applies a logo at once, because there is no form to save. After a failure it is called again with the same key. */
export type OnLogo = (logo: UploadedLogo) => Promise<void>;

type CreateFailure = ValidationFailure | NotFoundFailure | RateLimitedFailure;
type ConfirmFailure = ValidationFailure | NotFoundFailure | RateLimitedFailure | UnavailableFailure;

/** Pictures that browsers send directly to the storage and that are then converted. */
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

  /** Returns the address for a file. Its key works only for this caller, context and resource. */
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
   * Converts an uploaded file and returns the address of the picture. A logo is applied at once; other pictures are
   * applied with their form. Repeated confirmations return the same address; parallel ones wait for the first. At most
   * 240 an hour per IP.
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

  /** Makes the picture of an upload, with the same key on each try, and applies a logo. */
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
  /** Expected bytes of the object. */
  sizeBytes: number;
  rule: UploadRule;
  /** IP of the confirming client. */
  ip: string;
}

/** `isFinal`: the file is invalid, so uploading it again does not help. */
interface PictureRefusal extends FieldProblem {
  isFinal: boolean;
}

/**
 * Converts an uploaded file; 'full' when the queue is full. The size is checked before the file is read. Rejects when
 * the storage does not respond.
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
  // Reading waits in the queue too; otherwise waiting files would fill the memory.
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
