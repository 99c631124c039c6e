import { useEffect, useRef } from 'react';
import { graphql } from 'react-relay';
import type { EmailFormMutation } from '../../../__generated__/EmailFormMutation.graphql.ts';
import { formText } from '../../../forms/fields.ts';
import { useInputMutation } from '../../../relay/useMutationOutcome.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { useFormSubmit } from '../../../forms/useFormSubmit.ts';
import { checkEmailChange } from './account.rules.ts';
import { AccountForm, UsernameHint } from './AccountForm.tsx';
import { messages } from './messages.ts';

interface Props {
  /** The address as it is now. */
  current: string;
  hasPassword: boolean;
  /** The address to start with; '' for none. */
  wished: string;
  onClose: () => void;
}

/** Mails a link to a new address, which stays pending until the link is followed. Asks for the password of an account that has one. */
export function EmailForm({ current, hasPassword, wished, onClose }: Props) {
  const { show } = useSnackbar();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const [request, isLoading] = useInputMutation<EmailFormMutation>(
    graphql`
      mutation EmailFormMutation($input: RequestEmailChangeInput!) @raw_response_type {
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
