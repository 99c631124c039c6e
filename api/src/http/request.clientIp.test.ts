import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientIp } from './request.ts';

const request = (forwarded?: string, remoteAddress = '10.0.0.9') =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

describe('clientIp', () => {
  it.each([
    ['no trusted proxy', request('1.1.1.1'), 0, '10.0.0.9'],
    ['one trusted proxy', request('6.6.6.6, 1.1.1.1'), 1, '1.1.1.1'],
    ['two trusted proxies', request('6.6.6.6, 1.1.1.1, 10.0.0.8'), 2, '1.1.1.1'],
    ['a proxy without the header', request(), 1, '10.0.0.9'],
    ['fewer entries than proxies', request('1.1.1.1'), 2, '10.0.0.9'],
    ['entries from the caller are ignored', request('1.1.1.1, 2.2.2.2, 6.6.6.6'), 1, '6.6.6.6'],
  ])('the address of the caller is found: %s', (_what, from, proxies, ip) =>
    expect(clientIp(from, proxies)).toBe(ip),
  );

  it.each([
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['192.0.2.7', '192.0.2.7'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1::6', '2001:db8:1:0::/64'],
    ['2001:db8::2:0:0:0:6', '2001:db8:0:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('the address %s counts as %s, directly and behind a trusted proxy', (address, counted) => {
    expect(clientIp(request(undefined, address), 0)).toBe(counted);
    expect(clientIp(request(`6.6.6.6, ${address}`), 1)).toBe(counted);
  });
});
