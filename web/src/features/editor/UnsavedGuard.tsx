import { useBlocker } from '@tanstack/react-router';
import { createContext, use, useEffect, useId, useCallback, useRef, type ReactNode } from 'react';
import { getSession } from '../../lib/session.ts';
import { useConfirm } from '../../ui/confirm.ts';
import { parseEditorSearch } from './editorSearch.rules.ts';
import { messages } from './messages.ts';

/** Registers whether a form has unsaved edits. */
type MarkUnsaved = (form: string, isDirty: boolean) => void;

const UnsavedContext = createContext<MarkUnsaved | null>(null);

/**
 * While `isDirty`, leaving the page or the tab asks first, once for all forms. Pass `true` during a save too, so that a
 * failure is not lost. The returned function closes the form, after the same question.
 */
export function useUnsavedGuard(isDirty: boolean): (close: () => void) => Promise<void> {
  const mark = use(UnsavedContext);
  if (!mark) throw new Error('useUnsavedGuard needs an UnsavedGuard above it.');
  const form = useId();
  useEffect(() => {
    mark(form, isDirty);
    return () => mark(form, false);
  }, [mark, form, isDirty]);
  const confirm = useConfirm();
  return async (close) => {
    if (!isDirty || (await confirm(QUESTION))) close();
  };
}

const QUESTION = {
  title: messages.leaveTitle,
  text: messages.leaveText,
  confirmText: messages.leaveConfirm,
  cancelText: messages.leaveCancel,
  destructive: true,
} as const;

/** Each tab is a place of its own, and so is the form of each product. */
const placeOf = ({ pathname, search }: { pathname: string; search: object }): string =>
  JSON.stringify([pathname, parseEditorSearch({ ...search })]);

/** Asks before the owner leaves the editor or a tab with unsaved edits. Forms register with `useUnsavedGuard`. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const unsaved = useRef(new Set<string>());
  const mark = useCallback<MarkUnsaved>((form, isDirty) => {
    if (isDirty) unsaved.current.add(form);
    else unsaved.current.delete(form);
  }, []);
  const confirm = useConfirm();

  useBlocker({
    enableBeforeUnload: () => unsaved.current.size > 0,
    shouldBlockFn: async ({ current, next }) => {
      // Without a session nothing can be saved: the redirect to Login is not blocked.
      if (unsaved.current.size === 0 || placeOf(current) === placeOf(next) || !getSession().token)
        return false;
      return !(await confirm(QUESTION));
    },
  });

  return <UnsavedContext value={mark}>{children}</UnsavedContext>;
}
