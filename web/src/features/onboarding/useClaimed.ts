import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useSnackbar } from '../../ui/snackbar.ts';
import { forgetConversation } from './claimStore.ts';
import { messages } from './messages.ts';

/** What follows a successful claim (spec §4, §8): storage cleared, the green snackbar, the way to /my-restaurants. */
export function useClaimed(): () => void {
  const navigate = useNavigate();
  const { show } = useSnackbar();
  return useCallback(() => {
    forgetConversation();
    show({ message: messages.claimed, color: 'success' });
    void navigate({ to: '/my-restaurants' });
  }, [navigate, show]);
}
