import { LockMode, QueryOrder, type EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import type { RateLimiter, RateLimit } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import type { WorkflowGateway } from '../../gateways/workflow/workflow.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { manyLines } from '../../lib/plainText.ts';
import {
  type ConflictFailure,
  type NotFoundFailure,
  type RateLimitedFailure,
  type ValidationFailure,
  fail,
  ok,
  type Result,
} from '../../lib/result.ts';
import { makeToken, readToken } from '../../lib/secrets.ts';
import { Approval } from './approval.entity.ts';
import { type ProjectAddresses, feedbackProblems, tidyAddresses } from './demonstration.rules.ts';
import { messages } from './messages.ts';

/** Signed tokens and addresses through which a client answers. */
export class ProjectLinks {
  constructor(
    private readonly secret: string,
    private readonly publicUrl: string,
  ) {}

  /** The page that approves. */
  approveUrl(approvalId: string): string {
    const query = new URLSearchParams({ token: this.token(approvalId) });
    return `${this.publicUrl}/demonstration/confirmation?${query.toString()}`;
  }

  /** The page that asks what should change (spec §2: it reads `client` and `office`). */
  requestChangesUrl(approvalId: string, { clientEmail, officeEmail }: ProjectAddresses): string {
    const token = this.token(approvalId);
    const query = new URLSearchParams({ client: clientEmail, office: officeEmail, token });
    return `${this.publicUrl}/demonstration/request-changes?${query.toString()}`;
  }

  /** The approval of a token; null when we did not make it. */
  approvalOf(token: string): string | null {
    return readToken(this.secret, 'project-approval', token);
  }

  private token(approvalId: string): string {
    return makeToken(this.secret, 'project-approval', approvalId);
  }
}

/** A project as the client sees it. */
export interface ProjectView extends ProjectAddresses {
  /** Public address of the picture. */
  imageUrl: string;
  isAnswered: boolean;
}

const CHANGES_PER_IP: RateLimit = { name: 'project-changes', points: 20, seconds: 60 * 60 };

type AnswerFailure = NotFoundFailure | ConflictFailure;

interface WantedChanges {
  /** Of the mailed link; '' when it has none. */
  token: string;
  feedback: string;
  /** Whom the caller takes for the two sides; null when the caller does not say. */
  addresses: ProjectAddresses | null;
}

/** Which project is answered: that of a token, or one that was sent between two addresses. */
type Asked = { id: string } | ProjectAddresses;

/** What clients answer through the links in their mail: once, within 30 days. */
export class ProjectAnswerService {
  constructor(
    private readonly em: EntityManager,
    private readonly links: ProjectLinks,
    private readonly workflow: Pick<WorkflowGateway, 'sendProject'>,
    private readonly storage: Pick<StorageGateway, 'publicUrl'>,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** The project of a link; null when the link is not ours or has expired. */
  async find(token: string): Promise<ProjectView | null> {
    const id = this.links.approvalOf(token);
    const approval = id && (await this.em.findOne(Approval, { id, ...this.open() }));
    return approval ? this.view(approval) : null;
  }

  /** Stores the client's approval and informs the office. */
  approve(token: string): Promise<Result<ProjectView, AnswerFailure>> {
    return this.settle(this.asked(token, null), (approval) => approval.approve(this.clock()));
  }

  /** Stores the client's change request and informs the office. At most 20 requests per hour and IP. */
  async requestChanges(
    { token, feedback: written, addresses }: WantedChanges,
    ip: string,
  ): Promise<Result<ProjectView, AnswerFailure | ValidationFailure | RateLimitedFailure>> {
    const feedback = manyLines(written);
    const fields = feedbackProblems(feedback);
    if (fields.length > 0) return fail({ kind: 'validation', message: messages.feedbackNotSent, fields });
    const allowed = await this.limiter.take(CHANGES_PER_IP, ip);
    if (!allowed.ok) return allowed;
    return this.settle(this.asked(token, addresses && tidyAddresses(addresses)), (approval) =>
      approval.requestChanges(feedback, this.clock()),
    );
  }

  /**
   * Null: none that we know of. A workflow that mails clients itself knows no tokens, only the two addresses (spec §7);
   * where we mail, they alone open nothing, because others may know them.
   */
  private asked(token: string, addresses: ProjectAddresses | null): Asked | null {
    if (token === '' && this.workflow.sendProject) return addresses;
    const id = this.links.approvalOf(token);
    return id === null ? null : { id, ...addresses };
  }

  /** Answers under a lock. Of two answers at the same time, the second one fails. */
  private async settle(
    asked: Asked | null,
    answer: (approval: Approval) => void,
  ): Promise<Result<ProjectView, AnswerFailure>> {
    if (asked === null) return fail(linkInvalid);
    return this.em.transactional(async (em) => {
      const approval = await em.findOne(
        Approval,
        { ...asked, ...this.open() },
        {
          lockMode: LockMode.PESSIMISTIC_WRITE,
          // Between two addresses: the latest that waits for its answer.
          orderBy: { answeredAt: QueryOrder.DESC_NULLS_FIRST, createdAt: QueryOrder.DESC },
        },
      );
      if (!approval) return fail(linkInvalid);
      if (approval.answer) return fail(answeredAlready);
      answer(approval);
      await addJob(em, 'tellProjectAnswer', { approvalId: approval.id });
      return ok(this.view(approval));
    });
  }

  /** As long as it can be seen and answered. */
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

const linkInvalid: NotFoundFailure = { kind: 'notFound', message: messages.linkInvalid };
const answeredAlready: ConflictFailure = { kind: 'conflict', message: messages.answeredAlready };
