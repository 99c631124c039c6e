import type { Measure } from '@forkfront/common/shelf.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Restaurant } from '../../modules/restaurants/restaurant.entity.ts';
import { publishSite } from '../../modules/sites/publishSite.repository.ts';
import { Product } from '../../modules/products/product.entity.ts';
import { GroceryShop, StockItem } from '../../modules/groceries/stock.entity.ts';
import type { DemoRestaurant } from './demoRestaurant.ts';
import { GROCERY_SHELVES } from './groceryShelves.ts';

const MEASURE_OF: Readonly<Record<string, Measure>> = { g: 'GRAM', ml: 'MILLILITRE', pieces: 'PIECE' };
const PRODUCT = /^(.+), (\d+) (g|ml|pieces), (\d+)$/;

interface ShelfProduct {
  name: string;
  amount: number;
  measure: Measure;
  /** A sentence. */
  size: string;
  /** Pence. */
  price: number;
}

function readProduct(text: string): ShelfProduct {
  const [, name = '', amount, word = '', price] = PRODUCT.exec(text) ?? [];
  const measure = MEASURE_OF[word];
  if (!measure) throw new Error(`No product of the demo shop: ${text}`);
  return {
    name,
    amount: Number(amount),
    measure,
    size: sizeText(Number(amount), measure),
    price: Number(price),
  };
}

/** The size as a sentence for customers. */
function sizeText(amount: number, measure: Measure): string {
  if (measure === 'PIECE') return amount === 1 ? 'Sold one by one.' : `${amount} in a pack.`;
  const [small, large] = measure === 'GRAM' ? ['g', 'kg'] : ['ml', 'litres'];
  return amount < 1_000 ? `${amount} ${small} in a pack.` : `${amount / 1_000} ${large} in a pack.`;
}

/** The shelves line by line: a category, or some of its products. */
const shelves: (string | ShelfProduct[])[] = GROCERY_SHELVES.trim()
  .split('\n')
  .map((line) => (line.startsWith('# ') ? line : line.split('; ').map(readProduct)));

/** SAMPLE DATA of a fictional grocery shop. */
export const thimbleStreet: DemoRestaurant = {
  slug: 'thimble-street',
  name: 'Thimble Street Grocers',
  tagline: 'Everything for the week, packed while you walk over',
  phone: '020 7946 0583',
  addressLine: '8 Sample Street, London SE1 7PB',
  openingHours: 'Every day 7 am – 10 pm',
  theme: 'counter',
  brandPrimary: '#1f6b3a',
  brandSecondary: '#f3c64b',
  cover: null,
  menu: shelves
    .map((line) =>
      typeof line === 'string'
        ? line
        : line.map(({ name, price, size }) => `${name} | ${price}\n${size}`).join('\n'),
    )
    .join('\n'),
};

/**
 * Makes the demo shop a grocery shop and fills its shelves: products that have no barcode, size and stock yet get sample ones. Stock
 * that orders or programs have changed stays.
 */
export async function seedDemoStock(em: EntityManager): Promise<void> {
  const shop = await em.findOne(Restaurant, { slug: thimbleStreet.slug, isDemo: true });
  if (!shop) return;
  const now = new Date();
  const known = new Set(
    (await em.find(StockItem, { restaurant: shop.id })).map(({ productId }) => productId),
  );
  const missing = await em.find(Product, { restaurant: shop.id, id: { $nin: [...known] } });
  if (missing.length === 0) return;
  if (!(await em.findOne(GroceryShop, shop.id)))
    em.create(GroceryShop, { restaurantId: shop.id, openedAt: now });
  const samples = new Map(
    shelves
      .filter((line) => typeof line !== 'string')
      .flat()
      .map((product, at) => [product.name, { ...product, at }]),
  );
  for (const { id, name } of missing) {
    const sample = samples.get(name);
    if (!sample) continue;
    em.create(StockItem, {
      productId: id,
      restaurant: shop,
      barcode: barcodeOf(sample.at),
      unitAmount: sample.amount,
      unitMeasure: sample.measure,
      stock: sampleStock(sample.at),
      changedAt: now,
    });
  }
  await em.flush();
  await publishSite(em, shop.id);
}

/** Some products are sold out, some are not counted. */
const sampleStock = (at: number): number | null =>
  at % 25 === 24 ? null : at % 25 === 12 ? 0 : ((at * 7) % 40) + 3;

/** An EAN of 13 digits from the range that shops give themselves (20 to 29). */
export function barcodeOf(at: number): string {
  const digits = `20${String(at + 1).padStart(10, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
