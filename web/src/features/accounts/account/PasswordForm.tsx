import { graphql, useFragment } from 'react-relay';
import type { PasswordForm_user$key } from '../../../__generated__/PasswordForm_user.graphql.ts';
import { formText } from '../../../lib/formText.ts';
import { Button } from '../../../ui/Button.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { messages as shared } from '../messages.ts';
import { useFormSubmit } from '../useFormSubmit.ts';
import { checkPasswordChange } from './account.rules.ts';
import { AccountForm } from './AccountForm.tsx';
import { messages } from './messages.ts';
import { useChangePassword } from './useChangePassword.ts';
import { UsernameHint } from './UsernameHint.tsx';

/** Changes the password, which ends all other sessions. */
export function PasswordForm({ user }: { user: PasswordForm_user$key }) {
  const { email } = useFragment(
    graphql`
      fragment PasswordForm_user on User {
        email
      }
    `,
    user,
  );
  const { show } = useSnackbar();
  const [change, isLoading] = useChangePassword();
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
  const wrong = form.failure?.fields;
  return (
    <AccountForm
      {...form}
      buttons={
        <Button type="submit" variant="secondary" loading={isLoading}>
          {messages.changePassword}
        </Button>
      }
    >
      <UsernameHint email={email} />
      <PasswordField
        label={messages.currentPassword}
        name="currentPassword"
        autoComplete="current-password"
        required
        error={wrong?.['currentPassword']}
      />
      <PasswordField
        label={messages.newPassword}
        name="newPassword"
        autoComplete="new-password"
        required
        help={shared.passwordHelp}
        error={wrong?.['newPassword']}
      />
      <PasswordField
        label={messages.confirmPassword}
        name="confirmation"
        autoComplete="new-password"
        required
        error={wrong?.['confirmation']}
      />
    </AccountForm>
  );
}
