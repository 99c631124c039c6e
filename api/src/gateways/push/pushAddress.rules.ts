import { ECDH } from 'node:crypto';
import { isLoopbackHost } from '../../lib/isLoopbackHost.ts';

const MAX_ENDPOINT_LENGTH = 1000;

/** The push services of the browsers: exact hosts, and hosts whose subdomains count too. */
const SERVICES = ['fcm.googleapis.com'];
const SERVICE_DOMAINS = ['updates.push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

/**
 * Whether the server may send to an endpoint, which comes from a browser: only to known push services over https, and to the
 * hosts (with their port) of `PUSH_HOSTS`, so that nobody can use the server to reach other hosts. A loopback host of that list
 * may use http.
 */
export function isPushEndpoint(endpoint: string, ownHosts: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (!url || endpoint.length > MAX_ENDPOINT_LENGTH || url.username || url.password || url.hash) return false;
  const isSecure = url.protocol === 'https:';
  if (ownHosts.includes(url.host))
    return isSecure || (url.protocol === 'http:' && isLoopbackHost(url.hostname));
  if (!isSecure || url.port !== '') return false;
  const { hostname } = url;
  return (
    SERVICES.includes(hostname) ||
    SERVICE_DOMAINS.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))
  );
}

/** The bytes of a base64url text without padding; null when it is none. */
const bytesOf = (text: string): Buffer | null =>
  /^[\w-]+$/.test(text) ? Buffer.from(text, 'base64url') : null;

/** Whether a text is a public key of a browser: an uncompressed point on the curve P-256, base64url. */
export function isPublicKey(p256dh: string): boolean {
  const bytes = bytesOf(p256dh);
  if (bytes?.length !== 65 || bytes[0] !== 4) return false;
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    return false; // not on the curve
  }
}

/** Whether a text is the secret of a browser: 16 bytes, base64url. */
export const isAuthSecret = (auth: string): boolean => bytesOf(auth)?.length === 16;
