import {
  useDragAndDrop,
  type DragAndDropHooks,
  type DropItem,
  type ItemDropTarget,
} from 'react-aria-components';
import type { PlacedProduct } from './menu.rules.ts';

/** Names our products while they are dragged: nothing else can be dropped on a menu. */
const PRODUCT = 'application/x-product';

export interface DropHandler {
  /** A product was let go before or behind another one of a section; `target` null: on the section itself. */
  drop: (sectionId: string, id: string, target: { id: string; isBefore: boolean } | null) => void;
}

/** Lets the products of a section be dragged, by pointer, touch or keyboard, within it and into other sections. */
export function useProductDrag<Product extends PlacedProduct>(
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
