import { memo } from 'react';
import { useMenuTexts } from './messages.ts';
import {
  useDragAndDrop,
  type DragAndDropHooks,
  type DropItem,
  type ItemDropTarget,
  GridList,
  GridListItem,
} from 'react-aria-components';
import { styled } from 'styled-components';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { atLeast, below } from '../../ui/breakpoints.ts';
import { Text } from '../../ui/Text.tsx';
import type { PlacedProduct } from './menu.rules.ts';
import { ProductRow, type RowHandlers } from './ProductRow.tsx';
import type { ProductKey } from './useUpdateProduct.ts';

/** The drag type of products: nothing else can be dropped on a menu. */
const PRODUCT = 'application/x-product';

export interface DropHandler {
  /** A product was dropped before or behind another one, or on the section itself (`target` null). */
  drop: (sectionId: string, id: string, target: { id: string; isBefore: boolean } | null) => void;
}

/** Drag and drop of products by pointer, touch or keyboard, within a section and into others. */
function useProductDrag<Product extends PlacedProduct>(
  sectionId: string,
  { drop }: DropHandler,
): DragAndDropHooks<Product> {
  const insert = async (item: DropItem | undefined, target: ItemDropTarget | null): Promise<void> => {
    if (item?.kind !== 'text' || !item.types.has(PRODUCT)) return;
    drop(sectionId, await item.getText(PRODUCT), target && placeOf(target));
  };
  const { dragAndDropHooks } = useDragAndDrop<Product>({
    getItems: (_keys, products) => products.map(({ id, name }) => ({ [PRODUCT]: id, 'text/plain': name })),
    acceptedDragTypes: [PRODUCT],
    getDropOperation: () => 'move',
    onReorder: ({ keys: [key], target }) => {
      if (key !== undefined) drop(sectionId, String(key), placeOf(target));
    },
    onInsert: ({ items: [item], target }) => void insert(item, target),
    onRootDrop: ({ items: [item] }) => void insert(item, null),
  });
  return dragAndDropHooks;
}

const placeOf = ({ key, dropPosition }: ItemDropTarget) => ({
  id: String(key),
  isBefore: dropPosition === 'before',
});

/** Rows have one menu instead of buttons. */
const PHONE = below('small');

export type MenuProduct = PlacedProduct & ProductKey;

const Root = styled(GridList<MenuProduct>)`
  outline: none;
  &[data-drop-target] {
    box-shadow: inset 0 0 0 2px var(--primary);
    border-radius: 0 0 var(--radius-card) var(--radius-card);
  }
  .react-aria-DropIndicator[data-drop-target] {
    outline: 2px solid var(--primary);
  }
`;

/* Rows outside the viewport are not rendered: a menu of 1,000 products scrolls like a short one. */
const Item = styled(GridListItem)`
  border-top: 1px solid var(--line);
  cursor: pointer;
  outline: none;
  transition: background var(--ease);
  &[data-hovered] {
    background: var(--surface-2);
  }
  content-visibility: auto;
  contain-intrinsic-size: auto 76px;
  @media ${atLeast('small')} {
    contain-intrinsic-size: auto 118px;
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 3px var(--focus);
  }
  &[data-dragging] {
    opacity: 0.5;
  }
  @container menu (min-width: 560px) {
    contain-intrinsic-size: auto 76px;
  }
`;

/* GridList renders its rows after mounting: until then this reserves their height. */
const Room = styled.div<{ $rows: number }>`
  height: ${({ $rows }) => $rows * 76}px;
  @media ${atLeast('small')} {
    height: ${({ $rows }) => $rows * 118}px;
  }
  border-top: 1px solid var(--line);
  @container menu (min-width: 560px) {
    height: ${({ $rows }) => $rows * 76}px;
  }
`;

const Nothing = styled(Text)`
  padding: var(--space-4);
  border-top: 1px solid var(--line);
`;

interface Props {
  sectionId: string;
  label: string;
  products: readonly MenuProduct[];
  handlers: RowHandlers & DropHandler;
}

/** Compares products one by one: the array is always new. */
const isSame = (before: Props, after: Props): boolean =>
  (['sectionId', 'label', 'handlers'] as const).every((name) => before[name] === after[name]) &&
  before.products.length === after.products.length &&
  before.products.every((product, index) => product === after.products[index]);

/** The draggable products of a section. Changes elsewhere in the menu do not render it. */
export const ProductList = memo(function ProductList(props: Props) {
  const { sectionId, label, products, handlers } = props;
  const dragAndDropHooks = useProductDrag(sectionId, handlers);
  const isCompact = useMediaQuery(PHONE) === true;
  const words = useMenuTexts();
  return (
    <Root
      aria-label={label}
      items={products}
      dependencies={[isCompact]}
      onAction={(id) => handlers.edit(String(id))}
      dragAndDropHooks={dragAndDropHooks}
      keyboardNavigationBehavior="tab"
      renderEmptyState={() =>
        products.length > 0 ? (
          <Room $rows={products.length} />
        ) : (
          <Nothing $size={15} $soft>
            {words.emptySection}
          </Nothing>
        )
      }
    >
      {(product) => (
        <Item id={product.id} textValue={product.name}>
          <ProductRow product={product} handlers={handlers} isCompact={isCompact} />
        </Item>
      )}
    </Root>
  );
}, isSame);
