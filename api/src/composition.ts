import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import type { AssistantGateway } from './gateways/assistant/assistant.gateway.ts';
import type { EventsGateway } from './gateways/events/events.gateway.ts';
import type { RateLimiter } from './gateways/limits/rateLimiter.gateway.ts';
import type { MailGateway } from './gateways/mail/mail.gateway.ts';
import type { StorageGateway } from './gateways/storage/storage.gateway.ts';
import type { Clock } from './lib/clock.ts';
import { AccountResolver } from './modules/accounts/account.resolver.ts';
import { AccountService } from './modules/accounts/account.service.ts';
import { CatalogueResolver } from './modules/catalogue/catalogue.resolver.ts';
import { CatalogueService } from './modules/catalogue/catalogue.service.ts';
import { toServiceType } from './modules/catalogue/toServiceType.ts';
import { ConversationService } from './modules/onboarding/conversation.service.ts';
import { OnboardingResolver } from './modules/onboarding/onboarding.resolver.ts';
import { PreviewService } from './modules/onboarding/preview.service.ts';
import { ReplyService } from './modules/onboarding/reply.service.ts';
import { RunningTurns } from './modules/onboarding/runningTurns.ts';
import { ToolRunner } from './modules/onboarding/toolRunner.ts';
import { TurnStore } from './modules/onboarding/turnStore.ts';
import { ClaimResolver } from './modules/restaurants/claim.resolver.ts';
import { ClaimService } from './modules/restaurants/claim.service.ts';
import { NodeResolver } from './modules/node/node.resolver.ts';
import type { NodeFetchers } from './modules/node/nodeFetchers.ts';
import { toUserType } from './modules/accounts/toUserType.ts';
import { PasswordService } from './modules/accounts/password.service.ts';
import { SessionService } from './modules/accounts/session.service.ts';
import { OrderAnswerService } from './modules/orders/orderAnswer.service.ts';
import { OrderLinks } from './modules/orders/orderLinks.ts';
import { OrderMailService } from './modules/orders/orderMail.service.ts';
import { OrderReader } from './modules/orders/orderReader.ts';
import { OrderResolver } from './modules/orders/order.resolver.ts';
import { OrderService } from './modules/orders/order.service.ts';
import { OrderStatusService } from './modules/orders/orderStatus.service.ts';
import { RestaurantService } from './modules/restaurants/restaurant.service.ts';
import { toRestaurantType } from './modules/restaurants/toRestaurantType.ts';
import { UserRestaurantsResolver } from './modules/restaurants/userRestaurants.resolver.ts';
import { SiteService } from './modules/sites/site.service.ts';
import { SiteLinks } from './modules/sites/siteLinks.ts';
import { StorefrontResolver } from './modules/sites/storefront.resolver.ts';
import { RestaurantPictures } from './modules/uploads/restaurantPictures.ts';
import { UploadResolver } from './modules/uploads/upload.resolver.ts';
import { UploadService, type OnConfirmed } from './modules/uploads/upload.service.ts';
import { UploadCallers } from './modules/uploads/uploadCallers.ts';

/** The outside world and what lives as long as the process. */
export interface Infrastructure {
  database: Database;
  events: EventsGateway;
  limiter: RateLimiter;
  storage: StorageGateway;
  mail: MailGateway;
  assistant: AssistantGateway;
  clock: Clock;
  log: Logger;
  /** Key of signed links. */
  secret: string;
  /** Origin of the owner's app, without a trailing slash. */
  publicUrl: string;
  commerceDomain: string;
  /** How many of our own proxies stand in front. */
  trustedProxies: number;
}

/** Services that are made once per process. */
export interface Shared {
  infrastructure: Infrastructure;
  sites: SiteService;
  links: SiteLinks;
  orderLinks: OrderLinks;
  passwords: PasswordService;
  runningTurns: RunningTurns;
}

/** Makes what lives as long as the process. */
export function createShared(infrastructure: Infrastructure): Shared {
  const { database, events, storage, secret, publicUrl, commerceDomain } = infrastructure;
  const address = { protocol: new URL(publicUrl).protocol, commerceDomain };
  const links = new SiteLinks(address, (key) => storage.publicUrl(key));
  return {
    infrastructure,
    links,
    sites: new SiteService(database.pool, events),
    orderLinks: new OrderLinks(secret, links),
    passwords: new PasswordService(),
    runningTurns: new RunningTurns(),
  };
}

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
    const { sites, orderLinks, infrastructure } = this.shared;
    const { limiter, clock } = infrastructure;
    return this.once(
      'orders',
      () => new OrderService(this.em, sites, this.orderReader, orderLinks, limiter, clock),
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

  get nodes(): NodeFetchers {
    return {
      User: async (id, viewer) => (viewer?.id === id ? toUserType(viewer) : null),
      Service: async (id) => {
        const plan = await this.catalogue.find(id);
        return plan && toServiceType(plan);
      },
      Restaurant: async (id, viewer) => {
        const found = viewer && (await this.restaurants.findOwned(viewer.id, id));
        return found && toRestaurantType(found, this.shared.links);
      },
    };
  }

  private readonly made = new Map<string, unknown>();

  private once<T>(name: string, make: () => T): T {
    if (!this.made.has(name)) this.made.set(name, make());
    return this.made.get(name) as T;
  }
}

/** How each resolver class is made for an operation. A class missing here is refused when the schema is built. */
export const resolverFactories = new Map<unknown, (scope: Scope) => object>([
  [NodeResolver, (scope) => new NodeResolver(scope.nodes)],
  [AccountResolver, (scope) => new AccountResolver(scope.accounts, scope.sessions)],
  [CatalogueResolver, (scope) => new CatalogueResolver(scope.catalogue)],
  [UploadResolver, (scope) => new UploadResolver(scope.uploads, scope.uploadCallers)],
  [UserRestaurantsResolver, (scope) => new UserRestaurantsResolver(scope.restaurants, scope.shared.links)],
  [ClaimResolver, (scope) => new ClaimResolver(scope.claims, scope.shared.links)],
  [OnboardingResolver, (scope) => new OnboardingResolver(scope.conversations, scope.shared.links)],
  [
    OrderResolver,
    ({ orders, orderAnswers, orderStatus, shared }) =>
      new OrderResolver(orders, orderAnswers, orderStatus, shared.links),
  ],
  [StorefrontResolver, (scope) => new StorefrontResolver(scope.shared.sites, scope.shared.links)],
]);
