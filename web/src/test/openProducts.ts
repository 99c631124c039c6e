import { FIELD_DEFAULTS } from '@forkfront/common/productFields.ts';
import { allergenAnswers } from '@forkfront/common/allergens.ts';
import { screen, within } from '@testing-library/react';
import { NO_FACTS } from '../features/allergens/allergens.rules.ts';
import { answer } from './answer.ts';
import { editedSite } from './openEditor.ts';
import { renderScreen } from './renderApp.tsx';

/** Data of tests: what is known of allergens that nobody has confirmed. */
export const noFacts = (changes: object = {}) => ({
  answers: allergenAnswers(NO_FACTS.codes),
  suggestion: null,
  confirmedAt: null,
  confirmedBy: null,
  checkAgain: false,
  ...changes,
});

/** Data of tests: a product as the editor gets it; `changes` replaces fields. */
export const testProduct = (name: string, sectionId: string, position: number, changes: object = {}) => ({
  __typename: 'Product',
  id: name,
  name,
  description: `About ${name}.`,
  price: 850,
  imageUrl: null,
  isAvailable: true,
  position,
  updatedAt: '2026-03-03T10:00:00Z',
  section: { id: sectionId },
  sizes: [],
  optionGroupIds: [],
  ...FIELD_DEFAULTS,
  soldOutUntil: null,
  shelf: null,
  allergenFacts: noFacts(),
  ...changes,
});

/** Data of tests: a heading of the menu. */
export const testSection = (name: string, position: number, productCount: number) => ({
  id: name,
  name,
  position,
  productCount,
  description: '',
  imageUrl: null,
  periods: [],
});

/** Data of tests: a page of products. */
export const testPage = (nodes: { id: string }[], hasNextPage = false) => ({
  edges: nodes.map((node) => ({ cursor: node.id, node })),
  pageInfo: { hasNextPage, endCursor: nodes.at(-1)?.id ?? null },
});

/** Starters with three products, Mains with one, and Sweets without. */
export const TEST_SECTIONS = [
  testSection('Starters', 1, 3),
  testSection('Mains', 2, 1),
  testSection('Sweets', 3, 0),
];
const TEST_PRODUCTS = [
  testProduct('Soup', 'Starters', 1),
  testProduct('Salad', 'Starters', 2),
  testProduct('Bread', 'Starters', 3),
  testProduct('Pie', 'Mains', 1),
];

/** The site with its menu, as every change of the menu gets it. */
export const testMenuSite = (sections: object[] = TEST_SECTIONS, siteVersion = 2) => ({
  id: 'site',
  siteVersion,
  sections,
});

/** The products of a site in the editor, with their data; `product` in the address opens its form. */
export async function openProducts(changes: object = {}, product = '') {
  const app = renderScreen(`/editor/site?tab=products${product && `&product=${product}`}`);
  const viewer = { id: 'VXNlcjox', email: 'amelia@example.com' };
  const node = editedSite({ sections: TEST_SECTIONS, products: testPage(TEST_PRODUCTS), ...changes });
  await answer(app.environment, 'EditorScreenQuery', { viewer, node });
  await answer(app.environment, 'ProductsTabQuery', { node });
  await screen.findByRole('heading', { level: 2, name: 'Products', hidden: true });
  return app;
}

/** The products that a section shows, in order. */
export const shownIn = (section: string): string[] =>
  within(screen.getByRole('grid', { name: `Products in ${section}` }))
    .queryAllByRole('row')
    .flatMap((row) => row.getAttribute('aria-label') ?? row.dataset['key'] ?? []);

/** The row of a product. */
export const rowOf = (name: string) => within(screen.getByRole('row', { name }));

/** Names of the changes that the app waits for. */
export const changesAsked = ({ mock }: Awaited<ReturnType<typeof openProducts>>['environment']): string[] =>
  mock
    .getAllOperations()
    .map(({ request }) => request.node.params)
    .flatMap(({ operationKind, name }) => (operationKind === 'mutation' ? [name] : []));
