import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { lazy, startTransition, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { ProductsTab_restaurant$key } from '../../__generated__/ProductsTab_restaurant.graphql.ts';
import type { ProductsTabPaginationQuery } from '../../__generated__/ProductsTabPaginationQuery.graphql.ts';
import type { ProductsTabQuery } from '../../__generated__/ProductsTabQuery.graphql.ts';
import { LoadMore } from '../../relay/LoadMore.tsx';
import { QueryBoundary, useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { MENU_FILE, NEW_PRODUCT, type EditorSearch } from '../editor/editorSearch.rules.ts';
import { TabSkeleton } from '../editor/EditorSkeleton.tsx';
import { messages as fileMessages } from '../menuFiles/messages.ts';
import { MenuEditor } from './MenuEditor.tsx';
import { messages } from './messages.ts';
import { ProductCreate } from './ProductCreate.tsx';
import { ProductEdit, ProductFromAddress } from './ProductEdit.tsx';
import { ReturnToContext } from './ProductRow.tsx';
import { ProductViews } from './ProductViews.tsx';
import { useMenuSite } from './useMenuSite.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The previous history entry is the list of products. */
    isOverProducts?: boolean;
  }
}

/**
 * The open product is in the address: Back returns to the list, and a reload keeps the form. `product` is its id,
 * NEW_PRODUCT, or null for the list; `sectionId` that of a new one, null for the last. `close` does not ask about edits.
 */
function useProductPlace() {
  const { product, section } = useSearch({ from: '/_authed/editor/$id' });
  const isOverProducts = useLocation({ select: ({ state }) => state.isOverProducts === true });
  const { history } = useRouter();
  const navigate = useNavigate({ from: '/editor/$id' });
  const open = (search: EditorSearch): void =>
    void navigate({
      to: '.',
      search: { tab: 'products', ...search },
      state: { isOverProducts: true },
      resetScroll: false,
    });
  return {
    product: product ?? null,
    sectionId: section ?? null,
    edit: (id: string) => open({ product: id }),
    add: (id: string | null) => open({ product: NEW_PRODUCT, section: id ?? undefined }),
    close: () => {
      if (isOverProducts) return history.back({ ignoreBlocker: true });
      void navigate({ to: '.', search: { tab: 'products' }, replace: true, ignoreBlocker: true });
    },
  };
}

/** The first page is smaller (see the fragment): rows below the window would delay it on a slow phone. */
const PAGE = 50;

/** The products of a site, loaded while scrolling (spec §2), or the form of one product. */
export function ProductsTab({ restaurant }: { restaurant: ProductsTab_restaurant$key }) {
  const { data, refetch, ...pages } = usePaginationFragment<
    ProductsTabPaginationQuery,
    ProductsTab_restaurant$key
  >(
    graphql`
      fragment ProductsTab_restaurant on Restaurant
      @refetchable(queryName: "ProductsTabPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 14 }, cursor: { type: "String" }) {
        ...useMenuSite_restaurant
        id
        hasPaidFeatures
        isTrialAvailable
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
              ...useUpdateProduct_product
            }
          }
        }
      }
    `,
    restaurant,
  );
  const site = useMenuSite(data);
  const { product: openId, sectionId, edit, add, close } = useProductPlace();
  // `returnTo`: the product whose form closed last, or that was created. Its row gets the focus.
  const [last, setLast] = useState({ openId, returnTo: openId });
  if (openId !== last.openId) setLast({ openId, returnTo: openId ?? last.returnTo });
  const { __id: connectionId, edges } = data.products;
  const products = edges.map(({ node }) => node);
  const edited = products.find(({ id }) => id === openId);

  // Cursors follow the order of the sections, so after a move the loaded pages may no longer precede the cursor.
  const startAgain = (): void => {
    if (pages.hasNext) startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }));
  };

  return (
    <ReturnToContext value={openId === null ? last.returnTo : null}>
      {openId === NEW_PRODUCT ? (
        <ProductCreate
          plan={data}
          site={site}
          connectionId={connectionId}
          sectionId={sectionId}
          onClose={(createdId) => {
            if (createdId !== null) setLast({ openId, returnTo: createdId });
            close();
          }}
        />
      ) : edited ? (
        <ProductEdit key={edited.id} product={edited} plan={data} site={site} onClose={close} />
      ) : (
        openId !== null && (
          <QueryBoundary fallback={<TabSkeleton />} failure={messages.loadFailed} resetKey={openId}>
            <ProductFromAddress id={openId} plan={data} site={site} onClose={close} />
          </QueryBoundary>
        )
      )}
      <MenuEditor
        plan={data}
        site={site}
        connectionId={connectionId}
        products={products}
        isHidden={openId !== null}
        next={<LoadMore {...pages} count={PAGE} failure={messages.loadFailed} />}
        onAdd={add}
        onEdit={edit}
        onSectionMoved={startAgain}
      />
    </ReturnToContext>
  );
}

// Loaded when it is opened.
const MenuFileScreen = lazy(async () => ({
  default: (await import('../menuFiles/MenuFileScreen.tsx')).MenuFileScreen,
}));

/** The list of products, or the form of one. `id` is the global id of the site. */
function Menu({ id }: { id: string }) {
  const { node } = useScreenQuery<ProductsTabQuery>(
    graphql`
      query ProductsTabQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Restaurant @alias(as: "restaurant") {
            ...ProductsTab_restaurant
          }
        }
      }
    `,
    { id },
  );
  return node?.restaurant ? <ProductsTab restaurant={node.restaurant} /> : null;
}

/** The Products tab: the views of the menu, or its import and history. `id` is the global id of the site. */
export function EditorProducts({ id }: { id: string }) {
  const { menu } = useSearch({ from: '/_authed/editor/$id' });
  if (menu === MENU_FILE)
    return (
      <QueryBoundary fallback={<TabSkeleton />} failure={fileMessages.loadFailed} resetKey={id}>
        <MenuFileScreen id={id} />
      </QueryBoundary>
    );
  return (
    <ProductViews id={id}>
      <Menu id={id} />
    </ProductViews>
  );
}
