import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * The address of the caller, for limits; of IPv6 the network (/64), as one customer has all addresses of it.
 * `trustedProxies` is how many of our own proxies stand in front: each appended
 * one entry to X-Forwarded-For, and everything further left is the caller's own claim.
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

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** `2001:db8:1:2::/64` of `2001:db8:1:2:3:4:5:6`. Every way of writing an address gives the same. */
function networkOf(address: string): string {
  const [, ipv4] = IPV4_IN_IPV6.exec(address) ?? [];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(address)) return address;
  // A URL's host has one spelling: groups without leading zeros, the longest row of zero groups as `::`.
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(GROUPS - before.length - after.length).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
