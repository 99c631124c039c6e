import type { IncomingMessage } from 'node:http';

/**
 * The address of the caller, for limits. `trustedProxies` is how many of our own proxies stand in front: each appended
 * one entry to X-Forwarded-For, and everything further left is the caller's own claim.
 */
export function clientIp({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const direct = socket.remoteAddress ?? '';
  if (trustedProxies === 0) return direct;
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const hops = forwarded
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  return hops.at(-trustedProxies) ?? direct;
}
