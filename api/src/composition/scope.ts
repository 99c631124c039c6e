import type { EntityManager } from '@mikro-orm/postgresql';
import { AccountService } from '../modules/accounts/account.service.ts';
import { AccountMailService } from '../modules/accounts/accountMail.service.ts';
import { PasswordResetService } from '../modules/accounts/passwordReset.service.ts';
import { CatalogueService } from '../modules/catalogue/catalogue.service.ts';
import { ConversationService } from '../modules/onboarding/conversation.service.ts';
import { PreviewService } from '../modules/onboarding/preview.service.ts';
import { ReplyService } from '../modules/onboarding/reply.service.ts';
import { ToolRunner } from '../modules/onboarding/toolRunner.ts';
import { TurnStore } from '../modules/onboarding/turnStore.ts';
import { ClaimService } from '../modules/restaurants/claim.service.ts';
import { SessionService } from '../modules/accounts/session.service.ts';
import { OrderAnswerService } from '../modules/orders/orderAnswer.service.ts';
import { OrderMailService } from '../modules/orders/orderMail.service.ts';
import { OrderReader } from '../modules/orders/orderReader.ts';
import { OrderService } from '../modules/orders/order.service.ts';
import { OrderStatusService } from '../modules/orders/orderStatus.service.ts';
import { RestaurantService } from '../modules/restaurants/restaurant.service.ts';
import { RestaurantPictures } from '../modules/uploads/restaurantPictures.ts';
import { UploadService, type OnConfirmed } from '../modules/uploads/upload.service.ts';
import { UploadCallers } from '../modules/uploads/uploadCallers.ts';
import type { Shared } from './shared.ts';

/**
 * The services of one request or one event, on an EntityManager of its own. Each is made when it is first asked
 * for and then kept.
 */
export class Scope {
  readonly em: EntityManager;

  constructor(readonly shared: Shared) {
    this.em = shared.infrastructure.database.orm.em.fork();
  }

  get sessions(): SessionService {
    return this.once('sessions', () => new SessionService(this.em, this.shared.infrastructure.clock));
  }

  get accounts(): AccountService {
    return this.once(
      'accounts',
      () =>
        new AccountService(this.em, this.shared.passwords, this.sessions, this.shared.infrastructure.limiter),
    );
  }

  get passwordResets(): PasswordResetService {
    const { passwords, infrastructure } = this.shared;
    const { limiter, clock } = infrastructure;
    return this.once(
      'passwordResets',
      () => new PasswordResetService(this.em, passwords, this.sessions, limiter, clock),
    );
  }

  get accountMails(): AccountMailService {
    const { mail, clock, secret, publicUrl } = this.shared.infrastructure;
    return this.once('accountMails', () => new AccountMailService(this.em, mail, clock, secret, publicUrl));
  }

  get catalogue(): CatalogueService {
    return this.once('catalogue', () => new CatalogueService(this.em));
  }

  get restaurants(): RestaurantService {
    return this.once('restaurants', () => new RestaurantService(this.em));
  }

  get claims(): ClaimService {
    return this.once(
      'claims',
      () => new ClaimService(this.em, this.accounts, this.shared.sites, this.shared.infrastructure.clock),
    );
  }

  get conversations(): ConversationService {
    const { sites, links, infrastructure } = this.shared;
    return this.once(
      'conversations',
      () => new ConversationService(this.em, infrastructure.limiter, sites, links),
    );
  }

  get replies(): ReplyService {
    const { sites, links, runningTurns, infrastructure } = this.shared;
    return this.once('replies', () => {
      const tools = new ToolRunner(new PreviewService(this.em, sites), links);
      const { assistant, limiter, clock } = infrastructure;
      return new ReplyService(new TurnStore(this.em), tools, assistant, limiter, runningTurns, links, clock);
    });
  }

  get uploads(): UploadService {
    const { sites, infrastructure } = this.shared;
    const { storage, limiter, clock, log } = infrastructure;
    return this.once('uploads', () => {
      const pictures = new RestaurantPictures(this.em, sites);
      const onConfirmed: OnConfirmed = ({ caller, resourceId, publicKey }) =>
        caller.kind === 'conversation'
          ? this.conversations.setLogo(caller.id, publicKey)
          : pictures.setLogo(caller.id, resourceId, publicKey);
      return new UploadService(this.em, storage, pictures, limiter, clock, log, onConfirmed);
    });
  }

  get uploadCallers(): UploadCallers {
    return this.once('uploadCallers', () => new UploadCallers((token) => this.conversations.idOf(token)));
  }

  get orders(): OrderService {
    const { sites, commits, orderLinks, infrastructure } = this.shared;
    const { database, limiter, clock } = infrastructure;
    return this.once(
      'orders',
      () => new OrderService(database.pool, commits, this.orderReader, sites, orderLinks, limiter, clock),
    );
  }

  get orderAnswers(): OrderAnswerService {
    const { orderLinks, infrastructure } = this.shared;
    return this.once(
      'orderAnswers',
      () => new OrderAnswerService(this.em, this.orderReader, orderLinks, infrastructure.clock),
    );
  }

  get orderStatus(): OrderStatusService {
    const { orderLinks, infrastructure } = this.shared;
    return this.once(
      'orderStatus',
      () => new OrderStatusService(this.orderReader, orderLinks, infrastructure.events),
    );
  }

  get orderMails(): OrderMailService {
    const { orderLinks, infrastructure } = this.shared;
    return this.once(
      'orderMails',
      () => new OrderMailService(this.orderReader, orderLinks, infrastructure.mail),
    );
  }

  private get orderReader(): OrderReader {
    return this.once('orderReader', () => new OrderReader(this.shared.infrastructure.database.pool));
  }

  private readonly made = new Map<string, unknown>();

  private once<T>(name: string, make: () => T): T {
    if (!this.made.has(name)) this.made.set(name, make());
    return this.made.get(name) as T;
  }
}
