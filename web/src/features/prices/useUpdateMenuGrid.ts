import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { useUpdateMenuGridMutation } from '../../__generated__/useUpdateMenuGridMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import type { GridRow, RowChange } from './grid.rules.ts';
import { messages } from './messages.ts';

/** Saves rows of the grid at once; undoes it when the mutation fails. Resolves null on success, otherwise what to show. */
export function useUpdateMenuGrid(
  restaurantId: string,
): [
  send: (changes: readonly RowChange[], rows: readonly GridRow[]) => Promise<Refusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutationOutcome<useUpdateMenuGridMutation>(graphql`
    mutation useUpdateMenuGridMutation($input: UpdateMenuGridInput!) {
      updateMenuGrid(input: $input) {
        ... on UpdateMenuGridPayload @alias(as: "payload") {
          restaurant {
            id
            siteVersion
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const send = async (changes: readonly RowChange[], rows: readonly GridRow[]): Promise<Refusal | null> => {
    // The answer does not repeat hundreds of rows: what was sent is what is saved.
    const show = (store: RecordSourceSelectorProxy): void => write(store, changes, rows);
    const { refusal } = await commit({
      variables: { input: { restaurantId, rows: [...changes] } },
      optimisticUpdater: show,
      updater: (store, response) => {
        if (response?.updateMenuGrid.payload) show(store);
      },
      fallback: messages.updateFailed,
    });
    return refusal;
  };
  return [send, isLoading];
}

function write(
  store: RecordSourceSelectorProxy,
  changes: readonly RowChange[],
  rows: readonly GridRow[],
): void {
  for (const { id, price, isAvailable, stock, stockVersion } of changes) {
    const record = store.get(id);
    if (price !== undefined) record?.setValue(price, 'price');
    if (stock !== undefined && stockVersion !== undefined)
      record
        ?.getLinkedRecord('shelf')
        ?.setValue(stock, 'stock')
        .setValue(stockVersion + 1, 'stockVersion');
    if (isAvailable === undefined) continue;
    record?.setValue(isAvailable, 'isAvailable').setValue(null, 'soldOutUntil');
  }
  // A product with sizes has the price of the cheapest.
  const sizes = rows.filter(({ kind, id }) => kind === 'size' && changes.some((change) => change.id === id));
  for (const { productId } of sizes) {
    const product = store.get(productId ?? '');
    const prices = product?.getLinkedRecords('sizes')?.map((size) => Number(size?.getValue('price')));
    if (prices && prices.length > 0) product?.setValue(Math.min(...prices), 'price');
  }
}
