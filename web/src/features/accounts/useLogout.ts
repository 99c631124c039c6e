import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useLogoutMutation } from '../../__generated__/useLogoutMutation.graphql.ts';
import { endSession } from '../../lib/session.ts';
import { useSnackbar } from '../../ui/snackbar.ts';
import { messages } from './messages.ts';

/**
 * Goes to / (spec §2), ends the session on the server, and forgets user and token here. The last happens in any case: a
 * person who signs out on a shared computer must be out, server or no server.
 */
export function useLogout(): () => void {
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
    // The order matters: leave the guarded page first, and let the call take the token along before it is forgotten.
    void navigate({ to: '/' }).then(() => {
      commit({
        variables: {},
        onError: () => {
          show({ message: messages.logoutFailed, color: 'warning', multiline: true });
        },
      });
      endSession();
    });
  }, [navigate, commit, show]);
}
