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
import { RestaurantService } from './modules/restaurants/restaurant.service.ts';
import { toRestaurantType } from './modules/restaurants/toRestaurantType.ts';
import { UserRestaurantsResolver } from './modules/restaurants/userRestaurants.resolver.ts';
import { SiteService } from './modules/sites/site.service.ts';
import { SiteLinks } from './modules/sites/siteLinks.ts';
import { StorefrontResolver } from './modules/sites/storefront.resolver.ts';

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
}

/** Services that are made once per process. */
export interface Shared {
  infrastructure: Infrastructure;
  sites: SiteService;
  links: SiteLinks;
  passwords: PasswordService;
  runningTurns: RunningTurns;
}

/** Makes what lives as long as the process. */
export function createShared(infrastructure: Infrastructure): Shared {
  const { database, events, storage, publicUrl, commerceDomain } = infrastructure;
  return {
    infrastructure,
    sites: new SiteService(database.pool, events),
    links: new SiteLinks({ protocol: new URL(publicUrl).protocol, commerceDomain }, (key) => storage.publicUrl(key)),
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
  [UserRestaurantsResolver, (scope) => new UserRestaurantsResolver(scope.restaurants, scope.shared.links)],
  [ClaimResolver, (scope) => new ClaimResolver(scope.claims, scope.shared.links)],
  [OnboardingResolver, (scope) => new OnboardingResolver(scope.conversations, scope.shared.links)],
  [StorefrontResolver, (scope) => new StorefrontResolver(scope.shared.sites, scope.shared.links)],
]);
