import { LockMode, ref, type EntityManager } from '@mikro-orm/postgresql';
import { oneLine } from '@forkfront/common/plainText.ts';
import { addJob, type JobPayloads } from '../../../gateways/jobs/jobs.gateway.ts';
import type { RateLimit, RateLimiter } from '../../../gateways/limits/rateLimiter.gateway.ts';
import type { Clock } from '../../../lib/clock.ts';
import { newId } from '../../../lib/ids.ts';
import { conflict, invalid, notFound, ok, type Outcome } from '../../../lib/result.ts';
import type { Viewer } from '../../../lib/viewer.ts';
import { LoginCode, User } from '../account.entity.ts';
import { messages } from '../messages.ts';
import { makeRecoveryCodes } from '../secondStep/newRecoveryCodes.ts';
import { Authenticator, RecoveryCode } from '../secondStep/secondStep.entity.ts';
import type { SessionService } from '../sessions/session.service.ts';
import type { SignedIn } from '../sessions/signedIn.ts';
import { Passkey } from './passkey.entity.ts';
import { MOST_PASSKEYS, passkeyNameProblem, readNewPasskey, readSignedChallenge } from './passkey.rules.ts';
import { PASSKEY_LENGTHS } from './passkeyLengths.ts';
import type { Ceremony, PasskeyCeremony } from './passkeyCeremony.service.ts';

const STARTS_PER_USER: RateLimit = { name: 'passkey-start', points: 30, seconds: 60 * 60 };
const STARTS_PER_IP: RateLimit = { name: 'passkey-sign-in-start', points: 60, seconds: 15 * 60 };
const TRIES_PER_IP: RateLimit = { name: 'passkey-sign-in', points: 20, seconds: 15 * 60 };

/** A new passkey; `recoveryCodes` when the account had none, null otherwise. */
export interface AddedPasskey {
  passkey: Passkey;
  recoveryCodes: string[] | null;
}

/** Adds, lists, renames and removes passkeys, and signs in with them. Callers of `startAdding` and `remove` have confirmed who they are. */
export class PasskeyService {
  constructor(
    private readonly em: EntityManager,
    private readonly ceremony: PasskeyCeremony,
    private readonly sessions: SessionService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** A person's passkeys, newest first; at most ten. */
  list(userId: string): Promise<Passkey[]> {
    const orderBy = { createdAt: 'desc', id: 'desc' } as const;
    return this.em.find(Passkey, { user: userId }, { orderBy, refresh: true });
  }

  /** One of a person's passkeys; null when it is gone or belongs to another person. */
  findOwned(userId: string, id: string): Promise<Passkey | null> {
    return this.em.findOne(Passkey, { id, user: userId }, { refresh: true });
  }

  /** Begins to add a passkey, 30 times an hour. */
  async startAdding(
    viewer: Pick<Viewer, 'id' | 'name' | 'email' | 'emailVerified'>,
  ): Promise<Outcome<Ceremony, 'conflict' | 'rateLimited'>> {
    // Otherwise a stranger could lock the owner of the mailbox out for good.
    if (!viewer.emailVerified) return conflict(messages.verifyEmailFirst);
    const allowed = await this.limiter.take(STARTS_PER_USER, viewer.id);
    if (!allowed.ok) return allowed;
    if ((await this.em.count(Passkey, { user: viewer.id })) >= MOST_PASSKEYS)
      return conflict(messages.passkeysEnough);
    return ok(await this.ceremony.startAdding(viewer));
  }

  /**
   * Stores a passkey that answers the challenge of `ticket`; mails a notice. The first second factor of an account ends all other
   * sessions, and gives recovery codes, which are shown only now.
   */
  async add(
    { id, sessionId }: Pick<Viewer, 'id' | 'sessionId'>,
    ticket: string,
    answer: string,
    name: string,
  ): Promise<Outcome<AddedPasskey, 'validation' | 'notFound' | 'conflict'>> {
    const problem = passkeyNameProblem(name);
    if (problem) return wrongName(messages.passkeyNotAdded, problem);
    const response = readNewPasskey(answer);
    const challenge = response && (await this.ceremony.take(ticket, id));
    const made = challenge && response && (await this.ceremony.checkNew(challenge, response));
    if (!made || made.credentialId.length > PASSKEY_LENGTHS.credentialId)
      return notFound(messages.passkeyNotNew);
    return this.change(id, async (em, user) => {
      const count = await em.count(Passkey, { user });
      if (count >= MOST_PASSKEYS) return conflict(messages.passkeysEnough);
      if ((await em.count(Passkey, { credentialId: made.credentialId })) > 0)
        return notFound(messages.passkeyNotNew);
      const now = this.clock();
      const passkey = em.create(Passkey, {
        user: ref(user),
        ...made,
        name: oneLine(name),
        createdAt: now,
        lastUsedAt: null,
      });
      await tell(em, id, 'passkey-added');
      if (count > 0 || (await hasAuthenticator(em, user))) return ok({ passkey, recoveryCodes: null });
      await em.nativeDelete(LoginCode, { user });
      await this.sessions.endOthers(id, sessionId, em);
      return ok({ passkey, recoveryCodes: await makeRecoveryCodes(em, user) });
    });
  }

  async rename(
    userId: string,
    id: string | null,
    name: string,
  ): Promise<Outcome<Passkey, 'validation' | 'notFound'>> {
    const problem = passkeyNameProblem(name);
    if (problem) return wrongName(messages.passkeyNotRenamed, problem);
    const passkey = id === null ? null : await this.findOwned(userId, id);
    if (!passkey) return notFound(messages.passkeyGone);
    passkey.name = oneLine(name);
    await this.em.flush();
    return ok(passkey);
  }

  /** Removes a passkey, and with the last second factor the recovery codes; mails a notice. */
  remove(userId: string, id: string | null): Promise<Outcome<void, 'notFound'>> {
    return this.change(userId, async (em, user) => {
      const removed = id === null ? 0 : await em.nativeDelete(Passkey, { id, user });
      if (removed === 0) return notFound(messages.passkeyGone);
      const left = await em.count(Passkey, { user });
      if (left === 0 && !(await hasAuthenticator(em, user))) await em.nativeDelete(RecoveryCode, { user });
      await tell(em, userId, 'passkey-removed');
      return ok(undefined);
    });
  }

  /** Begins a sign-in of a guest, 60 times in 15 minutes for an IP. */
  async startSignIn(ip: string): Promise<Outcome<Ceremony, 'rateLimited'>> {
    const allowed = await this.limiter.take(STARTS_PER_IP, ip);
    return allowed.ok ? ok(await this.ceremony.startSigning()) : allowed;
  }

  /** Opens a session for a passkey that has signed the challenge of `ticket`. 20 wrong answers in 15 minutes for an IP. */
  async signIn(
    ticket: string,
    answer: string,
    ip: string,
  ): Promise<Outcome<SignedIn, 'notFound' | 'rateLimited'>> {
    const allowed = await this.limiter.take(TRIES_PER_IP, ip);
    if (!allowed.ok) return allowed;
    const response = readSignedChallenge(answer);
    const challenge = response && (await this.ceremony.take(ticket, null));
    const known =
      challenge &&
      (await this.em.findOne(Passkey, { credentialId: response.id }, { disableIdentityMap: true }));
    if (!challenge || !known) return notFound(messages.passkeyUnknown);
    const signedIn = await this.em.transactional(async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
      const user = await em.findOne(User, { id: known.user.id }, lock);
      const passkey = user && (await em.findOne(Passkey, { id: known.id, user }, lock));
      const counter = passkey && (await this.ceremony.checkSigned(challenge, response, passkey));
      if (!user || !passkey || counter === null) return null;
      Object.assign(passkey, { counter, lastUsedAt: this.clock() });
      return { user, token: this.sessions.open(user, em) };
    });
    if (!signedIn) return notFound(messages.passkeyUnknown);
    await this.limiter.giveBack(TRIES_PER_IP, ip);
    return ok(signedIn);
  }

  /** Every change of the sign-in methods of a user locks the user. */
  private change<T>(id: string, work: (em: EntityManager, user: User) => Promise<T>): Promise<T> {
    return this.em.transactional(async (em) => {
      const user = await em.findOneOrFail(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      return work(em, user);
    });
  }
}

const wrongName = (message: string, problem: string) =>
  invalid(message, [{ path: 'name', message: problem }]);

const hasAuthenticator = async (em: EntityManager, user: User): Promise<boolean> =>
  (await em.count(Authenticator, { user, confirmedAt: { $ne: null } })) > 0;

const tell = (em: EntityManager, userId: string, kind: JobPayloads['mailSecondStep']['kind']) =>
  addJob(em, 'mailSecondStep', { changeId: newId(), userId, kind });
