import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { RateLimiter, RateLimit } from '../../gateways/limits/rateLimiter.gateway.ts';
import {
  fail,
  ok,
  type Outcome,
  type Result,
  type ValidationFailure,
  notFound,
  conflict,
} from '../../lib/result.ts';
import { hashSecret } from '../../lib/secrets.ts';
import { type SentZone, withIds } from '../ordering/zoneIds.ts';
import { invalidFields } from '../restaurants/invalidFields.ts';
import { messages as restaurantMessages } from '../restaurants/messages.ts';
import { FREE_THEMES, type Theme } from '@forkfront/common/themes.ts';
import type { SiteService } from '../sites/site.service.ts';
import { Conversation, Turn } from './conversation.entity.ts';
import { type DishPlace, editDish, restoreDish } from './dishEdit.rules.ts';
import { editFacts, type FactEdit } from './draftFacts.rules.ts';
import { messages } from './messages.ts';
import { DRAFT_LIMITS, draftFrom, type OnboardingDraft } from './onboarding.rules.ts';
import type { Preview, PreviewService } from './preview.service.ts';
import { withoutReplies } from './quickReplies.rules.ts';
import { type ReviewedDish, type ReviewedLine, reviewLines, undoReview } from './review.rules.ts';

const REVIEWS_PER_IP: RateLimit = { name: 'lineReviews', points: 600, seconds: 60 * 60 };
const DESIGNS_PER_IP: RateLimit = { name: 'designChoices', points: 120, seconds: 60 * 60 };
const DISHES_PER_IP: RateLimit = { name: 'dishEdits', points: 600, seconds: 60 * 60 };
const FACTS_PER_IP: RateLimit = { name: 'factEdits', points: 120, seconds: 60 * 60 };

type Edited<T> = Outcome<T, 'validation' | 'notFound' | 'conflict' | 'rateLimited'>;
/** `preview`: the one that was published again; null without a preview, and when nothing has changed. */
interface EditedDraft {
  draft: OnboardingDraft;
  preview: Preview | null;
}

type SentFacts = Omit<FactEdit, 'zones'> & { zones?: readonly SentZone[] | null | undefined };

type Edit = (draft: OnboardingDraft) => Result<OnboardingDraft, ValidationFailure>;

/**
 * What the visitor changes in a draft outside of the chat. While a message is answered a change is refused (`conflict`), because
 * the answer writes the whole draft. A built preview is published again. A repeated change changes nothing.
 */
export class DraftEditService {
  constructor(
    private readonly em: EntityManager,
    private readonly previews: PreviewService,
    private readonly sites: SiteService,
    private readonly limiter: RateLimiter,
  ) {}

  /** Reviews lines that the menu reader could not read. */
  async review(
    conversationToken: string,
    reviewed: readonly ReviewedLine[],
    ip: string,
  ): Promise<Edited<EditedDraft>> {
    const allowed = await this.limiter.take(REVIEWS_PER_IP, ip);
    if (!allowed.ok) return allowed;
    if (reviewed.length > DRAFT_LIMITS.unread) return fail(tooManyLines);
    return this.edit(conversationToken, (draft) => {
      const lines = reviewLines(draft, reviewed);
      return lines.ok ? lines : fail(invalidFields(lines.error, messages.lineInvalid));
    });
  }

  /** Takes the last review back, when it was the one of these lines. */
  async undoReview(
    conversationToken: string,
    lines: readonly string[],
    ip: string,
  ): Promise<Edited<EditedDraft>> {
    const allowed = await this.limiter.take(REVIEWS_PER_IP, ip);
    if (!allowed.ok) return allowed;
    if (lines.length > DRAFT_LIMITS.unread) return fail(tooManyLines);
    return this.edit(conversationToken, (draft) => ok(undoReview(draft, lines)));
  }

  /** Chooses one of the designs that every plan has. */
  async chooseDesign(conversationToken: string, theme: Theme, ip: string): Promise<Edited<EditedDraft>> {
    const allowed = await this.limiter.take(DESIGNS_PER_IP, ip);
    if (!allowed.ok) return allowed;
    const free = FREE_THEMES.find((known) => known === theme);
    if (!free) return fail(designLocked);
    return this.edit(conversationToken, (draft) =>
      ok(draft.theme === free ? draft : { ...draft, theme: free }),
    );
  }

  /** Changes facts of the site. A new area has no id. */
  async editFacts(
    conversationToken: string,
    { zones, ...facts }: SentFacts,
    ip: string,
  ): Promise<Edited<EditedDraft>> {
    const allowed = await this.limiter.take(FACTS_PER_IP, ip);
    if (!allowed.ok) return allowed;
    return this.edit(conversationToken, (draft) => {
      const edited = editFacts(draft, {
        ...facts,
        zones: zones && withIds(zones, draft.ordering?.zones ?? []),
      });
      return edited.ok ? edited : fail(invalidFields(edited.error, messages.lineInvalid));
    });
  }

  /** Adds a dish (no `place`), changes one, or removes it (no `dish`). A built preview keeps at least one. */
  async editDish(
    conversationToken: string,
    place: DishPlace | null,
    dish: ReviewedDish | null,
    ip: string,
  ): Promise<Edited<EditedDraft>> {
    const allowed = await this.limiter.take(DISHES_PER_IP, ip);
    if (!allowed.ok) return allowed;
    return this.edit(conversationToken, (draft) => {
      const edited = editDish(draft, place, dish);
      return edited.ok ? edited : fail(invalidFields(edited.error, messages.lineInvalid));
    });
  }

  /** Puts the dish back that was removed last, when it is this one. */
  async restoreDish(conversationToken: string, place: DishPlace, ip: string): Promise<Edited<EditedDraft>> {
    const allowed = await this.limiter.take(DISHES_PER_IP, ip);
    if (!allowed.ok) return allowed;
    return this.edit(conversationToken, (draft) => ok(restoreDish(draft, place)));
  }

  private async edit(conversationToken: string, change: Edit): Promise<Edited<EditedDraft>> {
    const done = await this.em.fork().transactional((em) => this.write(em, conversationToken, change));
    if (!done.ok) return done;
    if (done.value.preview) this.sites.forget(done.value.preview.slug);
    return done;
  }

  private async write(
    em: EntityManager,
    conversationToken: string,
    change: Edit,
  ): Promise<Edited<EditedDraft>> {
    // A message that comes now waits for this lock, and then reads the changed draft.
    const conversation = await em.findOne(
      Conversation,
      { tokenHash: hashSecret(conversationToken) },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!conversation) return notFound(messages.conversationGone);
    if ((await em.count(Turn, { conversation, state: 'answering' })) > 0) return conflict(messages.answering);
    const before = draftFrom(conversation.draft);
    const changed = change(before);
    if (!changed.ok) return changed;
    if (changed.value === before) return ok({ draft: before, preview: null });
    // What was asked may be answered by the change.
    const draft = withoutReplies(changed.value);
    if (conversation.restaurant && draft.sections.length === 0)
      return fail(invalidFields([{ path: 'dish', message: messages.lastDish }], messages.lastDish));
    const site = conversation.restaurant
      ? await this.previews.write(em, conversation, conversationToken, draft)
      : ok(null);
    if (!site.ok) return conflict(messages.siteClaimed);
    conversation.draft = draft;
    const preview = site.value && this.previews.of(site.value, conversationToken);
    return ok({ draft, preview });
  }
}

const tooManyLines = invalidFields(
  [{ path: 'lines', message: messages.tooManyLines(DRAFT_LIMITS.unread) }],
  messages.lineInvalid,
);

const designLocked = invalidFields(
  [{ path: 'theme', message: restaurantMessages.themeLocked }],
  restaurantMessages.themeLocked,
);
