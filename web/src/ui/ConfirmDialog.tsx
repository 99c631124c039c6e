import { Button } from './Button.tsx';
import type { ConfirmOptions } from './confirm.ts';
import { Dialog } from './Dialog.tsx';
import { Text } from './Text.tsx';

/** The options with their defaults. */
export function withDialogDefaults(options: ConfirmOptions): Required<ConfirmOptions> {
  const type = options.type ?? 'confirm';
  return {
    persistent: false,
    confirmText: 'OK',
    cancelText: 'Cancel',
    // Spec §4: alert and info have no cancel button.
    showCancel: type === 'confirm',
    destructive: false,
    ...options,
    type,
  };
}

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
