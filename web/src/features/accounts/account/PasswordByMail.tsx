import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PasswordByMail_user$key } from '../../../__generated__/PasswordByMail_user.graphql.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { FailureAlert } from '../FailureAlert.tsx';
import { messages as shared } from '../messages.ts';
import { useRequestPasswordReset } from '../useRequestPasswordReset.ts';
import { messages } from './messages.ts';

/** The way to a password for an account that has none: a mailed link. */
export function PasswordByMail({ user }: { user: PasswordByMail_user$key }) {
  const { email } = useFragment(
    graphql`
      fragment PasswordByMail_user on User {
        email
      }
    `,
    user,
  );
  const [request, isLoading] = useRequestPasswordReset();
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [sent, setSent] = useState('');

  const send = async (): Promise<void> => {
    setFailure(null);
    setSent('');
    const outcome = await request(email);
    if ('sent' in outcome) setSent(outcome.sent);
    else setFailure(outcome);
  };

  return (
    <Stack $gap={4} $align="start">
      <Text>{messages.noPassword}</Text>
      <FailureAlert failure={failure} onWaited={() => setFailure(null)} />
      {sent && (
        <Alert tone="success" title={sent}>
          {shared.resetLinkHint}
        </Alert>
      )}
      <Button variant="secondary" loading={isLoading} onClick={() => void send()}>
        {messages.mailPasswordLink}
      </Button>
    </Stack>
  );
}
