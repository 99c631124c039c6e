import type { IncomingMessage } from 'node:http';
import type { Purpose } from './http/admission.ts';
import type { HostTarget } from './http/hosts.ts';

const HEALTH = new Set(['/healthz', '/readyz']);
/** Messages of the payment provider: they are about money, and are sent again less and less often. */
const WEBHOOKS = '/api/v1/webhooks/';

/**
 * What a request is for, told by its address and headers only; null when it is always admitted. Guests' GraphQL requests
 * are told apart by `guestPurpose` when their body was read.
 */
export function requestPurpose(
  { method, url = '/', headers: { authorization } }: IncomingMessage,
  target: HostTarget['kind'] | 'grocery',
): Purpose | null {
  if (HEALTH.has(url)) return null;
  const isRead = method === 'GET' || method === 'HEAD';
  if (target === 'site') return isRead ? 'page' : 'order';
  if (target === 'grocery') return isRead ? 'read' : 'order';
  if (url.startsWith(WEBHOOKS)) return 'order';
  if (authorization !== undefined) return 'desk';
  return isRead && !url.startsWith('/api/') ? 'page' : 'read';
}

/** What a guest's GraphQL request is for: a program may place orders with it. */
export const guestPurpose = (body: Buffer): Purpose => (body.includes('placeOrder') ? 'order' : 'read');
