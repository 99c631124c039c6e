import type { DishView } from '@forkfront/common/renderer.ts';

/** The page of `demoPizza` as it opens from the menu. */
export const demoDish = (changes: Partial<DishView> = {}): DishView => ({
  id: 'id-Pizza',
  choice: null,
  errors: {},
  formError: null,
  replaces: null,
  details: null,
  shelf: null,
  isSoldLater: false,
  ...changes,
});
