import { setTimeout as wait } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { RateLimiter, RateLimit } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import {
  type UnavailableFailure,
  fail,
  ok,
  type Outcome,
  invalid,
  paidPlan,
  unavailable,
  notFound,
} from '../../lib/result.ts';
import type { ConversationService } from '../onboarding/conversation.service.ts';
import type { RestaurantEditService } from '../restaurants/restaurantEdit.service.ts';
import { makePicture } from './makePicture.ts';
import { messages as menuMessages } from '../products/messages.ts';
import { messages } from './messages.ts';
import type { PictureQueue } from './pictureQueue.ts';
import type { PictureStore } from './pictureStore.service.ts';
import { Upload } from './upload.entity.ts';
import {
  MENU_PHOTO,
  RESTAURANT_LOGO,
  uploadProblems,
  uploadRule,
  type AnnouncedFile,
  callerKey,
  type UploadCaller,
  sizeProblem,
  type UploadRule,
} from './upload.rules.ts';
import type { UploadAccess, UploadSource, UploadTarget } from './uploadAccess.service.ts';

const UPLOADS_PER_IP: RateLimit = { name: 'upload', points: 120, seconds: 60 * 60 };
/** For uploads of undeclared size: the storage cannot limit such a file before its confirmation. */
const OPEN_UPLOADS_PER_IP: RateLimit = { name: 'upload-open', points: 20, seconds: 60 * 60 };
const CONFIRMS_PER_IP: RateLimit = { name: 'upload-confirm', points: 240, seconds: 60 * 60 };
/** How long a confirmation waits for a parallel one, and how often it checks. */
const WAIT_MS = 15_000;
const LOOK_MS = 250;

const uploadGone = notFound(messages.uploadGone);
const busy: UnavailableFailure = { kind: 'unavailable', message: messages.busy, retryAfterSeconds: 5 };

interface FinishedUpload extends UploadTarget {
  objectKey: string;
  /** Bytes of the uploaded file. */
  sizeBytes: number;
}

/** A file that a browser has sent, and the IP of the client that confirms it. */
interface SentFile extends FinishedUpload {
  rule: UploadRule;
  ip: string;
}

type Failures = 'validation' | 'notFound' | 'rateLimited' | 'unauthenticated';

/** Pictures that browsers send directly to the storage and that are then converted. */
export class UploadService {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: StorageGateway,
    private readonly pictures: PictureStore,
    private readonly queue: PictureQueue,
    private readonly access: UploadAccess,
    private readonly limiter: RateLimiter,
    private readonly log: Logger,
    private readonly conversations: ConversationService,
    private readonly edits: RestaurantEditService,
  ) {}

  /**
   * Returns the address for a file, which accepts a PUT with the announced content type for 10 minutes. Its key works
   * only for this caller, context and resource.
   */
  async createUpload(
    upload: AnnouncedFile & UploadTarget,
    source: UploadSource,
  ): Promise<Outcome<{ presignedUrl: string; objectKey: string }, Failures | 'paidPlan'>> {
    const caller = await this.access.callerOf(source, upload);
    if (!caller.ok) return caller;
    const fields = uploadProblems(upload);
    if (fields.length > 0) return invalid(messages.createFailed, fields);
    const place = await this.access.placeOf(upload, caller.value);
    if (!place.ok) return place;
    const { contentType, context, sizeBytes } = upload;
    if (!(await this.access.hasPlanFor(context, place.value, caller.value)))
      return paidPlan(menuMessages.imagePaidPlan);
    const limit = sizeBytes === null ? OPEN_UPLOADS_PER_IP : UPLOADS_PER_IP;
    const allowed = await this.limiter.take(limit, source.ip);
    if (!allowed.ok) return allowed;
    const picture = { ...place.value, caller: caller.value, context, contentType, sizeBytes };
    const objectKey = await this.pictures.expect(picture);
    const target = { objectKey, contentType, sizeBytes: sizeBytes ?? undefined };
    return ok({ presignedUrl: await this.storage.presignPut(target), objectKey });
  }

  /**
   * Converts an uploaded file and returns the address of the picture. A logo is applied at once; other pictures are
   * applied with their form. Repeated confirmations return the same address; parallel ones wait for the first. At most
   * 240 an hour per IP.
   */
  async confirmUpload(
    finished: FinishedUpload,
    source: UploadSource,
  ): Promise<Outcome<string, Failures | 'unavailable'>> {
    const { ip } = source;
    const caller = await this.access.callerOf(source, finished);
    if (!caller.ok) return caller;
    const rule = uploadRule(finished.context);
    if (!rule || finished.context === MENU_PHOTO) return uploadGone;
    const allowed = await this.limiter.take(CONFIRMS_PER_IP, ip);
    if (!allowed.ok) return allowed;
    const last = Date.now() + WAIT_MS;
    for (;;) {
      const upload = await this.find(finished, caller.value);
      if (!upload || upload.discardedAt) return uploadGone;
      if (upload.confirmedAt && upload.publicKey) return ok(this.storage.publicUrl(upload.publicKey));
      const file = { ...finished, resourceId: upload.resourceId, rule, ip };
      const taken = await this.pictures.claim(upload.objectKey, () => this.take(file, caller.value));
      if (taken) return taken;
      if (Date.now() > last) return fail(busy);
      await wait(LOOK_MS);
    }
  }

  private async find(finished: FinishedUpload, caller: UploadCaller): Promise<Upload | null> {
    const { objectKey, context } = finished;
    const place = await this.access.placeOf(finished, caller);
    if (!place.ok || objectKey.includes('\0')) return null;
    const { resourceId } = place.value;
    const own = { objectKey, context, resourceId, caller: callerKey(caller) };
    return this.em.findOne(Upload, own, { refresh: true });
  }

  /** Makes the picture of an upload, with the same key on each try, and applies a logo. */
  private async take(
    file: SentFile,
    caller: UploadCaller,
  ): Promise<Outcome<string, 'validation' | 'notFound' | 'unavailable'>> {
    const { objectKey, context, resourceId } = file;
    const made = await this.make(file).catch((error: unknown) => {
      this.log.warn({ err: error, objectKey }, 'an upload could not be confirmed');
      return unavailable(messages.storageDown);
    });
    if (!made.ok) return made;
    // A logo is applied at once, because there is no form to save.
    if (context === RESTAURANT_LOGO && caller.kind === 'conversation')
      await this.conversations.setLogo(caller.id, made.value);
    else if (context === RESTAURANT_LOGO) await this.edits.setLogo(caller.id, resourceId, made.value);
    await this.pictures.confirm(objectKey);
    return ok(this.storage.publicUrl(made.value));
  }

  /**
   * Stores the picture of a file and returns its key. Discards an invalid file, because uploading it again does not
   * help. Rejects when the storage does not respond.
   */
  private async make({
    objectKey,
    sizeBytes,
    rule,
    ip,
  }: SentFile): Promise<Outcome<string, 'validation' | 'notFound' | 'unavailable'>> {
    const stored = await this.storage.size(objectKey);
    if (stored === null) return refuse('objectKey', messages.notArrived);
    const problem = sizeProblem(stored, rule);
    if (problem) {
      await this.pictures.discard(objectKey);
      return refuse('sizeBytes', problem);
    }
    if (stored !== sizeBytes) return refuse('sizeBytes', messages.sizeDiffers);
    // Reading waits in the queue too; otherwise waiting files would fill the memory.
    const made = await this.queue.tryRun(ip, async () => {
      const original = await this.storage.read(objectKey, stored);
      return original && makePicture(original.bytes, rule);
    });
    if (!made.ok) return fail(busy);
    if (!made.value) return refuse('objectKey', messages.notArrived);
    if (!made.value.ok) {
      await this.pictures.discard(objectKey);
      return refuse('objectKey', messages[made.value.error]);
    }
    const key = await this.pictures.keep(objectKey, made.value.value, rule);
    return key === null ? uploadGone : ok(key);
  }
}

const refuse = (path: string, message: string) => invalid(messages.confirmFailed, [{ path, message }]);
