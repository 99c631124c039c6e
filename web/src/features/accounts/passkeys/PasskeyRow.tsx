import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { PasskeyRow_passkey$key } from '../../../__generated__/PasskeyRow_passkey.graphql.ts';
import type { PasskeyRowMutation } from '../../../__generated__/PasskeyRowMutation.graphql.ts';
import { formText, presentErrors } from '../../../forms/fields.ts';
import { useFormSubmit } from '../../../forms/useFormSubmit.ts';
import { focusNew } from '../../../lib/focus.ts';
import { formatDate } from '../../../lib/formatDate.ts';
import { useInputMutation } from '../../../relay/useMutationOutcome.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { AccountForm } from '../account/AccountForm.tsx';
import { messages } from './messages.ts';

const NAME_LENGTH = 60;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-4);
  align-items: center;
  padding-block: var(--space-4);
  & + & {
    border-top: 1px solid var(--line);
  }
  > div:nth-child(2) {
    flex: 1 1 180px;
    overflow-wrap: anywhere;
  }
  > form {
    flex: 1;
  }
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  border-radius: 50%;
  background: var(--surface-2);
`;

/** The field for the name of a passkey. */
export const PASSKEY_NAME = { label: messages.name, maxLength: NAME_LENGTH, autoComplete: 'off' } as const;

/** Reads and checks the name of a passkey. */
export const passkeyName = {
  read: (data: FormData) => ({ name: formText(data, 'name').trim() }),
  check: ({ name }: { name: string }) => presentErrors({ name: name === '' ? messages.nameRequired : null }),
};

interface Props {
  passkey: PasskeyRow_passkey$key;
  onRemove: (id: string, name: string) => void;
}

/** One passkey: its name, its last use, and what can be done with it. */
export function PasskeyRow({ passkey, onRemove }: Props) {
  const { id, name, createdAt, lastUsedAt } = useFragment(
    graphql`
      fragment PasskeyRow_passkey on Passkey {
        id
        name
        createdAt
        lastUsedAt
      }
    `,
    passkey,
  );
  const [isRenamed, setIsRenamed] = useState(false);
  const [rename, isLoading] = useInputMutation<PasskeyRowMutation>(
    graphql`
      mutation PasskeyRowMutation($input: RenamePasskeyInput!) {
        renamePasskey(input: $input) {
          ... on RenamePasskeyPayload @alias(as: "payload") {
            passkey {
              ...PasskeyRow_passkey
            }
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.renameFailed,
  );
  const form = useFormSubmit({
    ...passkeyName,
    send: (values) => rename({ id, ...values }),
    onDone: () => setIsRenamed(false),
  });
  if (isRenamed)
    return (
      <Row>
        <AccountForm
          {...form}
          submit={messages.save}
          isLoading={isLoading}
          onCancel={() => {
            setIsRenamed(false);
            form.forget();
          }}
        >
          <Field {...form.field('name')} {...PASSKEY_NAME} defaultValue={name} ref={focusNew} />
        </AccountForm>
      </Row>
    );
  const used = lastUsedAt ? messages.lastUsed(formatDate(lastUsedAt)) : messages.neverUsed;
  return (
    <Row>
      <Disc>
        <Icon icon={KeyRound} />
      </Disc>
      <div>
        <Text as="strong">{name}</Text>
        <Text $size={15} $soft $tabular>
          {messages.addedOn(formatDate(createdAt))}, {used}
        </Text>
      </div>
      <Stack $row $gap={2}>
        <Button
          variant="secondary"
          aria-label={messages.renameLabel(name)}
          onClick={() => setIsRenamed(true)}
        >
          {messages.rename}
        </Button>
        <Button variant="quiet" aria-label={messages.removeLabel(name)} onClick={() => onRemove(id, name)}>
          {messages.remove}
        </Button>
      </Stack>
    </Row>
  );
}
