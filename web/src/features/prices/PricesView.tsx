import { useState, type SubmitEvent } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { PricesView_restaurant$key } from '../../__generated__/PricesView_restaurant.graphql.ts';
import type { PricesViewPaginationQuery } from '../../__generated__/PricesViewPaginationQuery.graphql.ts';
import type { PricesViewQuery } from '../../__generated__/PricesViewQuery.graphql.ts';
import { Form } from '../../forms/Form.tsx';
import { useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { useAllPages } from '../../relay/useAllPages.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Field } from '../../ui/Field.tsx';
import { Plate } from '../../ui/illustrations.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { messages as editor } from '../editor/messages.ts';
import { useOptionGroups } from '../options/useOptionGroups.ts';
import { useIsShop } from '../editor/editorRole.ts';
import { stockOf } from '../groceries/shelf.rules.ts';
import { SaveBar } from '../editor/SaveBar.tsx';
import { COLUMNS, gridRows, lowRows, shownRows } from './grid.rules.ts';
import { messages } from './messages.ts';
import { PriceGrid } from './PriceGrid.tsx';
import { useGridEdits } from './useGridEdits.ts';

/** From fewer pieces on a product is in the list of low stock, until the owner says otherwise. */
const LOW = 5;

/** The products of a grocery shop of which few pieces are left. */
export const LowStockView = ({ restaurantId }: { restaurantId: string }) => (
  <PricesView restaurantId={restaurantId} isLowOnly />
);

/** All prices of a menu in one table, with the stock of a grocery shop. It needs every product, so it loads all pages. */
export function PricesView({
  restaurantId,
  isLowOnly = false,
}: {
  restaurantId: string;
  isLowOnly?: boolean;
}) {
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
  return node?.restaurant ? (
    <Prices restaurantId={restaurantId} restaurant={node.restaurant} isLowOnly={isLowOnly} />
  ) : null;
}

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: var(--space-4);
  max-width: 640px;
`;

function Prices({
  restaurantId,
  restaurant,
  isLowOnly,
}: {
  isLowOnly: boolean;
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
              shelf {
                stock
                stockVersion
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
  const isShop = useIsShop();
  const [belowText, setBelow] = useState(String(LOW));
  const below = stockOf(belowText) ?? LOW;
  const shown = shownRows(isLowOnly ? lowRows(rows, below) : rows, place, text);
  const title = isLowOnly ? messages.lowTitle : isShop ? messages.shopTitle : messages.title;
  const noMatch = isLowOnly && text === '' ? messages.noneLow(below) : messages.noMatch;
  const places = [...new Set(rows.map((row) => row.place))];
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void save();
  };
  return (
    <Form aria-label={title} onSubmit={submit}>
      <Stack $gap={1}>
        <Heading $size={20}>{title}</Heading>
        <Text $size={15} $soft>
          {isLowOnly ? messages.lowIntro : messages.intro}
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
            {isLowOnly && (
              <Field
                label={messages.below}
                inputMode="numeric"
                autoComplete="off"
                value={belowText}
                onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
                onChange={({ currentTarget }) => setBelow(currentTarget.value)}
              />
            )}
            <SelectField
              label={isShop ? messages.shopPlace : messages.place}
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
            {isComplete ? shown.length === 0 && noMatch : messages.loading(products.length)}
          </Text>
          <PriceGrid
            rows={shown}
            columns={isShop ? COLUMNS.shop : COLUMNS.restaurant}
            edits={edits}
            problems={problems}
            onEdit={edit}
          />
        </>
      )}
      <SaveBar {...bar} />
    </Form>
  );
}
