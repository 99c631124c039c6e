import { Button } from './Button.tsx';
import type { ConfirmOptions } from './confirm.ts';
import { Dialog } from './Dialog.tsx';
import { Text } from './Text.tsx';

interface Props {
  options: ConfirmOptions;
  isOpen: boolean;
  onAnswer: (confirmed: boolean) => void;
}

/** The dialog behind `useConfirm`. */
export function ConfirmDialog({ options, isOpen, onAnswer }: Props) {
  const { title, text, type = 'confirm', persistent = false, destructive = false } = options;
  // Spec §4: alert and info have no cancel button.
  const { confirmText = 'OK', cancelText = 'Cancel', showCancel = type === 'confirm' } = options;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => onAnswer(false)}
      title={title}
      persistent={persistent}
      role="alertdialog"
      width={440}
      actions={
        <>
          {showCancel && (
            <Button variant="secondary" onClick={() => onAnswer(false)}>
              {cancelText}
            </Button>
          )}
          <Button variant={destructive ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
            {confirmText}
          </Button>
        </>
      }
    >
      <Text $soft>{text}</Text>
    </Dialog>
  );
}
