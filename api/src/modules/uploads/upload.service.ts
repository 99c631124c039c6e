import type { EntityManager } from '@mikro-orm/postgresql';
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
import type { PictureMaker } from './pictureMaker.ts';
import type { RestaurantPictures } from './restaurantPictures.ts';
import { Upload } from './upload.entity.ts';
import { uploadProblems, uploadRule, type AnnouncedFile } from './upload.rules.ts';
import { callerKey, type UploadCaller } from './uploadCaller.ts';

const UPLOADS_PER_IP: RateLimit = { name: 'upload', points: 120, seconds: 60 * 60 };
const ORIGINALS = 'uploads/';

/** What a picture is for: a restaurant's uuid, or the caller's own conversation (its id, or `onboarding`). */
interface ForResource {
  context: string;
  resourceId: string;
}

export interface NewUpload extends AnnouncedFile, ForResource {}

export interface FinishedUpload extends ForResource {
  objectKey: string;
  /** Bytes that were sent. */
  sizeBytes: number;
}

export interface UploadTicket {
  /** Accepts one PUT of the file with its content type, for 10 minutes. */
  presignedUrl: string;
  objectKey: string;
}

/** Tells whoever waits for the picture; told again with the same key when a confirmation is repeated after a fault. */
export type OnConfirmed = (context: string, caller: UploadCaller, resourceId: string, publicKey: string) => Promise<void>;

type CreateFailure = ValidationFailure | NotFoundFailure | RateLimitedFailure;
type ConfirmFailure = ValidationFailure | NotFoundFailure | UnavailableFailure;

/** Pictures that browsers send straight to the storage and that we then make our own. */
export class UploadService {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: StorageGateway,
    private readonly pictures: PictureMaker,
    private readonly restaurants: RestaurantPictures,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly onConfirmed: OnConfirmed,
  ) {}

  /** Where to send a file to. The key belongs to this caller, this context and this resource alone. */
  async createUpload(upload: NewUpload, caller: UploadCaller, ip: string): Promise<Result<UploadTicket, CreateFailure>> {
    const fields = uploadProblems(upload);
    if (fields.length > 0) return fail({ kind: 'validation', message: messages.createFailed, fields });
    if (!(await this.mayUpload(upload, caller))) return fail(resourceGone);
    const allowed = await this.limiter.take(UPLOADS_PER_IP, ip);
    if (!allowed.ok) return allowed;
    const { contentType, sizeBytes, context, resourceId } = upload;
    const objectKey = `${ORIGINALS}${newId()}`;
    const presignedUrl = await this.storage.presignPut({ objectKey, contentType, sizeBytes: sizeBytes ?? undefined });
    const createdAt = this.clock();
    this.em.create(Upload, { objectKey, caller: callerKey(caller), context, resourceId, contentType, sizeBytes, createdAt });
    await this.em.flush();
    return ok({ presignedUrl, objectKey });
  }

  /** Takes over a file that was sent; the value is the address of the picture. Confirming again answers the same. */
  async confirmUpload(finished: FinishedUpload, caller: UploadCaller): Promise<Result<string, ConfirmFailure>> {
    const upload = await this.find(finished, caller);
    if (!upload) return fail(uploadGone);
    if (!upload.publicKey) {
      const made = await this.takeOver(upload, finished.sizeBytes, caller);
      if (!made.ok) return made;
    }
  }
}
