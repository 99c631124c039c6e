import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStripeBed, type StripeBed } from '../../test/stripeBed.ts';
import type { DeliveryMode } from './deliveryPlan.rules.ts';

let bed: StripeBed;
beforeEach(async () => {
  bed = await openStripeBed({ backoffMs: () => 5, deliveryTimeoutMs: 100 });
});
afterEach(() => bed.close());

const WAIT = { timeout: 10_000, interval: 10 };
const names = () =>
  bed.delivered.map(({ event }) => event.data.object).map((object) => 'name' in object && object.name);
const create = async (count: number) => {
  for (let place = 0; place < count; place += 1) await bed.stripe.customers.create({ name: `${place}` });
};
const setMode = (mode: DeliveryMode) => bed.visit('/webhooks/mode', { mode });
const numbers = (count: number) => Array.from({ length: count }, (_, place) => `${place}`);
const refuse = (status: number) =>
  bed.answerWebhook((_request, response) => void response.writeHead(status).end());

describe('deliveries', { tags: ['@long'] }, () => {
  it('an event has a signature that the SDK accepts only with the right secret', async () => {
    await create(1);
    await vi.waitUntil(() => bed.delivered.length === 1, WAIT);
    const [{ body, signature, event }] = bed.delivered as [(typeof bed.delivered)[0]];
    expect(event).toMatchObject({
      object: 'event',
      type: 'customer.created',
      api_version: '2026-10-28.endive',
    });
    expect(signature).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
    expect(() => Stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow('signature');
    expect(() => Stripe.webhooks.constructEvent(`${body} `, signature, 'whsec_bed')).toThrow('signature');
  });

  it("an event is signed with real time, whatever the sandbox's clock shows", async () => {
    await bed.advance(400);
    await create(1);
    await vi.waitUntil(() => bed.delivered.length === 1, WAIT);
    const signedAt = Number(/t=(\d+)/.exec(bed.delivered[0]!.signature)?.[1]);
    expect(Math.abs(signedAt - bed.clock().getTime() / 1000)).toBeLessThan(60);
    expect(bed.delivered[0]!.event.created - signedAt).toBeGreaterThan(399 * 86_400);
  });

  it.each([
    ['an error', 500],
    ['not found', 404],
    ['a redirect', 302],
  ])('an event is sent again after %s until it is accepted', async (_what, status) => {
    refuse(status);
    await create(1);
    await vi.waitUntil(() => bed.delivered.length >= 3, WAIT);
    bed.answerWebhook(null);
    await vi.waitUntil(async () => (await (await bed.visit('/webhooks')).text()).includes('Delivered'), WAIT);
    const sent = bed.delivered.length;
    await create(1);
    await vi.waitUntil(() => bed.delivered.length === sent + 1, WAIT);
    expect(new Set(bed.delivered.slice(0, sent).map(({ event }) => event.id)).size).toBe(1);
  });

  it('an event is sent again when the receiver is too slow', async () => {
    bed.answerWebhook(() => undefined);
    await create(1);
    await vi.waitUntil(() => bed.delivered.length >= 2, WAIT);
    expect(await (await bed.visit('/webhooks')).text()).toContain('timeout');
  });

  it('an undelivered event is sent after a restart', async () => {
    refuse(503);
    await create(2);
    await vi.waitUntil(() => bed.delivered.length >= 2, WAIT);
    await bed.sandbox.close();
    bed.delivered.length = 0;
    bed.answerWebhook(null);
    await bed.restart();
    await vi.waitUntil(() => new Set(names()).size === 2, WAIT);
    expect(new Set(names())).toEqual(new Set(numbers(2)));
  });

  it('an event can be sent again by hand', async () => {
    await create(1);
    await vi.waitUntil(() => bed.delivered.length === 1, WAIT);
    const { id } = bed.delivered[0]!.event;
    expect((await bed.visit('/webhooks/resend', { event: id })).status).toBe(303);
    await vi.waitUntil(() => bed.delivered.length === 2, WAIT);
    expect((await bed.visit('/webhooks/resend', { event: 'evt_none' })).status).toBe(404);
  });
});

describe('delivery modes', { tags: ['@long'] }, () => {
  it('the mode ordered delivers in order', async () => {
    await create(12);
    await vi.waitUntil(() => bed.delivered.length === 12, WAIT);
    expect(names()).toEqual(numbers(12));
  });

  it('the mode paused holds events back until it ends', async () => {
    expect((await setMode('paused')).status).toBe(303);
    await create(3);
    await bed.restart();
    expect(bed.delivered).toEqual([]);
    await setMode('ordered');
    await vi.waitUntil(() => bed.delivered.length === 3, WAIT);
    expect(names()).toEqual(numbers(3));
  });

  it('the mode shuffled delivers out of order', async () => {
    await setMode('paused');
    await create(12);
    await setMode('shuffled');
    await vi.waitUntil(() => bed.delivered.length === 12, WAIT);
    expect(names()).not.toEqual(numbers(12));
    expect(new Set(names())).toEqual(new Set(numbers(12)));
  });

  it('the mode duplicated delivers each event two or three times', async () => {
    await setMode('paused');
    await create(4);
    await setMode('duplicated');
    await vi.waitUntil(() => new Set(names()).size === 4, WAIT);
    await setMode('ordered');
    await create(1);
    await vi.waitUntil(
      () => names().filter((name) => name === '0').length > 2 || bed.delivered.length >= 9,
      WAIT,
    );
    for (const name of numbers(3)) expect([2, 3]).toContain(names().filter((other) => other === name).length);
  });

  it('an unknown mode is refused', async () =>
    expect((await bed.visit('/webhooks/mode', { mode: 'loud' })).status).toBe(400));
});
