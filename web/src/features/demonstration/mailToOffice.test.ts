import { expect, it } from 'vitest';
import { mailToOffice } from './SettledProject.tsx';

it('carries what was typed', () =>
  expect(mailToOffice('office@studio.example', 'Larger & warmer\nplease')).toBe(
    'mailto:office@studio.example?subject=Changes%20to%20the%20project&body=Larger%20%26%20warmer%0Aplease',
  ));

it('lets no address add headers of its own', () => expect(mailToOffice('a@b.co?bcc=x@y.co', '')).toBe(null));

it('keeps the address in its place', () =>
  expect(mailToOffice('a?bcc=x@b.co', '')).toBe(
    'mailto:a%3Fbcc%3Dx@b.co?subject=Changes%20to%20the%20project&body=',
  ));

it.each([undefined, '', 'office'])('is not there without an address (%j)', (office) =>
  expect(mailToOffice(office, 'x')).toBe(null),
);
