import { expect, it } from 'vitest';
import { demoItem, demoOrdering, demoPizza, demoSection, demoStorefront } from '../test/demoStorefront.ts';
import { menuJsonLd } from './menuJsonLd.rules.ts';

it('the JSON-LD has the same content as the menu', () => {
  expect(JSON.parse(menuJsonLd(demoStorefront()))).toMatchObject({
    '@type': 'Restaurant',
    name: 'Olive & Ember',
    telephone: '0117 496 0123',
    hasMenu: {
      hasMenuSection: [
        {
          name: 'Pizza',
          hasMenuItem: [
            {
              name: 'Margherita',
              description: 'Tomato, basil',
              offers: { price: '10.50', priceCurrency: 'GBP' },
            },
            { name: 'Marinara', offers: { price: '9.00' } },
          ],
        },
        { name: 'Sweet', hasMenuItem: [{ offers: { availability: 'https://schema.org/SoldOut' } }] },
      ],
    },
  });
});

it('the JSON-LD has an offer for each size', () => {
  const sections = [demoSection('Pizza', [demoPizza()])];
  expect(JSON.parse(menuJsonLd(demoStorefront({ sections })))).toMatchObject({
    hasMenu: {
      hasMenuSection: [
        {
          hasMenuItem: [
            {
              offers: [
                { name: 'Small', price: '9.00' },
                { name: 'Large', price: '13.00' },
              ],
            },
          ],
        },
      ],
    },
  });
});

it('the JSON-LD has the opening hours, the special days and how to order', () => {
  const { collection } = demoOrdering();
  const ordering = demoOrdering({
    hasHours: true,
    collection: { ...collection, periods: [{ days: [5, 6], from: '17:00', to: '01:00' }] },
    specialDays: [
      { day: '2026-12-25', reason: '', collection: [], delivery: [] },
      { day: '2026-12-26', reason: '', collection: [{ from: '12:00', to: '15:00' }], delivery: [] },
    ],
  });
  expect(JSON.parse(menuJsonLd(demoStorefront({ ordering })))).toMatchObject({
    openingHoursSpecification: [{ dayOfWeek: ['Friday', 'Saturday'], opens: '17:00', closes: '01:00' }],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-12-26', opens: '12:00', closes: '15:00' },
    ],
    potentialAction: {
      '@type': 'OrderAction',
      deliveryMethod: ['http://purl.org/goodrelations/v1#DeliveryModePickUp'],
    },
  });
});

it('the JSON-LD leaves out unknown values', () => {
  const data: object = JSON.parse(
    menuJsonLd(demoStorefront({ tagline: null, phone: null, addressLine: '', logoUrl: 'javascript:x' })),
  );
  expect(Object.keys(data)).toEqual(['@context', '@type', 'name', 'url', 'potentialAction', 'hasMenu']);
});

it('the JSON-LD cannot close its script element and keeps its text', () => {
  const name = '</script><script>alert(1)</script><!--';
  const json = menuJsonLd(demoStorefront({ name, sections: [demoSection(name, [demoItem(name)])] }));
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({ name });
});

it.each([
  ['00:00', '23:59'],
  ['10:00', '09:59'],
])('a day that is open for 24 hours from %s is not the sign for closed', (from, closes) => {
  const { ordering } = demoStorefront();
  const week = { ...ordering.collection, periods: [{ days: [1], from, to: from }] };
  const site = demoStorefront({ ordering: { ...ordering, hasHours: true, collection: week } });
  expect(JSON.parse(menuJsonLd(site))).toMatchObject({
    openingHoursSpecification: [{ opens: from, closes }],
  });
});

it('a dish has the price with the choices that must be made', () => {
  const sections = [demoSection('Sets', [demoItem('Set menu', { price: 0, lowestPrice: 650 })])];
  expect(menuJsonLd(demoStorefront({ sections }))).toContain('"price":"6.50"');
});
