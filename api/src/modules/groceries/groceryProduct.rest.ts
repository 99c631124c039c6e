import { MEASURES, PRICED_PER, unitPriceOf } from '@forkfront/common/shelf.ts';
import { z } from 'zod';
import type { SiteLinks } from '../sites/siteLinks.ts';
import type { ShopProduct } from './grocery.repository.ts';

/** A product in answers. */
export const RestProduct = z
  .object({
    _id: z.uuid().describe('UUID.'),
    shop: z.string().describe('Slug of its shop.'),
    categoryId: z.uuid().describe('UUID of its category.'),
    name: z.string(),
    description: z.string().describe('May be empty.'),
    price: z.number().describe('Price of a piece in pounds (GBP), e.g. 1.45.'),
    barcode: z.string().nullable().describe('Digits of its EAN or UPC; null without one.'),
    unit: z
      .object({
        amount: z.int().describe('What a piece holds.'),
        measure: z.enum(MEASURES).describe('What the amount counts.'),
      })
      .nullable()
      .describe('Size of a piece; null when it has none.'),
    unitPrice: z
      .object({
        price: z.number().describe('Pounds (GBP).'),
        per: z.enum(PRICED_PER).describe('What this price is for.'),
      })
      .nullable()
      .describe('Price to compare with other sizes; null without a unit.'),
    stock: z
      .int()
      .nullable()
      .describe(
        'Pieces that can still be ordered, without those of open orders; null when they are not counted.',
      ),
    stockVersion: z.int().describe('Grows with each change of the stock.'),
    isOrderable: z.boolean().describe('Whether it is offered and a piece is left.'),
    isAlcohol: z.boolean().describe('Whether the customer must be of age.'),
    imageUrl: z.string().nullable().describe('Address of its picture.'),
  })
  .meta({ id: 'GroceryProduct' });

/** A product as the API shows it. */
export function toRestProduct(product: ShopProduct, links: SiteLinks): z.output<typeof RestProduct> {
  const { unitAmount, unitMeasure, price } = product;
  const unit = unitAmount !== null && unitMeasure !== null && { amount: unitAmount, measure: unitMeasure };
  const compared = unit && unitPriceOf(price, unit);
  return {
    _id: product.id,
    shop: product.slug,
    categoryId: product.sectionId,
    name: product.name,
    description: product.description,
    price: price / 100,
    barcode: product.barcode,
    unit: unit || null,
    unitPrice: compared ? { price: compared.price / 100, per: compared.per } : null,
    stock: product.stock,
    stockVersion: product.version,
    isOrderable: product.isOrderable,
    isAlcohol: product.isAlcohol,
    imageUrl: links.pictureUrl(product.imageKey),
  };
}

/** The answer of a route about one product. */
export const productAnswer = {
  description: 'The product.',
  json: z.object({ data: z.object({ product: RestProduct }) }),
};
