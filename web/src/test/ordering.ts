const NOW = { isOpen: false, reason: 'NO_HOURS', opensAt: null, until: null };

const KIND = {
  isOffered: true,
  periods: [],
  prepMinutes: 20,
  lastOrdersMinutes: 15,
  leadMinutes: 60,
  now: NOW,
};

/** Data of tests: how a site without hours takes orders; `changes` replaces fields. */
export const orderingOf = (changes: object = {}) => ({
  timeZone: 'Europe/London',
  hasHours: false,
  opensWithoutHours: false,
  collection: KIND,
  delivery: { ...KIND, isOffered: false, prepMinutes: 45, now: { ...NOW, reason: 'NOT_OFFERED' } },
  specialDays: [],
  daysAhead: 7,
  capacity: { orders: null, items: null, exemptSectionIds: [] },
  busy: null,
  pauses: [],
  zones: [],
  postcode: null,
  onlyWhileBoardOpen: false,
  answerMinutes: 10,
  dinerDataMonths: 24,
  suggestedPeriods: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '12:00', to: '21:00' }],
  ...changes,
});

/** Data of tests: collection that is open now, until then. */
export const openKind = (until: string | null = null) => ({
  ...KIND,
  periods: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '12:00', to: '22:00' }],
  now: { isOpen: true, reason: null, opensAt: null, until },
});
