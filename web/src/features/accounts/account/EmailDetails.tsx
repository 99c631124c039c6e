import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { EmailDetails_user$key } from '../../../__generated__/EmailDetails_user.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useSendVerification } from '../useSendVerification.ts';
import { EmailForm } from './EmailForm.tsx';
import { messages } from './messages.ts';
import { PendingEmail } from './PendingEmail.tsx';

const Label = styled.h3`
  font-size: var(--size-15);
  font-weight: 600;
  line-height: inherit;
`;

const Address = styled(Text)`
  overflow-wrap: anywhere;
`;

/** The address, whether it is confirmed, and the way to another one. */
export function EmailDetails({ user }: { user: EmailDetails_user$key }) {
  const { email, emailVerified, pendingEmail, ...rest } = useFragment(
    graphql`
      fragment EmailDetails_user on User {
        email
        emailVerified
        pendingEmail
        ...PendingEmail_user
        ...EmailForm_user
      }
    `,
    user,
  );
  const [send, isSending] = useSendVerification();
  /** The address that the form starts with; null while there is no form. */
  const [wished, setWished] = useState<string | null>(null);
  const change = useRef<HTMLButtonElement>(null);

  const close = (): void => {
    // The form goes away with the focus in it.
    change.current?.focus();
    setWished(null);
  };

  return (
    <Stack $gap={4}>
      <Stack $gap={2}>
        <Label>{messages.email}</Label>
        <Stack $row $gap={3}>
          <Address>{email}</Address>
          <Chip tone={emailVerified ? 'success' : 'warning'}>
            {emailVerified ? messages.verified : messages.notVerified}
          </Chip>
        </Stack>
      </Stack>
      <PendingEmail user={rest} onResend={() => setWished(pendingEmail ?? '')} />
      <Stack $row $gap={4}>
        <Button
          ref={change}
          variant="secondary"
          aria-expanded={wished !== null}
          onClick={() => setWished(wished === null ? '' : null)}
        >
          {messages.changeEmail}
        </Button>
        {!emailVerified && (
          <Button variant="quiet" aria-label={messages.resendTo(email)} loading={isSending} onClick={send}>
            {messages.resend}
          </Button>
        )}
      </Stack>
      {wished !== null && <EmailForm key={wished} user={rest} wished={wished} onClose={close} />}
    </Stack>
  );
}
