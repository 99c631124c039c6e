import type { ProductChange } from './product.service.ts';

/** Fields of a change as a client sends them: undefined where it leaves one out. */
interface SentChange {
  name?: string | null | undefined;
  description?: string | null | undefined;
  /** Pence. */
  price?: number | null | undefined;
  imageUrl?: string | null | undefined;
  isAvailable?: boolean | null | undefined;
  isPopular?: boolean | null | undefined;
}

/** Only what a client sent: null empties a field, but a switch cannot be empty and stays as it is. */
export const toProductChange = (sent: SentChange): ProductChange => ({
  ...(sent.name === undefined ? {} : { name: sent.name }),
  ...(sent.description === undefined ? {} : { description: sent.description }),
  ...(sent.price === undefined ? {} : { price: sent.price }),
  ...(sent.imageUrl === undefined ? {} : { imageUrl: sent.imageUrl }),
  ...(sent.isAvailable == null ? {} : { isAvailable: sent.isAvailable }),
  ...(sent.isPopular == null ? {} : { isPopular: sent.isPopular }),
});
