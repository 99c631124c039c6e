import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useGridEditsQuery } from '../../__generated__/useGridEditsQuery.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useSnackbar } from '../../ui/snackbar.ts';
import { useUnsavedGuard } from '../editor/UnsavedGuard.tsx';
import { changesOf, rowProblem, undoOf, type Edits, type GridRow, type RowChange } from './grid.rules.ts';
import { messages } from './messages.ts';
import { useUpdateMenuGrid } from './useUpdateMenuGrid.ts';

/** Reads the stock of products again, after somebody ordered them. */
function useReadStock() {
  const environment = useRelayEnvironment();
  return (ids: readonly string[]) =>
    fetchQuery<useGridEditsQuery>(
      environment,
      graphql`
        query useGridEditsQuery($ids: [ID!]!) {
          nodes(ids: $ids) {
            ... on Product {
              id
              shelf {
                stock
                stockVersion
              }
            }
          }
        }
      `,
      { ids: [...ids] },
    ).toPromise();
}

/** The edits of the grid with one save, and Undo after it. All rows are saved, or none. */
export function useGridEdits(restaurantId: string, rows: readonly GridRow[]) {
  const [edits, setEdits] = useState<Edits>({});
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [send, isSaving] = useUpdateMenuGrid(restaurantId);
  const { show } = useSnackbar();
  const readStock = useReadStock();
  const changes = changesOf(rows, edits);
  const wrong = rows.flatMap((row): [string, string][] => {
    const problem = rowProblem(row, edits);
    return problem === null ? [] : [[row.id, problem]];
  });
  const isDirty = changes.length > 0 || wrong.length > 0;
  useUnsavedGuard(isDirty || isSaving);

  const undo = async (back: readonly RowChange[]): Promise<void> => {
    const refusal = await send(back, rows);
    show(
      refusal ? { message: refusal.message, color: 'error' } : { message: messages.undone, color: 'success' },
    );
  };
  const save = async (): Promise<void> => {
    if (!isDirty || isSaving) return;
    if (wrong.length > 0) return setFailure({ message: messages.fix, fields: {} });
    const back = undoOf(rows, changes);
    setFailure(null);
    const refusal = await send(changes, rows);
    if (!refusal) {
      setEdits({});
      show({
        message: messages.saved(changes.length),
        color: 'success',
        timeout: 10_000,
        action: { label: messages.undo, onPress: () => void undo(back) },
      });
      return;
    }
    const stale = changes.filter((_, at) => refusal.fields[`rows.${at}.stock`] !== undefined);
    if (stale.length > 0) await readStock(stale.map(({ id }) => id));
    // The server names a row by its place among the sent ones: `rows.3.price`.
    const places = Object.entries(refusal.fields).map(([path, sentence]): [string, string] => [
      changes[Number(path.split('.')[1])]?.id ?? '',
      sentence,
    ]);
    setRefused(Object.fromEntries(places));
    setFailure({ ...refusal, message: refusal.message || messages.fix });
  };
  const edit = (next: Edits): void => {
    // A refusal of the server is true until its row is edited again.
    setRefused((all) => Object.fromEntries(Object.entries(all).filter(([id]) => next[id] === edits[id])));
    setEdits(next);
  };
  return {
    edits,
    edit,
    save,
    problems: { ...refused, ...Object.fromEntries(wrong) },
    bar: {
      isDirty,
      isSaving,
      failure,
      lastSaved: null,
      onForget: () => setFailure(null),
      onReset: () => edit({}),
    },
  };
}
