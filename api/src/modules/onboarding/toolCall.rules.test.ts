import { describe, expect, it } from 'vitest';
import { parseToolCall } from './toolCall.rules.ts';

const saveDetails = (details: Record<string, unknown>) =>
  parseToolCall(
    'save_details',
    JSON.stringify({
      name: null,
      primaryColour: null,
      secondaryColour: null,
      popularItems: null,
      ...details,
    }),
  );

const saveMenu = (sections: unknown) => parseToolCall('save_menu', JSON.stringify({ sections }));

const nothing = {
  name: null,
  primary: null,
  secondary: null,
  popularItems: null,
  addressLine: null,
  phone: null,
  openingHours: null,
  theme: null,
};

describe('parseToolCall', () => {
  it.each([
    [{ name: "  Luigi's \n Trattoria\u0000 " }, { name: "Luigi's Trattoria" }],
    [{ primaryColour: '#ABC' }, { primary: '#aabbcc' }],
    [
      { primaryColour: 'dark green', secondaryColour: 'cream' },
      { primary: '#006400', secondary: '#fff3d6' },
    ],
    [{ primaryColour: 'red and gold' }, { primary: '#ff0000', secondary: '#ffd700' }],
    [
      { primaryColour: 'red and gold', secondaryColour: 'white' },
      { primary: '#ff0000', secondary: '#ffffff' },
    ],
    [{ secondaryColour: 'white' }, { secondary: '#ffffff' }],
    [{ primaryColour: ' ' }, {}],
    [{ popularItems: [' Margherita '] }, { popularItems: ['Margherita'] }],
    [{ popularItems: [] }, { popularItems: [] }],
    [{ name: 'x'.repeat(80) }, { name: 'x'.repeat(80) }],
    [
      { address: '14 High Street, Bath', phone: '01632 960 001', openingHours: 'Mon to Sat 5pm-11pm' },
      { addressLine: '14 High Street, Bath', phone: '01632 960 001', openingHours: 'Mon to Sat 5pm-11pm' },
    ],
    [{ design: 'counter' }, { theme: 'counter' }],
  ])('parseToolCall accepts save_details %j', (input, details) => {
    expect(saveDetails(input)).toEqual({
      ok: true,
      value: { name: 'save_details', input: { ...nothing, ...details } },
    });
  });

  it.each([
    [{ name: '' }, /name: must not be empty/],
    [{ name: ' \u0000 ' }, /name: must not be empty/],
    [{ name: 'x'.repeat(81) }, /name: /],
    [{ name: 7 }, /name: /],
    [{ name: undefined }, /name: /],
    [{ primaryColour: 'pizza' }, /"pizza" is not a known colour/],
    [{ primaryColour: 'red', secondaryColour: 'pizza' }, /"pizza" is not a known colour/],
    [{ popularItems: Array.from({ length: 13 }, () => 'Soup') }, /popularItems: /],
    [{ popularItems: [''] }, /popularItems\.0: /],
    [{ name: 'HSBC Security' }, /belongs to a well-known company/],
    [{ name: 'Roma, open evil.example/unlock now' }, /contains a web address/],
  ])('parseToolCall refuses save_details %j', (input, error) => {
    expect(saveDetails(input)).toEqual({ ok: false, error: expect.stringMatching(error) as string });
  });

  const unchanged = { sizes: null, dietaryTags: null, spiceLevel: null };

  it('save_menu gives prices in pence, no empty sections, and an empty text without a description', () => {
    const items = [
      { name: 'Soup', description: null, pricePence: 0 },
      { name: 'Steak', description: ' rare ', pricePence: 100_000 },
    ];
    expect(
      saveMenu([
        { name: ' Mains ', items },
        { name: 'Empty', items: [] },
      ]),
    ).toEqual({
      ok: true,
      value: {
        name: 'save_menu',
        input: {
          sections: [
            {
              name: 'Mains',
              description: null,
              extras: null,
              items: [
                { name: 'Soup', description: '', price: 0, ...unchanged },
                { name: 'Steak', description: 'rare', price: 100_000, ...unchanged },
              ],
            },
          ],
        },
      },
    });
  });

  it('save_menu accepts sizes, diets and extras', () => {
    const size = { name: 'Large', pricePence: 500 };
    const items = [
      {
        name: 'Soup',
        description: null,
        pricePence: 400,
        sizes: [size],
        dietaryTags: ['VEGAN'],
        spiceLevel: 2,
      },
    ];
    const extras = [{ name: 'Extras', options: [{ name: 'Bread', pricePence: 100, sizes: [size] }] }];
    const saved = saveMenu([{ name: 'Mains', items, extras }]);
    const sizes = [{ name: 'Large', price: 500 }];
    expect(saved).toMatchObject({
      value: {
        input: {
          sections: [
            {
              items: [{ price: 400, sizes, dietaryTags: ['VEGAN'], spiceLevel: 2 }],
              extras: [{ name: 'Extras', options: [{ name: 'Bread', price: 100, sizes }] }],
            },
          ],
        },
      },
    });
  });

  const dish = { name: 'Soup', description: null, pricePence: 400 };
  it.each([
    ['a price below zero', [{ name: 'A', items: [{ ...dish, pricePence: -1 }] }], /pricePence/],
    ['a price over £1000', [{ name: 'A', items: [{ ...dish, pricePence: 100_001 }] }], /pricePence/],
    ['half a penny', [{ name: 'A', items: [{ ...dish, pricePence: 0.5 }] }], /pricePence/],
    ['a price in words', [{ name: 'A', items: [{ ...dish, pricePence: '4.00' }] }], /pricePence/],
    ['a dish without a name', [{ name: 'A', items: [{ ...dish, name: ' ' }] }], /name: must not be empty/],
    ['a section without a name', [{ name: '', items: [dish] }], /name: must not be empty/],
    ['41 sections', Array.from({ length: 41 }, () => ({ name: 'A', items: [dish] })), /sections: /],
    ['301 dishes', [{ name: 'A', items: Array.from({ length: 301 }, () => dish) }], /300 items/],
    [
      '9 sizes',
      [
        {
          name: 'A',
          items: [{ ...dish, sizes: Array.from({ length: 9 }, () => ({ name: 'L', pricePence: 1 })) }],
        },
      ],
      /sizes: /,
    ],
    [
      'extras without an option',
      [{ name: 'A', items: [dish], extras: [{ name: 'X', options: [] }] }],
      /options: /,
    ],
    [
      'an extra with a web address',
      [
        {
          name: 'A',
          items: [dish],
          extras: [{ name: 'X', options: [{ name: 'www.evil.test', pricePence: 1 }] }],
        },
      ],
      /web address/,
    ],
    ['no list', 'Soup 4', /sections: /],
  ])('parseToolCall refuses save_menu with %s', (_, sections, error) => {
    expect(saveMenu(sections)).toEqual({ ok: false, error: expect.stringMatching(error) as string });
  });

  it.each(['request_logo', 'request_menu', 'build_preview'])('%s has no arguments', (name) => {
    for (const args of ['{}', '', '{"left":"over"}'])
      expect(parseToolCall(name, args)).toEqual({ ok: true, value: { name, input: {} } });
  });

  it('import_menu_text may name lines that are no menu', () => {
    const value = (notMenu: string[] | null) => ({ name: 'import_menu_text', input: { notMenu } });
    expect(parseToolCall('import_menu_text', '')).toEqual({ ok: true, value: value(null) });
    expect(parseToolCall('import_menu_text', '{"notMenu":["Hi"]}')).toEqual({
      ok: true,
      value: value(['Hi']),
    });
  });

  it.each([
    ['save_details', '{"name":'],
    ['save_menu', 'sections'],
    ['build_preview', '{'],
  ])('parseToolCall reports arguments of %s that are not JSON', (name, args) => {
    expect(parseToolCall(name, args)).toEqual({
      ok: false,
      error: expect.stringContaining('not valid JSON') as string,
    });
  });

  it.each([['null'], ['[]'], ['"x"'], ['7']])('parseToolCall refuses the arguments %s', (args) => {
    expect(parseToolCall('save_details', args).ok).toBe(false);
    expect(parseToolCall('build_preview', args).ok).toBe(false);
  });

  it.each(['drop_tables', '__proto__', 'constructor', ''])('parseToolCall refuses the tool %j', (name) => {
    expect(parseToolCall(name, '{}')).toEqual({
      ok: false,
      error: expect.stringContaining('no tool') as string,
    });
  });
});
