/** A message of the contact page, in characters. */
export const CONTACT_LIMITS = { name: 100, subject: 150, message: 5000 } as const;

/** A report of an unexpected error of a page, in characters. */
export const CLIENT_ERROR_LENGTHS = { name: 100, message: 500, stack: 8_000, page: 200 } as const;

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
  /** Of a section. */
  periods: 14,
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

const MEGABYTE = 1024 * 1024;

/** Pictures that people upload, in bytes (spec §9): logos and pictures of the menu, and all other ones. */
export const PICTURE_BYTES = { small: 5 * MEGABYTE, large: 10 * MEGABYTE } as const;

/** Px; the photo of a menu is read at most so wide and high. */
export const MENU_PHOTO_SIDE = 2000;

/** Accounts, in characters. */
export const ACCOUNT_LIMITS = { name: 100, password: { min: 8, max: 128 } } as const;

/** What an owner says about a site, in characters. */
export const SITE_LENGTHS = {
  name: 80,
  tagline: 140,
  phone: 40,
  address: 200,
  openingHours: 500,
  about: 1_000,
  companyName: 120,
  hygieneUrl: 200,
} as const;

/** What a diner enters with an order, in characters. */
export const ORDER_LENGTHS = {
  name: 100,
  phone: 40,
  note: 500,
  line1: 100,
  line2: 100,
  town: 60,
  postcode: 10,
} as const;

/** The answer to an order: the reason of a refusal in characters, and the promised minutes. */
export const ANSWER_LIMITS = { reason: 300, readyInMinutes: { min: 5, max: 180 } } as const;

/** What is searched in a list or a menu, in characters, and how many of its words count. */
export const MAX_SEARCH_LENGTH = 100;
export const MAX_SEARCH_WORDS = 8;

/** What is searched on the pages of a grocery shop, in characters. */
export const MAX_SHOP_SEARCH_LENGTH = 200;

/** A report of a site, in characters. */
export const MAX_REPORT_LENGTH = 2_000;

/** A report: its days, and its best-selling products. */
export const REPORT_LIMITS = { days: 366, items: 50 } as const;

/** A request for a redesign or its proposal: text and links in characters, and how many. */
export const REDESIGN_LIMITS = { text: 3000, links: 5, link: 500, pictures: 6 } as const;

/** A client's feedback to a project, in characters. */
export const MAX_FEEDBACK_LENGTH = 5_000;

/** One message of the onboarding chat, in characters. */
export const MAX_MESSAGE_LENGTH = 20_000;
