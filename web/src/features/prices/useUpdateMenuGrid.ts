import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { PricesView_restaurant$data } from '../../__generated__/PricesView_restaurant.graphql.ts';
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

/** A record of the store: only names and values that `T` has. Relay's own type accepts any name. */
interface StoreRecord<T> {
  getValue<Name extends keyof T>(name: Name): T[Name];
  setValue<Name extends keyof T>(value: T[Name], name: Name): StoreRecord<T>;
  getLinkedRecord<Name extends keyof T>(name: Name): StoreRecord<NonNullable<T[Name]>> | null;
}

/** The fields of a product that the grid shows; sizes and options have some of them. */
type Sold = PricesView_restaurant$data['products']['edges'][number]['node'];

/** Writes what was sent into the store. `rows` are those of the whole menu. */
function write(
  store: RecordSourceSelectorProxy,
  changes: readonly RowChange[],
  rows: readonly GridRow[],
): void {
  const recordOf = (id: string): StoreRecord<Sold> | null | undefined => store.get<Sold>(id);
  for (const { id, price, isAvailable, stock, stockVersion } of changes) {
    const record = recordOf(id);
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
  const cheapest = new Map<string, number>();
  for (const { id, productId } of rows) {
    const price = recordOf(id)?.getValue('price');
    if (productId === null || price === undefined) continue;
    cheapest.set(productId, Math.min(price, cheapest.get(productId) ?? price));
  }
  for (const [id, price] of cheapest) recordOf(id)?.setValue(price, 'price');
}
