import type {
  FulfilmentNow,
  MenuItem,
  MenuSection,
  OptionGroup,
  Ordering,
  Storefront,
} from '../queries/storefrontPage.ts';
import { ALLERGENS } from '@forkfront/common/allergens.ts';

const STATES = { C: 'CONTAINS', M: 'MAY_CONTAIN', U: 'UNCONFIRMED', F: 'FREE_FROM' } as const;

/** The allergens of a dish by their letters; `rest` for all others. */
export function demoAllergens(
  letters: Record<string, keyof typeof STATES>,
  rest: keyof typeof STATES = 'U',
): MenuItem['allergens'] {
  return ALLERGENS.map((allergen) => ({
    allergen: allergen as MenuItem['allergens'][number]['allergen'],
    state: STATES[letters[allergen] ?? rest],
  }));
}

/** An item as the API sends it. */
export function demoItem(name: string, changes: Partial<MenuItem> = {}): MenuItem {
  return {
    id: `id-${name}`,
    name,
    path: `/dishes/${name}`,
    description: '',
    price: 950,
    lowestPrice: changes.price ?? 950,
    percentOff: null,
    imageUrl: null,
    isAvailable: true,
    soldOutUntil: null,
    isPopular: false,
    dietaryTags: [],
    spiceLevel: 0,
    calories: null,
    isAlcohol: false,
    allergens: demoAllergens({}),
    sizes: [],
    optionGroupIds: [],
    ...changes,
  };
}

const COLLECTION: FulfilmentNow = {
  isOffered: true,
  readyInMinutes: 20,
  closedReason: null,
  note: '',
  opensAt: null,
  periods: [],
};

/** A site from before there were hours: it takes orders for collection at any time. */
export const demoOrdering = (changes: Partial<Ordering> = {}): Ordering => ({
  dinerDataMonths: 24,
  hasHours: false,
  daysAhead: 7,
  collection: COLLECTION,
  delivery: { ...COLLECTION, isOffered: false, readyInMinutes: null, closedReason: 'NOT_OFFERED' },
  specialDays: [],
  zones: [],
  ...changes,
});

/** A section that is always open. */
export const demoSection = (
  name: string,
  items: readonly MenuItem[],
  changes: Partial<MenuSection> = {},
): MenuSection => ({
  id: `section-${name}`,
  name,
  description: '',
  imageUrl: null,
  isOpen: true,
  periods: [],
  items,
  ...changes,
});

/** A group as the API sends it; its options are named. */
export const demoGroup = (
  name: string,
  options: Record<string, Partial<OptionGroup['options'][number]>>,
  { min = 0, max = 0 } = {},
): OptionGroup => ({
  id: `group-${name}`,
  name,
  min,
  max,
  options: Object.entries(options).map(([option, changes]) => ({
    id: `option-${option}`,
    name: option,
    price: 0,
    maxQuantity: 1,
    isDefault: false,
    isAvailable: true,
    allergens: demoAllergens({}),
    ...changes,
  })),
});

/** A pizza with two sizes: a base must be chosen, toppings may be, and large ones have dips too. */
export const demoPizza = (changes: Partial<MenuItem> = {}): MenuItem =>
  demoItem('Pizza', {
    price: 900,
    allergens: demoAllergens({ MILK: 'C' }, 'F'),
    sizes: [
      { id: 'size-Small', name: 'Small', price: 900, lowestPrice: 900, optionGroupIds: [] },
      { id: 'size-Large', name: 'Large', price: 1300, lowestPrice: 1300, optionGroupIds: ['group-Dips'] },
    ],
    optionGroupIds: ['group-Base', 'group-Toppings'],
    ...changes,
  });

/** The groups of `demoPizza`. */
export const demoGroups: readonly OptionGroup[] = [
  demoGroup(
    'Base',
    { Thin: { isDefault: true, allergens: demoAllergens({}, 'F') }, Stuffed: { price: 200 } },
    { min: 1, max: 1 },
  ),
  demoGroup(
    'Toppings',
    {
      Olives: { price: 100, allergens: demoAllergens({}, 'F') },
      Egg: { price: 150, allergens: demoAllergens({ EGGS: 'C' }, 'F') },
      Ham: { price: 200, isAvailable: false },
    },
    { max: 2 },
  ),
  demoGroup(
    'Dips',
    { Pesto: { price: 80, maxQuantity: 3, allergens: demoAllergens({ NUTS: 'M' }, 'F') } },
    { max: 3 },
  ),
];

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
    hasSampleCover: false,
    cuisine: 'ITALIAN',
    phone: '0117 496 0123',
    addressLine: '12 Picton Lane, Bristol',
    openingHours: 'Tue–Sun 12–10pm\nMonday closed',
    aboutText: null,
    companyName: null,
    companyNumber: null,
    vatNumber: null,
    hygieneUrl: null,
    ordering: demoOrdering(),
    timeZone: 'Europe/London',
    offers: [],
    sections: [
      demoSection('Pizza', [
        demoItem('Margherita', { price: 1050, isPopular: true, description: 'Tomato, basil' }),
        demoItem('Marinara', { price: 900 }),
      ]),
      demoSection('Sweet', [demoItem('Tiramisù', { price: 700, isAvailable: false })]),
    ],
    optionGroups: [],
    ...changes,
  };
}
