import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { AssistantFailure, type AssistantGateway } from '../../gateways/assistant/assistant.gateway.ts';
import type { RateLimiter } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import { fail, ok, type Outcome, notFound, invalid, unavailable } from '../../lib/result.ts';
import { spend } from '../onboarding/assistantBudget.ts';
import { menuPhotoInstructions, NO_MENU } from '../onboarding/assistantPrompt.ts';
import type { ConversationService } from '../onboarding/conversation.service.ts';
import type { RestaurantService } from '../restaurants/restaurant.service.ts';
import { makePicture } from './makePicture.ts';
import { messages } from './messages.ts';
import type { PictureQueue } from './pictureQueue.ts';
import type { PictureStore } from './pictureStore.service.ts';
import { Upload } from './upload.entity.ts';
import { callerKey, MENU_PHOTO, MENU_PHOTO_PICTURE, type UploadCaller } from './upload.rules.ts';

/** What a photo costs of the assistant's budget, in characters: about 2,500 tokens, and the prompt. */
const PHOTO_COST = 10_000 + menuPhotoInstructions.length;
/** A browser waits 30 s for an answer. */
const READ_MS = 25_000;
const SHOWN: { type: 'message'; role: 'user'; text: string } = {
  type: 'message',
  role: 'user',
  text: 'The photo of the menu:',
};

type Read = Outcome<string, 'validation' | 'notFound' | 'rateLimited' | 'unavailable'>;

/** A photo that has arrived. */
interface SentPhoto {
  objectKey: string;
  /** The conversation or the restaurant that it was announced for, which pays for the reading. */
  resourceId: string;
  caller: UploadCaller;
  ip: string;
}

/** Reads photos of menus with the model. */
export class MenuPhotoService {
  constructor(
    private readonly em: EntityManager,
    private readonly conversations: ConversationService,
    private readonly restaurants: RestaurantService,
    private readonly assistant: AssistantGateway,
    private readonly pictures: PictureStore,
    private readonly queue: PictureQueue,
    private readonly storage: StorageGateway,
    private readonly limiter: RateLimiter,
    private readonly log: Logger,
  ) {}

  /**
   * The text of a photo that a guest has uploaded in the chat; the photo is then removed, and a second call does not find it. Counts
   * towards the budget of the conversation, the IP and the day.
   */
  async read(objectKey: string, conversation: string, ip: string): Promise<Read> {
    const id = await this.conversations.idOf(conversation);
    if (id === null) return notFound(messages.conversationGone);
    return this.readFor({ objectKey, resourceId: id, caller: { kind: 'conversation', id }, ip });
  }

  /** The same for a person who may edit a restaurant; the budget is that of the restaurant. */
  async readForRestaurant(
    objectKey: string,
    restaurantId: string,
    viewerId: string,
    ip: string,
  ): Promise<Read> {
    const restaurant = await this.restaurants.findPermitted(viewerId, restaurantId);
    if (!restaurant) return notFound(messages.resourceGone);
    const caller: UploadCaller = { kind: 'user', id: viewerId };
    const read = await this.readFor({ objectKey, resourceId: restaurant.id, caller, ip });
    const isLimited = !read.ok && read.error.kind === 'rateLimited';
    return isLimited ? fail({ ...read.error, message: messages.photosEnough }) : read;
  }

  private async readFor({ objectKey, resourceId, caller, ip }: SentPhoto): Promise<Read> {
    const own = { objectKey, resourceId, context: MENU_PHOTO, caller: callerKey(caller) };
    if (!(await this.em.findOne(Upload, own))) return gone;
    const read = await this.pictures.claim(objectKey, async (): Promise<Read> => {
      const allowed = await spend(this.limiter, resourceId, ip, PHOTO_COST);
      if (!allowed.ok) return allowed;
      const photo = await this.photoOf(objectKey, ip);
      const text = photo.ok ? await this.transcribe(photo.value) : photo;
      if (text.ok) await spend(this.limiter, resourceId, ip, text.value.length);
      await this.pictures.discard(objectKey);
      return text;
    });
    return read ?? gone;
  }

  /** The photo as the model gets it: decoded, upright, at most 2000 px wide and high, without its other data. */
  private async photoOf(
    objectKey: string,
    ip: string,
  ): Promise<Outcome<Buffer, 'validation' | 'unavailable'>> {
    try {
      const made = await this.queue.tryRun(ip, async () => {
        const original = await this.storage.read(objectKey, MENU_PHOTO_PICTURE.maxBytes);
        return original && makePicture(original.bytes, MENU_PHOTO_PICTURE);
      });
      if (!made.ok) return fail({ kind: 'unavailable', message: messages.busy, retryAfterSeconds: 5 });
      if (!made.value) return refuse(messages.notArrived);
      if (!made.value.ok) return refuse(messages[made.value.error]);
      const bytes = made.value.value.sizes.at(-1)?.bytes;
      return bytes ? ok(bytes) : refuse(messages.unreadable);
    } catch (error) {
      this.log.warn({ err: error, objectKey }, 'the photo of a menu could not be fetched');
      return unavailable(messages.photoDown);
    }
  }

  private async transcribe(photo: Buffer): Promise<Outcome<string, 'validation' | 'unavailable'>> {
    const late = AbortSignal.timeout(READ_MS);
    let text = '';
    try {
      const answer = this.assistant.respond({
        instructions: menuPhotoInstructions,
        items: [SHOWN],
        photo: { bytes: photo, contentType: 'image/webp' },
        tools: [],
        signal: late,
      });
      for await (const event of answer) if (event.type === 'text') text += event.delta;
    } catch (error) {
      if (!(error instanceof AssistantFailure)) throw error;
      return unavailable(whyNot(error));
    }
    const menu = text.replaceAll('\0', '').trim();
    return menu === '' || menu.startsWith(NO_MENU) ? refuse(messages.noMenu) : ok(menu);
  }
}

/** A model for text alone refuses the request; so does a service whose key or model is wrong. */
function whyNot({ reason }: AssistantFailure): string {
  if (reason === 'refused') return messages.photoUnsupported;
  return reason === 'timeout' || reason === 'aborted' ? messages.photoSlow : messages.photoDown;
}

const gone = notFound(messages.uploadGone);

const refuse = (message: string) => invalid(messages.photoRead, [{ path: 'objectKey', message }]);
