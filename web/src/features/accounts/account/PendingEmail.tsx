import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PendingEmail_user$key } from '../../../__generated__/PendingEmail_user.graphql.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { FailureAlert } from '../FailureAlert.tsx';
import { messages } from './messages.ts';
import { useCancelEmailChange } from './useCancelEmailChange.ts';

/** A new address that waits for its link, to be asked for once more or forgotten; nothing when none waits. */
export function PendingEmail({ user, onResend }: { user: PendingEmail_user$key; onResend: () => void }) {
  const { email, pendingEmail } = useFragment(
    graphql`
      fragment PendingEmail_user on User {
        email
        pendingEmail
      }
    `,
    user,
  );
  const { show } = useSnackbar();
  const [cancel, isCancelling] = useCancelEmailChange();
  const [failure, setFailure] = useState<Refusal | null>(null);

  const forget = async (): Promise<void> => {
    setFailure(null);
    const failed = await cancel();
    setFailure(failed);
    if (!failed) show({ message: messages.changeCancelled, color: 'success' });
  };

  if (!pendingEmail) return null;
  return (
    <>
      <Alert
        title={messages.waiting(pendingEmail)}
        action={
          <Stack $row $gap={4}>
            <Button variant="secondary" aria-label={messages.resendTo(pendingEmail)} onClick={onResend}>
              {messages.resend}
            </Button>
            <Button variant="quiet" loading={isCancelling} onClick={() => void forget()}>
              {messages.cancelChange}
            </Button>
          </Stack>
        }
      >
        {messages.waitingHelp(email)}
      </Alert>
      <FailureAlert failure={failure} onWaited={() => setFailure(null)} />
    </>
  );
}
