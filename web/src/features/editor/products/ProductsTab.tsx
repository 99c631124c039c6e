import { startTransition, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { ProductsTab_restaurant$key } from '../../../__generated__/ProductsTab_restaurant.graphql.ts';
import type { ProductsTabPaginationQuery } from '../../../__generated__/ProductsTabPaginationQuery.graphql.ts';
import { LoadMore } from '../../../relay/LoadMore.tsx';
import { MenuEditor } from './MenuEditor.tsx';
import { messages } from './messages.ts';
import { ProductCreate } from './ProductCreate.tsx';
import { ProductEdit } from './ProductEdit.tsx';
import { ReturnToContext } from './returnTo.ts';
import { useMenuSite } from './useMenuSite.ts';

const PAGE = 50;

/** What the tab shows: the list, or the form of one product in its place. */
type View =
  // `returnTo`: the product whose form was closed last.
  | { kind: 'list'; returnTo: string | null }
  // `sectionId` null: the last section.
  | { kind: 'new'; sectionId: string | null }
  | { kind: 'edit'; id: string };

/** The products of a site, page after page as they are scrolled to (spec §2). */
export function ProductsTab({ restaurant }: { restaurant: ProductsTab_restaurant$key }) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    ProductsTabPaginationQuery,
    ProductsTab_restaurant$key
  >(
    graphql`
      fragment ProductsTab_restaurant on Restaurant
      @refetchable(queryName: "ProductsTabPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        ...useMenuSite_restaurant
        ...ProductCreate_restaurant
        ...ProductEdit_restaurant
        products(first: $count, after: $cursor) @connection(key: "ProductsTab_products") {
          __id
          edges {
            node {
              id
              name
              position
              section {
                id
              }
              ...ProductRow_product
              ...ProductEdit_product
            }
          }
        }
      }
    `,
    restaurant,
  );
  const site = useMenuSite(data);
  const [view, setView] = useState<View>({ kind: 'list', returnTo: null });
  const { __id: connectionId, edges } = data.products;
  const products = edges.map(({ node }) => node);
  // One that is deleted elsewhere leaves the list.
  const edited = view.kind === 'edit' ? products.find(({ id }) => id === view.id) : undefined;

  // Cursors follow the order of the sections: the pages before the cursor may not be those that were loaded.
  const startAgain = (): void => {
    if (hasNext) startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }));
  };

  return (
    <ReturnToContext value={view.kind === 'list' ? view.returnTo : null}>
      {view.kind === 'new' && (
        <ProductCreate
          restaurant={data}
          site={site}
          connectionId={connectionId}
          sectionId={view.sectionId}
          onClose={(returnTo) => setView({ kind: 'list', returnTo })}
        />
      )}
      {edited && (
        <ProductEdit
          product={edited}
          restaurant={data}
          site={site}
          onClose={() => setView({ kind: 'list', returnTo: edited.id })}
        />
      )}
      <MenuEditor
        site={site}
        connectionId={connectionId}
        products={products}
        isHidden={view.kind === 'new' || edited !== undefined}
        next={
          hasNext && (
            <LoadMore
              loadNext={loadNext}
              isLoading={isLoadingNext}
              count={PAGE}
              failure={messages.loadFailed}
            >
              {messages.showMore}
            </LoadMore>
          )
        }
        onAdd={(sectionId) => setView({ kind: 'new', sectionId })}
        onEdit={(id) => setView({ kind: 'edit', id })}
        onSectionMoved={startAgain}
      />
    </ReturnToContext>
  );
}
