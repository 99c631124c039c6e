import { idInAddress } from '../../lib/globalId.ts';

/** The tabs of spec §2 in their order, then ours; the first is the one without a name in the address. */
export const TABS = ['homepage', 'products', 'settings', 'ordering', 'offers', 'redesign', 'team'] as const;
export type EditorTab = (typeof TABS)[number];

/** In the address instead of an id, for a new product or group. */
export const NEW_PRODUCT = 'new';

/** In the address: the import and history of the menu are open. */
export const MENU_FILE = 'file';

/** The views of the products tab beside the list. */
export const VIEWS = ['options', 'prices', 'stock', 'allergens'] as const;
export type ProductView = (typeof VIEWS)[number];

/** The parts of the ordering tab beside the week. */
export const PARTS = ['days', 'times', 'areas'] as const;
export type OrderingPart = (typeof PARTS)[number];

/** Query of /editor/{id}; the default tab is the homepage. */
export interface EditorSearch {
  tab?: EditorTab | undefined;
  /** The product whose form is open: its global id, or NEW_PRODUCT. */
  product?: string | undefined;
  /** The section of a new product; default the last one. */
  section?: string | undefined;
  /** Import and history instead of the products. */
  menu?: typeof MENU_FILE | undefined;
  /** Of the products tab; the list by default. */
  view?: ProductView | undefined;
  /** The option group whose form is open: its global id, or NEW_PRODUCT. */
  group?: string | undefined;
  /** Of the ordering tab; the week by default. */
  part?: OrderingPart | undefined;
}

/** Keeps the valid parts of a query. Invalid ones are set to undefined, because the router keeps keys that are missing. */
export function parseEditorSearch(query: Record<string, unknown>): EditorSearch {
  const tab = TABS.find((name) => name === query['tab']);
  const product = tab === 'products' ? idInAddress('Product', query['product']) : undefined;
  const menu = tab === 'products' && query['menu'] === MENU_FILE ? MENU_FILE : undefined;
  const hasView = tab === 'products' && !product && !menu;
  const view = hasView ? VIEWS.find((name) => name === query['view']) : undefined;
  return {
    tab,
    product,
    section: product === NEW_PRODUCT ? idInAddress('ProductSection', query['section']) : undefined,
    menu,
    view,
    group: view === 'options' ? idInAddress('OptionGroup', query['group']) : undefined,
    part: tab === 'ordering' ? PARTS.find((name) => name === query['part']) : undefined,
  };
}

/** The tab that an address shows. */
export const tabOf = ({ tab }: EditorSearch): EditorTab => tab ?? 'homepage';
