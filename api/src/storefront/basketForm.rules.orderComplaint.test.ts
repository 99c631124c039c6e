import { describe, expect, it } from 'vitest';
import { orderComplaint } from './basketForm.rules.ts';

const validation = (...paths: string[]) =>
  ({
    kind: 'validation',
    message: 'Please check.',
    fields: paths.map((path) => ({ path, message: `About ${path}.` })),
  }) as const;

describe('orderComplaint', () => {
  it.each([
    [
      'the diner’s own fields',
      validation('name', 'email'),
      { name: 'About name.', email: 'About email.' },
      null,
    ],
    ['a line of the basket', validation('lines.0.quantity'), {}, 'About lines.0.quantity.'],
    ['both', validation('lines', 'note'), { note: 'About note.' }, 'About lines.'],
  ])('the failure %s has a message', (_what, failure, errors, formError) => {
    expect(orderComplaint(failure)).toMatchObject({ status: 422, errors, formError, keepsKey: true });
  });

  it('an invalid key is replaced', () => {
    expect(orderComplaint(validation('idempotencyKey')).keepsKey).toBe(false);
    expect(orderComplaint({ kind: 'conflict', message: 'Sent already.' })).toMatchObject({
      status: 409,
      formError: 'Sent already.',
      keepsKey: false,
    });
  });

  it('the key stays when no order was placed', () => {
    expect(orderComplaint({ kind: 'closed', message: 'Closed.' })).toMatchObject({
      status: 409,
      keepsKey: true,
    });
    expect(orderComplaint({ kind: 'totalChanged', message: 'Now £9.', total: 900 })).toMatchObject({
      status: 409,
      formError: 'Now £9.',
      keepsKey: true,
    });
  });

  it('a limited order has a Retry-After header', () => {
    const { status, headers } = orderComplaint({
      kind: 'rateLimited',
      message: 'Wait.',
      retryAfterSeconds: 7,
    });
    expect(status).toBe(429);
    expect(headers).toEqual(['retry-after', '7']);
  });
});
