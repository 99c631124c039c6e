import { describe, expect, it } from 'vitest';
import { draftMenuOf } from './draftMenu.rules.ts';

describe('facts', () => {
  const facts = (text: string) => draftMenuOf(`${text}\nSoup 4`).facts;

  it.each([
    ['14 High Street, Bath BA1 1AA', '14 High Street, Bath BA1 1AA'],
    ['Find us at 14 High Street', '14 High Street'],
    ['📍 14 High Street,\nBath BA1 1AA', '14 High Street, Bath BA1 1AA'],
    ['14 High Street\n2 Low Road, Leeds LS1 1AA', '14 High Street'],
    [`14 High Street ${'x'.repeat(200)}`, null],
  ])('the address of %j is %j', (text, address) => expect(facts(text).addressLine).toBe(address));

  it.each([
    ['Tel: 01225 496 0123', '01225 496 0123'],
    ['Call us on +44 1225 496012 or 07700 900123', '+44 1225 496012'],
    ['No phone', null],
  ])('the phone number of %j is %j', (text, phone) => expect(facts(text).phone).toBe(phone));

  it('the opening hours keep their lines; their heading and lines that do not fit are left out', () => {
    expect(facts('OPENING HOURS\nMon - Sat:  12 - 10pm\nSunday closed').openingHours).toBe(
      'Mon - Sat: 12 - 10pm\nSunday closed',
    );
    const long = `Monday 9am ${'x'.repeat(280)}`;
    expect(facts(`${long}\n${long}\nSunday closed`).openingHours).toBe(`${long}\nSunday closed`);
    expect(facts('Fresh bread').openingHours).toBeNull();
  });
});
