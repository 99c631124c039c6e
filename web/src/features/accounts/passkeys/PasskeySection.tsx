import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { PasskeySection_user$key } from '../../../__generated__/PasskeySection_user.graphql.ts';
import type { PasskeySectionMutation } from '../../../__generated__/PasskeySectionMutation.graphql.ts';
import { FailureAlert } from '../../../forms/FailureAlert.tsx';
import type { Refusal } from '../../../relay/refusal.ts';
import { useInputMutation } from '../../../relay/useMutationOutcome.ts';
import { Button } from '../../../ui/Button.tsx';
import { useConfirm } from '../../../ui/confirm.ts';
import { Stack } from '../../../ui/Layout.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { Text } from '../../../ui/Text.tsx';
import { AccountSection } from '../account/AccountSection.tsx';
import { RecoveryCodes } from '../secondStep/RecoveryCodes.tsx';
import { messages } from './messages.ts';
import { NewPasskey } from './NewPasskey.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';

const List = styled.ul`
  margin-top: calc(-1 * var(--space-4));
`;

/** The passkeys of the user: adds, renames and removes them. */
export function PasskeySection({ user }: { user: PasskeySection_user$key }) {
  const { passkeys, secondFactors } = useFragment(
    graphql`
      fragment PasskeySection_user on User {
        secondFactors {
          authenticatorSince
        }
        passkeys {
          id
          ...PasskeyRow_passkey
        }
      }
    `,
    user,
  );
  const [isAdding, setIsAdding] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<Refusal | null>(null);
  const { show } = useSnackbar();
  const confirm = useConfirm();
  const [remove] = useInputMutation<PasskeySectionMutation>(
    graphql`
      mutation PasskeySectionMutation($input: RemovePasskeyInput!) {
        removePasskey(input: $input) {
          ... on RemovePasskeyPayload @alias(as: "payload") {
            user {
              ...PasskeySection_user
              ...TwoStepSection_user
            }
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.removeFailed,
  );
  const isLast = passkeys.length === 1 && !secondFactors.authenticatorSince;
  const askAndRemove = async (id: string, name: string): Promise<void> => {
    setFailure(null);
    const text = isLast ? messages.removeLastText : messages.removeText;
    const question = { title: messages.removeTitle(name), text, confirmText: messages.remove };
    if (!(await confirm({ ...question, destructive: true }))) return;
    const refusal = await remove({ id });
    setFailure(refusal);
    if (!refusal) show({ message: messages.removed, color: 'success' });
  };

  const content = () => {
    if (codes) return <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />;
    if (isAdding)
      return (
        <NewPasskey
          onCancel={() => setIsAdding(false)}
          onDone={(made) => {
            setIsAdding(false);
            setCodes(made);
            show({ message: messages.added, color: 'success' });
          }}
        />
      );
    return (
      <Stack $row>
        <Button variant="secondary" onClick={() => setIsAdding(true)}>
          {messages.add}
        </Button>
      </Stack>
    );
  };
  return (
    <AccountSection title={messages.title} intro={messages.intro}>
      <Stack $gap={4} $align="stretch">
        {passkeys.length === 0 ? (
          <Text>{messages.none}</Text>
        ) : (
          <List role="list" aria-label={messages.list}>
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                onRemove={(id, name) => void askAndRemove(id, name)}
              />
            ))}
          </List>
        )}
        <FailureAlert failure={failure} onWaited={() => setFailure(null)} />
        {content()}
      </Stack>
    </AccountSection>
  );
}
