import { LockMode, QueryOrder, type EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import type { RateLimiter, RateLimit } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import type { WorkflowGateway } from '../../gateways/workflow/workflow.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { manyLines } from '@forkfront/common/plainText.ts';
import { ok, type Outcome, invalid, notFound, conflict } from '../../lib/result.ts';
import { makeToken, readToken, type Secrets } from '../../lib/secrets.ts';
import { Approval } from './approval.entity.ts';
import { type ProjectAddresses, feedbackProblems, tidyAddresses } from './demonstration.rules.ts';
import { messages } from './messages.ts';

/** The signed links of a client. */
export class ProjectLinks {
  constructor(
    private readonly secrets: Secrets,
    private readonly publicUrl: string,
  ) {}

  approveUrl(approvalId: string): string {
    const query = new URLSearchParams({ token: this.token(approvalId) });
    return `${this.publicUrl}/demonstration/confirmation?${query.toString()}`;
  }

  /** Spec §2: the page reads `client` and `office`. */
  requestChangesUrl(approvalId: string, { clientEmail, officeEmail }: ProjectAddresses): string {
    const token = this.token(approvalId);
    const query = new URLSearchParams({ client: clientEmail, office: officeEmail, token });
    return `${this.publicUrl}/demonstration/request-changes?${query.toString()}`;
  }

  /** The id of the approval; null for a forged token. */
  approvalOf(token: string): string | null {
    return readToken(this.secrets, 'project-approval', token);
  }

  private token(approvalId: string): string {
    return makeToken(this.secrets, 'project-approval', approvalId);
  }
}

/** A project as the client sees it. */
export interface ProjectView extends ProjectAddresses {
  /** Public address of the picture. */
  imageUrl: string;
  isAnswered: boolean;
}

const CHANGES_PER_IP: RateLimit = { name: 'project-changes', points: 20, seconds: 60 * 60 };

interface WantedChanges {
  /** Token of the mailed link; empty without one. */
  token: string;
  feedback: string;
  /** The addresses that the caller sent; null without them. */
  addresses: ProjectAddresses | null;
}

/** A project by its id, or between two addresses. */
type Asked = { id: string } | ProjectAddresses;

/** Stores the answers of clients: one per project, within 30 days. */
export class ProjectAnswerService {
  constructor(
    private readonly em: EntityManager,
    private readonly links: ProjectLinks,
    private readonly workflow: Pick<WorkflowGateway, 'sendProject'>,
    private readonly storage: Pick<StorageGateway, 'publicUrl'>,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** The project of a token; null for an unknown or expired token. */
  async find(token: string): Promise<ProjectView | null> {
    const id = this.links.approvalOf(token);
    const approval = id && (await this.em.findOne(Approval, { id, ...this.open() }));
    return approval ? this.view(approval) : null;
  }

  /** Stores the client's approval and informs the office. */
  approve(token: string): Promise<Outcome<ProjectView, 'notFound' | 'conflict'>> {
    return this.settle(this.asked(token, null), { answer: 'approved' });
  }

  /** Stores the client's change request and informs the office. At most 20 requests per hour and IP. */
  async requestChanges(
    { token, feedback: written, addresses }: WantedChanges,
    ip: string,
  ): Promise<Outcome<ProjectView, 'notFound' | 'conflict' | 'validation' | 'rateLimited'>> {
    const feedback = manyLines(written);
    const fields = feedbackProblems(feedback);
    if (fields.length > 0) return invalid(messages.feedbackNotSent, fields);
    const allowed = await this.limiter.take(CHANGES_PER_IP, ip);
    if (!allowed.ok) return allowed;
    const asked = this.asked(token, addresses && tidyAddresses(addresses));
    return this.settle(asked, { answer: 'changes', feedback });
  }

  /**
   * Null for an unknown token. A workflow that mails clients itself sends the two addresses without a token (spec §7);
   * without a workflow the addresses are not enough, because others may know them.
   */
  private asked(token: string, addresses: ProjectAddresses | null): Asked | null {
    if (token === '' && this.workflow.sendProject) return addresses;
    const id = this.links.approvalOf(token);
    return id === null ? null : { id, ...addresses };
  }

  /** Answers under a lock. Of two answers at the same time, the second one fails. */
  private async settle(
    asked: Asked | null,
    answer: Pick<Partial<Approval>, 'answer' | 'feedback'>,
  ): Promise<Outcome<ProjectView, 'notFound' | 'conflict'>> {
    if (asked === null) return linkInvalid;
    return this.em.transactional(async (em) => {
      const approval = await em.findOne(
        Approval,
        { ...asked, ...this.open() },
        {
          lockMode: LockMode.PESSIMISTIC_WRITE,
          // Between two addresses: the latest unanswered project.
          orderBy: { answeredAt: QueryOrder.DESC_NULLS_FIRST, createdAt: QueryOrder.DESC },
        },
      );
      if (!approval) return linkInvalid;
      if (approval.answer) return answeredAlready;
      Object.assign(approval, answer, { answeredAt: this.clock() });
      await addJob(em, 'tellProjectAnswer', { approvalId: approval.id });
      return ok(this.view(approval));
    });
  }

  private open() {
    return { expiresAt: { $gt: this.clock() } };
  }

  private view({ imageKey, clientEmail, officeEmail, answer }: Approval): ProjectView {
    return {
      imageUrl: this.storage.publicUrl(imageKey),
      clientEmail,
      officeEmail,
      isAnswered: answer != null,
    };
  }
}

const linkInvalid = notFound(messages.linkInvalid);
const answeredAlready = conflict(messages.answeredAlready);
