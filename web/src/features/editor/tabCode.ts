import type { EditorTab } from './editorSearch.rules.ts';

/** Loads the code of each tab. The route begins with it, so that it does not wait for the frame of the editor. */
export const TAB_CODE = {
  homepage: () => import('./homepage/HomepageTab.tsx'),
  products: () => import('./products/ProductsTab.tsx'),
  settings: () => import('./settings/SettingsTab.tsx'),
  team: () => import('./team/TeamTab.tsx'),
  offers: () => import('./promotions/OffersTab.tsx'),
  redesign: () => import('./redesign/RedesignTab.tsx'),
  ordering: () => import('./ordering/OrderingTab.tsx'),
} satisfies Record<EditorTab, () => Promise<unknown>>;
