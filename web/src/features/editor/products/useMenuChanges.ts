import type { useUpdateProduct_product$key } from '../../../__generated__/useUpdateProduct_product.graphql.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import {
  moveHeading,
  numberAfter,
  type MenuGroup,
  type MenuHeading,
  type PlacedProduct,
  type ProductMove,
} from './menu.rules.ts';
import { messages } from './messages.ts';
import { useDeleteProduct, useDeleteProductSection } from './useDeleteProduct.ts';
import type { MenuSite } from './useMenuSite.ts';
import { useMoveProduct, useMoveProductSection } from './useMoveProduct.ts';
import { useUpdateProduct } from './useUpdateProduct.ts';

interface Menu {
  site: MenuSite;
  connectionId: string;
  groups: readonly MenuGroup<PlacedProduct>[];
  /** Gets a sentence for screen readers about what has just been done. */
  onNews: (sentence: string) => void;
  /** Gets a sentence about what was taken back. */
  onRefused: (sentence: string) => void;
}

/** The changes that need no form: each is shown and told at once, and taken back with a sentence when it is refused. */
export function useMenuChanges({ site, connectionId, groups, onNews, onRefused }: Menu) {
  const deleteProduct = useDeleteProduct(site, connectionId);
  const moveProduct = useMoveProduct(site);
  const [updateProduct] = useUpdateProduct(site);
  const moveHeadingOnServer = useMoveProductSection(site);
  const deleteHeading = useDeleteProductSection(site);

  /** Answers whether it was accepted. */
  const run = async (
    done: string,
    change: Promise<Refusal | null>,
    takenBack: (why: string) => string = (why) => why,
  ): Promise<boolean> => {
    onNews(done);
    const refused = await change;
    if (!refused) return true;
    onNews('');
    onRefused(takenBack(refused.message));
    return false;
  };

  const move = async (to: ProductMove): Promise<void> => {
    const target = groups.find(({ heading }) => heading.id === to.sectionId);
    const product = groups.flatMap(({ products }) => products).find(({ id }) => id === to.id);
    if (!target || !product || isThere(target, to)) return;
    const { name } = product;
    const done = messages.moved(name, numberAfter(target, to), target.heading.name);
    await run(done, moveProduct(product, to, target.products), (why) => messages.notMoved(name, why));
  };

  const remove = (product: PlacedProduct): Promise<boolean> =>
    run(messages.deleted(product.name), deleteProduct(product), (why) =>
      messages.notDeleted(product.name, why),
    );

  const setAvailable = async (product: useUpdateProduct_product$key, isAvailable: boolean): Promise<void> => {
    const refused = await updateProduct(product, { isAvailable });
    if (refused) onRefused(refused.message);
  };

  return {
    move,
    remove,
    setAvailable,
    /** Resolves true when it was accepted. */
    moveSection: ({ id, name }: MenuHeading, afterId: string | null) => {
      const number = moveHeading(site.sections, id, afterId).findIndex((one) => one.id === id) + 1;
      return run(messages.sectionMoved(name, number), moveHeadingOnServer(id, afterId));
    },
    deleteSection: ({ id, name }: MenuHeading) => run(messages.sectionDeleted(name), deleteHeading(id)),
  };
}

/** Whether the product stands behind `afterId` already. */
function isThere({ products }: MenuGroup<PlacedProduct>, { id, afterId }: ProductMove): boolean {
  const index = products.findIndex((product) => product.id === id);
  return index >= 0 && (products[index - 1]?.id ?? null) === afterId;
}
