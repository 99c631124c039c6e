import { type Cursor, type EntityManager, ref } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import type { RateLimit, RateLimiter } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import type { PageRequest } from '../../lib/pageRequest.ts';
import { ok, type Outcome, notFound, conflict, invalid, paidPlan } from '../../lib/result.ts';
import { User } from '../accounts/account.entity.ts';
import { type Claimant as Person, requireOperator } from '../accounts/operator.rules.ts';
import { hasFeature } from '@forkfront/common/plan.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import type { RestaurantChanges } from '../restaurants/restaurantChanges.service.ts';
import type { ProposalPlaces } from '../uploads/uploadAccess.service.ts';
import type { UploadedPictures } from '../uploads/uploadedPictures.service.ts';
import { messages } from './messages.ts';
import { Redesign, RedesignMove } from './redesign.entity.ts';
import {
  countRedesigns,
  findRedesign,
  listAllRedesigns,
  listRedesigns,
  movesOf,
  type MoveView,
  newestProposalId,
  restaurantIdOf,
  waitingRedesigns,
} from './redesign.repository.ts';
import {
  moveProblems,
  type MoveInput,
  partyOf,
  redesignsAYear,
  type RedesignState,
  type RedesignStep,
  type RedesignInput,
  stepsFrom,
  tidyMove,
  tidyInput,
  inputProblems,
} from './redesign.rules.ts';

const REQUESTS: RateLimit = { name: 'redesign-request', points: 5, seconds: 24 * 60 * 60 };
const MOVES: RateLimit = { name: 'redesign-move', points: 60, seconds: 60 * 60 };

const unknown = notFound(messages.unknown);
const pictureGone = invalid(messages.check, [{ path: 'imageUrls', message: messages.pictureGone }]);

/** The outcome of a request. */
type Requested = Outcome<Redesign, 'validation' | 'notFound' | 'conflict' | 'paidPlan' | 'rateLimited'>;

/** Redesigns: owners request one, our operators propose, the owner approves or asks for changes. */
export class RedesignService implements ProposalPlaces {
  constructor(
    private readonly em: EntityManager,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly pictures: UploadedPictures,
    private readonly operators: readonly string[],
    private readonly changes: RestaurantChanges,
  ) {}

  /** The history of a redesign, oldest first: one statement for a list. */
  readonly moves = new DataLoader<string, MoveView[]>(
    async (ids) => {
      const found = await movesOf(this.em, ids);
      return ids.map((id) => found.filter(({ redesignId }) => redesignId === id));
    },
    { cache: false },
  );

  /** The restaurant of a redesign that was found before: one statement for a list. */
  readonly restaurants = new DataLoader<string, Restaurant>(
    async (ids) => {
      const found = new Map(
        (await this.em.find(Restaurant, { id: { $in: [...ids] } })).map((row) => [row.id, row]),
      );
      return ids.map((id) => found.get(id) ?? new Error('A redesign has no restaurant.'));
    },
    { cache: false },
  );

  /** Whether a person is one of our operators. */
  isOperator(person: Person): boolean {
    return requireOperator(person, this.operators) !== null;
  }

  /** A page of the redesigns of a restaurant, newest first. The permission was checked before. */
  list(restaurantId: string, page: PageRequest): Promise<Cursor<Redesign>> {
    return listRedesigns(this.em, restaurantId, page);
  }

  /** A page of all redesigns in these states; null for a person who is no operator. */
  async listAll(
    person: Person,
    states: readonly RedesignState[],
    page: PageRequest,
  ): Promise<Cursor<Redesign> | null> {
    return this.isOperator(person) ? listAllRedesigns(this.em, states, page) : null;
  }

  /** The redesigns of a person's restaurants whose proposal waits for an answer, newest first. */
  waiting(viewerId: string): Promise<Redesign[]> {
    return waitingRedesigns(this.em, viewerId);
  }

  /** The restaurant of a redesign; null for an unknown redesign. The permission was checked before. */
  restaurantIdOf(id: string): Promise<string | null> {
    return restaurantIdOf(this.em, id);
  }

  /** A redesign that the person may see; null for another one. */
  find(person: Person, id: string): Promise<Redesign | null> {
    return findRedesign(this.em, { viewerId: person.id, asOperator: this.isOperator(person) }, id);
  }

  /** Requests a redesign. A restaurant has one at a time, and as many a year as its plan includes. */
  async request({ id: viewerId }: Person, restaurantId: string, written: RedesignInput): Promise<Requested> {
    const { imageUrls, ...input } = tidyInput(written);
    const fields = inputProblems({ ...input, imageUrls });
    if (fields.length > 0) return invalid(messages.check, fields);
    const allowed = await this.limiter.take(REQUESTS, viewerId);
    if (!allowed.ok) return allowed;
    const target = { viewerId, restaurant: restaurantId };
    const done = await this.changes.locked<Requested>(target, async (em, restaurant) => {
      const now = this.clock();
      if (!hasFeature(restaurant, 'REDESIGN', now)) return paidPlan(messages.locked);
      const { open, used } = await countRedesigns(em, restaurant.id, now);
      if (open > 0) return conflict(messages.open);
      if (used >= redesignsAYear(restaurant.package)) return conflict(messages.used);
      const pictures = await this.pictures.requestKeysOf(em, restaurant.id, imageUrls);
      if (!pictures) return pictureGone;
      const redesign = em.create(Redesign, {
        restaurant: ref(restaurant),
        state: 'REQUESTED',
        ...input,
        requestedAt: now,
      });
      await this.note(em, redesign, viewerId, 'REQUESTED', { text: null, link: null, pictures });
      return ok(redesign);
    });
    return done ?? unknown;
  }

  /**
   * Leads a redesign to its next state. Operators start and propose; who may edit the restaurant does the rest. With
   * `proposalId` only while this proposal is the newest one.
   */
  async move(
    person: Person,
    id: string,
    to: RedesignStep,
    written: MoveInput,
    proposalId: string | null = null,
  ): Promise<Outcome<Redesign, 'validation' | 'notFound' | 'conflict' | 'rateLimited'>> {
    const asOperator = partyOf(to) === 'OPERATOR';
    if (asOperator && !this.isOperator(person)) return unknown;
    const { imageUrls, ...input } = tidyMove(to, written);
    const fields = moveProblems(to, { ...input, imageUrls });
    if (fields.length > 0) return invalid(messages.check, fields);
    const allowed = await this.limiter.take(MOVES, person.id);
    if (!allowed.ok) return allowed;
    return this.em.transactional(async (em) => {
      const redesign = await findRedesign(em, { viewerId: person.id, asOperator }, id, true);
      if (!redesign) return unknown;
      if (proposalId !== null && (await newestProposalId(em, redesign.id)) !== proposalId)
        return conflict(messages.superseded);
      if (!stepsFrom(redesign.state).includes(to)) return conflict(messages.moved);
      const pictures = await this.pictures.proposalKeysOf(em, redesign.id, imageUrls);
      if (!pictures) return pictureGone;
      redesign.state = to;
      if (to === 'PROPOSED') redesign.proposedAt ??= this.clock();
      await this.note(em, redesign, person.id, to, { ...input, pictures });
      return ok(redesign);
    });
  }

  /** Writes the history, and queues the mail to the other side. */
  private async note(
    em: EntityManager,
    redesign: Redesign,
    userId: string,
    toState: RedesignState,
    input: Pick<RedesignMove, 'text' | 'link' | 'pictures'>,
  ): Promise<void> {
    const user = ref(em.getReference(User, userId));
    const move = em.create(RedesignMove, {
      redesign: ref(redesign),
      toState,
      user,
      ...input,
      at: this.clock(),
    });
    await em.flush();
    await addJob(em, 'mailRedesign', { moveId: move.id });
  }
}
