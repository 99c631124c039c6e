import { useState, type SubmitEvent } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { PricesView_restaurant$key } from '../../../__generated__/PricesView_restaurant.graphql.ts';
import type { PricesViewPaginationQuery } from '../../../__generated__/PricesViewPaginationQuery.graphql.ts';
import type { PricesViewQuery } from '../../../__generated__/PricesViewQuery.graphql.ts';
import { Form } from '../../../forms/Form.tsx';
import { useScreenQuery } from '../../../relay/QueryBoundary.tsx';
import type { Refusal } from '../../../relay/refusal.ts';
import { useAllPages } from '../../../relay/useAllPages.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Plate } from '../../../ui/illustrations.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { Heading, Text } from '../../../ui/Text.tsx';
import { messages as editor } from '../messages.ts';
import { useOptionGroups } from '../options/useOptionGroups.ts';
import { SaveBar } from '../SaveBar.tsx';
import { useUnsavedGuard } from '../UnsavedGuard.tsx';
import {
  changesOf,
  gridRows,
  priceProblem,
  shownRows,
  undoOf,
  type Edits,
  type RowChange,
} from './grid.rules.ts';
import { messages } from './messages.ts';
import { PriceGrid } from './PriceGrid.tsx';
import { useUpdateMenuGrid } from './useUpdateMenuGrid.ts';

/** The edits of the grid with one save, and Undo after it. All rows are saved, or none. */
function useGridEdits(restaurantId: string, rows: ReturnType<typeof gridRows>) {
  const [edits, setEdits] = useState<Edits>({});
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [send, isSaving] = useUpdateMenuGrid(restaurantId);
  const { show } = useSnackbar();
  const changes = changesOf(rows, edits);
  const wrong = rows.flatMap((row): [string, string][] => {
    const problem = priceProblem(row, edits);
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

/** All prices of a menu in one table. It needs every product, so it loads all pages. */
export function PricesView({ restaurantId }: { restaurantId: string }) {
  const { node } = useScreenQuery<PricesViewQuery>(
    graphql`
      query PricesViewQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Restaurant @alias(as: "restaurant") {
            ...PricesView_restaurant
          }
        }
      }
    `,
    { id: restaurantId },
  );
  return node?.restaurant ? <Prices restaurantId={restaurantId} restaurant={node.restaurant} /> : null;
}

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);
  max-width: 560px;
`;

function Prices({
  restaurantId,
  restaurant,
}: {
  restaurantId: string;
  restaurant: PricesView_restaurant$key;
}) {
  const { data, ...pages } = usePaginationFragment<PricesViewPaginationQuery, PricesView_restaurant$key>(
    graphql`
      fragment PricesView_restaurant on Restaurant
      @refetchable(queryName: "PricesViewPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }) {
        products(first: $count, after: $cursor) @connection(key: "PricesView_products") {
          edges {
            node {
              id
              name
              price
              isAvailable
              soldOutUntil
              section {
                name
              }
              sizes {
                id
                name
                price
              }
            }
          }
        }
      }
    `,
    restaurant,
  );
  const { isComplete, failure, retry } = useAllPages(pages, messages.loadFailed);
  const { groups } = useOptionGroups(restaurantId);
  const products = data.products.edges.map(({ node }) => node);
  const rows = gridRows(products, isComplete ? groups : []);
  const { edits, edit, save, problems, bar } = useGridEdits(restaurantId, rows);
  const [place, setPlace] = useState('');
  const [text, setText] = useState('');
  const shown = shownRows(rows, place, text);
  const places = [...new Set(rows.map((row) => row.place))];
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void save();
  };
  return (
    <Form aria-label={messages.title} onSubmit={submit}>
      <Stack $gap={1}>
        <Heading $size={20}>{messages.title}</Heading>
        <Text $size={15} $soft>
          {messages.intro}
        </Text>
      </Stack>
      {failure !== null && (
        <Alert
          tone="error"
          action={
            <Button variant="secondary" onClick={retry}>
              {editor.tryAgain}
            </Button>
          }
        >
          {failure}
        </Alert>
      )}
      {rows.length === 0 && isComplete ? (
        <EmptyState illustration={Plate} title={messages.emptyTitle} as="h3">
          {messages.emptyText}
        </EmptyState>
      ) : (
        <>
          <Filters>
            <Field
              label={messages.search}
              type="search"
              autoComplete="off"
              value={text}
              // Enter would save.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
            <SelectField
              label={messages.place}
              value={place}
              onChange={({ currentTarget }) => setPlace(currentTarget.value)}
            >
              <option value="">{messages.all}</option>
              {places.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </SelectField>
          </Filters>
          <Text $size={13} $soft role="status">
            {isComplete ? shown.length === 0 && messages.noMatch : messages.loading(products.length)}
          </Text>
          <PriceGrid rows={shown} edits={edits} problems={problems} onEdit={edit} />
        </>
      )}
      <SaveBar {...bar} />
    </Form>
  );
}
