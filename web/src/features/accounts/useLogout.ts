import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useLogoutMutation } from '../../__generated__/useLogoutMutation.graphql.ts';
import { endSession } from '../../lib/session.ts';
import { useSnackbar } from '../../ui/snackbar.ts';
import { unsubscribe } from './devices/browserPush.ts';
import { messages } from './messages.ts';

/**
 * Opens / (spec §2), or stays on a public page; ends the session on the server, and removes user and token here, even when the
 * server is not reached. The notifications of this browser end too.
 */
export function useLogout(then: 'home' | 'stay' = 'home'): () => void {
  const navigate = useNavigate();
  const { show } = useSnackbar();
  const [commit] = useMutation<useLogoutMutation>(graphql`
    mutation useLogoutMutation {
      logout {
        ok
      }
    }
  `);

  return useCallback(() => {
    // Leave the guarded page first, and send the call before its token is removed.
    const left = then === 'home' ? navigate({ to: '/' }) : Promise.resolve();
    void left.then(() => {
      commit({
        variables: {},
        onError: () => {
          show({ message: messages.logoutFailed, color: 'warning', multiline: true });
        },
      });
      endSession();
      // The server forgets a device with its session, so a failure here has no effect.
      unsubscribe().catch(() => undefined);
    });
  }, [then, navigate, commit, show]);
}
