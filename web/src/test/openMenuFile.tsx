import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from './answer.ts';
import { editedSite } from './openEditor.ts';
import { renderScreen } from './renderApp.tsx';

const QUERY = 'MenuFileScreenQuery';
export const REVIEW = 'useReviewMutation';

export const version = (number: number, cause = 'EDIT') => ({
  id: `version ${number}`,
  version: number,
  createdAt: `2026-03-${String(number).padStart(2, '0')}T10:00:00Z`,
  cause,
  productCount: number,
});

export const siteWith = (changes: object = {}) => ({
  __typename: 'Restaurant',
  id: 'site',
  slug: 'da-lucia',
  siteVersion: 3,
  importUndo: null,
  newest: [version(3)],
  menuVersions: [version(3, 'IMPORT'), version(2), version(1)],
  ...changes,
});

export const row = (kind: string, name: string, details: string[] = []) => ({
  kind,
  subject: 'PRODUCT',
  sectionName: 'Pizza',
  name,
  details,
});

export const ROWS = [
  row('ADDED', 'Bianca', ['Price £10.00']),
  row('CHANGED', 'Margherita', ['Price £8.00 → £8.50']),
  row('REMOVED', 'Diavola'),
];

const NO_LINES = { lines: [], others: [], sections: ['Pizza', 'Puddings'] };
/** The answer to a text: three changes and no line, unless told otherwise. */
export const reviewOf = (changes: object = {}) => ({
  reviewMenuImport: {
    __typename: 'ReviewMenuImportPayload',
    review: {
      siteVersion: 3,
      additions: 1,
      changes: 1,
      removals: 1,
      rows: ROWS,
      problems: [],
      ...NO_LINES,
      ...changes,
    },
  },
});

/** The screen of imports in the editor, with its history. */
export async function openScreen(changes: object = {}) {
  const app = renderScreen('/editor/site?tab=products&menu=file');
  await answer(app.environment, 'EditorScreenQuery', { viewer: { id: 'VXNlcjox' }, node: editedSite() });
  await answer(app.environment, QUERY, { node: siteWith(changes) });
  await screen.findByRole('heading', { name: 'Import and history' });
  return app;
}

export const text = () => screen.getByRole('textbox', { name: 'Menu as text' });
export const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
export const agree = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

/** Pastes a file and gets its review. */
export async function review(changes: object = {}) {
  const app = await openScreen();
  await userEvent.click(text());
  await userEvent.paste('Name,Price\nMargherita,8.50');
  await press('Review changes');
  await answer(app.environment, REVIEW, reviewOf(changes));
  await screen.findByRole('heading', { name: 'Review the changes' });
  return app;
}
