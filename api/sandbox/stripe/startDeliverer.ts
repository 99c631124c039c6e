import Stripe from 'stripe';
import { deliveryPlan, type DeliveryMode } from './deliveryPlan.rules.ts';
import type { Delivery } from './records.ts';
import type { World } from './world.ts';

/** An address that takes events, and the secret of their signatures. */
export interface WebhookPlace {
  url: string;
  secret: string;
}

export interface DelivererOptions {
  world: World;
  webhookUrl: string;
  webhookSecret: string;
  /** Receiver of the events of connected accounts; null: nobody listens to them. */
  connect: WebhookPlace | null;
  /** Delay in milliseconds after this number of failed attempts. */
  backoffMs: (attempts: number) => number;
  timeoutMs: number;
}

export interface Deliverer {
  /** Sends the due events. */
  wake(): void;
  /** Sends an event again, now. False: it does not exist. */
  resend(event: string): boolean;
  setMode(mode: DeliveryMode): void;
  /** Resolves when no delivery is running; undelivered events wait for the next start. */
  close(): Promise<void>;
}

const KEPT_ATTEMPTS = 20;
/** Events that nobody listens to count as delivered. */
const NOBODY: Outcome = { status: null, problem: null };

/** Delivers signed events to the webhook, one at a time, and retries until it answers 2xx. */
export function startDeliverer(options: DelivererOptions): Deliverer {
  const { world } = options;
  const closing = new AbortController();
  const stripe = new Stripe('sk_test_signs_only');
  let work: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const wake = (): void => {
    if (work || closing.signal.aborted) return;
    clearTimeout(timer);
    work = sendDue()
      .catch((error: unknown) => process.emitWarning(error instanceof Error ? error : String(error)))
      .finally(() => {
        work = null;
        sleep();
      });
  };

  /** Waits until the next attempt is due. */
  const sleep = (): void => {
    if (world.settings.mode === 'paused' || closing.signal.aborted) return;
    const times = world.ledger
      .all('delivery')
      .filter(isWaiting)
      .map(({ nextAt }) => nextAt);
    if (times.length === 0) return;
    const wait = Math.max(0, Math.min(...times) - world.clock().getTime());
    timer = setTimeout(wake, wait).unref();
  };

  const sendDue = async (): Promise<void> => {
    for (let plan = nextPlan(world); plan.ids.length > 0; plan = nextPlan(world))
      for (const id of plan.ids) {
        if (closing.signal.aborted) return;
        if (world.settings.mode !== plan.mode) break;
        await send(id);
      }
  };

  const send = async (id: string): Promise<void> => {
    const event = world.ledger.get('event', id);
    if (!event) throw new Error(`there is no event ${id}`);
    const payload = JSON.stringify(event, null, 2);
    const timestamp = Math.floor(world.clock().getTime() / 1000);
    const place =
      event.account === undefined
        ? { url: options.webhookUrl, secret: options.webhookSecret }
        : options.connect;
    const outcome = place
      ? await post(
          place.url,
          payload,
          stripe.webhooks.generateTestHeaderString({ payload, secret: place.secret, timestamp }),
          AbortSignal.any([closing.signal, AbortSignal.timeout(options.timeoutMs)]),
        )
      : NOBODY;
    if (!closing.signal.aborted) world.transaction(() => record(world, id, outcome, options.backoffMs));
  };

  wake();
  return {
    wake,
    resend(event) {
      const delivery = world.ledger.get('delivery', event);
      if (!delivery) return false;
      const nextAt = world.clock().getTime();
      world.transaction(() => world.ledger.put('delivery', { ...delivery, status: 'waiting', nextAt }));
      wake();
      return true;
    },
    setMode(mode) {
      world.transaction(() => world.changeSettings({ mode }));
      wake();
    },
    async close() {
      closing.abort();
      clearTimeout(timer);
      await work;
    },
  };
}

interface Outcome {
  status: number | null;
  problem: string | null;
}

async function post(url: string, body: string, signature: string, signal: AbortSignal): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      signal,
      redirect: 'manual',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature,
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
    });
    await response.body?.cancel();
    return { status: response.status, problem: response.ok ? null : `answered ${response.status}` };
  } catch (error) {
    return { status: null, problem: error instanceof Error ? error.message : String(error) };
  }
}

function record(world: World, id: string, outcome: Outcome, backoffMs: (attempts: number) => number): void {
  const delivery = world.ledger.get('delivery', id);
  if (!delivery) return;
  const at = world.clock().getTime();
  const attempts = [...delivery.attempts, { at, ...outcome }].slice(-KEPT_ATTEMPTS);
  const isDelivered = outcome.problem === null;
  world.ledger.put('delivery', {
    ...delivery,
    attempts,
    // A failed second copy does not undo the first.
    status: isDelivered || !isWaiting(delivery) ? 'delivered' : 'waiting',
    nextAt: isDelivered ? delivery.nextAt : at + backoffMs(attempts.length),
  });
}

const isWaiting = ({ status }: Delivery): boolean => status === 'waiting';

/** The due events; each shuffled or duplicated batch takes a new seed. */
function nextPlan(world: World): { ids: string[]; mode: DeliveryMode } {
  const now = world.clock().getTime();
  const due = world.ledger
    .all('delivery')
    .filter((delivery) => isWaiting(delivery) && delivery.nextAt <= now);
  const { mode, seed } = world.settings;
  const ids = deliveryPlan(
    due.map(({ event }) => event),
    mode,
    seed,
  );
  if (ids.length > 0 && mode !== 'ordered') world.transaction(() => world.changeSettings({ seed: seed + 1 }));
  return { ids, mode };
}
