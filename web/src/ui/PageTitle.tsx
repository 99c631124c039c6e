import { createContext, use } from 'react';
import { PRODUCT_NAME } from '@forkfront/common/productName.ts';

/** The title of the current address in lib/pageMeta.ts; null when it has none. */
export const AddressTitleContext = createContext<string | null>(null);

/** The document's title while the screen is shown. A title of lib/pageMeta.ts replaces it, as in search results. */
export function PageTitle({ children }: { children: string }) {
  const title = use(AddressTitleContext) ?? children;
  return <title>{`${title} · ${PRODUCT_NAME}`}</title>;
}
