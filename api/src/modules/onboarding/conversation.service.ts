import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimiter, RateLimit } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { type RateLimitedFailure, ok, type Result } from '../../lib/result.ts';
import { hashSecret, newSecret } from '../../lib/secrets.ts';
import { newestTestOrder } from '../orders/order.repository.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { publishSite } from '../sites/publishSite.repository.ts';
import type { SiteService } from '../sites/site.service.ts';
import { textToHtml } from './chatHtml.rules.ts';
import { Conversation, Turn } from './conversation.entity.ts';
import { deleteOldConversations, putLogoIntoDraft } from './conversation.repository.ts';
import {
  type OnboardingAction,
  type ChatMessage,
  draftFrom,
  emptyDraft,
  type OnboardingDraft,
} from './onboarding.rules.ts';
import type { Preview, PreviewService } from './preview.service.ts';

const CONVERSATIONS: RateLimit = { name: 'conversations', points: 60, seconds: 60 * 60 };
/** The same time as for an unclaimed preview (spec §9). */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const SWEPT_AT_ONCE = 500;
const MAX_PACKAGE_LENGTH = 40;
const DEFAULT_PACKAGE = 'Gold';

/** A conversation as the visitor sees it. */
export interface ConversationView {
  id: string;
  /** The secret that identifies it. */
  token: string;
  packageName: string;
  action: OnboardingAction;
  messages: ChatMessage[];
  /** The last message when it has no answer; retry it with the same id. */
  unanswered: { clientId: string; text: string } | null;
  draft: OnboardingDraft;
  /** The preview; `claimToken` is null once the site is claimed. */
  preview: (Omit<Preview, 'claimToken'> & { claimToken: string | null }) | null;
  /** The newest order on the unclaimed preview; `total` in pence. */
  testOrder: { number: number; total: number } | null;
}

/** Starts and finds onboarding conversations. */
export class ConversationService {
  constructor(
    private readonly em: EntityManager,
    private readonly limiter: RateLimiter,
    private readonly sites: SiteService,
    private readonly previews: PreviewService,
    private readonly clock: Clock,
  ) {}

  /** Starts a conversation about a plan (spec §2: default Gold). */
  async start(packageName: string, ip: string): Promise<Result<ConversationView, RateLimitedFailure>> {
    const allowed = await this.limiter.take(CONVERSATIONS, ip);
    if (!allowed.ok) return allowed;
    const token = newSecret();
    const conversation = this.em.create(Conversation, {
      tokenHash: hashSecret(token),
      packageName: plainName(packageName),
      draft: emptyDraft(packageName),
    });
    await this.em.flush();
    return ok(this.toView(conversation, token, []));
  }

  /** Finds a conversation by its secret; null when it does not exist. */
  async find(token: string): Promise<ConversationView | null> {
    const conversation = await this.em.findOne(
      Conversation,
      { tokenHash: hashSecret(token) },
      { populate: ['restaurant'] },
    );
    if (!conversation) return null;
    const turns = await this.em.find(Turn, { conversation }, { orderBy: { id: 'asc' } });
    const site = conversation.restaurant?.unwrap();
    const testOrder = site?.status === 'unclaimed' ? await newestTestOrder(this.em, site.id) : null;
    return { ...this.toView(conversation, token, turns), testOrder: testOrder ?? null };
  }

  /** The id of a conversation by its secret; null when it does not exist. */
  async idOf(token: string): Promise<string | null> {
    const conversation = await this.em.findOne(
      Conversation,
      { tokenHash: hashSecret(token) },
      { fields: ['id'] },
    );
    return conversation?.id ?? null;
  }

  /** Sets the logo in the draft, and on the preview when it is built and unclaimed. */
  async setLogo(conversationId: string, logoKey: string): Promise<void> {
    const slug = await this.em.fork().transactional(async (em) => {
      const restaurantId = await putLogoIntoDraft(em, conversationId, logoKey);
      if (restaurantId === null) return null;
      const preview = { id: restaurantId, status: 'unclaimed' } as const;
      const changed = await em.nativeUpdate(Restaurant, preview, { logoKey });
      return changed > 0 ? publishSite(em, restaurantId) : null;
    });
    if (slug) this.sites.forget(slug);
  }

  /** Deletes old conversations without a preview. The others are deleted with their preview. */
  async sweep(): Promise<void> {
    const before = new Date(this.clock().getTime() - KEPT_MS);
    while ((await deleteOldConversations(this.em, before, SWEPT_AT_ONCE)) === SWEPT_AT_ONCE);
  }

  private toView(conversation: Conversation, token: string, turns: Turn[]): ConversationView {
    const { id, packageName, action, draft } = conversation;
    const last = turns.at(-1);
    const site = conversation.restaurant?.unwrap();
    const preview = site ? this.previews.of(site, token) : null;
    return {
      id,
      token,
      packageName,
      action,
      messages: turns.flatMap(toMessages),
      unanswered: last && last.state !== 'finished' ? { clientId: last.clientId, text: last.userText } : null,
      draft: draftFrom(draft),
      preview: preview && site?.status !== 'unclaimed' ? { ...preview, claimToken: null } : preview,
      testOrder: null,
    };
  }
}

/** Failed messages before the last one are left out. */
function toMessages({ clientId, userText, answerHtml, state, startedAt, finishedAt }: Turn): ChatMessage[] {
  if (state !== 'finished') return [];
  return [
    { id: clientId, sender: 'user', html: textToHtml(userText), createdAt: startedAt },
    { id: `${clientId}:reply`, sender: 'agent', html: answerHtml, createdAt: finishedAt ?? startedAt },
  ];
}

/** The name of the plan is visitor input until it is looked up. */
const plainName = (packageName: string): string =>
  packageName
    .replace(/[^\p{L}\p{N} &'-]/gu, '')
    .trim()
    .slice(0, MAX_PACKAGE_LENGTH) || DEFAULT_PACKAGE;
