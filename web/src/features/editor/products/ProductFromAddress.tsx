import { graphql } from 'react-relay';
import type { ProductEdit_restaurant$key } from '../../../__generated__/ProductEdit_restaurant.graphql.ts';
import type { ProductFromAddressQuery } from '../../../__generated__/ProductFromAddressQuery.graphql.ts';
import { useScreenQuery } from '../../../relay/useScreenQuery.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Plate } from '../../../ui/illustrations/Plate.tsx';
import { messages } from './messages.ts';
import { ProductEdit } from './ProductEdit.tsx';
import type { MenuSite } from './useMenuSite.ts';

interface Props {
  /** As in the address; it may name nothing, or a product of another site. */
  id: string;
  restaurant: ProductEdit_restaurant$key;
  site: MenuSite;
  onClose: () => void;
}

/** The form of a product that the list has not loaded, as after a reload. */
export function ProductFromAddress({ id, restaurant, site, onClose }: Props) {
  const { node } = useScreenQuery<ProductFromAddressQuery>(
    graphql`
      query ProductFromAddressQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Product @alias(as: "product") {
            section {
              id
            }
            ...ProductEdit_product
          }
        }
      }
    `,
    { id },
  );
  const product = node?.product;
  if (product && site.sections.some((section) => section.id === product.section.id))
    return <ProductEdit product={product} restaurant={restaurant} site={site} onClose={onClose} />;
  return (
    <EmptyState
      as="h2"
      illustration={Plate}
      title={messages.missingTitle}
      action={<Button onClick={onClose}>{messages.back}</Button>}
    >
      {messages.missingText}
    </EmptyState>
  );
}
