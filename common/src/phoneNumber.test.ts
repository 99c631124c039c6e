import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOf, normalPhone, otherDigits, phoneHref } from './phoneNumber.ts';

describe('a telephone number in one spelling', () => {
  it.each([
    '020 7946 0999',
    '(020) 7946-0999',
    '+44 20 7946 0999',
    '+44 (0)20 7946 0999',
    '0044 20 7946 0999',
    '00 44 (0) 20 7946 0999',
    '442079460999',
    '＋４４ ２０ ７９４６ ０９９９',
    '٠٢٠ ٧٩٤٦ ٠٩٩٩',
    '۰۲۰ ۷۹۴۶ ۰۹۹۹',
    '०२० ७९४६ ०९९९',
    '𝟎𝟚𝟢 𝟕𝟡𝟦𝟼 𝟬𝟵𝟵𝟵',
    'Tel. 020 7946 0999',
  ])('%s is the same number', (text) => expect(normalPhone(text)).toBe('02079460999'));

  it.each([
    ['+33 1 42 68 53 00', '+33142685300'],
    ['0033 1 42 68 53 00', '+33142685300'],
    ['+353 1 234 5678', '+35312345678'],
    ['01632 960001', '01632960001'],
    ['none', ''],
    ['', ''],
  ])('%s is %s', (text, phone) => expect(normalPhone(text)).toBe(phone));

  it('different numbers stay different, and a number is its own spelling', () => {
    const national = fc.stringMatching(/^[1-9]\d{8,9}$/).map((digits) => `0${digits}`);
    fc.assert(
      fc.property(national, national, (one, other) => {
        expect(normalPhone(one)).toBe(one);
        expect(normalPhone(`+44${one.slice(1)}`)).toBe(one);
        expect(normalPhone(one) === normalPhone(other)).toBe(one === other);
      }),
    );
  });

  it('the table of the digits of other scripts has each of them with its value', () => {
    const { others, values } = otherDigits();
    expect([...others]).toHaveLength(values.length);
    for (const digits of ['٠١٢٣٤٥٦٧٨٩', '０１２３４５６７８９', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'])
      expect(values.slice([...others].indexOf([...digits][0] ?? '')).slice(0, 10)).toBe('0123456789');
  });

  it('every decimal digit has its value', () => {
    expect(digitsOf('0123456789')).toBe('0123456789');
    for (const zero of [0x0660, 0x06f0, 0x0966, 0xff10, 0x1d7ce, 0x1d7d8, 0x1d7f6, 0x1fbf0])
      expect(
        digitsOf(Array.from({ length: 10 }, (_none, at) => String.fromCodePoint(zero + at)).join('')),
      ).toBe('0123456789');
  });
});

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
