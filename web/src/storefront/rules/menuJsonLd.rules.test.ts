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
