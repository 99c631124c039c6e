import { useLayoutEffect, useRef, type RefObject, useMemo } from 'react';
import { useConfirm } from '../../../ui/confirm.ts';
import type { MenuAction } from './ActionMenu.tsx';
import {
  dropMove,
  moveToEnd,
  stepMove,
  type MenuGroup,
  type PlacedProduct,
  type ProductMove,
} from './menu.rules.ts';
import { messages } from './messages.ts';
import type { DropHandler } from './ProductList.tsx';
import type { RowHandlers } from './ProductRow.tsx';

/** What was rendered last, for handlers that stay the same. Read it in events only. */
function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

interface Menu extends Pick<RowHandlers, 'edit' | 'setAvailable'> {
  groups: readonly MenuGroup<PlacedProduct>[];
  remove: (product: PlacedProduct) => void;
  move: (to: ProductMove) => void;
}

/** What the rows of a menu do: always with the menu as it is then, though the functions stay the same. */
export function useRowHandlers(menu: Menu): RowHandlers & DropHandler {
  const confirm = useConfirm();
  const latest = useLatest({ ...menu, confirm });
  return useMemo(
    () => ({
      edit: (id) => latest.current.edit(id),
      remove: async (id) => {
        const product = latest.current.groups
          .flatMap(({ products }) => products)
          .find((one) => one.id === id);
        if (!product) return;
        const isSure = await latest.current.confirm({
          title: messages.deleteTitle,
          text: messages.deleteText(product.name),
          confirmText: messages.delete,
          destructive: true,
        });
        if (isSure) latest.current.remove(product);
      },
      setAvailable: (product, isAvailable) => latest.current.setAvailable(product, isAvailable),
      drop: (sectionId, id, target) => {
        const group = latest.current.groups.find(({ heading }) => heading.id === sectionId);
        if (group) latest.current.move(dropMove(group, id, target));
      },
      movesOf: (id) => movesOf(latest.current, id),
    }),
    [latest],
  );
}

function movesOf({ groups, move }: Menu, id: string): MenuAction[] {
  const home = groups.find(({ products }) => products.some((product) => product.id === id));
  if (!home) return [];
  const step = (direction: 'up' | 'down') => {
    const to = stepMove(home, id, direction);
    return { isDisabled: to === null, onAction: () => to && move(to) };
  };
  return [
    { id: 'up', text: messages.moveUp, ...step('up') },
    { id: 'down', text: messages.moveDown, ...step('down') },
    ...groups
      .filter((group) => group !== home)
      .map((group) => ({
        id: group.heading.id,
        text: messages.moveTo(group.heading.name),
        onAction: () => move(moveToEnd(group, id)),
      })),
  ];
}
