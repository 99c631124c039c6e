import type { MenuItem, Storefront } from '../queries/storefrontPage.ts';

/** An item as the API sends it. */
export function demoItem(name: string, changes: Partial<MenuItem> = {}): MenuItem {
  return {
    id: `id-${name}`,
    name,
    description: '',
    price: 950,
    imageUrl: null,
    isAvailable: true,
    isPopular: false,
    ...changes,
  };
}

/** A site with two sections; `changes` replace whole fields. */
export function demoStorefront(changes: Partial<Storefront> = {}): Storefront {
  return {
    slug: 'olive-and-ember',
    name: 'Olive & Ember',
    tagline: 'Wood-fired pizza and small plates',
    url: 'https://olive-and-ember.example/',
    version: 3,
    isPreview: false,
    isDemo: false,
    acceptsOrders: true,
    orderLimitReached: false,
    theme: 'TRATTORIA',
    brand: { primary: '#8a3324', secondary: '#5b6b2f' },
    logoUrl: null,
    coverImageUrl: null,
    phone: '0117 496 0123',
    addressLine: '12 Picton Lane, Bristol',
    openingHours: 'Tue–Sun 12–10pm\nMonday closed',
    sections: [
      {
        id: 'pizza',
        name: 'Pizza',
        items: [
          demoItem('Margherita', { price: 1050, isPopular: true, description: 'Tomato, basil' }),
          demoItem('Marinara', { price: 900 }),
        ],
      },
      { id: 'sweet', name: 'Sweet', items: [demoItem('Tiramisù', { price: 700, isAvailable: false })] },
    ],
    ...changes,
  };
}
