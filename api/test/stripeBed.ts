import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { listenOnLoopback } from '../sandbox/listenOnLoopback.ts';
import {
  startStripeSandbox,
  type StripeSandbox,
  type StripeSandboxOptions,
} from '../sandbox/stripe/startStripeSandbox.ts';
import type { Clock } from '../src/lib/clock.ts';

const KEYS = { secretKey: 'sk_test_bed', webhookSecret: 'whsec_bed' };
export const CARD = { works: '4242424242424242', failsLater: '4000000000000341' };

export interface Delivered {
  event: Stripe.Event;
  signature: string;
  body: string;
}

/** A Stripe sandbox with the real SDK as its client and a server for its webhooks. */
export interface StripeBed {
  sandbox: StripeSandbox;
  stripe: Stripe;
  dir: string;
  /** The time of the machine. */
  clock: Clock;
  /** Received webhook events with verified signatures. */
  delivered: Delivered[];
  /** Sets the answer to webhook messages; null for status 200. */
  answerWebhook(answer: ((request: IncomingMessage, response: ServerResponse) => void) | null): void;
  /** Time of the sandbox's clock (seconds). */
  now(): Promise<number>;
  advance(days: number): Promise<void>;
  newPrice(amount: number, interval: 'week' | 'month' | 'year', product?: string): Promise<Stripe.Price>;
  checkout(
    price: string,
    more?: Partial<Stripe.Checkout.SessionCreateParams>,
  ): Promise<Stripe.Checkout.Session>;
  /** Opens a page, or posts its form. */
  visit(url: string, form?: Record<string, string>): Promise<Response>;
  /** The text of a visited page. */
  page(
    url: string,
    form?: Record<string, string>,
  ): Promise<{ status: number; location: string | null; html: string }>;
  /** Pays a checkout. Returns its subscription. */
  subscribe(options: {
    price: string;
    trialDays?: number;
    card?: string | null;
    missing?: 'cancel' | 'create_invoice';
    customer?: string;
  }): Promise<Stripe.Subscription>;
  /** Restarts the sandbox on the same folder. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** The start time of every test, in a month of 31 days, so that no test depends on the current date. */
const BEGINNING = Date.parse('2026-01-05T10:00:00Z');

export async function openStripeBed(options: Partial<StripeSandboxOptions> = {}): Promise<StripeBed> {
  const dir = mkdtempSync(join(tmpdir(), 'forkfront-stripe-'));
  const delivered: Delivered[] = [];
  const opened = Date.now();
  const clock = options.clock ?? (() => new Date(BEGINNING + Date.now() - opened));
  let answer: ((request: IncomingMessage, response: ServerResponse) => void) | null = null;
  const webhook = createServer((request, response) => {
    void text(request).then((body) => {
      const signature = String(request.headers['stripe-signature']);
      const event = verified(body, signature, clock());
      delivered.push({ event, signature, body });
      if (answer) answer(request, response);
      else response.end();
    });
  });
  const webhookUrl = `http://127.0.0.1:${await listenOnLoopback(webhook, 0)}/hook`;
  const start = () => startStripeSandbox({ dir, port: 0, ...KEYS, webhookUrl, ...options, clock });
  const client = ({ host, port }: StripeSandbox) =>
    new Stripe(KEYS.secretKey, { host, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 });
  const sandbox = await start();

  const bed: StripeBed = {
    sandbox,
    stripe: client(sandbox),
    dir,
    clock,
    delivered,
    answerWebhook: (next) => void (answer = next),
    now: async () => (await bed.stripe.testHelpers.testClocks.retrieve('clock_sandbox')).frozen_time,
    async advance(days) {
      const target = Math.ceil((await bed.now()) + days * 86_400);
      await bed.stripe.testHelpers.testClocks.advance('clock_sandbox', { frozen_time: target });
    },
    async newPrice(amount, interval, product) {
      const id = product ?? (await bed.stripe.products.create({ name: `Plan ${amount}` })).id;
      return bed.stripe.prices.create({
        product: id,
        currency: 'gbp',
        unit_amount: amount,
        recurring: { interval },
      });
    },
    checkout: (price, more = {}) =>
      bed.stripe.checkout.sessions.create({
        mode: 'subscription',
        line_items: [{ price, quantity: 1 }],
        success_url: 'http://localhost:5001/done?session_id={CHECKOUT_SESSION_ID}',
        cancel_url: 'http://localhost:5001/cancelled',
        ...more,
      }),
    visit: (url, form) =>
      fetch(new URL(url, bed.sandbox.baseUrl), {
        redirect: 'manual',
        ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
      }),
    async page(url, form) {
      const response = await bed.visit(url, form);
      return {
        status: response.status,
        location: response.headers.get('location'),
        html: await response.text(),
      };
    },
    async subscribe({ price, trialDays, card = CARD.works, missing, customer }) {
      const session = await bed.checkout(price, {
        payment_method_collection: card === null ? 'if_required' : 'always',
        ...(customer === undefined ? {} : { customer }),
        subscription_data: {
          ...(trialDays === undefined ? {} : { trial_period_days: trialDays }),
          ...(missing ? { trial_settings: { end_behavior: { missing_payment_method: missing } } } : {}),
        },
      });
      const paid = await bed.visit(session.url ?? '', cardForm(card ?? ''));
      if (paid.status !== 303) throw new Error(`Checkout answered ${paid.status}: ${await paid.text()}`);
      const { subscription } = await bed.stripe.checkout.sessions.retrieve(session.id);
      return bed.stripe.subscriptions.retrieve(idOf(subscription));
    },
    async restart() {
      await bed.sandbox.close();
      bed.sandbox = await start();
      bed.stripe = client(bed.sandbox);
    },
    async close() {
      await bed.sandbox.close();
      webhook.closeAllConnections();
      await new Promise((resolve) => webhook.close(resolve));
      rmSync(dir, { recursive: true, force: true });
    },
  };
  return bed;
}

/** The fields of a card form. */
export const cardForm = (number: string): Record<string, string> => ({
  email: 'rosa@olive.example',
  name: 'Rosa Marchetti',
  number,
  expiry: '12/50',
  code: '123',
});

/** The id of a Stripe object, which may be expanded or only an id. */
export function idOf(object: string | { id?: string } | null | undefined): string {
  const id = typeof object === 'string' ? object : object?.id;
  if (id === undefined) throw new Error('there is no id');
  return id;
}

/** Large, because a test may change the time while a message is sent. */
const TOLERANCE_SECONDS = 7 * 86_400;

/** The event of a message; its signature is verified at the time `at`. */
const verified = (body: string, signature: string, at: Date): Stripe.Event =>
  Stripe.webhooks.constructEvent(
    body,
    signature,
    KEYS.webhookSecret,
    TOLERANCE_SECONDS,
    undefined,
    at.getTime(),
  );
