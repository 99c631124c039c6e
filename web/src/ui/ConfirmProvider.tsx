import { useCallback, useRef, useState, type ReactNode } from 'react';
import { NOT_LOADED, useLate } from '../lib/lateCode.ts';
import { ConfirmContext, type ConfirmOptions } from './confirm.ts';
import { useSnackbar } from './snackbar.ts';

// Dialogs are loaded when the first question comes up.
const loadDialog = () => import('./ConfirmDialog.tsx');

interface Question {
  options: ConfirmOptions;
  isOpen: boolean;
}

/**
 * Shows the questions of `useConfirm`, one at a time; a new one answers an open one with false. So does a question that
 * cannot be shown, which a notice tells: needs a SnackbarProvider above.
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
