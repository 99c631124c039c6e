import type { MenuPlace } from './menuPlace.rules.ts';

/** A product as its owner sees it, a plain row. `price` is in pence. */
export interface ProductView extends MenuPlace {
  restaurantId: string;
  name: string;
  description: string;
  price: number;
  /** Key of the stored picture; null without one. */
  imageKey: string | null;
  isAvailable: boolean;
  isPopular: boolean;
  updatedAt: Date;
}

/** A section as its owner sees it, a plain row. */
export interface SectionView {
  id: string;
  restaurantId: string;
  name: string;
  position: number;
  productCount: number;
}

/** Columns of a `ProductView`; the tables are called `p` and `s`. */
export const PRODUCT_COLUMNS = `
  p.id, p.restaurant_id as "restaurantId", p.section_id as "sectionId", s.position as "sectionPosition",
  p.position, p.name, p.description, p.price, p.image_key as "imageKey", p.is_available as "isAvailable",
  p.is_popular as "isPopular", p.updated_at as "updatedAt"`;

/** Columns of a `SectionView`; the table is called `s`. */
export const SECTION_COLUMNS = `
  s.id, s.restaurant_id as "restaurantId", s.name, s.position,
  (select count(*)::int from products counted where counted.section_id = s.id) as "productCount"`;
