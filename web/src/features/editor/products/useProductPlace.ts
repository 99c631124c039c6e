import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { NEW_PRODUCT, type EditorSearch } from '../editorSearch.rules.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list of products is the page before this one. */
    isOverProducts?: boolean;
  }
}

interface ProductPlace {
  /** The product whose form is open, NEW_PRODUCT, or null for the list. */
  product: string | null;
  /** Of a new product: the section it was opened from; null for the last one. */
  sectionId: string | null;
  edit: (productId: string) => void;
  add: (sectionId: string | null) => void;
  /** Back to the list, without asking about unsaved edits. */
  close: () => void;
}

/** Which product is open stands in the address: Back leads to the list, and a reload stays. */
export function useProductPlace(): ProductPlace {
  const { product, section } = useSearch({ from: '/_authed/editor/$id' });
  const isOverProducts = useLocation({ select: ({ state }) => state.isOverProducts === true });
  const { history } = useRouter();
  const navigate = useNavigate({ from: '/editor/$id' });
  const open = useCallback(
    (search: EditorSearch) =>
      void navigate({
        to: '.',
        search: { tab: 'products', ...search },
        state: { isOverProducts: true },
        resetScroll: false,
      }),
    [navigate],
  );
  return {
    product: product ?? null,
    sectionId: section ?? null,
    edit: useCallback((id) => open({ product: id }), [open]),
    add: useCallback((id) => open({ product: NEW_PRODUCT, section: id ?? undefined }), [open]),
    close: () => {
      if (isOverProducts) return history.back({ ignoreBlocker: true });
      void navigate({ to: '.', search: { tab: 'products' }, replace: true, ignoreBlocker: true });
    },
  };
}
