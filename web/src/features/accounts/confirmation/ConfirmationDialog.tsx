import { useId } from 'react';
import { graphql } from 'react-relay';
import type { ConfirmationDialogMutation } from '../../../__generated__/ConfirmationDialogMutation.graphql.ts';
import { FailureAlert } from '../../../forms/FailureAlert.tsx';
import { formText, presentErrors } from '../../../forms/fields.ts';
import { Form } from '../../../forms/Form.tsx';
import { useFormSubmit } from '../../../forms/useFormSubmit.ts';
import { useSession } from '../../../lib/session.ts';
import { useInputMutation } from '../../../relay/useMutationOutcome.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { Text } from '../../../ui/Text.tsx';
import { UsernameHint } from '../account/AccountForm.tsx';
import { messages } from './messages.ts';

interface Props {
  isOpen: boolean;
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks for the password before a change that a stolen session must not allow. */
export function ConfirmationDialog({ isOpen, onAnswer }: Props) {
  const id = useId();
  const { user } = useSession();
  const [confirm, isLoading] = useInputMutation<ConfirmationDialogMutation>(
    graphql`
      mutation ConfirmationDialogMutation($input: ConfirmIdentityInput!) {
        confirmIdentity(input: $input) {
          ... on ConfirmIdentityPayload @alias(as: "payload") {
            confirmedUntil
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.failed,
  );
  const { failure, field, onSubmit, forget } = useFormSubmit({
    read: (data) => ({ password: formText(data, 'password') }),
    check: ({ password }) => presentErrors({ password: password === '' ? messages.passwordRequired : null }),
    send: confirm,
    onDone: () => onAnswer(true),
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => onAnswer(false)}
      title={messages.title}
      persistent={isLoading}
      width={440}
      actions={
        <>
          <Button variant="secondary" disabled={isLoading} onClick={() => onAnswer(false)}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={id} loading={isLoading}>
            {messages.confirm}
          </Button>
        </>
      }
    >
      <Text $soft>{messages.text}</Text>
      <FailureAlert failure={failure} onWaited={forget} />
      <Form id={id} gap={4} onSubmit={onSubmit}>
        <UsernameHint email={user?.email ?? ''} />
        <PasswordField {...field('password')} label={messages.password} autoComplete="current-password" />
      </Form>
    </Dialog>
  );
}
