import { lazy } from 'react';
import type { EditorTab } from '../features/editor/editorSearch.rules.ts';
import type { TabContents } from '../features/editor/EditorTabs.tsx';

/** Loads the code of each tab. The route begins with it, so that it does not wait for the frame of the editor. */
export const TAB_CODE = {
  homepage: () => import('../features/homepage/HomepageTab.tsx'),
  products: () => import('../features/products/ProductsTab.tsx'),
  settings: () => import('../features/siteSettings/SettingsTab.tsx'),
  team: () => import('../features/members/TeamTab.tsx'),
  offers: () => import('../features/promotions/OffersTab.tsx'),
  redesign: () => import('../features/redesigns/RedesignTab.tsx'),
  ordering: () => import('../features/ordering/OrderingTab.tsx'),
} satisfies Record<EditorTab, () => Promise<unknown>>;

// A tab has its own code, query, skeleton and failure. The features of the tabs import the editor's parts, so the route joins them.
export const TAB_CONTENTS: TabContents = {
  homepage: lazy(async () => ({ default: (await TAB_CODE.homepage()).HomepageTab })),
  products: lazy(async () => ({ default: (await TAB_CODE.products()).EditorProducts })),
  settings: lazy(async () => ({ default: (await TAB_CODE.settings()).SettingsTab })),
  team: lazy(async () => ({ default: (await TAB_CODE.team()).TeamTab })),
  offers: lazy(async () => ({ default: (await TAB_CODE.offers()).OffersTab })),
  redesign: lazy(async () => ({ default: (await TAB_CODE.redesign()).RedesignTab })),
  ordering: lazy(async () => ({ default: (await TAB_CODE.ordering()).OrderingTab })),
};
