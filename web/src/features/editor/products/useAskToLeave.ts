import { useConfirm } from '../../../ui/confirm.ts';
import { messages } from '../messages.ts';

/** Asks before a form with edits that are not saved is closed; resolves true when it may be. */
export function useAskToLeave(isUnsaved: boolean): () => Promise<boolean> {
  const confirm = useConfirm();
  return async () =>
    !isUnsaved ||
    confirm({
      title: messages.leaveTitle,
      text: messages.leaveText,
      confirmText: messages.leaveConfirm,
      cancelText: messages.leaveCancel,
      destructive: true,
    });
}
