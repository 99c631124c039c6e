import type { EntityManager } from '@mikro-orm/postgresql';
import { digestsEqual, hashSecret, sign } from '../../lib/secrets.ts';
import type { SiteDocument } from '../sites/site.entity.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import { Conversation } from './conversation.entity.ts';
import { draftDocument, draftVersion } from './draftSite.rules.ts';
import { draftFrom, type OnboardingDraft } from './onboarding.rules.ts';

const KEY = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** The key in the address of a draft's page. It shows the draft and nothing else: the secret token is never in an address. */
const viewKeyOf = (conversationId: string, tokenHash: string): string =>
  `${conversationId}.${sign(tokenHash, `view:${conversationId}`)}`;

/** Address of the page of a conversation's draft. It changes with each change that the page shows. */
export const draftViewUrl = (
  links: SiteLinks,
  conversation: { id: string; token: string },
  draft: OnboardingDraft,
): string =>
  `${links.draftUrl(viewKeyOf(conversation.id, hashSecret(conversation.token)))}?v=${draftVersion(draft)}`;

/** A draft as the site that it would become. */
export interface DraftSite {
  document: SiteDocument;
  /** Names of dishes, for the time before the menu is known. */
  popularItems: string[];
}

/** Reads drafts by the key in the address of their page. */
export class DraftViewService {
  constructor(private readonly em: EntityManager) {}

  /** The stored draft; null for an unknown key. */
  async find(key: string): Promise<DraftSite | null> {
    const [, id = '', signature = ''] = KEY.exec(key) ?? [];
    if (!id) return null;
    const found = await this.em.findOne(Conversation, { id }, { disableIdentityMap: true });
    if (!found || !digestsEqual(`${id}.${signature}`, viewKeyOf(id, found.tokenHash))) return null;
    const draft = draftFrom(found.draft);
    return { document: draftDocument(id, draft), popularItems: draft.popularItems };
  }
}
