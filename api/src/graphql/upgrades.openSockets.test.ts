import { expect, it } from 'vitest';
import { OpenSockets } from './upgrades.ts';

it('a caller has at most as many open sockets as the limit, and a closed one makes room', () => {
  const open = new OpenSockets({ socketsPerIp: 2, sockets: 10 });
  expect(['a', 'a', 'a', 'b'].map((ip) => open.add(ip))).toEqual([true, true, false, true]);
  open.remove('a');
  expect(['a', 'a'].map((ip) => open.add(ip))).toEqual([true, false]);
});

it('a process has at most as many open sockets as its limit, from all callers', () => {
  const open = new OpenSockets({ socketsPerIp: 2, sockets: 3 });
  expect(['a', 'b', 'c', 'd'].map((ip) => open.add(ip))).toEqual([true, true, true, false]);
  open.remove('b');
  expect(['d', 'e'].map((ip) => open.add(ip))).toEqual([true, false]);
});
