import { describe, expect, it } from 'vitest';
import { parseRequestTarget } from './signableRequest.rules.ts';

describe('parseRequestTarget', { tags: ['@long'] }, () => {
  it.each<[string, string, [string, string][]]>([
    ['/b/key', '/b/key', []],
    ['/b/caf%C3%A9%20menu.png', '/b/café menu.png', []],
    ['/b/a%2Fb', '/b/a/b', []],
    ['/b/a+b?x=a+b', '/b/a+b', [['x', 'a+b']]],
    [
      '/b/k?a=1&b&c=x=y',
      '/b/k',
      [
        ['a', '1'],
        ['b', ''],
        ['c', 'x=y'],
      ],
    ],
    ['/b/k?', '/b/k', []],
  ])('parseRequestTarget parses %s', (target, path, query) => {
    expect(parseRequestTarget(target)).toEqual({ ok: true, value: { path, query: new Map(query) } });
  });

  it.each([
    ['http://elsewhere.example/b/k', 'InvalidURI'],
    ['*', 'InvalidURI'],
    ['', 'InvalidURI'],
    ['/b/%zz', 'InvalidURI'],
    ['/b/%ff', 'InvalidURI'],
    ['/b/k?a=%', 'InvalidURI'],
    ['/b/k?a=1&a=2', 'InvalidArgument'],
    ['/b/k?a=1&%61=2', 'InvalidArgument'],
  ])('parseRequestTarget refuses %s', (target, code) => {
    expect(parseRequestTarget(target)).toMatchObject({ ok: false, error: { code } });
  });
});
