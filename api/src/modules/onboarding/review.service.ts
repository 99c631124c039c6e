import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { RateLimiter, RateLimit } from '../../gateways/limits/rateLimiter.gateway.ts';
import { fail, ok, type Outcome } from '../../lib/result.ts';
import { hashSecret } from '../../lib/secrets.ts';
import { invalidFields } from '../restaurants/invalidFields.ts';
import type { SiteService } from '../sites/site.service.ts';
import { Conversation, Turn } from './conversation.entity.ts';
import { messages } from './messages.ts';
import { DRAFT_LIMITS, draftFrom, type OnboardingDraft } from './onboarding.rules.ts';
import type { PreviewService } from './preview.service.ts';
import { type ReviewedLine, reviewLines } from './review.rules.ts';

const REVIEWS_PER_IP: RateLimit = { name: 'lineReviews', points: 600, seconds: 60 * 60 };

type Reviewed<T> = Outcome<T, 'validation' | 'notFound' | 'conflict' | 'rateLimited'>;

/** The visitor's review of lines that the menu reader could not read. */
export class ReviewService {
  constructor(
    private readonly em: EntityManager,
    private readonly previews: PreviewService,
    private readonly sites: SiteService,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Applies reviews to the draft of the conversation with this secret, and publishes a built preview again. While a message is
   * answered the review is refused (`conflict`), because the answer writes the whole draft. A repeated review changes nothing.
   */
  async review(
    conversationToken: string,
    reviewed: readonly ReviewedLine[],
    ip: string,
  ): Promise<Reviewed<OnboardingDraft>> {
    const allowed = await this.limiter.take(REVIEWS_PER_IP, ip);
    if (!allowed.ok) return allowed;
    if (reviewed.length > DRAFT_LIMITS.unread) return fail(tooManyLines);
    const done = await this.em.fork().transactional((em) => this.write(em, conversationToken, reviewed));
    if (!done.ok) return done;
    if (done.value.slug !== null) this.sites.forget(done.value.slug);
    return ok(done.value.draft);
  }

  private async write(
    em: EntityManager,
    conversationToken: string,
    reviewed: readonly ReviewedLine[],
  ): Promise<Reviewed<{ draft: OnboardingDraft; slug: string | null }>> {
    // A message that comes now waits for this lock, and then reads the changed draft.
    const conversation = await em.findOne(
      Conversation,
      { tokenHash: hashSecret(conversationToken) },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!conversation) return fail({ kind: 'notFound', message: messages.conversationGone });
    if ((await em.count(Turn, { conversation, state: 'answering' })) > 0)
      return fail({ kind: 'conflict', message: messages.answering });
    const before = draftFrom(conversation.draft);
    const draft = reviewLines(before, reviewed);
    if (!draft.ok) return fail(invalidFields(draft.error, messages.lineInvalid));
    if (draft.value === before) return ok({ draft: before, slug: null });
    const slug = conversation.restaurant
      ? await this.previews.write(em, conversation, conversationToken, draft.value)
      : ok({ slug: null });
    if (!slug.ok) return fail({ kind: 'conflict', message: messages.siteClaimed });
    conversation.draft = draft.value;
    return ok({ draft: draft.value, slug: slug.value.slug });
  }
}

const tooManyLines = invalidFields(
  [{ path: 'lines', message: messages.tooManyLines(DRAFT_LIMITS.unread) }],
  messages.lineInvalid,
);
