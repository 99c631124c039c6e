import { expect, it } from 'vitest';
import { isEmail } from './isEmail.ts';

it.each(['a@b.co', ' anna@studio.example ', 'anna+test@mail.studio.example'])(
  '%j is accepted as an email address',
  (text) => expect(isEmail(text)).toBe(true),
);

it.each(['', ' ', 'anna', 'anna@studio', '@studio.example', 'a b@c.de', 'a@b@c.de', 'anna@.'])(
  '%j is rejected as an email address',
  (text) => expect(isEmail(text)).toBe(false),
);
