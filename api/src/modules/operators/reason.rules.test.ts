import { expect, it } from 'vitest';
import { checkReason } from './reason.rules.ts';

it.each([
  [' It asks\n for cards. ', 'It asks for cards.'],
  ['x'.repeat(500), 'x'.repeat(500)],
])('the reason %j is kept as one line', (written, reason) => {
  expect(checkReason(written)).toEqual({ ok: true, value: reason });
});

it.each([
  ['', 'Please write a sentence.'],
  [' \u200B\n ', 'Please write a sentence.'],
  ['x'.repeat(501), 'Please use at most 500 characters.'],
  [' '.repeat(20_000), 'Please use at most 500 characters.'],
])('the reason %j is refused', (written, message) => {
  expect(checkReason(written, 'note')).toMatchObject({
    ok: false,
    error: { kind: 'validation', fields: [{ path: 'note', message }] },
  });
});
