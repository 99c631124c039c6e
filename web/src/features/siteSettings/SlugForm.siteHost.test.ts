import { expect, test } from 'vitest';
import { siteHost, slugOf } from './SlugForm.tsx';

test.each([
  ['http://roma.localhost:5001', 'roma', 'luigi', 'luigi.localhost:5001'],
  ['https://roma.sites.example', 'roma', 'roma-soho', 'roma-soho.sites.example'],
  ['https://roma.example', 'old', 'luigi', 'roma.example'],
])('the host of %s, whose slug is %s, becomes with the slug %s: %s', (url, slug, other, host) => {
  expect(siteHost(url, slug, other)).toBe(host);
});

test.each([
  ["Raja's Tandoori", 'rajas-tandoori'],
  [' Café  Crème! ', 'cafe-creme'],
  ['olive-yard', 'olive-yard'],
  ['--', ''],
])('the text %j becomes the slug %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
