import { expect, it } from 'vitest';
import { mailToOffice } from './SettledProject.tsx';

it('the mail link contains the typed feedback', () =>
  expect(mailToOffice('office@studio.example', 'Larger & warmer\nplease')).toBe(
    'mailto:office@studio.example?subject=Changes%20to%20the%20project&body=Larger%20%26%20warmer%0Aplease',
  ));

it('an address cannot add headers to the mail link', () =>
  expect(mailToOffice('a@b.co?bcc=x@y.co', '')).toBe(null));

it('special characters of an address are encoded in the mail link', () =>
  expect(mailToOffice('a?bcc=x@b.co', '')).toBe(
    'mailto:a%3Fbcc%3Dx@b.co?subject=Changes%20to%20the%20project&body=',
  ));

it.each([undefined, '', 'office'])('there is no mail link without a valid address (%j)', (office) =>
  expect(mailToOffice(office, 'x')).toBe(null),
);
