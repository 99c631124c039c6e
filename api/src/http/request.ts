import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { newId } from '../lib/ids.ts';

const ids = new WeakMap<IncomingMessage, string>();

/** The id of this request in the log; users get it as a reference. */
export function requestId(request: IncomingMessage): string {
  let id = ids.get(request);
  if (!id) {
    id = newId();
    ids.set(request, id);
  }
  return id;
}

/**
 * The address of the caller, for rate limits; for IPv6 the network (/64), because one customer has all its addresses.
 * Each of the `trustedProxies` appends one entry to X-Forwarded-For. Entries further left come from the caller and are
 * not trusted.
 */
export function clientIp({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const direct = socket.remoteAddress ?? '';
  if (trustedProxies === 0) return networkOf(direct);
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const hops = forwarded
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  return networkOf(hops.at(-trustedProxies) ?? direct);
}

const NETWORK_GROUPS = 4;

/** `2001:db8:1:2::/64` for `2001:db8:1:2:3:4:5:6`, in whatever notation the address is written. */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const ip = ipaddr.process(address);
  if (ip instanceof ipaddr.IPv4) return ip.toString();
  const groups = ip.parts.slice(0, NETWORK_GROUPS).map((part) => part.toString(16));
  return `${groups.join(':')}::/64`;
}

/** Whether a browser shows the answer as a page; old browsers say it only by what they accept. */
export function isNavigation({ headers }: IncomingMessage): boolean {
  const mode = headers['sec-fetch-mode'];
  return mode === undefined ? (headers.accept ?? '').includes('application/xhtml+xml') : mode === 'navigate';
}

/** Error codes of reads and writes on a connection that the client has closed. */
const CODES = new Set<unknown>([
  'ECONNABORTED',
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_UNABLE_TO_PIPE',
  'ERR_STREAM_DESTROYED',
]);

/** Whether an answer failed only because the client closed the connection; this is not a server error. */
export function isClientGone({ socket, complete }: IncomingMessage, error: unknown): boolean {
  if (!socket.destroyed) return false;
  return !complete || (error instanceof Error && 'code' in error && CODES.has(error.code));
}

/** The caller of a request. */
export interface Caller {
  /** The bearer token; null without one. */
  token: string | null;
  requestId: string;
  ip: string;
  /** The `User-Agent` header; null without one. */
  userAgent: string | null;
  /** The `Cookie` header; null without one. */
  cookies: string | null;
}

/** The caller of an HTTP request; `trustedProxies` as for `clientIp`. */
export const callerOf = (request: IncomingMessage, trustedProxies: number): Caller => ({
  token: bearerToken(request.headers.authorization),
  requestId: requestId(request),
  ip: clientIp(request, trustedProxies),
  cookies: request.headers.cookie ?? null,
  userAgent: request.headers['user-agent'] ?? null,
});

/** The token of an `Authorization: Bearer` header; null when there is none. */
function bearerToken(header: string | undefined): string | null {
  const match = header ? /^Bearer ([\w~+/.=-]{1,512})$/i.exec(header) : null;
  return match?.[1] ?? null;
}
