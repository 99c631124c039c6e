import { useNavigate } from '@tanstack/react-router';
import { useCallback, useId, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DeleteAccountDialog_user$key } from '../../../__generated__/DeleteAccountDialog_user.graphql.ts';
import type { DeleteAccountDialogMutation } from '../../../__generated__/DeleteAccountDialogMutation.graphql.ts';
import { formText } from '../../../forms/fields.ts';
import { endSession } from '../../../lib/session.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { FailureAlert } from '../../../forms/FailureAlert.tsx';
import { useFormSubmit } from '../../../forms/useFormSubmit.ts';
import { checkDeletion } from './account.rules.ts';
import { UsernameHint } from './AccountForm.tsx';
import { messages } from './messages.ts';

/** Deletes the account; `confirmation` is the password, or the e-mail address of an account without one. Resolves null on success, otherwise what to show. */
export function useDeleteAccount(): [
  deleteAccount: (input: { confirmation: string }) => Promise<Refusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutationOutcome<DeleteAccountDialogMutation>(graphql`
    mutation DeleteAccountDialogMutation($input: DeleteAccountInput!) @raw_response_type {
      deleteAccount(input: $input) {
        ... on DeleteAccountPayload @alias(as: "payload") {
          ok
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);

  const deleteAccount = useCallback(
    async (input: { confirmation: string }) => {
      const { refusal } = await commit({ variables: { input }, fallback: messages.deleteFailed });
      return refusal;
    },
    [commit],
  );
  return [deleteAccount, isLoading];
}

interface Props {
  user: DeleteAccountDialog_user$key;
  isOpen: boolean;
  onClose: () => void;
}

/** Says what deleting means, asks for the password (or the address, without one), and does it. */
export function DeleteAccountDialog({ user, isOpen, onClose }: Props) {
  const account = useFragment(
    graphql`
      fragment DeleteAccountDialog_user on User {
        email
        hasPassword
      }
    `,
    user,
  );
  const id = useId();
  const navigate = useNavigate();
  const { show } = useSnackbar();
  const [deleteAccount, isLoading] = useDeleteAccount();
  const { failure, onSubmit, forget } = useFormSubmit({
    read: (data) => ({ confirmation: formText(data, 'confirmation') }),
    check: (values) => checkDeletion(values, account),
    send: deleteAccount,
    onDone: () => {
      // Off the guarded page first: its guard would lead to Login.
      void navigate({ to: '/' }).then(() => {
        endSession();
        show({ message: messages.deleted, color: 'success' });
      });
    },
  });
  const close = (): void => {
    forget();
    onClose();
  };
  const field = { name: 'confirmation', required: true, error: failure?.fields['confirmation'] };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={messages.deleteQuestion}
      role="alertdialog"
      persistent={isLoading}
      actions={
        <>
          <Button variant="secondary" disabled={isLoading} onClick={close}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={id} variant="danger" loading={isLoading}>
            {messages.deleteConfirm}
          </Button>
        </>
      }
    >
      <Stack as="ul" $gap={2}>
        {messages.deleteHappens.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Stack>
      <FailureAlert failure={failure} onWaited={forget} />
      <form id={id} noValidate onSubmit={(event: SubmitEvent<HTMLFormElement>) => onSubmit(event)}>
        {account.hasPassword ? (
          <>
            <UsernameHint email={account.email} />
            <PasswordField {...field} label={messages.deleteByPassword} autoComplete="current-password" />
          </>
        ) : (
          <Field {...field} label={messages.deleteByEmail(account.email)} type="email" autoComplete="off" />
        )}
      </form>
    </Dialog>
  );
}
