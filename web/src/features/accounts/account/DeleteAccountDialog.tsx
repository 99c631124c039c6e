import { useNavigate } from '@tanstack/react-router';
import { useId, type SubmitEvent } from 'react';
import { graphql } from 'react-relay';
import type { DeleteAccountDialogMutation } from '../../../__generated__/DeleteAccountDialogMutation.graphql.ts';
import { formText } from '../../../forms/fields.ts';
import { endSession } from '../../../lib/session.ts';
import { useInputMutation } from '../../../relay/useMutationOutcome.ts';
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
import { unsubscribe } from '../devices/browserPush.ts';
import { messages } from './messages.ts';

interface Props {
  account: { email: string; hasPassword: boolean };
  isOpen: boolean;
  onClose: () => void;
}

/** Explains the consequences, asks for the password (or the address of an account without one), and deletes the account. */
export function DeleteAccountDialog({ account, isOpen, onClose }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const { show } = useSnackbar();
  const [deleteAccount, isLoading] = useInputMutation<DeleteAccountDialogMutation>(
    graphql`
      mutation DeleteAccountDialogMutation($input: DeleteAccountInput!) @raw_response_type {
        deleteAccount(input: $input) {
          ... on DeleteAccountPayload @alias(as: "payload") {
            ok
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.deleteFailed,
  );
  const { failure, onSubmit, forget } = useFormSubmit({
    read: (data) => ({ confirmation: formText(data, 'confirmation') }),
    check: (values) => checkDeletion(values, account),
    send: deleteAccount,
    onDone: () => {
      // Leave the guarded page first: its guard would redirect to Login.
      void navigate({ to: '/' }).then(() => {
        endSession();
        unsubscribe().catch(() => undefined);
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
