import { useSearch } from '@tanstack/react-router';
import { lazy, type ComponentType, type ReactNode } from 'react';
import { QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { TextLink } from '../../ui/Text.tsx';
import { VIEWS, type ProductView } from '../editor/editorSearch.rules.ts';
import { useIsShop } from '../editor/editorRole.ts';
import { TabSkeleton } from '../editor/EditorSkeleton.tsx';
import { ViewNav } from '../editor/ViewNav.tsx';
import { messages } from './messages.ts';

// The code and the data of a view are loaded when it is opened.
const CONTENTS: Record<ProductView, ComponentType<{ restaurantId: string }>> = {
  options: lazy(async () => ({ default: (await import('../options/OptionsView.tsx')).OptionsView })),
  prices: lazy(async () => ({ default: (await import('../prices/PricesView.tsx')).PricesView })),
  stock: lazy(async () => ({ default: (await import('../prices/PricesView.tsx')).LowStockView })),
  allergens: lazy(async () => ({ default: (await import('../allergens/AllergensView.tsx')).AllergensView })),
};

interface Props {
  /** Global id of the site. */
  id: string;
  /** The list of products, or the form of one. */
  children: ReactNode;
}

/** The views of a menu: the list, option groups, prices, allergens to confirm. The form of a product or group has the tab alone. */
export function ProductViews({ id, children }: Props) {
  const { view, product, group } = useSearch({ from: '/_authed/editor/$id' });
  const isShop = useIsShop();
  const Content = view && CONTENTS[view];
  return (
    <Stack $gap={5}>
      {product === undefined && group === undefined && (
        <ViewNav aria-label={messages.viewsLabel}>
          {([undefined, ...VIEWS] as const)
            .filter((name) => name !== 'stock' || isShop)
            .map((name) => (
              <TextLink
                key={name ?? 'list'}
                to="/editor/$id"
                params={{ id }}
                search={{ tab: 'products', view: name }}
                resetScroll={false}
                activeOptions={{ exact: true }}
                aria-current={name === view ? 'page' : undefined}
              >
                {name === 'prices' && isShop ? messages.pricesAndStock : messages.views[name ?? 'list']}
              </TextLink>
            ))}
        </ViewNav>
      )}
      {view && Content ? (
        <QueryBoundary fallback={<TabSkeleton />} failure={messages.loadFailed} resetKey={`${id}-${view}`}>
          <Content restaurantId={id} />
        </QueryBoundary>
      ) : (
        children
      )}
    </Stack>
  );
}
