import type { StorefrontTheme } from '../../modules/restaurants/restaurant.entity.ts';

/** Something on a demo menu. */
export interface DemoItem {
  name: string;
  description: string;
  /** Pence. */
  price: number;
  isPopular?: true;
  isSoldOut?: true;
}

/** A made-up restaurant that shows what a site looks like. */
export interface DemoRestaurant {
  slug: string;
  name: string;
  tagline: string;
  /** From the numbers that are kept free for stories (020 7946 0xxx). */
  phone: string;
  addressLine: string;
  theme: StorefrontTheme;
  /** #rrggbb. */
  brandPrimary: string;
  brandSecondary: string;
  sections: { name: string; items: DemoItem[] }[];
}
