import { useCallback, useRef, useState, type ReactNode } from 'react';
import { NOT_LOADED, useLate } from '../lib/lateCode.ts';
import { ConfirmContext, type ConfirmOptions } from './confirm.ts';
import { useSnackbar } from './snackbar.ts';

// The first question loads the dialog.
const loadDialog = () => import('./ConfirmDialog.tsx');

interface Question {
  options: ConfirmOptions;
  isOpen: boolean;
}

/**
 * Shows one question of `useConfirm` at a time. An open question is answered with false by a new one, and when its code cannot
 * be loaded. Needs a SnackbarProvider above.
 */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const resolve = useRef<(answer: boolean) => void>(() => undefined);

  const confirm = useCallback((options: ConfirmOptions) => {
    resolve.current(false);
    setQuestion({ options, isOpen: true });
    return new Promise<boolean>((settle) => (resolve.current = settle));
  }, []);

  const answer = useCallback((confirmed: boolean) => {
    resolve.current(confirmed);
    setQuestion((open) => open && { ...open, isOpen: false });
  }, []);

  const { show } = useSnackbar();
  const late = useLate(loadDialog, question?.isOpen ?? false, () => {
    answer(false);
    show({ message: NOT_LOADED, color: 'error' });
  });

  return (
    <ConfirmContext value={confirm}>
      {children}
      {late && question && <late.ConfirmDialog {...question} onAnswer={answer} />}
    </ConfirmContext>
  );
}
