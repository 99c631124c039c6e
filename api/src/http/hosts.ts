import type { IncomingMessage } from 'node:http';

/** A part of the product. */
type Part = { kind: 'app' } | { kind: 'site'; slug: string };

/** What a Host header selects. `moved` is another way to write the host of a part: `to` is the one to use. */
export type HostTarget = Part | { kind: 'moved'; to: string; part: Part } | { kind: 'unknown' };

const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** A host with the dot of the root (RFC 1034 §3.1), before its port. */
const ROOT_DOT = /(?<=[^.])\.(?=:\d{1,5}$|$)/;

/** Finds the part by host. Health checks may use a loopback name with any port. */
export function hostTargets(
  publicUrl: string,
  commerceDomain: string,
): (host: string | undefined) => HostTarget {
  const { host: appHost, protocol } = new URL(publicUrl);
  const suffix = `.${commerceDomain.toLowerCase()}`;
  // Clients may name the port that an address without a port has.
  const usualPort = protocol === 'https:' ? /:443$/ : /:80$/;

  function partOf(name: string): Part | null {
    if (name === appHost) return { kind: 'app' };
    const slug = name.endsWith(suffix) ? name.slice(0, -suffix.length) : '';
    // No site is called www.
    return SLUG.test(slug) && slug !== 'www' ? { kind: 'site', slug } : null;
  }

  /** Another spelling of a host: with the dot of the root, and with `www.` where it is not ours or without it where it is. */
  function movedOf(name: string): HostTarget | null {
    const plain = name.replace(ROOT_DOT, '');
    for (const to of [plain, plain.replace(/^www\./, ''), `www.${plain}`]) {
      const part = partOf(to);
      if (part) return { kind: 'moved', to, part };
    }
    return null;
  }

  return (host = '') => {
    const name = host.toLowerCase().replace(usualPort, '');
    const isLoopback = LOOPBACK.has(name.replace(/:\d+$/, ''));
    return partOf(name) ?? movedOf(name) ?? (isLoopback ? { kind: 'app' } : { kind: 'unknown' });
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
