import { Check } from 'lucide-react';
import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { AllergensView_restaurant$key } from '../../__generated__/AllergensView_restaurant.graphql.ts';
import type { AllergensViewPaginationQuery } from '../../__generated__/AllergensViewPaginationQuery.graphql.ts';
import type { AllergensViewQuery } from '../../__generated__/AllergensViewQuery.graphql.ts';
import { useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { useAllPages } from '../../relay/useAllPages.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/confirm.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Plate } from '../../ui/illustrations.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { Heading, Text } from '../../ui/Text.tsx';
import { ToggleButtons } from '../../ui/ToggleButtons.tsx';
import { messages as editor } from '../editor/messages.ts';
import { isAnyAnswered, openReason, readFacts } from './allergens.rules.ts';
import { messages } from './messages.ts';
import { confirmedCodes, OpenProducts, type OpenProduct } from './OpenProducts.tsx';
import { useConfirmAllergens } from './useConfirmAllergens.ts';

const FILTERS = ['all', 'suggested', 'checkAgain', 'unconfirmed'] as const;
type Filter = (typeof FILTERS)[number];

/** The products whose allergens need a person. All that are shown can be confirmed at once. */
export function AllergensView({ restaurantId }: { restaurantId: string }) {
  const { node } = useScreenQuery<AllergensViewQuery>(
    graphql`
      query AllergensViewQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Restaurant @alias(as: "restaurant") {
            ...AllergensView_restaurant
          }
        }
      }
    `,
    { id: restaurantId },
  );
  return node?.restaurant ? <ToConfirm restaurantId={restaurantId} restaurant={node.restaurant} /> : null;
}

function useOpenProducts(restaurant: AllergensView_restaurant$key) {
  const { data, ...pages } = usePaginationFragment<
    AllergensViewPaginationQuery,
    AllergensView_restaurant$key
  >(
    graphql`
      fragment AllergensView_restaurant on Restaurant
      @refetchable(queryName: "AllergensViewPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }) {
        products(first: $count, after: $cursor) @connection(key: "AllergensView_products") {
          edges {
            node {
              id
              name
              section {
                name
              }
              allergenFacts {
                answers {
                  allergen
                  state
                }
                suggestion {
                  allergen
                  state
                }
                confirmedAt
                confirmedBy
                checkAgain
              }
            }
          }
        }
      }
    `,
    restaurant,
  );
  const { edges } = data.products;
  const products = edges.flatMap(({ node: { id, name, section, allergenFacts } }): OpenProduct[] => {
    const facts = readFacts(allergenFacts);
    const reason = openReason(facts);
    return reason === null ? [] : [{ id, name, section: section.name, facts, reason }];
  });
  return { products, loaded: edges.length, pages };
}

function ToConfirm({
  restaurantId,
  restaurant,
}: {
  restaurantId: string;
  restaurant: AllergensView_restaurant$key;
}) {
  const { products, loaded, pages } = useOpenProducts(restaurant);
  const { isComplete, failure, retry } = useAllPages(pages, messages.loadFailed);
  const [filter, setFilter] = useState<Filter>('all');
  const [send, isSaving] = useConfirmAllergens(restaurantId);
  const confirm = useConfirm();
  const { show } = useSnackbar();
  const shown = products.filter(({ reason }) => filter === 'all' || reason === filter);
  // Where nothing is answered there is nothing to confirm.
  const ready = shown.filter((product) => isAnyAnswered(confirmedCodes(product)));

  const confirmAll = async (these: readonly OpenProduct[]): Promise<void> => {
    const isSure = await confirm({
      title: messages.sureTitle(these.length),
      text: messages.sureText,
      confirmText: messages.confirm,
    });
    if (!isSure) return;
    const refused = await send(these.map(({ id }) => id));
    show(
      refused
        ? { message: refused.message, color: 'error' }
        : { message: messages.done(these.length), color: 'success' },
    );
  };
  const countOf = (name: Filter): number =>
    name === 'all' ? products.length : products.filter(({ reason }) => reason === name).length;
  return (
    <Stack $gap={5}>
      <Stack $row $between $gap={3}>
        <Stack $gap={1}>
          <Heading $size={20}>{messages.title}</Heading>
          <Text $size={15} $soft>
            {messages.intro}
          </Text>
        </Stack>
        {ready.length > 0 && (
          <Button loading={isSaving} onClick={() => void confirmAll(ready)}>
            <Icon icon={Check} />
            {messages.confirmShown(ready.length)}
          </Button>
        )}
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
      {!isComplete && (
        <Text $size={13} $soft role="status">
          {messages.loading(loaded)}
        </Text>
      )}
      {isComplete && products.length === 0 ? (
        <EmptyState illustration={Plate} title={messages.doneTitle} as="h3">
          {messages.doneText}
        </EmptyState>
      ) : (
        <>
          <ToggleButtons
            label={messages.filterLabel}
            options={FILTERS.map((name) => ({
              value: name,
              label: `${messages.reasonTabs[name]} (${countOf(name)})`,
            }))}
            value={filter}
            onChange={setFilter}
          />
          {shown.length === 0 ? (
            <Text role="status">{messages.noneHere}</Text>
          ) : (
            <OpenProducts
              restaurantId={restaurantId}
              products={shown}
              onConfirm={(one) => void confirmAll([one])}
            />
          )}
        </>
      )}
    </Stack>
  );
}
