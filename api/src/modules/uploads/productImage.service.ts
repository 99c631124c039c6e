import type { Logger } from 'pino';
import { AssistantFailure, type ImageGateway } from '../../gateways/assistant/assistant.gateway.ts';
import type { RateLimiter, RateLimit } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import {
  fail,
  ok,
  type Outcome,
  problemAt,
  notFound,
  invalid,
  paidPlan,
  unavailable,
} from '../../lib/result.ts';
import { hasFeature } from '@forkfront/common/plan.ts';
import type { RestaurantService } from '../restaurants/restaurant.service.ts';
import { DRAWINGS, drawingOf, promptProblems, type PicturePurpose } from './drawing.rules.ts';
import { makePicture } from './makePicture.ts';
import { messages } from './messages.ts';
import type { PictureQueue } from './pictureQueue.ts';
import type { PictureStore } from './pictureStore.service.ts';

const DRAWINGS_PER_RESTAURANT: RateLimit = { name: 'drawing', points: 20, seconds: 24 * 60 * 60 };

/** Generates pictures with AI for sites with a paid plan. */
export class ProductImageService {
  constructor(
    private readonly restaurants: RestaurantService,
    private readonly images: ImageGateway,
    private readonly pictures: PictureStore,
    private readonly queue: PictureQueue,
    private readonly storage: StorageGateway,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /** Generates a picture, stores it like an upload and returns its address. */
  async generate(
    viewerId: string,
    restaurantId: string,
    prompt: string,
    purpose: PicturePurpose,
  ): Promise<Outcome<string, 'validation' | 'notFound' | 'paidPlan' | 'rateLimited' | 'unavailable'>> {
    const fields = promptProblems(prompt);
    if (fields.length > 0) return invalid(messages.drawFailed, fields);
    const restaurant = await this.restaurants.findPermitted(viewerId, restaurantId);
    if (!restaurant) return notFound(messages.resourceGone);
    if (!hasFeature(restaurant, 'AI_TOOLS', this.clock())) return paidPlan(messages.paidPlan);
    const allowed = await this.limiter.take(DRAWINGS_PER_RESTAURANT, restaurantId);
    if (!allowed.ok) return fail({ ...allowed.error, message: messages.drawnEnough });
    const drawn = await this.draw(prompt, purpose);
    const kept = drawn.ok ? await this.keep(drawn.value, viewerId, restaurantId, purpose) : drawn;
    if (!kept.ok && kept.error.kind === 'unavailable')
      await this.limiter.giveBack(DRAWINGS_PER_RESTAURANT, restaurantId);
    return kept;
  }

  private async draw(
    prompt: string,
    purpose: PicturePurpose,
  ): Promise<Outcome<Buffer, 'unavailable' | 'validation'>> {
    try {
      return ok(await this.images.draw(drawingOf(prompt, purpose), DRAWINGS[purpose].shape));
    } catch (error) {
      if (!(error instanceof AssistantFailure)) throw error;

      if (error.reason !== 'refused')
        return unavailable(error.reason === 'timeout' ? messages.drawSlow : messages.drawDown);
      const fields = problemAt('prompt', messages.drawRefused);
      return invalid(messages.drawFailed, fields);
    }
  }

  private async keep(
    file: Buffer,
    viewerId: string,
    restaurantId: string,
    purpose: PicturePurpose,
  ): Promise<Outcome<string, 'unavailable'>> {
    const { rule, context } = DRAWINGS[purpose];
    const picture = await this.queue.run(() => makePicture(file, rule));
    if (!picture.ok) {
      this.log.warn({ problem: picture.error }, 'a drawn picture could not be read');
      return unavailable(messages.drawDown);
    }
    const objectKey = await this.pictures.expect({
      caller: { kind: 'user', id: viewerId },
      context,
      resourceId: restaurantId,
      restaurantId,
      contentType: 'image/webp',
      sizeBytes: file.length,
    });
    try {
      const key = await this.pictures.keep(objectKey, picture.value, rule);
      if (key === null) throw new Error(`${objectKey} was discarded while it was stored`);
      await this.pictures.confirm(objectKey);
      return ok(this.storage.publicUrl(key));
    } catch (error) {
      this.log.warn({ err: error, objectKey }, 'a drawn picture could not be stored');
      return unavailable(messages.keepFailed);
    }
  }
}
