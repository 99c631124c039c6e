import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { ConfirmContext, type ConfirmOptions } from './confirm.ts';

// Dialogs are loaded when the first question comes up.
const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog.tsx')).ConfirmDialog }));

interface Question {
  options: ConfirmOptions;
  isOpen: boolean;
}

/** Shows the questions of `useConfirm`, one at a time; a new one answers an open one with false. */
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

  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && (
        <Suspense>
          <ConfirmDialog {...question} onAnswer={answer} />
        </Suspense>
      )}
    </ConfirmContext>
  );
}
