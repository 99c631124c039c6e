import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { PaymentsFailure, type PaymentsGateway } from './payments.gateway.ts';
import { createStripePayments } from './stripePayments.ts';

interface Call {
  method: string;
  path: string;
  form: Record<string, string>;
  key: string | undefined;
}

/** Responses by method and path, or silence; without an entry the connection is closed. */
type Answers = Record<string, { status: number; body: object; headers?: Record<string, string> } | 'silence'>;

let server: Server;
let calls: Call[];
let answers: Answers;
let payments: PaymentsGateway;

beforeEach(async () => {
  [calls, answers] = [[], {}];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { pathname } = new URL(request.url ?? '', 'http://peer');
      const method = request.method ?? '';
      const key = request.headers['idempotency-key'];
      calls.push({
        method,
        path: pathname,
        form: Object.fromEntries(new URLSearchParams(body)),
        key: typeof key === 'string' ? key : undefined,
      });
      const answer = answers[`${method} ${pathname}`];
      if (answer === 'silence') return;
      if (!answer) return void request.socket.destroy();
      response.writeHead(answer.status, { 'Content-Type': 'application/json', ...answer.headers });
      response.end(JSON.stringify(answer.body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  payments = createStripePayments({
    secretKey: 'sk_test_x',
    webhookSecret: 'whsec_x',
    api: { protocol: 'http', host: '127.0.0.1', port },
  });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const refusal = (type: string, more: object = {}) => ({ error: { type, message: 'No.', ...more } });
const noRetry = { 'Stripe-Should-Retry': 'false' };

describe('invalid responses', () => {
  it.each([[{}], [[]], [{ hello: 'world' }], [{ id: 5, url: {}, data: 'x' }]])(
    'an invalid response such as %j is broken',
    async (body) => {
      const paths = [
        'POST /v1/billing_portal/sessions',
        'GET /v1/checkout/sessions/cs_1',
        'GET /v1/invoices',
        'POST /v1/customers',
        'GET /v1/subscriptions/sub_1',
      ];
      for (const path of paths) answers[path] = { status: 200, body };
      const person = {
        userId: newId(),
        attemptId: newId(),
        isReplacement: false,
        name: 'Zoë',
        email: 'zoe@example.org',
      };
      const asked = await Promise.allSettled([
        payments.openPortal('cus_1', 'http://localhost'),
        payments.findCheckout('cs_1'),
        payments.listInvoices('cus_1', 24),
        payments.createCustomer(person),
        payments.findSubscription('sub_1'),
      ]);
      for (const outcome of asked)
        expect(outcome).toMatchObject({ status: 'rejected', reason: { reason: 'broken' } });
    },
  );
});

describe('a call that fails', () => {
  it.each([
    [500, refusal('api_error'), 'broken'],
    [503, refusal('api_error'), 'broken'],
    [429, refusal('rate_limit_error'), 'unavailable'],
    [409, refusal('invalid_request_error', { code: 'lock_timeout' }), 'unavailable'],
    [409, refusal('idempotency_error', { code: 'idempotency_key_in_use' }), 'unavailable'],
    [400, refusal('idempotency_error'), 'refused'],
    [400, refusal('invalid_request_error', { code: 'resource_missing', param: 'customer' }), 'noCustomer'],
    [400, refusal('invalid_request_error', { code: 'resource_missing', param: 'price' }), 'refused'],
    [401, refusal('invalid_request_error'), 'refused'],
    [403, refusal('invalid_request_error'), 'refused'],
    [402, refusal('card_error', { code: 'card_declined' }), 'declined'],
  ])('a call that fails with %d %j is %s', async (status, body, reason) => {
    answers['POST /v1/billing_portal/sessions'] = { status, body, headers: noRetry };
    const failed = await payments.openPortal('cus_1', 'http://localhost').catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(PaymentsFailure);
    expect(failed).toMatchObject({ reason });
  });

  const reference = { userId: newId(), restaurantId: null, attemptId: newId() };
  const checkout = {
    reference,
    customerId: 'cus_1',
    priceId: 'price_1',
    trialDays: 0,
    description: 'Olive & Ember',
    successUrl: 'http://localhost/',
    cancelUrl: 'http://localhost/',
  };

  it('a call is tried twice with one key when the connection breaks', async () => {
    await expect(payments.openCheckout(checkout)).rejects.toMatchObject({ reason: 'unavailable' });
    expect(calls.map(({ key }) => key)).toEqual([1, 2].map(() => `checkout-${reference.attemptId}-cus_1`));
    expect(calls[0]?.form).not.toHaveProperty('subscription_data[trial_period_days]');
    expect(calls[0]?.form).toHaveProperty('subscription_data[description]', 'Olive & Ember');
  });

  it('a call for a waiting user ends within 12 seconds without a response', { tags: ['@long'] }, async () => {
    answers = {
      'POST /v1/checkout/sessions': 'silence',
      'POST /v1/billing_portal/sessions': 'silence',
      'GET /v1/invoices': 'silence',
      'GET /v1/subscriptions/sub_1': { status: 200, body: { items: { data: [{ id: 'si_1' }] } } },
      'POST /v1/subscriptions/sub_1': 'silence',
    };
    const began = performance.now();
    const outcomes = await Promise.allSettled([
      payments.openCheckout(checkout),
      payments.openPortal('cus_1', 'http://localhost'),
      payments.listInvoices('cus_1', 24),
      payments.changePlan({ subscriptionId: 'sub_1', priceId: 'price_1' }, new Date()),
    ]);
    expect(performance.now() - began).toBeLessThan(12_000);
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: { reason: 'unavailable' } });
    const keysOf = (path: string) => calls.filter((call) => call.path === path).map(({ key }) => key);
    expect(keysOf('/v1/checkout/sessions')).toEqual(
      [1, 2].map(() => `checkout-${reference.attemptId}-cus_1`),
    );
    expect(keysOf('/v1/billing_portal/sessions')).toHaveLength(2);
    expect(new Set(keysOf('/v1/billing_portal/sessions')).size).toBe(1);
    // A charge may be in progress: only the user may repeat it.
    expect(calls.filter(({ method, path }) => method === 'POST' && path.endsWith('sub_1'))).toHaveLength(1);
  });
});

describe('a payment page that another call has just closed', () => {
  it('closing a page that was just closed is not a failure', async () => {
    const statuses = ['open', 'expired'];
    answers['GET /v1/checkout/sessions/cs_1'] = {
      status: 200,
      get body() {
        return { id: 'cs_1', status: statuses.shift() };
      },
    };
    answers['POST /v1/checkout/sessions/cs_1/expire'] = {
      status: 400,
      body: refusal('invalid_request_error'),
    };
    expect(await payments.expireCheckout('cs_1')).toBe(false);
  });

  it('closing a page fails when the page is still open', async () => {
    answers['GET /v1/checkout/sessions/cs_1'] = { status: 200, body: { id: 'cs_1', status: 'open' } };
    answers['POST /v1/checkout/sessions/cs_1/expire'] = {
      status: 400,
      body: refusal('invalid_request_error'),
    };
    await expect(payments.expireCheckout('cs_1')).rejects.toMatchObject({ reason: 'refused' });
  });
});

describe('missing objects', () => {
  const missing = { status: 404, body: refusal('invalid_request_error', { code: 'resource_missing' }) };

  it('a missing object is null', async () => {
    answers['GET /v1/checkout/sessions/cs_1'] = missing;
    answers['GET /v1/subscriptions/sub_1'] = missing;
    expect(await payments.findCheckout('cs_1')).toBeNull();
    expect(await payments.findSubscription('sub_1')).toBeNull();
    await payments.endSubscription('sub_1');
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });
});

describe('a customer', () => {
  it('a customer of any name is created under one key, which depends on the data', async () => {
    answers['POST /v1/customers'] = { status: 200, body: { id: 'cus_1', object: 'customer' } };
    const person = {
      userId: newId(),
      attemptId: newId(),
      isReplacement: false,
      name: 'Zoë 🍕 López',
      email: 'zoe@example.org',
    };
    expect(await payments.createCustomer(person)).toBe('cus_1');
    await payments.createCustomer({ ...person, attemptId: newId() });
    await payments.createCustomer({ ...person, name: 'Zoë' });
    const keys = calls.map(({ key }) => key);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(calls[0]?.form).toMatchObject({ name: 'Zoë 🍕 López', 'metadata[userId]': person.userId });
  });

  it('a customer in place of a deleted one is created under the key of the attempt', async () => {
    answers['POST /v1/customers'] = { status: 200, body: { id: 'cus_2', object: 'customer' } };
    const person = { userId: newId(), attemptId: newId(), name: 'Zoë', email: 'zoe@example.org' };
    expect(await payments.createCustomer({ ...person, isReplacement: true })).toBe('cus_2');
    expect(calls.map(({ key }) => key)).toEqual([expect.stringContaining(person.attemptId)]);
  });

  it('a deleted customer has no invoices, payment pages and subscriptions', async () => {
    const gone = refusal('invalid_request_error', { code: 'resource_missing', param: 'customer' });
    for (const path of ['invoices', 'checkout/sessions', 'subscriptions'])
      answers[`GET /v1/${path}`] = { status: 400, body: gone };
    expect(await payments.listInvoices('cus_1', 24)).toEqual([]);
    expect(await payments.listCheckouts('cus_1')).toEqual([]);
    expect(await payments.listSubscriptions('cus_1')).toEqual([]);
  });

  it('a customer is created under the key of the attempt when the provider has cached a fault', async () => {
    answers['POST /v1/customers'] = { status: 500, body: refusal('api_error'), headers: noRetry };
    const person = {
      userId: newId(),
      attemptId: newId(),
      isReplacement: false,
      name: 'Zoë',
      email: 'zoe@example.org',
    };
    await expect(payments.createCustomer(person)).rejects.toMatchObject({ reason: 'broken' });
    const [ofPerson, ofAttempt, ...more] = calls.map(({ key }) => key);
    expect([ofPerson, ofAttempt, more]).toEqual([
      expect.stringContaining(person.userId),
      expect.stringContaining(person.attemptId),
      [],
    ]);
  });

  it('a deleted customer is not updated', async () => {
    const gone = refusal('invalid_request_error', { code: 'resource_missing' });
    answers['POST /v1/customers/cus_1'] = { status: 404, body: gone };
    await payments.updateCustomer('cus_1', { name: 'Zoë', email: 'zoe@example.org' });
    expect(calls[0]?.form).toEqual({ name: 'Zoë', email: 'zoe@example.org' });
  });
});

describe('the last payment of a subscription', () => {
  const paid = (amount: number) => {
    answers['GET /v1/subscriptions/sub_1'] = {
      status: 200,
      body: { id: 'sub_1', latest_invoice: { id: 'in_1', amount_paid: amount } },
    };
    answers['GET /v1/invoice_payments'] = {
      status: 200,
      body: {
        object: 'list',
        data: [
          { id: 'inpay_1', amount_paid: amount, payment: { type: 'payment_intent', payment_intent: 'pi_1' } },
        ],
      },
    };
  };

  it('the last payment is refunded under its own key', async () => {
    paid(5999);
    answers['POST /v1/refunds'] = { status: 200, body: { id: 're_1' } };
    expect(await payments.refundLastPayment('sub_1')).toBe(5999);
    expect(calls.at(-1)).toMatchObject({ form: { payment_intent: 'pi_1' }, key: 'refund-pi_1' });
  });

  it('the last payment is refunded once, and its amount is still returned', async () => {
    paid(5999);
    const body = refusal('invalid_request_error', { code: 'charge_already_refunded' });
    answers['POST /v1/refunds'] = { status: 400, body };
    expect(await payments.refundLastPayment('sub_1')).toBe(5999);
  });

  it('nothing is refunded in a trial', async () => {
    paid(0);
    expect(await payments.refundLastPayment('sub_1')).toBe(0);
    expect(calls.map(({ path }) => path)).toEqual(['/v1/subscriptions/sub_1']);
  });
});
