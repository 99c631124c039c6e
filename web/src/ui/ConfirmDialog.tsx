import type { ConfirmOptions } from './confirm.ts';
import { withDialogDefaults } from './dialog.rules.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Text } from './Text.tsx';

interface Props {
  options: ConfirmOptions;
  isOpen: boolean;
  onAnswer: (confirmed: boolean) => void;
}

/** The dialog behind `useConfirm`. */
export function ConfirmDialog({ options, isOpen, onAnswer }: Props) {
  const { title, text, persistent, destructive, confirmText, cancelText, showCancel } =
    withDialogDefaults(options);
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
