import type { IncomingMessage } from 'node:http';

/** The part of the product that a Host header selects. */
export type HostTarget = { kind: 'app' } | { kind: 'site'; slug: string } | { kind: 'unknown' };

const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Finds the part by host. Health checks may use a loopback name with any port. */
export function hostTargets(
  publicUrl: string,
  commerceDomain: string,
): (host: string | undefined) => HostTarget {
  const appHost = new URL(publicUrl).host;
  const suffix = `.${commerceDomain.toLowerCase()}`;
  return (host = '') => {
    const name = host.toLowerCase();
    if (name === appHost) return { kind: 'app' };
    if (name.endsWith(suffix)) {
      const slug = name.slice(0, -suffix.length);
      return SLUG.test(slug) ? { kind: 'site', slug } : { kind: 'unknown' };
    }
    return LOOPBACK.has(name.replace(/:\d+$/, '')) ? { kind: 'app' } : { kind: 'unknown' };
  };
}

/** Whether a request comes from the app's own pages; clients other than browsers send no Origin. */
export function isOwnOrigin(publicUrl: string): (request: IncomingMessage) => boolean {
  return ({ headers: { origin } }) => origin === undefined || origin === publicUrl;
}

/**
 * Whether the request has several Host headers: a proxy and a server may use different ones (RFC 9112 §3.2). Only requests of
 * HTTP/1.0 have none.
 */
export const hasSeveralHosts = ({ headersDistinct }: IncomingMessage): boolean =>
  (headersDistinct['host']?.length ?? 0) > 1;
