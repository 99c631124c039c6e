import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { newTotpSecret, stepOfCode, totpCode, totpUri } from './totp.rules.ts';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const NOW = new Date('2026-11-29T12:00:00Z');
const STEP = NOW.getTime() / 30_000;
const codeAt = (seconds: number) =>
  new TOTP({ secret: SECRET }).generate({ timestamp: NOW.getTime() + seconds * 1000 });

it('the code of RFC 6238 for 59 seconds after 1970 is right', () =>
  expect(stepOfCode(SECRET, '287082', new Date(59_000))).toBe(1));

it.each([
  [0, STEP],
  [-60, STEP - 2],
  [60, STEP + 2],
  [-90, null],
  [90, null],
])('the code of a clock that is %i seconds off belongs to step %s', (seconds, step) =>
  expect(stepOfCode(SECRET, codeAt(seconds), NOW)).toBe(step),
);

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['١٢٣٤٥٦', null],
  ['', null],
])('%j is the code %j', (typed, code) => expect(totpCode(typed)).toBe(code));

it('two secrets differ, and have 160 bits', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
});

it('the address for the QR code has issuer, account and secret', () => {
  const uri = new URL(totpUri(SECRET, 'ana+1@example.org'));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('ana+1@example.org');
  expect(uri.searchParams.get('secret')).toBe(SECRET);
  expect(uri.searchParams.get('issuer')).toBe('Forkfront');
});
