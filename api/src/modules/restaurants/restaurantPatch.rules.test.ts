import { describe, expect, it } from 'vitest';
import { checkPatch, type RestaurantPatch } from './restaurantPatch.rules.ts';

const long = (length: number): string => 'x'.repeat(length);

describe('checkPatch', () => {
  it.each<[RestaurantPatch, object]>([
    [{}, {}],
    [{ name: undefined, tagline: undefined }, {}],
    [{ name: '  Olive\n& Ember  ' }, { name: 'Olive & Ember' }],
    [{ name: long(80) }, { name: long(80) }],
    [{ isActive: false }, { isActive: false }],
    [{ tagline: null }, { tagline: null }],
    [{ tagline: '   ' }, { tagline: null }],
    [{ tagline: long(140) }, { tagline: long(140) }],
    [{ phone: '020 7946 0123' }, { phone: '020 7946 0123' }],
    [{ phone: '+44 (0)20-7946.0123 ext. 12' }, { phone: '+44 (0)20-7946.0123 ext. 12' }],
    [{ phone: '' }, { phone: null }],
    [{ addressLine: '4 Wharf Lane,\r\nLondon' }, { addressLine: '4 Wharf Lane, London' }],
    [{ addressLine: long(200) }, { addressLine: long(200) }],
    [
      { openingHours: ' Mon–Sat 12–10pm\r\nSun\tclosed\u0000 ' },
      { openingHours: 'Mon–Sat 12–10pm\nSun closed' },
    ],
    [{ openingHours: ' \n ' }, { openingHours: null }],
    [{ openingHours: long(500) }, { openingHours: long(500) }],
    [{ aboutText: ' Since 2014.\r\n\r\nThree farms. ' }, { aboutText: 'Since 2014.\n\nThree farms.' }],
    [{ companyName: ' Olive Foods\nLtd ' }, { companyName: 'Olive Foods Ltd' }],
    [{ companyNumber: '123 4567' }, { companyNumber: '01234567' }],
    [{ companyNumber: 'sc123456' }, { companyNumber: 'SC123456' }],
    [{ vatNumber: '123 4567 89' }, { vatNumber: 'GB123456789' }],
    [{ vatNumber: 'xi 123 4567 89' }, { vatNumber: 'XI123456789' }],
    [
      { companyName: '', companyNumber: ' ', vatNumber: null },
      { companyName: null, companyNumber: null, vatNumber: null },
    ],
    [
      { hygieneUrl: 'https://ratings.food.gov.uk/business/1' },
      { hygieneUrl: 'https://ratings.food.gov.uk/business/1' },
    ],
    [{ orderEmail: ' kitchen@olive.example ' }, { orderEmail: 'kitchen@olive.example' }],
    [{ orderEmail: null }, { orderEmail: null }],
    [{ orderEmail: ' ' }, { orderEmail: null }],
    [{ theme: 'counter' }, { theme: 'counter' }],
    [
      { brand: { primary: '#2F5D3A', secondary: '#f4e3b2' } },
      { brandPrimary: '#2f5d3a', brandSecondary: '#f4e3b2' },
    ],
    // Its pictures are somebody else's matter.
    [{ coverImageUrl: 'https://x.example/y.webp', logoUrl: null }, {}],
  ])('the patch %j sets %j', (patch, change) =>
    expect(checkPatch(patch)).toEqual({ ok: true, value: change }),
  );

  it.each<[RestaurantPatch, string, string]>([
    [{ name: null }, 'name', 'Please enter the name of the restaurant.'],
    [{ name: ' \u0000 ' }, 'name', 'Please enter the name of the restaurant.'],
    [{ name: long(81) }, 'name', 'Please use at most 80 characters.'],
    [{ isActive: null }, 'isActive', 'Please say whether the restaurant takes orders.'],
    [{ tagline: long(141) }, 'tagline', 'Please use at most 140 characters.'],
    [{ phone: '0'.repeat(41) }, 'phone', 'Please use at most 40 characters.'],
    [{ phone: 'call us' }, 'phone', 'Please enter a phone number, for example 020 7946 0123.'],
    [{ phone: '12' }, 'phone', 'Please enter a phone number, for example 020 7946 0123.'],
    [{ phone: '<b>020</b>' }, 'phone', 'Please enter a phone number, for example 020 7946 0123.'],
    [{ addressLine: long(201) }, 'addressLine', 'Please use at most 200 characters.'],
    [{ openingHours: long(501) }, 'openingHours', 'Please use at most 500 characters.'],
    [{ aboutText: long(1001) }, 'aboutText', 'Please use at most 1000 characters.'],
    [{ companyName: long(121) }, 'companyName', 'Please use at most 120 characters.'],
    [
      { companyNumber: '12345' },
      'companyNumber',
      'Please enter the number at Companies House, for example 01234567.',
    ],
    [{ vatNumber: 'FR123456789' }, 'vatNumber', 'Please enter a VAT number, for example GB 123 4567 89.'],
    [
      { hygieneUrl: 'https://evil.example/ratings.food.gov.uk' },
      'hygieneUrl',
      'Please enter the address of your page on https://ratings.food.gov.uk.',
    ],
    [
      { hygieneUrl: 'javascript:alert(1)' },
      'hygieneUrl',
      'Please enter the address of your page on https://ratings.food.gov.uk.',
    ],
    [
      { hygieneUrl: 'https:ratings.food.gov.uk/business/1' },
      'hygieneUrl',
      'Please enter the address of your page on https://ratings.food.gov.uk.',
    ],
    [{ orderEmail: 'kitchen' }, 'orderEmail', 'Please check the email address.'],
    [{ orderEmail: 'a@b.example, c@d.example' }, 'orderEmail', 'Please check the email address.'],
    [{ orderEmail: 'a@b.example\r\nBcc: c@d.example' }, 'orderEmail', 'Please check the email address.'],
    [{ orderEmail: `${long(64)}@${long(190)}.example` }, 'orderEmail', 'Please check the email address.'],
    [{ theme: null }, 'theme', 'Please choose one of the themes.'],
    [{ brand: null }, 'brand', 'Please choose a colour, for example #2f5d3a.'],
    [
      { brand: { primary: 'red', secondary: '#ffffff' } },
      'brand.primary',
      'Please choose a colour, for example #2f5d3a.',
    ],
    [
      { brand: { primary: '#ffffff', secondary: '#fff' } },
      'brand.secondary',
      'Please choose a colour, for example #2f5d3a.',
    ],
  ])('the patch %j is refused at %s', (patch, path, message) =>
    expect(checkPatch(patch)).toEqual({ ok: false, error: [{ path, message }] }),
  );

  it('all wrong fields of a patch are reported', () => {
    const checked = checkPatch({ name: '', phone: 'x', orderEmail: 'x', tagline: 'Fine' });
    if (checked.ok) throw new Error('It was not refused');
    expect(checked.error.map(({ path }) => path)).toEqual(['name', 'phone', 'orderEmail']);
  });
});

// `a-` repeated 100,000 times took 32 s, because an expression read it before its length was known.
it.each([
  'name',
  'tagline',
  'phone',
  'addressLine',
  'openingHours',
  'aboutText',
  'companyNumber',
  'vatNumber',
  'hygieneUrl',
  'orderEmail',
] as const)('a very long %s is refused at once', (field) => {
  for (const part of ['a-', 'a.', ' ', 'a@', '1 ', '\u0301']) {
    const text = `x${part.repeat(200_000)}x`;
    // The quickest of some tries: another process may have the processor.
    const times = Array.from({ length: 3 }, () => {
      const begun = performance.now();
      expect(checkPatch({ [field]: text }).ok).toBe(false);
      return performance.now() - begun;
    });
    expect(Math.min(...times)).toBeLessThan(300);
  }
});
