import { expect, it } from 'vitest';
import { phoneHref } from './address.rules.ts';

it.each([
  ['0117 496 0123', 'tel:01174960123'],
  ['+44 (0)117-496 0123', 'tel:+4401174960123'],
  ['0117+496', 'tel:0117496'],
  ['ring the bell', null],
  ['', null],
  [null, null],
])('the phone number %s gets the link %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});
