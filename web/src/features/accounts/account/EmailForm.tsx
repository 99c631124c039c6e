import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EmailForm_user$key } from '../../../__generated__/EmailForm_user.graphql.ts';
import { formText } from '../../../lib/formText.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { useFormSubmit } from '../useFormSubmit.ts';
import { checkEmailChange } from './account.rules.ts';
import { AccountForm } from './AccountForm.tsx';
import { messages } from './messages.ts';
import { UsernameHint } from './UsernameHint.tsx';
import { useRequestEmailChange } from './useRequestEmailChange.ts';

interface Props {
  user: EmailForm_user$key;
  /** The address to start with; '' for none. */
  wished: string;
  onClose: () => void;
}

/** Asks for a new address, and for the password where there is one. */
export function EmailForm({ user, wished, onClose }: Props) {
  const { email: current, hasPassword } = useFragment(
    graphql`
      fragment EmailForm_user on User {
        email
        hasPassword
      }
    `,
    user,
  );
  const { show } = useSnackbar();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const [request, isLoading] = useRequestEmailChange();
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
    <AccountForm
      {...form}
      buttons={
        <>
          <Button type="submit" loading={isLoading}>
            {messages.sendLink}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {messages.cancel}
          </Button>
        </>
      }
    >
      <Field
        label={messages.newEmail}
        name="email"
        type="email"
        autoComplete="email"
        required
        ref={first}
        defaultValue={wished}
        help={messages.newEmailHelp}
        error={form.failure?.fields['email']}
      />
      {hasPassword && (
        <>
          <UsernameHint email={current} />
          <PasswordField
            label={messages.password}
            name="password"
            autoComplete="current-password"
            required
            error={form.failure?.fields['password']}
          />
        </>
      )}
    </AccountForm>
  );
}
