import { isDeepStrictEqual } from 'node:util';
import type Stripe from 'stripe';
import type { Clock } from '../../src/lib/clock.ts';
import type { Dunning } from './billing/dunning.rules.ts';
import type { Ledger } from './openLedger.ts';
import type { Settings } from './records.ts';
import { missingObject } from './stripeRefusal.ts';
import { newStripeId, type WireCustomer, type WireInvoice, type WireSubscription } from './wire.ts';

/** The API version of the responses: that of the SDK. */
export const API_VERSION = '2026-10-28.endive';

/** The former values of the changed fields, for an event's `previous_attributes`; null without a change. */
export function changedFields(before: object, after: object): Record<string, unknown> | null {
  const now = new Map<string, unknown>(Object.entries(after));
  const changed = Object.entries(before).filter(([name, value]) => !isDeepStrictEqual(value, now.get(name)));
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}

type EventType = Stripe.Event['type'];

const DEFAULTS: Omit<Settings, 'baseUrl'> = { id: 'settings', ahead: 0, mode: 'ordered', seed: 1 };

/** The sandbox's objects, its clock, and its events. */
export class World {
  /** Seconds; set while past due work is performed. */
  #moment: number | null = null;
  #request: Stripe.Event.Request = { id: null, idempotency_key: null };

  constructor(
    readonly ledger: Ledger,
    readonly clock: Clock,
    readonly dunning: Dunning,
    readonly baseUrl: string,
  ) {}

  get settings(): Settings {
    return this.ledger.get('settings', 'settings') ?? { ...DEFAULTS, baseUrl: this.baseUrl };
  }

  changeSettings(change: Partial<Settings>): void {
    this.ledger.put('settings', { ...this.settings, ...change });
  }

  /** The sandbox's time in seconds. */
  now(): number {
    return this.#moment ?? Math.floor((this.clock().getTime() + this.settings.ahead) / 1000);
  }

  /** Runs `work` at the time `moment` (seconds). */
  at(moment: number, work: () => void): void {
    const before = this.#moment;
    this.#moment = moment;
    try {
      work();
    } finally {
      this.#moment = before;
    }
  }

  /** Runs one transaction: on disk or undone when this returns. Its events name `request`. */
  transaction<T>(work: () => T, request?: Stripe.Event.Request): T {
    this.#request = request ?? { id: null, idempotency_key: null };
    return this.ledger.transaction(work);
  }

  /** Records an event and sends it. `before` is the former object, `account` the connected account of the object. */
  announce(type: EventType, object: object, before?: object, account?: string): void {
    const previous = before && changedFields(before, object);
    const id = newStripeId('evt');
    this.ledger.put('event', {
      id,
      object: 'event',
      ...(account === undefined ? {} : { account }),
      api_version: API_VERSION,
      created: this.now(),
      data: { object, ...(previous ? { previous_attributes: previous } : {}) },
      livemode: false,
      pending_webhooks: 1,
      request: this.#request,
      type,
    });
    const nextAt = this.clock().getTime();
    this.ledger.put('delivery', { id, event: id, status: 'waiting', attempts: [], nextAt });
  }

  subscription(id: string): WireSubscription {
    return this.ledger.get('subscription', id) ?? lost('subscription', id);
  }

  customer(id: string): WireCustomer {
    return this.ledger.get('customer', id) ?? lost('customer', id);
  }

  invoice(id: string): WireInvoice {
    return this.ledger.get('invoice', id) ?? lost('invoice', id);
  }

  /** Stores a subscription and announces its changes, if any. */
  saveSubscription(next: WireSubscription): WireSubscription {
    const before = this.subscription(next.id);
    this.ledger.put('subscription', next);
    if (changedFields(before, next)) this.announce('customer.subscription.updated', next, before);
    return next;
  }

  saveCustomer(next: WireCustomer): WireCustomer {
    const before = this.customer(next.id);
    this.ledger.put('customer', next);
    if (changedFields(before, next)) this.announce('customer.updated', next, before);
    return next;
  }
}

function lost(what: string, id: string): never {
  throw missingObject(what, id);
}
