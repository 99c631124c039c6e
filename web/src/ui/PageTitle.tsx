import { use } from 'react';
import { PRODUCT_NAME } from '../lib/productName.ts';
import { AddressTitleContext } from './addressTitle.ts';

/**
 * The document's title while the screen is shown; React puts it into the head. Where lib/pageMeta.ts has one for the
 * address, that one stands: search results and bookmarks say the same.
 */
export function PageTitle({ children }: { children: string }) {
  const title = use(AddressTitleContext) ?? children;
  return <title>{`${title} · ${PRODUCT_NAME}`}</title>;
}
