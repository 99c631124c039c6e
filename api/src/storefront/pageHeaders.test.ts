import { expect, it } from 'vitest';
import { PageHeaders } from './pageHeaders.ts';

const policyOf = (headers: string[]): string[] =>
  (headers[headers.indexOf('content-security-policy') + 1] ?? '').split('; ');

it('only the owner’s app can show a site in a frame', () => {
  const headers = new PageHeaders([], 'https://app.example', 'https://*.sites.example').ofPage('sha256-x');
  expect(policyOf(headers)).toContain('frame-ancestors https://app.example');
  expect(headers).not.toContain('x-frame-options');
});
