import { describe, expect, it } from 'vitest';
import { hostTargets } from './hosts.ts';

const target = hostTargets('http://localhost:5001', 'localhost:5001');

describe('hostTargets', () => {
  it.each([
    ['localhost:5001', { kind: 'app' }],
    ['LOCALHOST:5001', { kind: 'app' }],
    ['127.0.0.1:5001', { kind: 'app' }],
    ['[::1]:5001', { kind: 'app' }],
    ['olive.localhost:5001', { kind: 'site', slug: 'olive' }],
    ['Olive.Localhost:5001', { kind: 'site', slug: 'olive' }],
    ['a.b.localhost:5001', { kind: 'unknown' }],
    ['-a.localhost:5001', { kind: 'unknown' }],
    [`${'a'.repeat(64)}.localhost:5001`, { kind: 'unknown' }],
    ['.localhost:5001', { kind: 'unknown' }],
    ['evil.example', { kind: 'unknown' }],
    ['olive.localhost:5001.evil.example', { kind: 'unknown' }],
    ['', { kind: 'unknown' }],
    [undefined, { kind: 'unknown' }],
  ])('the host %s has the target %j', (host, expected) => expect(target(host)).toEqual(expected));
});
