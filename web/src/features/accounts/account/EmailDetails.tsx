import { useState, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { EmailDetails_user$key } from '../../../__generated__/EmailDetails_user.graphql.ts';
import type { EmailDetailsChangeMutation } from '../../../__generated__/EmailDetailsChangeMutation.graphql.ts';
import type { EmailDetailsCancelMutation } from '../../../__generated__/EmailDetailsCancelMutation.graphql.ts';
import { formText } from '../../../forms/fields.ts';
import { useFormSubmit } from '../../../forms/useFormSubmit.ts';
import { focusNew } from '../../../lib/focus.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useInputMutation, useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Field } from '../../../ui/Field.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { Text } from '../../../ui/Text.tsx';
import { FailureAlert } from '../../../forms/FailureAlert.tsx';
import { useSendVerification } from '../useSendVerification.ts';
import { checkEmailChange } from './account.rules.ts';
import { AccountForm, UsernameHint } from './AccountForm.tsx';
import { messages } from './messages.ts';

interface PendingEmailProps {
  email: string;
  pendingEmail: string;
  onResend: () => void;
}

/** A new address that waits for its link. The link can be sent again, and the change cancelled. */
function PendingEmail({ email, pendingEmail, onResend }: PendingEmailProps) {
  const { show } = useSnackbar();
  const [commit, isCancelling] = useMutationOutcome<EmailDetailsCancelMutation>(graphql`
    mutation EmailDetailsCancelMutation @raw_response_type {
      cancelEmailChange {
        ... on CancelEmailChangePayload @alias(as: "payload") {
          user {
            id
            pendingEmail
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const [failure, setFailure] = useState<Refusal | null>(null);

  const cancel = async (): Promise<void> => {
    setFailure(null);
    const { refusal } = await commit({ variables: {}, fallback: messages.cancelFailed });
    setFailure(refusal);
    if (!refusal) show({ message: messages.changeCancelled, color: 'success' });
  };

  return (
    <>
      <Alert
        title={messages.waiting(pendingEmail)}
        action={
          <Stack $row $gap={4}>
            <Button variant="secondary" aria-label={messages.resendTo(pendingEmail)} onClick={onResend}>
              {messages.resend}
            </Button>
            <Button variant="quiet" loading={isCancelling} onClick={() => void cancel()}>
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

interface EmailFormProps {
  /** The address as it is now. */
  current: string;
  hasPassword: boolean;
  /** The address to start with; '' for none. */
  wished: string;
  onClose: () => void;
}

/** Mails a link to a new address, which stays pending until the link is followed. Asks for the password of an account that has one. */
function EmailForm({ current, hasPassword, wished, onClose }: EmailFormProps) {
  const { show } = useSnackbar();
  const [request, isLoading] = useInputMutation<EmailDetailsChangeMutation>(
    graphql`
      mutation EmailDetailsChangeMutation($input: RequestEmailChangeInput!) @raw_response_type {
        requestEmailChange(input: $input) {
          ... on RequestEmailChangePayload @alias(as: "payload") {
            user {
              id
              email
              pendingEmail
            }
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.emailFailed,
  );
  const form = useFormSubmit({
    read: (data) => ({
      email: formText(data, 'email').trim(),
      password: hasPassword ? formText(data, 'password') : null,
    }),
    check: (values) => checkEmailChange(values, current),
    send: request,
    onDone: ({ email }) => {
      show({ message: messages.linkSent(email), color: 'success' });
      onClose();
    },
  });
  return (
    <AccountForm {...form} submit={messages.sendLink} isLoading={isLoading} onCancel={onClose}>
      <Field
        {...form.field('email')}
        label={messages.newEmail}
        type="email"
        autoComplete="email"
        ref={focusNew}
        defaultValue={wished}
        help={messages.newEmailHelp}
      />
      {hasPassword && (
        <>
          <UsernameHint email={current} />
          <PasswordField
            {...form.field('password')}
            label={messages.password}
            autoComplete="current-password"
          />
        </>
      )}
    </AccountForm>
  );
}

const Label = styled.h3`
  font-size: var(--size-15);
  font-weight: 600;
  line-height: inherit;
`;

const Address = styled(Text)`
  overflow-wrap: anywhere;
`;

/** The address, whether it is confirmed, and the form that changes it. */
export function EmailDetails({ user }: { user: EmailDetails_user$key }) {
  const { email, emailVerified, pendingEmail, hasPassword } = useFragment(
    graphql`
      fragment EmailDetails_user on User {
        email
        emailVerified
        pendingEmail
        hasPassword
      }
    `,
    user,
  );
  const [send, isSending] = useSendVerification();
  /** The address that the form starts with; null while there is no form. */
  const [wished, setWished] = useState<string | null>(null);
  const change = useRef<HTMLButtonElement>(null);

  const close = (): void => {
    // The focused form disappears.
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
      {pendingEmail && (
        <PendingEmail email={email} pendingEmail={pendingEmail} onResend={() => setWished(pendingEmail)} />
      )}
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
      {wished !== null && (
        <EmailForm key={wished} current={email} hasPassword={hasPassword} wished={wished} onClose={close} />
      )}
    </Stack>
  );
}
