import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Refusal } from '../../relay/refusal.ts';
import { useConfirm } from '../../ui/confirm.ts';
import { useSnackbar } from '../../ui/snackbar.ts';
import type { MenuAction } from '../../ui/ActionMenu.tsx';
import {
  dropMove,
  moveHeading,
  moveToEnd,
  numberAfter,
  stepMove,
  type MenuGroup,
  type MenuHeading,
  type PlacedProduct,
  type ProductMove,
} from './menu.rules.ts';
import { messages, useMenuTexts } from './messages.ts';
import type { DropHandler } from './ProductList.tsx';
import type { RowHandlers } from './ProductRow.tsx';
import { useDeleteProduct, useDeleteProductSection } from './useDeleteProduct.ts';
import { useDuplicateProduct } from './useDuplicateProduct.ts';
import type { MenuSite } from './useMenuSite.ts';
import { useMoveProduct, useMoveProductSection } from './useMoveProduct.ts';
import { type Product, useUpdateProduct } from './useUpdateProduct.ts';

/**
 * The changes of a menu that need no form: optimistic, and undone with a snackbar when the server refuses them. `news` is a
 * sentence for screen readers about the last change. The changes of sections resolve true when they were accepted.
 */
export function useMenuChanges(
  site: MenuSite,
  connectionId: string,
  groups: readonly MenuGroup<PlacedProduct>[],
  edit: (productId: string) => void,
) {
  const words = useMenuTexts();
  const [news, setNews] = useState('');
  const { show } = useSnackbar();
  const confirm = useConfirm();
  const deleteProduct = useDeleteProduct(site, connectionId);
  const duplicateProduct = useDuplicateProduct(connectionId);
  const moveProduct = useMoveProduct(site);
  const [updateProduct] = useUpdateProduct(site);
  const moveHeadingOnServer = useMoveProductSection(site);
  const deleteHeading = useDeleteProductSection(site);

  const run = async (
    done: string,
    change: Promise<Refusal | null>,
    refusedText: (why: string) => string = (why) => why,
  ): Promise<boolean> => {
    setNews(done);
    const refused = await change;
    if (!refused) return true;
    setNews('');
    show({ message: refusedText(refused.message), color: 'error' });
    return false;
  };

  const move = (to: ProductMove): void => {
    const target = groups.find(({ heading }) => heading.id === to.sectionId);
    const product = productOf(groups, to.id);
    if (!target || !product || isThere(target, to)) return;
    const done = messages.moved(product.name, numberAfter(target, to), target.heading.name);
    const refusedText = (why: string): string => messages.notMoved(product.name, why);
    void run(done, moveProduct(product, to, target.products), refusedText);
  };

  const remove = async (id: string): Promise<void> => {
    const product = productOf(groups, id);
    if (!product) return;
    const { name } = product;
    const isSure = await confirm({
      title: messages.deleteTitle,
      text: messages.deleteText(name),
      confirmText: messages.delete,
      destructive: true,
    });
    if (!isSure) return;
    await latest.current.run(messages.deleted(name), latest.current.deleteProduct(product), (why) =>
      messages.notDeleted(name, why),
    );
  };

  const setAvailable = async (product: Product, isAvailable: boolean, day: string | null): Promise<void> => {
    const refused = await updateProduct(product, {
      isAvailable,
      ...(day === null && product.soldOutUntil == null ? {} : { soldOutUntilDay: day }),
    });
    if (refused) show({ message: refused.message, color: 'error' });
  };

  const duplicate = async (id: string): Promise<void> => {
    const { copy, refusal } = await duplicateProduct(id);
    if (copy !== null) setNews(messages.duplicated(copy));
    else if (refusal) show({ message: refusal.message, color: 'error' });
  };

  // Rows keep their handlers, so that a change of one row does not render the others. Read it in events only.
  const current = { groups, edit, move, remove, setAvailable, duplicate, run, deleteProduct };
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  const handlers = useMemo(
    (): RowHandlers & DropHandler => ({
      edit: (id) => latest.current.edit(id),
      remove: (id) => void latest.current.remove(id),
      setAvailable: (product, isAvailable, day) =>
        void latest.current.setAvailable(product, isAvailable, day),
      duplicate: (id) => void latest.current.duplicate(id),
      drop: (sectionId, id, target) => {
        const group = latest.current.groups.find(({ heading }) => heading.id === sectionId);
        if (group) latest.current.move(dropMove(group, id, target));
      },
      movesOf: (id) => movesOf(latest.current.groups, id, latest.current.move),
    }),
    [],
  );

  return {
    news,
    handlers,
    moveSection: ({ id, name }: MenuHeading, afterId: string | null) => {
      const number = moveHeading(site.sections, id, afterId).findIndex((one) => one.id === id) + 1;
      return run(words.sectionMoved(name, number), moveHeadingOnServer(id, afterId));
    },
    deleteSection: ({ id, name }: MenuHeading) => run(words.sectionDeleted(name), deleteHeading(id)),
  };
}

const productOf = (groups: readonly MenuGroup<PlacedProduct>[], id: string): PlacedProduct | undefined =>
  groups.flatMap(({ products }) => products).find((product) => product.id === id);

/** Whether the product already follows `afterId`. */
function isThere({ products }: MenuGroup<PlacedProduct>, { id, afterId }: ProductMove): boolean {
  const index = products.findIndex((product) => product.id === id);
  return index >= 0 && (products[index - 1]?.id ?? null) === afterId;
}

function movesOf(
  groups: readonly MenuGroup<PlacedProduct>[],
  id: string,
  move: (to: ProductMove) => void,
): MenuAction[] {
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
