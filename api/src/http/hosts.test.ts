import { describe, expect, it } from 'vitest';
import { hostTargets } from './hosts.ts';

const target = hostTargets('http://localhost:5001', 'localhost:5001');

const site = (to: string, slug: string) => ({ kind: 'moved', to, part: { kind: 'site', slug } });

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
    // Other spellings of our hosts.
    ['localhost.:5001', { kind: 'moved', to: 'localhost:5001', part: { kind: 'app' } }],
    ['www.localhost:5001', { kind: 'moved', to: 'localhost:5001', part: { kind: 'app' } }],
    ['olive.localhost.:5001', site('olive.localhost:5001', 'olive')],
    ['WWW.Olive.Localhost:5001', site('olive.localhost:5001', 'olive')],
    ['www.olive.localhost.:5001', site('olive.localhost:5001', 'olive')],
    ['www.a.b.localhost:5001', { kind: 'unknown' }],
    ['www.www.olive.localhost:5001', { kind: 'unknown' }],
    ['olive.localhost..:5001', { kind: 'unknown' }],
    ['.', { kind: 'unknown' }],
    ['www.', { kind: 'unknown' }],
    ['www.evil.example', { kind: 'unknown' }],
    ['', { kind: 'unknown' }],
    [undefined, { kind: 'unknown' }],
  ])('the host %s has the target %j', (host, expected) => expect(target(host)).toEqual(expected));

  it.each([
    ['www.forkfront.example', { kind: 'app' }],
    ['www.forkfront.example:443', { kind: 'app' }],
    ['www.forkfront.example.', { kind: 'moved', to: 'www.forkfront.example', part: { kind: 'app' } }],
    ['forkfront.example', { kind: 'moved', to: 'www.forkfront.example', part: { kind: 'app' } }],
    ['olive.forkfront.example:443', { kind: 'site', slug: 'olive' }],
    ['www.olive.forkfront.example', site('olive.forkfront.example', 'olive')],
    ['www.forkfront.example:80', { kind: 'unknown' }],
  ])('where the app is at www., the host %s has the target %j', (host, expected) =>
    expect(hostTargets('https://www.forkfront.example', 'forkfront.example')(host)).toEqual(expected),
  );
});
