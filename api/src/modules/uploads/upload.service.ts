import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { RateLimiter } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import type {
  NotFoundFailure,
  RateLimitedFailure,
  UnavailableFailure,
  ValidationFailure,
} from '../../lib/failure.ts';
import type { RateLimit } from '../../lib/rateLimits.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import type { SizedPicture } from './makePicture.ts';
import { messages } from './messages.ts';
import type { PictureStore } from './pictureStore.ts';
import { readPicture } from './readPicture.ts';
import { Upload } from './upload.entity.ts';
import {
  RESTAURANT_LOGO,
  uploadProblems,
  uploadRule,
  type AnnouncedFile,
  type UploadRule,
} from './upload.rules.ts';
import { callerKey, type UploadCaller } from './uploadCaller.ts';
import type { UploadPlaces, UploadTarget } from './uploadPlaces.ts';

const UPLOADS_PER_IP: RateLimit = { name: 'upload', points: 120, seconds: 60 * 60 };

export interface NewUpload extends AnnouncedFile, UploadTarget {}

export interface FinishedUpload extends UploadTarget {
  objectKey: string;
  /** Bytes that were sent. */
  sizeBytes: number;
}

export interface UploadTicket {
  /** Accepts a PUT of the file with its content type, for 10 minutes. */
  presignedUrl: string;
  objectKey: string;
}

export interface UploadedLogo {
  caller: UploadCaller;
  /** A restaurant or a conversation. */
  resourceId: string;
  publicKey: string;
}

/** Sets a logo at once: there is no form to save. After a fault it is told again, with the same key. */
export type OnLogo = (logo: UploadedLogo) => Promise<void>;

type CreateFailure = ValidationFailure | NotFoundFailure | RateLimitedFailure;
type ConfirmFailure = ValidationFailure | NotFoundFailure | UnavailableFailure;

/** Pictures that browsers send straight to the storage and that are then made our own. */
export class UploadService {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: StorageGateway,
    private readonly pictures: PictureStore,
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
    const allowed = await this.limiter.take(UPLOADS_PER_IP, ip);
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
   * whoever saves the form it belongs to. Confirming again answers the same.
   */
  async confirmUpload(
    finished: FinishedUpload,
    caller: UploadCaller,
  ): Promise<Result<string, ConfirmFailure>> {
    const rule = uploadRule(finished.context);
    const upload = rule && (await this.find(finished, caller));
    if (!upload || upload.discardedAt) return fail(uploadGone);
    if (upload.confirmedAt && upload.publicKey) return ok(this.storage.publicUrl(upload.publicKey));
    const taken = await this.take(upload, finished.sizeBytes, rule);
    if (!taken.ok) return taken;
    const { objectKey, context, resourceId } = upload;
    if (context === RESTAURANT_LOGO) await this.onLogo({ caller, resourceId, publicKey: taken.value });
    await this.pictures.confirm(objectKey);
    return ok(this.storage.publicUrl(taken.value));
  }

  private async find(finished: FinishedUpload, caller: UploadCaller): Promise<Upload | null> {
    const { objectKey, context } = finished;
    const place = await this.places.find(finished, caller);
    if (!place.ok || objectKey.includes('\0')) return null;
    const { resourceId } = place.value;
    return this.em.findOne(Upload, { objectKey, context, resourceId, caller: callerKey(caller) });
  }

  /** The key of the picture made of an upload, the same at each try. */
  private async take(
    { objectKey }: Upload,
    sizeBytes: number,
    rule: UploadRule,
  ): Promise<Result<string, ConfirmFailure>> {
    try {
      const picture = await readPicture(this.storage, { objectKey, sizeBytes, rule });
      if (picture.ok) return await this.keep(objectKey, picture.value, rule);
      const key = await this.confirmedKey(objectKey);
      if (key !== null) return ok(key);
      const { path, message, isFinal } = picture.error;
      if (isFinal) await this.pictures.discard(objectKey);
      return fail({ kind: 'validation', message: messages.confirmFailed, fields: [{ path, message }] });
    } catch (error) {
      this.log.warn({ err: error, objectKey }, 'an upload could not be confirmed');
      return fail({ kind: 'unavailable', message: messages.storageDown });
    }
  }

  private async keep(
    objectKey: string,
    picture: SizedPicture,
    rule: UploadRule,
  ): Promise<Result<string, NotFoundFailure>> {
    const key = await this.pictures.keep(objectKey, picture, rule);
    return key === null ? fail(uploadGone) : ok(key);
  }

  /** The key when another confirmation of the same upload was faster; it has removed the original. */
  private async confirmedKey(objectKey: string): Promise<string | null> {
    const confirmed = { objectKey, confirmedAt: { $ne: null } };
    return (await this.em.findOne(Upload, confirmed, { refresh: true }))?.publicKey ?? null;
  }
}

const uploadGone: NotFoundFailure = { kind: 'notFound', message: messages.uploadGone };
