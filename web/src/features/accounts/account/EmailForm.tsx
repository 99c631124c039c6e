import { useCallback, useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EmailForm_user$key } from '../../../__generated__/EmailForm_user.graphql.ts';
import type { EmailFormMutation } from '../../../__generated__/EmailFormMutation.graphql.ts';
import { formText } from '../../../forms/fields.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { useFormSubmit } from '../../../forms/useFormSubmit.ts';
import { checkEmailChange } from './account.rules.ts';
import { AccountForm, UsernameHint } from './AccountForm.tsx';
import { messages } from './messages.ts';

/** A new address, and the password of an account that has one. */
interface EmailChange {
  email: string;
  password: string | null;
}

/** Mails a link to a new address, which waits until it is followed. Resolves null on success, otherwise what to show. */
function useRequestEmailChange(): [
  request: (input: EmailChange) => Promise<Refusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutationOutcome<EmailFormMutation>(graphql`
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
  `);

  const request = useCallback(
    async (input: EmailChange) => {
      const { refusal } = await commit({ variables: { input }, fallback: messages.emailFailed });
      return refusal;
    },
    [commit],
  );
  return [request, isLoading];
}

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
