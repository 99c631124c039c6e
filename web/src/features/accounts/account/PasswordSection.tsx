import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PasswordSection_user$key } from '../../../__generated__/PasswordSection_user.graphql.ts';
import type { PasswordSectionMutation } from '../../../__generated__/PasswordSectionMutation.graphql.ts';
import { formText } from '../../../forms/fields.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useInputMutation } from '../../../relay/useMutationOutcome.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { Text } from '../../../ui/Text.tsx';
import { FailureAlert } from '../../../forms/FailureAlert.tsx';
import { messages as shared } from '../messages.ts';
import { useFormSubmit } from '../../../forms/useFormSubmit.ts';
import { useRequestPasswordReset } from '../useRequestPasswordReset.ts';
import { checkPasswordChange } from './account.rules.ts';
import { AccountForm, UsernameHint } from './AccountForm.tsx';
import { AccountSection } from './AccountSection.tsx';
import { messages } from './messages.ts';

/** Changes the password, which ends all other sessions. */
function PasswordForm({ email }: { email: string }) {
  const { show } = useSnackbar();
  const [change, isLoading] = useInputMutation<PasswordSectionMutation>(
    graphql`
      mutation PasswordSectionMutation($input: ChangePasswordInput!) @raw_response_type {
        changePassword(input: $input) {
          ... on ChangePasswordPayload @alias(as: "payload") {
            user {
              ...SessionList_user
            }
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.passwordFailed,
  );
  const form = useFormSubmit({
    read: (data) => ({
      currentPassword: formText(data, 'currentPassword'),
      newPassword: formText(data, 'newPassword'),
      confirmation: formText(data, 'confirmation'),
    }),
    check: checkPasswordChange,
    send: ({ currentPassword, newPassword }) => change({ currentPassword, newPassword }),
    onDone: (_values, element) => {
      element.reset();
      show({ message: messages.passwordChanged, color: 'success', multiline: true });
    },
  });
  return (
    <AccountForm {...form} submit={messages.changePassword} isLoading={isLoading}>
      <UsernameHint email={email} />
      <PasswordField
        {...form.field('currentPassword')}
        label={messages.currentPassword}
        autoComplete="current-password"
      />
      <PasswordField
        {...form.field('newPassword')}
        label={messages.newPassword}
        autoComplete="new-password"
        help={shared.passwordHelp}
      />
      <PasswordField
        {...form.field('confirmation')}
        label={messages.confirmPassword}
        autoComplete="new-password"
      />
    </AccountForm>
  );
}

/** For an account without a password: mails a link to set one. */
function PasswordByMail({ email }: { email: string }) {
  const { request, isLoading, sent, setSent } = useRequestPasswordReset();
  const [failure, setFailure] = useState<Refusal | null>(null);

  const send = async (): Promise<void> => {
    setFailure(null);
    setSent('');
    setFailure(await request({ email }));
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

/** Changes the password, or sets the first one. */
export function PasswordSection({ user }: { user: PasswordSection_user$key }) {
  const { hasPassword, email } = useFragment(
    graphql`
      fragment PasswordSection_user on User {
        hasPassword
        email
      }
    `,
    user,
  );
  return (
    <AccountSection title={messages.passwordTitle} intro={messages.passwordIntro}>
      {hasPassword ? <PasswordForm email={email} /> : <PasswordByMail email={email} />}
    </AccountSection>
  );
}
