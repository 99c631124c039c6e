import { useCallback, useRef, useState, type ReactNode } from 'react';
import { NOT_LOADED, useLate } from '../../../lib/lateCode.ts';
import { type AskConfirmation, ConfirmationContext } from '../../../relay/confirmation.ts';
import type { ConfirmationWay } from '../../../relay/refusal.ts';
import { useSnackbar } from '../../../ui/snackbar.ts';

// The first question loads the dialog.
const loadDialog = () => import('./ConfirmationDialog.tsx');

interface Question {
  ways: readonly ConfirmationWay[];
  isOpen: boolean;
  /** Each question is a new form. */
  number: number;
}

/**
 * Asks who the person is, in one dialog, for every mutation that needs it. What the person has typed stays where it is. Changes that
 * wait at the same time share the answer. Needs a SnackbarProvider and the Relay environment above.
 */
export function ConfirmationProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const waiting = useRef<((isConfirmed: boolean) => void)[]>([]);

  const ask = useCallback<AskConfirmation>((ways) => {
    setQuestion((last) => (last?.isOpen ? last : { ways, isOpen: true, number: (last?.number ?? 0) + 1 }));
    return new Promise((resolve) => waiting.current.push(resolve));
  }, []);

  const answer = useCallback((isConfirmed: boolean) => {
    for (const resolve of waiting.current.splice(0)) resolve(isConfirmed);
    setQuestion((open) => open && { ...open, isOpen: false });
  }, []);

  const { show } = useSnackbar();
  const late = useLate(loadDialog, question?.isOpen ?? false, () => {
    answer(false);
    show({ message: NOT_LOADED, color: 'error' });
  });

  return (
    <ConfirmationContext value={ask}>
      {children}
      {late && question && (
        <late.ConfirmationDialog
          key={question.number}
          ways={question.ways}
          isOpen={question.isOpen}
          onAnswer={answer}
        />
      )}
    </ConfirmationContext>
  );
}
