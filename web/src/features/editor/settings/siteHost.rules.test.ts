import { expect, test } from 'vitest';
import { siteHost, slugOf } from './SlugForm.tsx';

test.each([
  ['http://roma.localhost:5001', 'roma', 'luigi', 'luigi.localhost:5001'],
  ['https://roma.sites.example', 'roma', 'roma-soho', 'roma-soho.sites.example'],
  ['https://roma.example', 'old', 'luigi', 'roma.example'],
])('%s without %s is %s', (url, slug, other, host) => {
  expect(siteHost(url, slug, other)).toBe(host);
});

test.each([
  ["Raja's Tandoori", 'rajas-tandoori'],
  [' Café  Crème! ', 'cafe-creme'],
  ['olive-yard', 'olive-yard'],
  ['--', ''],
])('%j asks for the address %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
