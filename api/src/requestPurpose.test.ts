import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { guestPurpose, requestPurpose } from './requestPurpose.ts';

function request(method: string, url: string, authorization?: string): IncomingMessage {
  const message = new IncomingMessage(new Socket());
  Object.assign(message, { method, url });
  if (authorization !== undefined) message.headers.authorization = authorization;
  return message;
}

it.each([
  ['GET', '/healthz', 'app', undefined, null],
  ['GET', '/readyz', 'app', undefined, null],
  ['GET', '/', 'app', undefined, 'page'],
  ['GET', '/packages', 'app', undefined, 'page'],
  ['POST', '/contact', 'app', undefined, 'read'],
  ['POST', '/graphql', 'app', undefined, 'read'],
  ['POST', '/graphql', 'app', 'Bearer x', 'desk'],
  ['GET', '/api/v1/services', 'app', undefined, 'read'],
  ['GET', '/api/v1/restaurant-portal/my-restaurants', 'app', 'Bearer x', 'desk'],
  ['POST', '/api/v1/webhooks/stripe', 'app', undefined, 'order'],
  ['GET', '/', 'site', undefined, 'page'],
  ['HEAD', '/basket', 'site', undefined, 'page'],
  ['POST', '/order', 'site', undefined, 'order'],
  ['GET', '/api/v1/products', 'grocery', undefined, 'read'],
  ['POST', '/api/v1/orders', 'grocery', undefined, 'order'],
] as const)(
  '%s %s of the %s with the authorization %s is a request for: %s',
  (method, url, target, token, purpose) => {
    expect(requestPurpose(request(method, url, token), target)).toBe(purpose);
  },
);

it('a guest who places an order by GraphQL is told apart by the text', () => {
  expect(guestPurpose(Buffer.from('{"query":"mutation { placeOrder(input: $i) { __typename } }"}'))).toBe(
    'order',
  );
  expect(guestPurpose(Buffer.from('{"query":"{ services { name } }"}'))).toBe('read');
});
