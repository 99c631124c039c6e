import { createContext, type ReactNode, use, useCallback, useEffect, useId, useState } from 'react';
import { menuCode } from '@forkfront/common/menuCode.ts';
import { localIdOf } from '../../../lib/globalId.ts';
import type { LookEdit } from './look.rules.ts';

/** What the preview shows besides the saved site. */
interface Previewed {
  /** The part of the look that is not saved; null when all is. */
  look: LookEdit | null;
  /** The place on the page that is edited, as a fragment of the address; null for none. */
  place: string | null;
}

/** Changes what the preview shows; it never changes itself, so forms do not render again. */
type Show = (change: Partial<Previewed>) => void;

const NOTHING: Previewed = { look: null, place: null };
const PreviewedContext = createContext(NOTHING);
const ShowContext = createContext<Show>(() => undefined);

/** Connects the forms of the editor with its preview. */
export function PreviewedProvider({ children }: { children: ReactNode }) {
  const [previewed, setPreviewed] = useState(NOTHING);
  const show = useCallback<Show>((change) => setPreviewed((all) => ({ ...all, ...change })), []);
  return (
    <ShowContext value={show}>
      <PreviewedContext value={previewed}>{children}</PreviewedContext>
    </ShowContext>
  );
}

/** What the preview shows now. */
export const usePreviewed = (): Previewed => use(PreviewedContext);

/**
 * Shows the look of a form in the preview. While the form is saved (`isSaving`) the preview stays as it is, because the saved site
 * follows with the answer.
 */
export function usePreviewLook(look: LookEdit | null, isSaving: boolean): void {
  const show = use(ShowContext);
  useEffect(() => {
    if (!isSaving) show({ look });
  }, [show, look, isSaving]);
  useEffect(() => () => show({ look: null }), [show]);
}

/** The preview goes to this dish and highlights it, now and after each save, while the component is mounted. */
export function usePreviewDish(productId: string): void {
  const show = use(ShowContext);
  // Opening a dish again is another place, so that it is highlighted again.
  const visit = useId();
  useEffect(() => {
    show({ place: `/dishes/${menuCode(localIdOf(productId))}${visit}` });
    return () => show({ place: null });
  }, [show, productId, visit]);
}
