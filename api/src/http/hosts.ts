import type { IncomingMessage } from 'node:http';

/** Which part of the product a request's Host header asks for. */
export type HostTarget = { kind: 'app' } | { kind: 'site'; slug: string } | { kind: 'unknown' };

const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Tells the parts apart by host. Health checks may use a loopback name with any port. */
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

/** Whether a browser's request comes from the app's own pages; programs send no Origin. */
export function isOwnOrigin(publicUrl: string): (request: IncomingMessage) => boolean {
  return ({ headers: { origin } }) => origin === undefined || origin === publicUrl;
}

/** False when the request has several Host headers: a proxy and a server may each use a different one (RFC 9112 §3.2). */
export function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}
