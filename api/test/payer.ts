import { vi } from 'vitest';
import { seedCatalogue } from '../src/db/seed/seed.ts';
import { toGlobalId } from '../src/graphql/globalId.ts';
import { CatalogueSync } from '../src/modules/billing/catalogueSync.service.ts';
import { Price } from '../src/modules/catalogue/catalogue.entity.ts';
import type { TestApp } from './testApp.ts';

/** A member of the result unions of billing. */
export interface BillingOutcome {
  __typename: string;
  url?: string;
  message?: string;
  fields?: { path: string; message: string }[];
  retryAfterSeconds?: number;
  amountDueNow?: number;
  newAmount?: number;
  currentPlanName?: string;
  newPlanName?: string;
  nextPaymentAt?: string;
  prorationDate?: string;
  subscription?: { stripePriceId: string; planName: string; status: string };
}

const WRONG = '... on UserError { message } ... on ValidationError { fields { path message } }';

const DOCUMENTS = {
  createCheckoutSession: `mutation ($input: CreateCheckoutSessionInput!) { outcome: createCheckoutSession(input: $input) {
    __typename ... on CreateCheckoutSessionPayload { url } ${WRONG} ... on RateLimitedError { retryAfterSeconds }
    ... on PlanChangePreview { currentPlanName newPlanName newAmount amountDueNow nextPaymentAt prorationDate } } }`,
  changePlan: `mutation ($input: ChangePlanInput!) { outcome: changePlan(input: $input) {
    __typename ... on ChangePlanPayload { subscription { stripePriceId planName status } } ${WRONG} } }`,
  createBillingPortalSession: `mutation { outcome: createBillingPortalSession {
    __typename ... on CreateBillingPortalSessionPayload { url } ... on UserError { message }
    ... on RateLimitedError { retryAfterSeconds } } }`,
};

export const GOOD_CARD = '4242424242424242';
/** A card that can be stored, but whose automatic charges fail. */
export const FAILING_CARD = '4000000000000341';

/** Helpers for tests that pay for plans. */
export function payer(app: TestApp) {
  const { pool } = app.container.infrastructure.database;

  const stripe = async (
    path: string,
    form: Record<string, string> = {},
    method = 'POST',
  ): Promise<Response> =>
    fetch(`${app.stripe.baseUrl}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${app.stripe.secretKey}`,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      redirect: 'manual',
      ...(method === 'GET' ? {} : { body: new URLSearchParams(form) }),
    });

  return {
    stripe,

    /** Creates the catalogue in the database and at the provider. */
    async openShop(): Promise<void> {
      await app.scope().em.transactional((em) => seedCatalogue(em));
      await app.scope().get(CatalogueSync).sync();
    },

    /** The provider's id of a plan's price, e.g. `restaurant-gold`. */
    async priceOf(key: string, interval: Price['interval'] = 'month'): Promise<string> {
      const price = await app.scope().em.findOneOrFail(Price, { service: { key }, interval });
      if (!price.stripePriceId) throw new Error(`${key} is not sold`);
      return price.stripePriceId;
    },

    async mutate(
      mutation: keyof typeof DOCUMENTS,
      input: Record<string, unknown> | null,
      token?: string,
    ): Promise<BillingOutcome> {
      const { data, errors } = await app.graphql<{ outcome: BillingOutcome } | null>(
        DOCUMENTS[mutation],
        input ? { input } : {},
        token,
      );
      if (!data) throw new Error(errors?.[0]?.extensions.code ?? 'neither data nor errors');
      return data.outcome;
    },

    /** The payment page of a site's plan. Throws when there is none. */
    async checkout(site: { restaurantId: string; owner: { token: string } | null }, priceId: string) {
      const outcome = await this.mutate(
        'createCheckoutSession',
        { priceId, restaurantId: toGlobalId('Restaurant', site.restaurantId) },
        site.owner?.token,
      );
      if (!outcome.url) throw new Error(JSON.stringify(outcome));
      return { url: outcome.url, id: outcome.url.split('/').at(-1) ?? '' };
    },

    /** Pays on a payment page; returns the address of the redirect. */
    async pay(url: string, number = GOOD_CARD): Promise<string> {
      const response = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({
          email: 'payer@example.org',
          name: 'A Payer',
          number,
          expiry: '12/40',
          code: '123',
        }),
        redirect: 'manual',
      });
      const location = response.headers.get('location');
      if (response.status !== 303 || !location)
        throw new Error(`${response.status}: ${await response.text()}`);
      return location;
    },

    /** Moves the provider's clock. */
    async daysPass(days: number): Promise<void> {
      const response = await fetch(`${app.stripe.baseUrl}/clock`, {
        method: 'POST',
        body: new URLSearchParams({ by: String(days) }),
        redirect: 'manual',
      });
      if (response.status !== 303) throw new Error(`the clock answers ${response.status}`);
    },

    async hoursPass(hours: number): Promise<void> {
      const path = '/v1/test_helpers/test_clocks/clock_sandbox';
      const { frozen_time: now } = (await (await stripe(path, {}, 'GET')).json()) as { frozen_time: number };
      await stripe(`${path}/advance`, { frozen_time: String(now + hours * 3600) });
    },

    /** Sets how the provider sends its messages: `ordered`, `shuffled`, `duplicated` or `paused`. */
    async deliver(mode: string): Promise<void> {
      const body = new URLSearchParams({ mode });
      await fetch(`${app.stripe.baseUrl}/webhooks/mode`, { method: 'POST', body, redirect: 'manual' });
    },

    /** The stored plan of a site. */
    async plan(restaurantId: string): Promise<Record<string, unknown>> {
      const { rows } = await pool.query<Record<string, unknown>>(
        `select status, package, trial_ends_at, trial_used_at, past_due_since, plan_ended_at, status_before_archive
         from restaurants where id = $1`,
        [restaurantId],
      );
      return rows[0] ?? {};
    },

    /** Waits until a site has a status; needs the worker. */
    async until(restaurantId: string, status: string): Promise<Record<string, unknown>> {
      return vi.waitFor(
        async () => {
          const plan = await this.plan(restaurantId);
          if (plan.status !== status) throw new Error(`still ${String(plan.status)}, not ${status}`);
          return plan;
        },
        { timeout: 15_000, interval: 50 },
      );
    },

    /** The provider's live subscriptions, of all customers. */
    async liveSubscriptions(): Promise<{ id: string; customer: string; status: string; metadata: object }[]> {
      const response = await stripe('/v1/subscriptions?limit=100', {}, 'GET');
      return (
        (await response.json()) as {
          data: { id: string; customer: string; status: string; metadata: object }[];
        }
      ).data;
    },
  };
}
