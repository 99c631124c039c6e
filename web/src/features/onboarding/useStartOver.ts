import { useConfirm } from '../../ui/confirm.ts';
import { isClaimOnly } from './conversation.rules.ts';
import type { ConversationState } from './conversationState.ts';
import { messages } from './messages.ts';

/** Asks before what is shown is removed for another website, because a preview can then not be claimed any more. */
export function useStartOver(state: ConversationState, startOver: () => void): () => Promise<void> {
  const confirm = useConfirm();
  return async () => {
    const confirmed = await confirm({
      title: messages.startOverTitle,
      text: isClaimOnly(state)
        ? messages.startOverClaimText
        : state.preview?.claimToken
          ? messages.startOverPreviewText
          : messages.startOverText,
      confirmText: messages.startOverConfirm,
      cancelText: messages.startOverCancel,
      destructive: true,
    });
    if (confirmed) startOver();
  };
}
