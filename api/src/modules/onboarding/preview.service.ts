import { LockMode, ref, type EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../lib/clock.ts';
import { newId } from '../../lib/ids.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import { sign, hashSecret } from '../../lib/secrets.ts';
import type { ProductShelves } from '../products/productShelves.ts';
import { replaceMenu } from '../products/menuContent.repository.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { slugOf, slugRoot } from '../restaurants/slug.rules.ts';
import { claimSlug } from '../restaurants/slug.service.ts';
import { coverOfBuild } from '../sites/sampleCover.rules.ts';
import { publishSite } from '../sites/publishSite.repository.ts';
import { freeRedirects, retireSlug } from '../sites/site.repository.ts';
import type { SiteService } from '../sites/site.service.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import { Conversation } from './conversation.entity.ts';
import { menuOf } from './draftContent.rules.ts';
import { draftSettings, lookOf, sampleCoverFor } from './draftSite.rules.ts';
import type { OnboardingDraft } from './onboarding.rules.ts';
import { shopShelves } from './shopGoods.rules.ts';

/**
 * The claim token of a preview. It is derived from the conversation's secret, which only the visitor's browser has: a
 * lost answer can be repeated although we store only a hash.
 */
const claimTokenOf = (conversationToken: string, restaurantId: string): string =>
  sign(conversationToken, `claim:${restaurantId}`);

/** A preview as the visitor sees it. */
export interface Preview {
  slug: string;
  previewUrl: string;
  claimToken: string;
}

/** The preview sites of conversations. */
export class PreviewService {
  constructor(
    private readonly em: EntityManager,
    private readonly sites: SiteService,
    private readonly links: SiteLinks,
    private readonly shelves: ProductShelves,
    private readonly clock: Clock,
  ) {}

  /** The preview `site` of the conversation with this secret. */
  of({ id, slug }: { id: string; slug: string }, conversationToken: string): Preview {
    return { slug, previewUrl: this.links.siteUrl(slug), claimToken: claimTokenOf(conversationToken, id) };
  }

  /**
   * Builds or rebuilds the conversation's preview from its draft. A rebuild keeps the site; a new name changes the slug,
   * and the last slug redirects. The error is a message for the model.
   */
  async build(
    conversationId: string,
    conversationToken: string,
    draft: OnboardingDraft,
  ): Promise<Result<Preview, string>> {
    const built = await this.em.fork().transactional(async (em) => {
      // The lock serialises builds of two turns of one conversation.
      const conversation = await em.findOneOrFail(
        Conversation,
        { id: conversationId },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      return this.write(em, conversation, conversationToken, draft);
    });
    if (!built.ok) return built;
    this.sites.forget(built.value.slug);
    return ok(this.of(built.value, conversationToken));
  }

  /** `build` inside a transaction that has locked the conversation. Afterwards the caller forgets the site (`SiteService`). */
  async write(
    em: EntityManager,
    conversation: Conversation,
    conversationToken: string,
    draft: OnboardingDraft,
  ): Promise<Result<Restaurant, string>> {
    const { name } = draft;
    if (!name) return fail('The name of the business is missing: ask for it.');
    if (draft.sections.length === 0)
      return fail('The menu is empty: ask for at least one dish with its price.');
    const known =
      conversation.restaurant && (await em.findOne(Restaurant, { id: conversation.restaurant.id }));
    if (known && known.status !== 'unclaimed')
      return fail('This site has been claimed: from now on it is changed in the owner’s portal.');
    const coverImageKey = coverOfBuild(known ?? null, sampleCoverFor(draft));
    const look = { ...lookOf(draft), name, coverImageKey, ordering: draftSettings(draft.ordering) };
    const slug = await this.slugFor(em, name, known);
    const restaurant = known
      ? Object.assign(known, look, { slug })
      : em.create(Restaurant, { slug, ...look });
    conversation.restaurant = ref(restaurant);
    await em.flush();
    restaurant.claimTokenHash = hashSecret(claimTokenOf(conversationToken, restaurant.id));
    await em.flush();
    const content = menuOf(draft, newId);
    await replaceMenu(em, restaurant.id, content);
    if (draft.isShop) {
      await this.shelves.openShop(em, restaurant.id);
      await this.shelves.write(em, restaurant.id, shopShelves(draft, content));
    }
    await publishSite(em, restaurant.id);
    return ok(restaurant);
  }

  private async slugFor(em: EntityManager, name: string, known?: Restaurant | null): Promise<string> {
    if (!known) return claimSlug(em, name);
    const { id: restaurantId, slug: from, suspendedAt } = known;
    // A site that was taken offline does not move away from its reports.
    if (suspendedAt || slugRoot(from) === slugRoot(slugOf(name))) return from;
    // Only the last slug redirects, so that a visitor cannot hold back many.
    await freeRedirects(em, restaurantId);
    const to = await claimSlug(em, name);
    await retireSlug(em, { from, to, restaurantId, now: this.clock() });
    return to;
  }
}
