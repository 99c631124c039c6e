import { expect, test } from 'vitest';
import { siteHost } from './siteHost.rules.ts';

test.each([
  ['http://roma.localhost:5001', 'roma', 'luigi', 'luigi.localhost:5001'],
  ['https://roma.sites.example', 'roma', 'roma-soho', 'roma-soho.sites.example'],
  ['https://roma.example', 'old', 'luigi', 'roma.example'],
])('%s without %s is %s', (url, slug, other, host) => {
  expect(siteHost(url, slug, other)).toBe(host);
});
