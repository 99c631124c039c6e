import { newId } from '../src/lib/ids.ts';
import type { GroceryClient, GroceryProduct } from './groceryClient.ts';

/** The body of an order of the grocery API. */
export const groceryOrder = (
  lines: readonly { product: GroceryProduct; quantity: number }[],
  change: Record<string, unknown> = {},
) => ({
  idempotencyKey: newId(),
  lines: lines.map(({ product, quantity }) => ({ productId: product._id, quantity })),
  total:
    lines.reduce((sum, { product, quantity }) => sum + Math.round(product.price * 100) * quantity, 0) / 100,
  name: 'Ana López',
  phone: '020 7946 0999',
  email: 'ana@example.org',
  ...change,
});

/** An order as the API shows it, as far as tests read it. */
export interface PlacedGroceryOrder {
  order: { _id: string; number: number; state: string; total: number; ifMissing: string | null };
  statusUrl: string;
}

/** Places an order; the answer has its status. */
export const place = (grocery: GroceryClient, body: ReturnType<typeof groceryOrder>) =>
  grocery.call<PlacedGroceryOrder>('post', '/orders', body);

/** The product with this name, with a new stock. */
export async function stocked(
  grocery: GroceryClient,
  name: string,
  stock: number | null,
): Promise<GroceryProduct> {
  const { products } = await grocery.products(`?search=${encodeURIComponent(name)}`);
  const found = products.find((product) => product.name === name);
  if (!found) throw new Error(`No product ${name}`);
  const answer = await grocery.call<{ product: GroceryProduct }>('patch', `/products/${found._id}/stock`, {
    stock,
  });
  return answer.data.product;
}
