import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked, pending } from '../../test/answer.ts';
import {
  agree,
  openScreen,
  press,
  REVIEW,
  review,
  reviewOf,
  ROWS,
  row,
  siteWith,
  text,
  version,
} from '../../test/openMenuFile.tsx';

const LONG = { tags: ['@long'] };

const IMPORT = 'ImportReviewMutation';
const UNDO = 'useUndoImportMutation';
const RESTORE = 'MenuHistoryMutation';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

const shownRows = () =>
  screen.getAllByRole('rowheader').map((cell) => cell.textContent.replace(/Dish in .*/, ''));

describe('import', () => {
  it('a pasted menu is reviewed, and nothing is sent without a text', async () => {
    const { environment } = await openScreen();
    await press('Review changes');
    expect(text()).toHaveAccessibleDescription(/Please choose a file or paste your menu first/);
    expect(text()).toHaveFocus();
    expect(pending(environment, REVIEW)).toEqual([]);
    await userEvent.paste('Name,Price\nMargherita,8.50');
    await press('Review changes');
    expect(await asked(environment, REVIEW)).toEqual({
      input: { restaurantId: 'site', text: 'Name,Price\nMargherita,8.50', isWholeMenu: false, lines: [] },
    });
  });

  it('columns that are not known are matched by hand, and remembered', async () => {
    const { environment } = await openScreen();
    await userEvent.click(text());
    await userEvent.paste('name_el;name_en;price_eur\nΚαφές;Coffee;1,80\nΤσάι;Tea;2,10');
    await press('Review changes');
    expect(screen.getByRole('heading', { name: 'Which column is what?' })).toHaveFocus();
    expect(pending(environment, REVIEW)).toEqual([]);
    await userEvent.selectOptions(screen.getByLabelText('name_el'), 'Leave out');
    await press('Use these columns');
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose one column for the name.');
    await userEvent.selectOptions(screen.getByLabelText('name_en'), 'Name');
    await press('Use these columns');
    expect(await asked(environment, REVIEW)).toMatchObject({
      input: { text: 'Name,Price\nCoffee,1.80\nTea,2.10' },
    });
    await answer(environment, REVIEW, reviewOf());
    await press('Change the file');
    expect(text()).toHaveValue('name_el;name_en;price_eur\nΚαφές;Coffee;1,80\nΤσάι;Tea;2,10');
    await press('Review changes');
    expect(screen.getByLabelText('name_en')).toHaveValue('name');
  });

  it('a list without headings can be read as it is', LONG, async () => {
    const { environment } = await openScreen();
    await userEvent.click(text());
    await userEvent.paste('Espresso;1,80\nCappuccino;3,20');
    await press('Review changes');
    expect(screen.getByLabelText('Column 1')).toHaveValue('name');
    await press('Read it as it is');
    expect(await asked(environment, REVIEW)).toMatchObject({
      input: { text: 'Espresso;1,80\nCappuccino;3,20' },
    });
  });

  it('the whole menu is replaced only when the owner says so', LONG, async () => {
    const { environment } = await openScreen();
    await userEvent.click(text());
    await userEvent.paste('Name,Price\nMargherita,8.50');
    const whole = screen.getByRole('checkbox', { name: /Replace the whole menu/ });
    expect(whole).not.toBeChecked();
    await userEvent.click(whole);
    await press('Review changes');
    expect(await asked(environment, REVIEW)).toMatchObject({ input: { isWholeMenu: true } });
  });

  it('a chosen file becomes the text, and a workbook is refused without losing it', async () => {
    await openScreen();
    const choose = (file: File) =>
      userEvent.upload(screen.getByLabelText('Menu file'), file, { applyAccept: false });
    await choose(new File(['Name,Price\nSoup,5'], 'menu.csv', { type: 'text/csv' }));
    await vi.waitFor(() => expect(text()).toHaveValue('Name,Price\nSoup,5'));
    await choose(new File([Uint8Array.from([0x50, 0x4b, 3, 4])], 'menu.xlsx'));
    await vi.waitFor(() => expect(text()).toHaveAccessibleDescription(/This is a workbook/));
    expect(text()).toHaveValue('Name,Price\nSoup,5');
  });

  it('the review shows all changes, and those of one kind', LONG, async () => {
    await review();
    expect(screen.getByRole('heading', { name: 'Review the changes' })).toHaveFocus();
    expect(shownRows()).toEqual(['Bianca', 'Margherita', 'Diavola']);
    expect(screen.getByRole('row', { name: /Margherita/ })).toHaveTextContent('Price £8.00 → £8.50');
    expect(screen.getByText('1 new, 1 changed, 1 removed.')).toBeVisible();
    await press('Removed 1');
    expect(shownRows()).toEqual(['Diavola']);
    await press('All 3');
    expect(shownRows()).toHaveLength(3);
  });

  it('a long review is shown in parts', LONG, async () => {
    await review({ rows: Array.from({ length: 250 }, (_, at) => row('ADDED', `Dish ${at}`)) });
    expect(shownRows()).toHaveLength(100);
    await press('Show 100 more changes');
    await press('Show 50 more changes');
    expect(shownRows()).toHaveLength(250);
    expect(screen.queryByRole('button', { name: /more change/ })).not.toBeInTheDocument();
  });

  it('lines with problems prevent publishing, and the text can be corrected', LONG, async () => {
    await review({
      problems: [
        { line: 4, message: 'The name is missing.', isBlocking: true },
        { line: 1, message: 'The column “Calories” is not known and is left out.', isBlocking: false },
      ],
    });
    expect(screen.getByRole('alert')).toHaveTextContent('1 line needs a correction');
    expect(screen.getByRole('alert')).toHaveTextContent('Line 4:The name is missing.');
    expect(screen.getByText('1 hint about the file')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish changes' })).toHaveAttribute('aria-disabled', 'true');
    await press('Change the file');
    expect(text()).toHaveValue('Name,Price\nMargherita,8.50');
  });

  it('a file that changes nothing cannot be published', LONG, async () => {
    await review({ rows: [], additions: 0, changes: 0, removals: 0 });
    expect(screen.getByText(/^This file is the same as your menu/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish changes' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('publishing asks before it removes dishes, and offers the undo', LONG, async () => {
    const { environment } = await review();
    await press('Publish changes');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('These leave your menu: Diavola.');
    expect(pending(environment, IMPORT)).toEqual([]);
    await agree('Publish and remove');
    expect(await asked(environment, IMPORT)).toEqual({
      input: {
        restaurantId: 'site',
        text: 'Name,Price\nMargherita,8.50',
        isWholeMenu: false,
        lines: [],
        siteVersion: 3,
      },
    });
    await answer(environment, IMPORT, {
      importMenu: { __typename: 'ImportMenuPayload', restaurant: siteWith({ siteVersion: 4 }) },
    });
    expect(await screen.findByText('Your menu is published.')).toBeVisible();
    expect(text()).toHaveValue('');
    await press('Undo import');
    await agree('Undo import');
    await answer(environment, UNDO, {
      undoMenuImport: { __typename: 'UndoMenuImportPayload', restaurant: siteWith({ siteVersion: 5 }) },
    });
    expect(await screen.findByText('The import is undone.')).toBeVisible();
    expect(screen.queryByText('Your menu is published.')).not.toBeInTheDocument();
  });

  it('a conflict shows a message, and the review and the text stay', LONG, async () => {
    const { environment } = await review({ rows: ROWS.slice(0, 2), removals: 0 });
    await press('Publish changes');
    const message = 'The menu has changed since this review. Please review the file again.';
    await answer(environment, IMPORT, { importMenu: { __typename: 'ConflictError', message } });
    expect(await screen.findByText(message)).toBeVisible();
    await press('Change the file');
    expect(text()).toHaveValue('Name,Price\nMargherita,8.50');
  });

  it('a review without an answer can be sent again', LONG, async () => {
    const { environment } = await openScreen();
    await userEvent.type(text(), 'Soup');
    await press('Review changes');
    await answer(environment, REVIEW, new NetworkProblem('connection'));
    expect(await screen.findByText('The file could not be reviewed. Please try again.')).toBeVisible();
    expect(text()).toHaveValue('Soup');
  });
});

describe('history', () => {
  const list = () => screen.getAllByRole('listitem').map((item) => item.textContent);

  it('the history shows its versions, and all but the current one can be restored', LONG, async () => {
    const { environment } = await openScreen();
    expect(list().filter((item) => item.includes('dish'))).toHaveLength(3);
    expect(screen.getByText('Current menu')).toBeVisible();
    expect(screen.getByText('Imported, 3 dishes')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Restore the menu of/ })).toHaveLength(2);
    await press(/^Restore the menu of 2 March/);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('with 2 dishes again');
    await agree('Restore');
    expect(await asked(environment, RESTORE)).toEqual({ input: { restaurantId: 'site', version: 2 } });
    await answer(environment, RESTORE, {
      restoreMenuVersion: {
        __typename: 'RestoreMenuVersionPayload',
        restaurant: siteWith({ newest: [version(4)], menuVersions: [version(4, 'RESTORE'), version(3)] }),
      },
    });
    expect(await screen.findByText('The menu is restored.')).toBeInTheDocument();
    expect(screen.getByText('Restored, 4 dishes')).toBeVisible();
  });

  it('the question of the undo names the changes since the import', LONG, async () => {
    const importUndo = {
      importedAt: '2026-03-03T10:00:00Z',
      until: '2026-03-10T10:00:00Z',
      changesSince: [row('CHANGED', 'Soup', ['Price £4.00 → £5.00']), row('REMOVED', 'Bread')],
    };
    const { environment } = await openScreen({ importUndo });
    await press('Undo import');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'These changes are taken back too: Soup: Price £4.00 → £5.00; Bread: Removed.',
    );
    await agree('Undo import');
    await answer(environment, UNDO, {
      undoMenuImport: { __typename: 'ConflictError', message: 'There is no import to undo any more.' },
    });
    expect(await screen.findByText('There is no import to undo any more.')).toBeVisible();
  });

  it('older versions are on the next page', LONG, async () => {
    const numbers = Array.from({ length: 11 }, (_, at) => 20 - at);
    const { environment } = await openScreen({
      newest: [version(20)],
      menuVersions: numbers.map((number) => version(number)),
    });
    expect(screen.queryByRole('button', { name: 'Newest versions' })).not.toBeInTheDocument();
    await press('Older versions');
    expect(await asked(environment, 'MenuHistoryQuery')).toEqual({ id: 'site', before: 11 });
    await answer(environment, 'MenuHistoryQuery', {
      node: siteWith({ newest: [version(20)], menuVersions: [version(10)] }),
    });
    expect(await screen.findByRole('button', { name: 'Newest versions' })).toBeVisible();
    expect(screen.queryByText('Current menu')).not.toBeInTheDocument();
  });

  it('a menu without versions says when the first one is kept', LONG, async () => {
    await openScreen({ newest: [], menuVersions: [] });
    expect(screen.getByText(/^No version is kept yet/)).toBeVisible();
  });
});

describe('export', () => {
  it('the menu is saved as a file with the name of the site', LONG, async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const names: string[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:menu', revokeObjectURL: () => undefined }),
    );
    const { environment } = await openScreen();
    await press('Download menu as CSV');
    await answer(environment, 'MenuFileScreenCsvQuery', {
      node: { __typename: 'Restaurant', id: 'site', menuCsv: 'Name' },
    });
    await vi.waitFor(() => expect(names).toEqual(['menu-da-lucia.csv']));
    saved.mockRestore();
  });

  it('a failed download shows a message', LONG, async () => {
    const { environment } = await openScreen();
    await press('Download menu as CSV');
    await answer(environment, 'MenuFileScreenCsvQuery', new NetworkProblem('server'));
    expect(
      await screen.findByText('The menu could not be downloaded. Please try again.'),
    ).toBeInTheDocument();
  });
});
