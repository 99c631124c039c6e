/** The tabs (spec §2), in their order; the first is the one without a name in the address. */
export const TABS = ['homepage', 'products', 'settings'] as const;
export type EditorTab = (typeof TABS)[number];

/** Stands in the address in place of a product's id while a new one is added. */
export const NEW_PRODUCT = 'new';

/** Query of /editor/{id}; without a tab it is the homepage. */
export interface EditorSearch {
  tab?: EditorTab | undefined;
  /** The product whose form is open: its global id, or NEW_PRODUCT. */
  product?: string | undefined;
  /** The section that a new product was opened from; without it the last one. */
  section?: string | undefined;
}

/** Keeps what is valid of a query; anybody can write an address by hand. What is not is named undefined, or the router would keep it. */
export function parseEditorSearch(query: Record<string, unknown>): EditorSearch {
  const tab = TABS.find((name) => name === query['tab']);
  const product = tab === 'products' ? textOf(query['product']) : undefined;
  return { tab, product, section: product === NEW_PRODUCT ? textOf(query['section']) : undefined };
}

/** The tab that an address shows. */
export const tabOf = ({ tab }: EditorSearch): EditorTab => tab ?? 'homepage';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
