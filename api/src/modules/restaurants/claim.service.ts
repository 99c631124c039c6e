import { TRIAL_DAYS } from '@forkfront/common/plan.ts';
import { DAY_MS } from '@forkfront/common/durations.ts';
import { LockMode, UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { addJob, type JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { MailGateway } from '../../gateways/mail/mail.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { fail, type FieldProblem, ok, type Outcome, notFound } from '../../lib/result.ts';
import { hashSecret } from '../../lib/secrets.ts';
import { User } from '../accounts/account.entity.ts';
import { accountProblems, type NewAccount } from '../accounts/account.rules.ts';
import { emailTaken, type AccountService } from '../accounts/account.service.ts';
import type { SignedIn } from '../accounts/sessions/signedIn.ts';
import { accountMail, greetingOf } from '../accounts/account.mail.ts';
import { ORDERING_DEFAULTS } from '@forkfront/common/ordering.ts';
import { publishSite } from '../sites/publishSite.repository.ts';
import type { SiteService } from '../sites/site.service.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import { takesOrders } from '@forkfront/common/takesOrders.ts';
import { invalidFields } from './invalidFields.ts';
import { messages } from './messages.ts';
import { Restaurant } from './restaurant.entity.ts';
import { siteFactsOf, siteState } from './siteState.rules.ts';

/** Spec §9: free trial of 14 days. */

interface ClaimWithAccount extends NewAccount {
  claimToken: string;
  termsAccepted: boolean;
}

interface Claimed extends SignedIn {
  restaurant: Restaurant;
}

/** Gives unclaimed previews to their owners. A claim token works once. */
export class ClaimService {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: AccountService,
    private readonly sites: SiteService,
    private readonly clock: Clock,
  ) {}

  /** The preview that the token claims; null when it was claimed or removed. */
  findUnclaimed(claimToken: string): Promise<Pick<Restaurant, 'name' | 'slug'> | null> {
    return this.em.findOne(Restaurant, unclaimed(claimToken), { disableIdentityMap: true });
  }

  /** Claims with a new account and signs it in, all or nothing. */
  async claimWithAccount(
    claim: ClaimWithAccount,
    ip: string,
  ): Promise<Outcome<Claimed, 'validation' | 'notFound' | 'conflict' | 'rateLimited'>> {
    const fields = [...accountProblems(claim), ...termsProblem(claim.termsAccepted)];
    if (fields.length > 0) return fail(invalidFields(fields, messages.claimFailed));
    if (!claim.claimToken) return notFound(messages.claimTokenMissing);
    // Checked before the expensive hash of the password, and again under the lock.
    if (!(await this.findUnclaimed(claim.claimToken))) return notFound(messages.claimTokenUnknown);
    const account = await this.accounts.prepare(claim, ip);
    if (!account.ok) return account;
    try {
      return await this.claim(claim.claimToken, (em) => this.accounts.add(em, account.value));
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) return fail(emailTaken);
      throw error;
    }
  }

  /** Adds the site to the account of a person who is signed in. */
  async claimForUser(
    claimToken: string,
    userId: string,
    termsAccepted: boolean,
  ): Promise<Outcome<Restaurant, 'validation' | 'notFound'>> {
    const fields = termsProblem(termsAccepted);
    if (fields.length > 0) return fail(invalidFields(fields, messages.claimFailed));
    if (!claimToken) return notFound(messages.claimTokenMissingSignedIn);
    // The lock waits for a deletion of the account that is running.
    const claimed = await this.claim(claimToken, async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_READ, refresh: true };
      const user = await em.findOne(User, { id: userId }, lock);
      return user && { user };
    });
    return claimed.ok ? ok(claimed.value.restaurant) : claimed;
  }

  private async claim<Owner extends { user: User }>(
    claimToken: string,
    ownerOf: (em: EntityManager) => Promise<Owner | null>,
  ): Promise<Outcome<Owner & { restaurant: Restaurant }, 'notFound'>> {
    const claimed = await this.em.transactional(async (em) => {
      const restaurant = await em.findOne(Restaurant, unclaimed(claimToken), {
        lockMode: LockMode.PESSIMISTIC_WRITE,
      });
      if (!restaurant) return messages.claimTokenUnknown;
      const owner = await ownerOf(em);
      if (!owner) return messages.accountGone;
      const now = this.clock();
      restaurant.claim(owner.user, now, new Date(now.getTime() + TRIAL_DAYS * DAY_MS));
      await em.flush();
      await publishSite(em, restaurant.id);
      await addJob(em, 'mailSiteLive', { restaurantId: restaurant.id, userId: owner.user.id });
      return { ...owner, restaurant };
    });
    if (typeof claimed === 'string') return notFound(claimed);
    this.sites.forget(claimed.restaurant.slug);
    return ok(claimed);
  }
}

const unclaimed = (claimToken: string) =>
  ({ claimTokenHash: hashSecret(claimToken), status: 'unclaimed' }) as const;

const termsProblem = (termsAccepted: boolean): FieldProblem[] =>
  termsAccepted ? [] : [{ path: 'termsAccepted', message: messages.termsNotAccepted }];

/** Mails owners the address of the site that they have claimed. */
export class SiteLiveMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailGateway,
    private readonly links: SiteLinks,
    private readonly clock: Clock,
    /** The page where the owner of a site sets its opening hours. */
    private readonly hoursUrlOf: (restaurantId: string) => string,
  ) {}

  /**
   * Mails the owner, unless the site has another one now or was removed. Names are only in mails to a verified address: to another one
   * they could be the text of a stranger (greetingOf). "Live" is said only of a site that takes orders. A repeat has the same id.
   */
  async send({ restaurantId, userId }: JobPayloads['mailSiteLive']): Promise<void> {
    const wanted = { id: restaurantId, owner: userId };
    const site = await this.em.findOne(Restaurant, wanted, { populate: ['owner'] });
    const owner = site?.owner?.unwrap();
    if (!site || !owner) return;
    const url = this.links.siteUrl(site.slug);
    const now = this.clock();
    const { sentence } = siteState(siteFactsOf(site, null), now);
    const name = owner.emailVerifiedAt == null ? null : site.name;
    const isLive = takesOrders({ ...ORDERING_DEFAULTS, ...site.ordering }) && site.isActive;
    const words = isLive
      ? messages.siteLive({ url, name, sentence })
      : messages.siteClaimed({ url, name, sentence });
    const mail = accountMail(words, isLive ? url : this.hoursUrlOf(site.id), { greeting: greetingOf(owner) });
    await this.mail.send({ ...mail, to: owner.email, id: `site-live-${restaurantId}` });
  }
}
