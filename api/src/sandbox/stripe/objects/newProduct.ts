import { newStripeId } from '../newStripeId.ts';
import type { WireProduct } from './wire.ts';

export interface ProductInput {
  id?: string;
  name: string;
  description: string | null;
  active: boolean;
  metadata: Record<string, string>;
  images: string[];
  marketing_features: { name: string }[];
  statement_descriptor: string | null;
  unit_label: string | null;
  tax_code: string | null;
  url: string | null;
}

/** `now` in seconds. */
export const newProduct = ({ id, ...input }: ProductInput, now: number): WireProduct => ({
  id: id ?? newStripeId('prod', 14),
  object: 'product',
  ...input,
  created: now,
  default_price: null,
  livemode: false,
  package_dimensions: null,
  shippable: null,
  tax_details: null,
  type: 'service',
  updated: now,
});
