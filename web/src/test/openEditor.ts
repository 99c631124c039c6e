import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { answer } from './answer.ts';
import { renderScreen } from './renderApp.tsx';

/** Data of tests: a site as the editor's queries get it; `changes` replaces fields. */
export const editedSite = (changes: object = {}) => ({
  __typename: 'Restaurant',
  id: 'site',
  role: 'OWNER',
  isShop: false,
  name: 'Da Lucia',
  slug: 'da-lucia',
  url: 'http://da-lucia.localhost:5001',
  isActive: true,
  isSuspended: false,
  isFreePlan: true,
  hasPaidFeatures: false,
  isTrialAvailable: true,
  coverImageUrl: null,
  hasSampleCover: false,
  logoUrl: null,
  tagline: null,
  phone: null,
  addressLine: null,
  openingHours: null,
  orderEmail: null,
  aboutText: null,
  companyName: null,
  companyNumber: null,
  vatNumber: null,
  hygieneUrl: null,
  theme: 'TRATTORIA',
  brand: { primary: '#00419d', secondary: '#f8d99b' },
  siteVersion: 1,
  lookDraftUrl: 'http://preview.localhost:5001/look/key',
  updatedAt: '2026-03-03T10:00:00Z',
  subscription: { status: 'TRIALING' },
  goLive: [],
  firstSteps: { hasPicture: true, hasOrder: true, hasTestOrder: false, isShared: true },
  state: { tone: 'GOOD', sentence: 'Live on Free. 30 orders a month.' },
  ...changes,
});

const TAB_QUERIES = {
  homepage: 'HomepageTabQuery',
  settings: 'SettingsTabQuery',
  ordering: 'OrderingTabQuery',
  offers: 'OffersTabQuery',
  redesign: 'RedesignTabQuery',
  team: 'TeamTabQuery',
} as const;

/** A tab of the editor of a site, with its data. `query` is the rest of the address, e.g. `&part=areas`. */
export async function openEditor(tab: keyof typeof TAB_QUERIES, changes: object = {}, query = '') {
  const app = renderScreen(tab === 'homepage' ? '/editor/site' : `/editor/site?tab=${tab}${query}`);
  const viewer = { id: 'VXNlcjox', email: 'amelia@example.com', emailVerified: true };
  const node = editedSite(changes);
  await answer(app.environment, 'EditorScreenQuery', { viewer, node });
  await answer(app.environment, TAB_QUERIES[tab], { viewer, node });
  await screen.findByRole('heading', { level: 1, name: node.name });
  return app;
}

/** There is no layout here: media queries see a page of this width in px. */
export function stubWidth(width: number): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const least = Number(/min-width: (\d+)px/.exec(media)?.[1] ?? Infinity);
    return Object.assign(new EventTarget(), {
      matches: width >= least,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  });
}
