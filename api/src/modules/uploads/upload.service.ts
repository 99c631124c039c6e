import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { RateLimiter } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import type {
  NotFoundFailure,
  RateLimitedFailure,
  UnavailableFailure,
  ValidationFailure,
} from '../../lib/failure.ts';
import { isUuid, newId } from '../../lib/ids.ts';
import type { RateLimit } from '../../lib/rateLimits.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import { messages } from './messages.ts';
import type { RestaurantPictures } from './restaurantPictures.ts';
import { takePicture } from './takePicture.ts';
import { Upload } from './upload.entity.ts';
import { uploadProblems, uploadRule, type AnnouncedFile, type UploadRule } from './upload.rules.ts';
import { callerKey, OWN_CONVERSATION, type UploadCaller } from './uploadCaller.ts';

const UPLOADS_PER_IP: RateLimit = { name: 'upload', points: 120, seconds: 60 * 60 };
const ORIGINALS = 'uploads/';

export interface NewUpload extends AnnouncedFile {
  /** What the picture is for: the uuid of a restaurant of one's own, or the caller's conversation. */
  resourceId: string;
}

export interface FinishedUpload {
  objectKey: string;
  /** Bytes that were sent. */
  sizeBytes: number;
  context: string;
  resourceId: string;
}

export interface UploadTicket {
  /** Accepts a PUT of the file with its content type, for 10 minutes. */
  presignedUrl: string;
  objectKey: string;
}

export interface ConfirmedUpload {
  context: string;
  caller: UploadCaller;
  resourceId: string;
  publicKey: string;
}

/** Tells those a picture is for. After a fault it is told again, with the same key. */
export type OnConfirmed = (upload: ConfirmedUpload) => Promise<void>;

type CreateFailure = ValidationFailure | NotFoundFailure | RateLimitedFailure;
type ConfirmFailure = ValidationFailure | NotFoundFailure | UnavailableFailure;

/** Pictures that browsers send straight to the storage and that are then made our own. */
export class UploadService {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: StorageGateway,
    private readonly restaurants: RestaurantPictures,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly log: Logger,
    private readonly onConfirmed: OnConfirmed,
  ) {}

  /** Where to send a file. The key is good for this caller, this context and this resource alone. */
  async createUpload(
    upload: NewUpload,
    caller: UploadCaller,
    ip: string,
  ): Promise<Result<UploadTicket, CreateFailure>> {
    const fields = uploadProblems(upload);
    if (fields.length > 0) return fail({ kind: 'validation', message: messages.createFailed, fields });
    const resourceId = await this.resourceOf(upload.resourceId, caller);
    if (resourceId === null) return fail({ kind: 'notFound', message: messages.resourceGone });
    const allowed = await this.limiter.take(UPLOADS_PER_IP, ip);
    if (!allowed.ok) return allowed;
    const { contentType, context, sizeBytes } = upload;
    const objectKey = `${ORIGINALS}${newId()}`;
    const target = { objectKey, contentType, sizeBytes: sizeBytes ?? undefined };
    const presignedUrl = await this.storage.presignPut(target);
    const about = { context, resourceId, contentType, sizeBytes, createdAt: this.clock() };
    this.em.create(Upload, { objectKey, caller: callerKey(caller), ...about });
    await this.em.flush();
    return ok({ presignedUrl, objectKey });
  }

  /** Takes over a file that was sent; the value is the picture's address. Confirming again answers the same. */
  async confirmUpload(
    finished: FinishedUpload,
    caller: UploadCaller,
  ): Promise<Result<string, ConfirmFailure>> {
    const rule = uploadRule(finished.context);
    const upload = rule && (await this.find(finished, caller));
    if (!upload) return fail({ kind: 'notFound', message: messages.uploadGone });
    if (!upload.publicKey) {
      const taken = await this.take(upload, finished.sizeBytes, rule);
      if (!taken.ok) return taken;
      const { context, resourceId } = upload;
      await this.onConfirmed({ context, caller, resourceId, publicKey: taken.value });
      upload.publicKey = taken.value;
      await this.em.flush();
      await this.removeOriginal(upload);
    }
    return ok(this.storage.publicUrl(upload.publicKey));
  }

  private async find(finished: FinishedUpload, caller: UploadCaller): Promise<Upload | null> {
    const { objectKey, context } = finished;
    const resourceId = await this.resourceOf(finished.resourceId, caller);
    if (resourceId === null || !isUuid(uuidOf(objectKey))) return null;
    return this.em.findOne(Upload, { objectKey, context, resourceId, caller: callerKey(caller) });
  }

  /** The id of what a picture is for; null when the caller may not upload for it. */
  private async resourceOf(resourceId: string, caller: UploadCaller): Promise<string | null> {
    if (caller.kind === 'conversation')
      return resourceId === OWN_CONVERSATION || resourceId === caller.id ? caller.id : null;
    return (await this.restaurants.owns(caller.id, resourceId)) ? resourceId : null;
  }

  /** The key of the picture made of an upload, the same at each try. */
  private async take(
    upload: Upload,
    sizeBytes: number,
    rule: UploadRule,
  ): Promise<Result<string, ValidationFailure | UnavailableFailure>> {
    const { objectKey } = upload;
    const publicKey = `public/${rule.folder}/${uuidOf(objectKey)}.webp`;
    try {
      const taken = await takePicture(this.storage, { objectKey, sizeBytes, rule, publicKey });
      if (taken.ok || (await this.isConfirmed(upload))) return ok(publicKey);
      const { path, message, isFinal } = taken.error;
      if (isFinal) await this.discard(upload);
      return fail({ kind: 'validation', message: messages.confirmFailed, fields: [{ path, message }] });
    } catch (error) {
      this.log.warn({ err: error, objectKey }, 'an upload could not be confirmed');
      return fail({ kind: 'unavailable', message: messages.storageDown });
    }
  }

  /** Whether another confirmation of the same upload was faster; it has removed the original. */
  private async isConfirmed({ objectKey }: Upload): Promise<boolean> {
    return (await this.em.count(Upload, { objectKey, publicKey: { $ne: null } })) > 0;
  }

  private async discard(upload: Upload): Promise<void> {
    await this.em.remove(upload).flush();
    await this.removeOriginal(upload);
  }

  /** What is left behind here is private and does no harm. */
  private async removeOriginal({ objectKey }: Upload): Promise<void> {
    await this.storage
      .remove(objectKey)
      .catch((error: unknown) => this.log.warn({ err: error, objectKey }, 'an original was left behind'));
  }
}

const uuidOf = (objectKey: string): string => objectKey.slice(ORIGINALS.length);
