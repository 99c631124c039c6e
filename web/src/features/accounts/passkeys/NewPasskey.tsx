import { graphql } from 'react-relay';
import { useState } from 'react';
import type { NewPasskeyMutation } from '../../../__generated__/NewPasskeyMutation.graphql.ts';
import type { NewPasskeyStartMutation } from '../../../__generated__/NewPasskeyStartMutation.graphql.ts';
import { useFormSubmit } from '../../../forms/useFormSubmit.ts';
import { focusNew } from '../../../lib/focus.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { Field } from '../../../ui/Field.tsx';
import { AccountForm } from '../account/AccountForm.tsx';
import { makePasskey } from './browserPasskey.ts';
import { messages } from './messages.ts';
import { PASSKEY_NAME, passkeyName } from './PasskeyRow.tsx';

interface Props {
  /** Called with recovery codes, when the account had none. */
  onDone: (recoveryCodes: readonly string[] | null) => void;
  onCancel: () => void;
}

/** Asks for a name, and lets the device make a passkey. */
export function NewPasskey({ onDone, onCancel }: Props) {
  const [isLoading, setIsLoading] = useState(false);
  const [start] = useMutationOutcome<NewPasskeyStartMutation>(graphql`
    mutation NewPasskeyStartMutation {
      startPasskey {
        ... on StartPasskeyPayload @alias(as: "payload") {
          ticket
          options
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const [add] = useMutationOutcome<NewPasskeyMutation>(graphql`
    mutation NewPasskeyMutation($input: AddPasskeyInput!) {
      addPasskey(input: $input) {
        ... on AddPasskeyPayload @alias(as: "payload") {
          recoveryCodes
          user {
            ...PasskeySection_user
            ...TwoStepSection_user
            ...SessionList_user
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const make = async (name: string): Promise<Refusal | null> => {
    const fallback = messages.addFailed;
    const started = await start({ variables: {}, fallback });
    if (!started.payload) return started.refusal;
    const { ticket, options } = started.payload;
    const made = await makePasskey(options);
    if (made.answer === null) return made.refusal;
    const { payload, refusal } = await add({
      variables: { input: { ticket, answer: made.answer, name } },
      fallback,
    });
    if (payload) onDone(payload.recoveryCodes ?? null);
    return refusal;
  };
  const form = useFormSubmit({
    ...passkeyName,
    send: async ({ name }) => {
      setIsLoading(true);
      try {
        return await make(name);
      } finally {
        setIsLoading(false);
      }
    },
  });
  return (
    <AccountForm {...form} submit={messages.continue} isLoading={isLoading} onCancel={onCancel}>
      <Field {...form.field('name')} {...PASSKEY_NAME} ref={focusNew} help={messages.nameHelp} />
    </AccountForm>
  );
}
