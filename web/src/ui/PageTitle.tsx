import { createContext, use } from 'react';
import { PRODUCT_NAME } from '../lib/businessDetails.ts';

/** The title that the present address has in lib/pageMeta.ts; null: the screen says what it is called. */
export const AddressTitleContext = createContext<string | null>(null);

/**
 * The document's title while the screen is shown; React puts it into the head. Where lib/pageMeta.ts has one for the
 * address, that one stands: search results and bookmarks say the same.
 */
export function PageTitle({ children }: { children: string }) {
  const title = use(AddressTitleContext) ?? children;
  return <title>{`${title} · ${PRODUCT_NAME}`}</title>;
}
