import fc from 'fast-check';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStripeBed, type StripeBed } from '../../test/stripeBed.ts';
import { stripeEndpoints } from './createApiRouter.ts';

let bed: StripeBed;
beforeAll(async () => {
  bed = await openStripeBed();
});
afterAll(() => bed.close());

const authorization = 'Bearer sk_test_bed';
const ask = (path: string, init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {}) =>
  fetch(`${bed.sandbox.baseUrl}${path}`, { ...init, headers: { authorization, ...init.headers } });
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('authentication', { tags: ['@long'] }, () => {
  it.each(['sk_test_wrong', 'sk_test_be', ''])('the key %j is refused', async (key) => {
    const headers = { authorization: `Bearer ${key}` };
    const answer = await fetch(`${bed.sandbox.baseUrl}/v1/products`, { headers });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });

  it('the SDK throws its authentication error for a wrong key', async () => {
    const { host, port } = bed.sandbox;
    const other = new Stripe('sk_test_other', { host, port, protocol: 'http' });
    await expect(other.products.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  });

  it('basic authentication is accepted', async () => {
    const headers = { authorization: `Basic ${btoa('sk_test_bed:')}` };
    expect((await fetch(`${bed.sandbox.baseUrl}/v1/products`, { headers })).status).toBe(200);
  });
});

describe('invalid requests', { tags: ['@long'] }, () => {
  it.each([
    ['GET', '/v1/nothing', undefined, 404, undefined],
    ['POST', '/v1/subscriptions', 'customer=x', 404, undefined],
    ['GET', '/v1/products/prod_none', undefined, 404, 'id'],
    ['GET', '/v1/products?limit=0', undefined, 400, 'limit'],
    ['GET', '/v1/products?limit=101', undefined, 400, 'limit'],
    ['GET', '/v1/products?limit=ten', undefined, 400, 'limit'],
    ['GET', '/v1/products?starting_after=prod_none', undefined, 400, 'starting_after'],
    ['GET', '/v1/products?starting_after=a&ending_before=b', undefined, 400, 'ending_before'],
    ['GET', '/v1/products?expand[]=name', undefined, 400, undefined],
    ['GET', '/v1/products?expand[a]=name', undefined, 400, 'expand'],
    ['POST', '/v1/products', '', 400, 'name'],
    ['POST', '/v1/products', 'name=', 400, 'name'],
    ['POST', '/v1/products', 'name[a]=x', 400, 'name'],
    ['POST', '/v1/products', 'name=x&colour=red', 400, 'colour'],
    ['POST', '/v1/products', 'name=x&metadata=y', 400, 'metadata'],
    ['POST', '/v1/products', 'name=x&active=yes', 400, 'active'],
    [
      'POST',
      '/v1/prices',
      'product=x&currency=gbp&unit_amount=9e9&recurring[interval]=month',
      400,
      'unit_amount',
    ],
    [
      'POST',
      '/v1/prices',
      'product=x&currency=gbp&unit_amount=1&recurring[interval]=hour',
      400,
      'recurring[interval]',
    ],
    ['POST', '/v1/customers', 'email=nobody', 400, 'email'],
    ['POST', '/v1/customers', `name=${'x'.repeat(5001)}`, 400, 'name'],
    ['POST', '/v1/customers', `name=${'x'.repeat(300_000)}`, 413, undefined],
    [
      'POST',
      '/v1/checkout/sessions',
      'mode=subscription&line_items=x&success_url=http://a',
      400,
      'line_items',
    ],
  ])('the request %s %s with the body %s is refused', async (method, path, body, status, param) => {
    const answer = await ask(path, { method, headers: form, ...(body === undefined ? {} : { body }) });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('request-id')).toMatch(/^req_/);
    expect(await answer.json()).toMatchObject({
      error: {
        type: 'invalid_request_error',
        message: expect.any(String),
        ...(param === undefined ? {} : { param }),
      },
    });
  });

  it('no request breaks the sandbox', async () => {
    const warnings = vi.spyOn(process, 'emitWarning');
    const words = fc.constantFrom(
      'items',
      'line_items',
      'metadata',
      'price',
      '__proto__',
      'expand',
      'recurring',
      'limit',
    );
    const names = fc
      .tuple(words, fc.array(fc.oneof(words, fc.constantFrom('0', '99', '')), { maxLength: 3 }))
      .map(([first, rest]) => first + rest.map((part) => `[${part}]`).join(''));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...stripeEndpoints),
        fc.array(fc.tuple(names, fc.string({ maxLength: 20 })), { maxLength: 6 }),
        fc.stringMatching(/^[\w%-]{0,12}$/),
        async ({ method, path }, fields, id) => {
          const query = new URLSearchParams(fields).toString();
          const target = path.replace(':id', encodeURIComponent(id) || 'x');
          const answer =
            method === 'get'
              ? await ask(`${target}?${query}`)
              : await ask(target, { method, headers: form, body: query });
          expect(answer.status).toBeLessThan(500);
          expect(answer.headers.get('content-type')).toContain('json');
          await answer.text();
        },
      ),
      { numRuns: 150 },
    );
    expect(warnings).not.toHaveBeenCalled();
    warnings.mockRestore();
  });
});

it('too many requests are answered with 429', { tags: ['@long'] }, async () => {
  const busy = await openStripeBed({ requestsPerSecond: 2, clock: () => new Date('2026-11-20T12:00:00Z') });
  await busy.stripe.products.list();
  await busy.stripe.products.list();
  await expect(busy.stripe.products.list()).rejects.toBeInstanceOf(Stripe.errors.StripeRateLimitError);
  await busy.close();
});
