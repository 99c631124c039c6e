import { PRODUCT_NAME } from '../lib/productName.ts';

/** The document's title while the screen is shown; React puts it into the head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${PRODUCT_NAME}`}</title>;
}
