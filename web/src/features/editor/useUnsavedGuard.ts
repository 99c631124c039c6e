import { use, useEffect, useId } from 'react';
import { UnsavedContext } from './unsaved.ts';

/**
 * While `isDirty`, leaving the page or the tab asks first: one question, however many forms are unsaved. Give it `true`
 * during a save too, so that a failure is not lost. Needs the editor's UnsavedGuard above.
 */
export function useUnsavedGuard(isDirty: boolean): void {
  const mark = use(UnsavedContext);
  if (!mark) throw new Error('useUnsavedGuard needs an UnsavedGuard above it.');
  const form = useId();
  useEffect(() => {
    mark(form, isDirty);
    return () => mark(form, false);
  }, [mark, form, isDirty]);
}
