import { ORDERING_DEFAULTS, type OrderingSettings } from '@forkfront/common/ordering.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** Demo restaurants take orders for collection at any time, so that every visitor can try one. */
const collection = {
  ...ORDERING_DEFAULTS.collection,
  periods: [{ days: EVERY_DAY, from: '00:00', to: '00:00' }],
};

/** SAMPLE DATA: when and where the demo restaurants take orders, by slug. */
export const demoOrdering = {
  'olive-and-ember': {
    hasHours: true,
    collection,
    delivery: {
      ...ORDERING_DEFAULTS.delivery,
      isOffered: true,
      periods: [
        { days: EVERY_DAY, from: '12:00', to: '15:00' },
        { days: EVERY_DAY, from: '17:00', to: '22:30' },
      ],
    },
    location: { postcode: 'SE1 7PB', latitude: 51.503, longitude: -0.119 },
    zones: [
      {
        id: 'b8f0a1c2-6f0e-4c8e-9a55-0d7b1a1f4f01',
        name: 'Nearby',
        prefixes: ['SE1', 'SE11', 'SE17'],
        radiusKm: null,
        fee: 250,
        minimum: 1500,
        freeOver: 3500,
        extraMinutes: 0,
      },
      {
        id: 'b8f0a1c2-6f0e-4c8e-9a55-0d7b1a1f4f02',
        name: 'A little further',
        prefixes: null,
        radiusKm: 5,
        fee: 390,
        minimum: 2000,
        freeOver: null,
        extraMinutes: 10,
      },
    ],
  },
  'saffron-lane': {
    hasHours: true,
    collection,
    delivery: {
      ...ORDERING_DEFAULTS.delivery,
      isOffered: true,
      periods: [
        { days: [1, 2, 3, 4, 5], from: '12:00', to: '14:30' },
        { days: EVERY_DAY, from: '17:00', to: '23:00' },
      ],
    },
    location: { postcode: 'E1 6AN', latitude: 51.517, longitude: -0.06 },
    zones: [
      {
        id: 'b8f0a1c2-6f0e-4c8e-9a55-0d7b1a1f4f11',
        name: 'Within two miles',
        prefixes: null,
        radiusKm: 3,
        fee: 0,
        minimum: 1500,
        freeOver: null,
        extraMinutes: 0,
      },
      {
        id: 'b8f0a1c2-6f0e-4c8e-9a55-0d7b1a1f4f12',
        name: 'Further away',
        prefixes: null,
        radiusKm: 6,
        fee: 300,
        minimum: 2500,
        freeOver: 4500,
        extraMinutes: 15,
      },
    ],
  },
  'smash-street': {
    hasHours: true,
    collection,
    delivery: {
      ...ORDERING_DEFAULTS.delivery,
      isOffered: true,
      prepMinutes: 35,
      periods: [
        { days: [1, 2, 3, 4, 7], from: '11:30', to: '23:00' },
        { days: [5, 6], from: '11:30', to: '01:30' },
      ],
    },
    zones: [
      {
        id: 'b8f0a1c2-6f0e-4c8e-9a55-0d7b1a1f4f21',
        name: 'Around the arches',
        prefixes: ['E8', 'E9', 'N1'],
        radiusKm: null,
        fee: 199,
        minimum: 1200,
        freeOver: 3000,
        extraMinutes: 0,
      },
    ],
  },
  'thimble-street': {
    hasHours: true,
    collection,
    delivery: {
      ...ORDERING_DEFAULTS.delivery,
      isOffered: true,
      periods: [{ days: EVERY_DAY, from: '09:00', to: '21:00' }],
    },
    zones: [
      {
        id: 'b8f0a1c2-6f0e-4c8e-9a55-0d7b1a1f4f31',
        name: 'Around the corner',
        prefixes: ['SE1', 'SE16', 'SE17'],
        radiusKm: null,
        fee: 299,
        minimum: 1500,
        freeOver: 4000,
        extraMinutes: 0,
      },
    ],
  },
} satisfies Record<string, Partial<OrderingSettings>>;
