import type { EntityManager } from '@mikro-orm/postgresql';
import { announce } from '../../gateways/events/events.gateway.ts';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import { type RateLimit, type RateLimiter, takeEach } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { isUuid } from '../../lib/ids.ts';
import {
  type Failure,
  type FailureOf,
  ok,
  type Outcome,
  type Result,
  notFound,
  conflict,
  invalid,
  paidPlan,
} from '../../lib/result.ts';
import { hashSecret, type Secrets } from '../../lib/secrets.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { User } from '../accounts/account.entity.ts';
import { mailboxOf, normaliseEmail } from '@forkfront/common/email.ts';
import { emailProblem } from '../accounts/account.rules.ts';
import { provesEmail, readEmailToken } from '../accounts/addresses/emailToken.ts';
import { type MemberRole, peopleLimitOf } from '../restaurants/access.rules.ts';
import type { ActivityKind } from '../restaurants/activity.entity.ts';
import { recordActivity } from '../restaurants/activity.repository.ts';
import { Member } from '../restaurants/member.entity.ts';
import {
  findInvitation,
  membersOf,
  type MemberView,
  restaurantOfMember,
} from '../restaurants/member.repository.ts';
import type { Restaurant } from '../restaurants/restaurant.entity.ts';
import type { RestaurantChanges } from '../restaurants/restaurantChanges.service.ts';
import { findFor, type RestaurantKey } from '../restaurants/restaurant.repository.ts';
import { messages } from './messages.ts';

const DAY = 24 * 60 * 60;
/** How long the link of an invitation works. */
export const INVITATION_MS = 7 * DAY * 1000;
const PER_OWNER: RateLimit = { name: 'invitations', points: 30, seconds: DAY };
const PER_MAILBOX: RateLimit = { name: 'invitations-mailbox', points: 5, seconds: DAY };

/** The staff of a restaurant after a change. */
export type MembersResult<Kind extends Failure['kind']> = Outcome<MemberView[], Kind>;

/** An invitation as the invited person sees it. */
export interface Invitation {
  restaurantId: string;
  restaurantName: string;
  ownerName: string;
  email: string;
  role: MemberRole;
}

/** A change of the staff, for the activity log. */
interface LoggedChange {
  kind: ActivityKind;
  /** Begins with the address of the person. */
  detail: string;
}

const unknownMember = notFound(messages.memberUnknown);
const unknownInvitation = notFound(messages.invitationUnknown);

/** Staff of restaurants: invitations, roles, pauses and removals by the owner; acceptance by the invited person. */
export class MemberService {
  constructor(
    private readonly em: EntityManager,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly secrets: Secrets,
    private readonly changes: RestaurantChanges,
  ) {}

  /** The members and invitations of a restaurant with the plan's limit; null unless the person owns it. */
  async list(
    viewerId: string,
    restaurantId: string,
  ): Promise<{ members: MemberView[]; limit: number | null } | null> {
    const restaurant = await findFor(this.em, viewerId, restaurantId, 'OWN');
    if (!restaurant) return null;
    return {
      members: await membersOf(this.em, restaurantId),
      limit: peopleLimitOf(restaurant, this.clock()),
    };
  }

  /**
   * Invites a person, or sends an open invitation again with the role of now. The mail has the link. Only an account with a verified
   * address invites, because the mail goes to people who do not know us.
   */
  async invite(
    viewer: Viewer,
    restaurantId: string,
    { email, role }: { email: string; role: MemberRole },
  ): Promise<MembersResult<'validation' | 'notFound' | 'conflict' | 'paidPlan' | 'rateLimited'>> {
    const address = normaliseEmail(email);
    const problem = emailProblem(address);
    if (problem) return invalid(messages.checkInvitation, [{ path: 'email', message: problem }]);
    const allowed = await takeEach(this.limiter, [
      [PER_OWNER, viewer.id],
      [PER_MAILBOX, hashSecret(mailboxOf(address))],
    ]);
    if (!allowed.ok) return allowed;
    return this.change<FailureOf<'conflict' | 'paidPlan' | 'validation'>>(
      viewer.id,
      restaurantId,
      async (em, restaurant) => {
        if (!viewer.emailVerified) return invalid(messages.confirmFirst, []);
        const members = await em.find(Member, { restaurant: restaurant.id });
        const known = members.find((member) => member.email === address);
        const isOwner = (await em.count(User, { id: viewer.id, email: address })) > 0;
        if (isOwner) return conflict(messages.isOwner);
        if (known?.acceptedAt) return conflict(messages.isMember);
        const limit = peopleLimitOf(restaurant, this.clock());
        const people = 1 + members.filter(({ pausedAt }) => !pausedAt).length;
        if (!known && limit !== null && people >= limit) return paidPlan(messages.limitReached(limit));
        const member =
          known ??
          em.create(Member, { restaurant: restaurant.id, email: address, role, invitedAt: this.clock() });
        Object.assign(member, { role, invitedAt: this.clock() });
        await em.flush();
        await addJob(em, 'mailInvitation', { memberId: member.id });
        const detail = messages.asRole(address, role);
        await recordActivity(em, {
          restaurantId: restaurant.id,
          userId: viewer.id,
          kind: 'MEMBER_INVITED',
          detail,
        });
        return ok(undefined);
      },
    );
  }

  /** Changes the role of a member or of an invitation. */
  setRole(viewerId: string, memberId: string, role: MemberRole): Promise<MembersResult<'notFound'>> {
    return this.changeMember(viewerId, memberId, (member) => {
      if (member.role === role) return null;
      member.role = role;
      return { kind: 'MEMBER_ROLE_CHANGED', detail: messages.asRole(member.email, role) };
    });
  }

  /** Pauses a member, or ends the pause. A paused member keeps the account and has no access. */
  setPaused(viewerId: string, memberId: string, isPaused: boolean): Promise<MembersResult<'notFound'>> {
    return this.changeMember(viewerId, memberId, (member) => {
      if ((member.pausedAt !== null) === isPaused) return null;
      member.pausedAt = isPaused ? this.clock() : null;
      return { kind: isPaused ? 'MEMBER_PAUSED' : 'MEMBER_RESUMED', detail: member.email };
    });
  }

  /** Removes a member, whose open boards end at once, or withdraws an invitation. */
  remove(viewerId: string, memberId: string): Promise<MembersResult<'notFound'>> {
    return this.changeMember(viewerId, memberId, (member, em) => {
      em.remove(member);
      return { kind: 'MEMBER_REMOVED', detail: member.email };
    });
  }

  /**
   * What a link invites to, with whether this person has accepted it already. null when it is unknown, expired, withdrawn, or
   * accepted by another person. `viewerId` is null for a guest.
   */
  async invitation(
    viewerId: string | null,
    token: string,
  ): Promise<(Invitation & { isAccepted: boolean }) | null> {
    const found = await this.byToken(token);
    if (!found || (found.userId && found.userId !== viewerId)) return null;
    return { ...found, isAccepted: found.userId !== null };
  }

  /**
   * Accepts an invitation with the account of the invited address: a forwarded or leaked link gives nobody else access. A repeat by
   * the same account changes nothing.
   */
  async accept(viewer: Viewer, token: string): Promise<Outcome<Invitation, 'notFound' | 'conflict'>> {
    const found = await this.byToken(token);
    if (!found || (found.userId && found.userId !== viewer.id)) return unknownInvitation;
    if (found.ownerId === viewer.id) return conflict(messages.isOwner);
    if (found.userId) return ok(found);
    if (normaliseEmail(viewer.email) !== found.email) return conflict(messages.otherAddress(found.email));
    return this.em.fork().transactional(async (em) => {
      const isMember = await em.count(Member, { restaurant: found.restaurantId, user: viewer.id });
      if (isMember > 0) return conflict(messages.isMember);
      const accepted = await em.nativeUpdate(
        Member,
        { id: found.id, user: null },
        { user: viewer.id, acceptedAt: this.clock() },
      );
      if (accepted !== 1) return unknownInvitation;
      const detail = messages.asRole(found.email, found.role);
      const { restaurantId } = found;
      await recordActivity(em, { restaurantId, userId: viewer.id, kind: 'MEMBER_JOINED', detail });
      return ok(found);
    });
  }

  private async byToken(token: string) {
    const claim = readEmailToken(token);
    if (!claim || claim.expiresAt <= this.clock()) return null;
    const found = await findInvitation(this.em, claim.userId);
    if (!found || !provesEmail(this.secrets, token, { ...claim, email: found.email }, 'invitation'))
      return null;
    return found;
  }

  private changeMember(
    viewerId: string,
    memberId: string,
    apply: (member: Member, em: EntityManager) => LoggedChange | null,
  ): Promise<MembersResult<'notFound'>> {
    if (!isUuid(memberId)) return Promise.resolve(unknownMember);
    const key = (em: EntityManager) => restaurantOfMember(em, memberId);
    return this.change<never>(viewerId, key, async (em, restaurant) => {
      const member = await em.findOneOrFail(Member, { id: memberId, restaurant: restaurant.id });
      const change = apply(member, em);
      await em.flush();
      if (!change) return ok(undefined);
      await recordActivity(em, { restaurantId: restaurant.id, userId: viewerId, ...change });
      // Open boards of the restaurant ask for their permission again.
      await announce(em, 'ordersOfRestaurant', restaurant.id);
      return ok(undefined);
    });
  }

  /** A change of the staff in one transaction, which holds the lock of the restaurant if the person owns it. */
  private async change<F extends Failure>(
    viewerId: string,
    key: RestaurantKey,
    apply: (em: EntityManager, restaurant: Restaurant) => Promise<Result<void, F>>,
  ): Promise<Result<MemberView[], F | FailureOf<'notFound'>>> {
    const target = { viewerId, restaurant: key, permission: 'OWN' as const };
    const done = await this.changes.locked(target, async (em, restaurant) => {
      const changed = await apply(em, restaurant);
      return changed.ok ? ok(await membersOf(em, restaurant.id)) : changed;
    });
    return done ?? unknownMember;
  }
}
