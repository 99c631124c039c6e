import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useSnackbar } from '../../ui/snackbar.ts';
import { forgetConversation } from './claimStore.ts';
import { messages } from './messages.ts';
import { sendToWidget } from './widget/widgetStore.ts';

/** What follows a successful claim (spec §4, §8): storage cleared, the widget back to its avatar, the green snackbar, the way to /my-restaurants. */
export function useClaimed(): () => void {
  const navigate = useNavigate();
  const { show } = useSnackbar();
  return useCallback(() => {
    forgetConversation();
    sendToWidget({ type: 'claimed' });
    show({ message: messages.claimed, color: 'success' });
    void navigate({ to: '/my-restaurants' });
  }, [navigate, show]);
}
