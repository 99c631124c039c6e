import { graphql } from 'react-relay';
import type { useUndoImportMutation } from '../../__generated__/useUndoImportMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { useConfirm } from '../../ui/confirm.ts';
import { messages } from './messages.ts';
import { kindOf, type ReviewRow } from './ReviewTable.tsx';

const MOST_CHANGES = 5;

/**
 * Undoes the last import after a question, which names the changes since (`changesSince`). Resolves false when the owner
 * says no, null on success, otherwise what to show.
 */
export function useUndoImport(
  restaurantId: string,
): [undo: (changesSince: readonly ReviewRow[]) => Promise<Refusal | false | null>, isLoading: boolean] {
  const [commit, isLoading] = useMutationOutcome<useUndoImportMutation>(graphql`
    mutation useUndoImportMutation($input: UndoMenuImportInput!) {
      undoMenuImport(input: $input) {
        ... on UndoMenuImportPayload @alias(as: "payload") {
          restaurant {
            ...MenuHistory_restaurant
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const confirm = useConfirm();
  const undo = async (changesSince: readonly ReviewRow[]): Promise<Refusal | false | null> => {
    const changes = changesSince
      .slice(0, MOST_CHANGES)
      .map((row) => `${row.name}: ${row.details.join(', ') || messages.filters[kindOf(row)]}`);
    const loses = changes.length > 0 ? messages.undoLoses(changes, changesSince.length - changes.length) : '';
    const isSure = await confirm({
      title: messages.undoTitle,
      text: [messages.undoConfirmText, loses].join(' ').trim(),
      confirmText: messages.undo,
      destructive: changes.length > 0,
    });
    if (!isSure) return false;
    const { refusal } = await commit({
      variables: { input: { restaurantId } },
      updater: (store) => store.get(restaurantId)?.invalidateRecord(),
      fallback: messages.undoFailed,
    });
    return refusal;
  };
  return [undo, isLoading];
}
