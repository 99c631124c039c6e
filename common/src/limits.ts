/** A message of the contact page, in characters. */
export const CONTACT_LIMITS = { name: 100, subject: 150, message: 5000 } as const;

/** The words of a menu, in characters. */
export const MENU_LENGTHS = {
  product: 120,
  description: 1_000,
  section: 80,
  sectionDescription: 500,
  size: 60,
  /** Of an option and of a group of options. */
  option: 80,
} as const;

/** Px; a picture is published at most so wide. */
export const MAX_PICTURE_WIDTH = 1920;

/** The description of a picture to generate, in characters. */
export const MAX_PROMPT_LENGTH = 300;

/** Limits of a menu. */
export const MENU_LIMITS = {
  products: 500,
  sections: 50,
  sizes: 8,
  optionGroups: 100,
  options: 50,
  /** Groups of one product and its sizes. */
  groupUses: 20,
  optionQuantity: 20,
  /** Pence. */
  price: 100_000,
} as const;

/** Limits of the settings. Times are minutes, amounts are pence. */
export const ORDERING_LIMITS = {
  periods: 28,
  /** Of a special day, and in the editor of each day of the week. */
  periodsADay: 4,
  specialDays: 60,
  zones: 50,
  prefixes: 100,
  zoneName: 60,
  reason: 100,
  prepMinutes: { min: 5, max: 180 },
  lastOrdersMinutes: { min: 0, max: 120 },
  leadMinutes: { min: 0, max: 2880 },
  busyMinutes: { min: 5, max: 120 },
  /** How long a pause or the busy mode can last. */
  pauseMinutes: { min: 5, max: 1440 },
  extraMinutes: { min: 0, max: 120 },
  answerMinutes: { min: 5, max: 20 },
  dinerDataMonths: { min: 1, max: 24 },
  daysAhead: { min: 0, max: 14 },
  radiusKm: { min: 0.5, max: 30 },
  capacity: { min: 1, max: 500 },
  money: 100_000,
} as const;
