import { useId, useState } from 'react';
import { graphql } from 'react-relay';
import type { ConfirmationDialogMutation } from '../../../__generated__/ConfirmationDialogMutation.graphql.ts';
import { FailureAlert } from '../../../forms/FailureAlert.tsx';
import { formText } from '../../../forms/fields.ts';
import { Form } from '../../../forms/Form.tsx';
import { useFormSubmit } from '../../../forms/useFormSubmit.ts';
import { useSession } from '../../../lib/session.ts';
import type { ConfirmationWay } from '../../../relay/refusal.ts';
import { useInputMutation } from '../../../relay/useMutationOutcome.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { Text } from '../../../ui/Text.tsx';
import { UsernameHint } from '../account/AccountForm.tsx';
import { messages } from './messages.ts';

interface Props {
  ways: readonly ConfirmationWay[];
  isOpen: boolean;
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks for the password, or for a code of the authenticator app, before a change that a stolen session must not allow. */
export function ConfirmationDialog({ ways, isOpen, onAnswer }: Props) {
  const id = useId();
  const { user } = useSession();
  const [way, setWay] = useState(ways[0]);
  const isCode = way === 'AUTHENTICATOR';
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
  const { failure, onSubmit, forget } = useFormSubmit({
    read: (data) => ({ proof: formText(data, isCode ? 'code' : 'password') }),
    check: ({ proof }) => {
      if (proof.trim() !== '') return {};
      return isCode ? { code: messages.codeRequired } : { password: messages.passwordRequired };
    },
    send: ({ proof }) => confirm(isCode ? { code: proof } : { password: proof }),
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
      <Text $soft>{isCode ? messages.byCode : messages.byPassword}</Text>
      <FailureAlert failure={failure} onWaited={forget} />
      <Form id={id} gap={4} onSubmit={onSubmit}>
        <UsernameHint email={user?.email ?? ''} />
        {isCode ? (
          <Field
            name="code"
            required
            error={failure?.fields['code']}
            label={messages.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={16}
          />
        ) : (
          <PasswordField
            name="password"
            required
            error={failure?.fields['password']}
            label={messages.password}
            autoComplete="current-password"
          />
        )}
      </Form>
      {ways.length > 1 && (
        <Stack $row>
          <Button
            variant="quiet"
            onClick={() => {
              setWay(isCode ? 'PASSWORD' : 'AUTHENTICATOR');
              forget();
            }}
          >
            {isCode ? messages.usePassword : messages.useCode}
          </Button>
        </Stack>
      )}
    </Dialog>
  );
}
