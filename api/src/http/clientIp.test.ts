import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientIp } from './clientIp.ts';

const request = (forwarded?: string) =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '10.0.0.9' },
  }) as unknown as IncomingMessage;

describe('clientIp', () => {
  it.each([
    ['nobody is trusted', request('1.1.1.1'), 0, '10.0.0.9'],
    ['one proxy of ours', request('6.6.6.6, 1.1.1.1'), 1, '1.1.1.1'],
    ['two proxies of ours', request('6.6.6.6, 1.1.1.1, 10.0.0.8'), 2, '1.1.1.1'],
    ['a proxy that said nothing', request(), 1, '10.0.0.9'],
    ['fewer entries than proxies', request('1.1.1.1'), 2, '10.0.0.9'],
  ])('%s', (_what, from, proxies, ip) => expect(clientIp(from, proxies)).toBe(ip));
});
