import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../lib/clock.ts';
import { isUuid } from '../../lib/ids.ts';
import { ok, type Outcome, notFound } from '../../lib/result.ts';
import { isMadeByOne, type Secrets, sign } from '../../lib/secrets.ts';
import { messages } from './messages.ts';
import { findProposal, type ProposalRow } from './redesign.repository.ts';
import { answerableUntil, type ProposalStanding, standingOf } from './redesign.rules.ts';
import type { RedesignService } from './redesign.service.ts';

/** A proposal, and the person whose mail has the link to it. */
interface Addressed {
  proposalId: string;
  userId: string;
}

/** The signed links by which people answer a proposal without signing in. */
export class RedesignLinks {
  constructor(
    private readonly secrets: Secrets,
    private readonly publicUrl: string,
  ) {}

  /** The page of a proposal. It answers in the name of the person. */
  answerUrl(addressed: Addressed): string {
    return `${this.publicUrl}/redesign-answer/${this.token(this.secrets[0], addressed)}`;
  }

  /** What a token names; null for a forged token. */
  read(token: string): Addressed | null {
    const [proposalId = '', userId = ''] = token.split('.');
    const addressed = { proposalId, userId };
    const isOurs = isMadeByOne(this.secrets, token, (secret) => this.token(secret, addressed));
    return isOurs && isUuid(proposalId) ? addressed : null;
  }

  private token(secret: string, { proposalId, userId }: Addressed): string {
    return `${proposalId}.${userId}.${sign(secret, `redesign-answer:${proposalId}:${userId}`)}`;
  }
}

/** A proposal as the page of its link shows it. */
export interface ProposalView extends Omit<ProposalRow, 'state' | 'newestId'> {
  restaurantName: string;
  standing: ProposalStanding;
  answerableUntil: Date;
}

interface WantedAnswer {
  to: 'APPROVED' | 'CHANGES_ASKED';
  /** What to change; null without it. */
  text: string | null;
}

/** Answers to proposals by the links of their mails, within 14 days. */
export class RedesignAnswerService {
  constructor(
    private readonly em: EntityManager,
    private readonly links: RedesignLinks,
    private readonly redesigns: RedesignService,
    private readonly clock: Clock,
  ) {}

  /**
   * The proposal of a token; null for an unknown or expired token, and for a person who may no longer edit the
   * restaurant.
   */
  async find(token: string): Promise<ProposalView | null> {
    const addressed = this.links.read(token);
    return addressed && this.view(addressed);
  }

  /** Approves a proposal or asks for changes. Only the newest proposal can be answered, once. */
  async answer(
    token: string,
    { to, text }: WantedAnswer,
  ): Promise<Outcome<ProposalView, 'validation' | 'notFound' | 'conflict' | 'rateLimited'>> {
    const addressed = this.links.read(token);
    const proposal = addressed && (await this.view(addressed));
    if (!proposal) return gone;
    const moved = await this.redesigns.move(
      // A link gives the rights of an owner or a manager, never those of an operator.
      { id: addressed.userId, email: '', emailVerified: false, hasAuthenticator: false, hasPasskey: false },
      proposal.redesignId,
      to,
      { text, link: null, imageUrls: [] },
      addressed.proposalId,
    );
    if (!moved.ok) return moved;
    const answered = await this.view(addressed);
    return answered ? ok(answered) : gone;
  }

  private async view({ proposalId, userId }: Addressed): Promise<ProposalView | null> {
    const found = await findProposal(this.em, userId, proposalId);
    if (!found) return null;
    const { state, newestId, ...proposal } = found;
    const until = answerableUntil(proposal.at);
    if (until <= this.clock()) return null;
    const { name: restaurantName } = await this.redesigns.restaurants.load(proposal.restaurantId);
    const standing = standingOf(proposalId, newestId, state);
    return { ...proposal, restaurantName, standing, answerableUntil: until };
  }
}

const gone = notFound(messages.linkInvalid);
