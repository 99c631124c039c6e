import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { writeStored } from '../../lib/storage.ts';
import { useSnackbar } from '../../ui/snackbar.ts';
import { messages } from './messages.ts';
import { sendToWidget } from './widget/widgetStore.ts';

/** After a successful claim (spec §4, §8): closes the widget, shows the snackbar and opens /my-restaurants. */
export function useClaimed(): () => void {
  const navigate = useNavigate();
  const { show } = useSnackbar();
  return useCallback(() => {
    writeStored('firstSteps', null);
    sendToWidget({ type: 'closed' });
    show({ message: messages.claimed, color: 'success' });
    void navigate({ to: '/my-restaurants' });
  }, [navigate, show]);
}
