import { useId } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../../ui/Card.tsx';
import type { MenuGroup } from './menu.rules.ts';
import { messages } from './messages.ts';
import { ProductList, type MenuProduct } from './ProductList.tsx';
import type { RowHandlers } from './ProductRow.tsx';
import { SectionHeader } from './SectionHeader.tsx';
import type { MenuSite } from './useMenuSite.ts';
import type { DropHandler } from './useProductDrag.ts';

const Root = styled(Card)`
  container: menu / inline-size;
`;

interface Props {
  group: MenuGroup<MenuProduct>;
  site: MenuSite;
  handlers: RowHandlers & DropHandler;
  onAdd: () => void;
  /** null: to the front. */
  onMove: (afterId: string | null) => void;
  onDelete: () => void;
}

/** A heading with its products. */
export function MenuSection({ group: { heading, products }, site, handlers, ...on }: Props) {
  const id = useId();
  return (
    <Root as="section" $padded={false} aria-labelledby={id}>
      <SectionHeader id={id} heading={heading} site={site} {...on} />
      <ProductList
        sectionId={heading.id}
        label={messages.listOf(heading.name)}
        products={products}
        hasMore={products.length < heading.productCount}
        handlers={handlers}
      />
    </Root>
  );
}
