import { expect, it } from 'vitest';
import { demoItem, demoStorefront } from '../test/demoStorefront.ts';
import { menuJsonLd } from './menuJsonLd.rules.ts';

it('says the same as the menu', () => {
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

it('leaves out what is not known', () => {
  const data: object = JSON.parse(
    menuJsonLd(demoStorefront({ tagline: null, phone: null, addressLine: '', logoUrl: 'javascript:x' })),
  );
  expect(Object.keys(data)).toEqual(['@context', '@type', 'name', 'url', 'hasMenu']);
});

it('cannot end its own script block, and is still the same text', () => {
  const name = '</script><script>alert(1)</script><!--';
  const json = menuJsonLd(demoStorefront({ name, sections: [{ id: 's', name, items: [demoItem(name)] }] }));
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({ name });
});
