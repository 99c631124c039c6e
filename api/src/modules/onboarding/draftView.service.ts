import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../lib/clock.ts';
import { digestsEqual, hashSecret, sign } from '../../lib/secrets.ts';
import type { OrderMailService } from '../orderMails/orderMail.service.ts';
import type { SiteDocument } from '@forkfront/common/siteDocument.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import { Conversation } from './conversation.entity.ts';
import { draftDocument, draftVersion } from './draftSite.rules.ts';
import { draftFrom, type OnboardingDraft } from './onboarding.rules.ts';

const KEY = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/**
 * The key in the address of a page: of the draft, or of the mail about the preview's newest order. It shows that page and nothing
 * else: the secret token is never in an address.
 */
const keyOf = (page: 'view' | 'mail', conversationId: string, tokenHash: string): string =>
  `${conversationId}.${sign(tokenHash, `${page}:${conversationId}`)}`;

/** Address of the page of a conversation's draft. It changes with each change that the page shows. */
export const draftViewUrl = (
  links: SiteLinks,
  conversation: { id: string; token: string },
  draft: OnboardingDraft,
): string =>
  `${links.draftUrl(keyOf('view', conversation.id, hashSecret(conversation.token)))}?v=${draftVersion(draft)}`;

/** Address of the page with the mail about the newest order on the preview of a conversation. */
export const testMailUrl = (links: SiteLinks, { id, token }: { id: string; token: string }): string =>
  links.draftUrl(`${keyOf('mail', id, hashSecret(token))}/mail`);

/** A draft as the site that it would become. */
export interface DraftSite {
  document: SiteDocument;
  /** Names of dishes, for the time before the menu is known. */
  popularItems: string[];
}

/** Reads drafts by the key in the address of their page. */
export class DraftViewService {
  constructor(
    private readonly em: EntityManager,
    private readonly mails: OrderMailService,
    private readonly clock: Clock,
  ) {}

  /** The stored draft; null for an unknown key. */
  async find(key: string): Promise<DraftSite | null> {
    const found = await this.conversationOf('view', key);
    if (!found) return null;
    const draft = draftFrom(found.draft);
    return { document: draftDocument(found.id, draft, this.clock()), popularItems: draft.popularItems };
  }

  /** The mail (HTML) about the newest order on the unclaimed preview; null for an unknown key and without an order. */
  async findTestMail(key: string): Promise<string | null> {
    const found = await this.conversationOf('mail', key);
    const site = await found?.restaurant?.load();
    return site?.status === 'unclaimed' ? this.mails.showTestOrder(site.id) : null;
  }

  private async conversationOf(page: 'view' | 'mail', key: string): Promise<Conversation | null> {
    const [, id = ''] = KEY.exec(key) ?? [];
    if (!id) return null;
    const found = await this.em.findOne(Conversation, { id });
    return found && digestsEqual(key, keyOf(page, id, found.tokenHash)) ? found : null;
  }
}
