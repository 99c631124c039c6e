import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { TwoStepSection_user$key } from '../../../__generated__/TwoStepSection_user.graphql.ts';
import type { TwoStepSectionRemoveMutation } from '../../../__generated__/TwoStepSectionRemoveMutation.graphql.ts';
import type { TwoStepSectionRenewMutation } from '../../../__generated__/TwoStepSectionRenewMutation.graphql.ts';
import type { TwoStepSectionStartMutation } from '../../../__generated__/TwoStepSectionStartMutation.graphql.ts';
import { FailureAlert } from '../../../forms/FailureAlert.tsx';
import { formatDate } from '../../../lib/formatDate.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { useConfirm } from '../../../ui/confirm.ts';
import { Stack } from '../../../ui/Layout.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { Text } from '../../../ui/Text.tsx';
import { AccountSection } from '../account/AccountSection.tsx';
import { AuthenticatorSetup, type NewSecret } from './AuthenticatorSetup.tsx';
import { messages } from './messages.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const FEW = 3;

/** Two-step sign-in: switches it on with an authenticator app, makes recovery codes, and switches it off. */
export function TwoStepSection({ user }: { user: TwoStepSection_user$key }) {
  const { secondFactors, passkeys } = useFragment(
    graphql`
      fragment TwoStepSection_user on User {
        secondFactors {
          authenticatorSince
          recoveryCodesLeft
        }
        passkeys {
          id
        }
      }
    `,
    user,
  );
  const { authenticatorSince: since, recoveryCodesLeft: left } = secondFactors;
  const [started, setStarted] = useState<NewSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<Refusal | null>(null);
  const { show } = useSnackbar();
  const confirm = useConfirm();
  const [start, isStarting] = useMutationOutcome<TwoStepSectionStartMutation>(graphql`
    mutation TwoStepSectionStartMutation {
      startAuthenticator {
        ... on StartAuthenticatorPayload @alias(as: "payload") {
          secret
          uri
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const [remove, isRemoving] = useMutationOutcome<TwoStepSectionRemoveMutation>(graphql`
    mutation TwoStepSectionRemoveMutation {
      removeAuthenticator {
        ... on RemoveAuthenticatorPayload @alias(as: "payload") {
          user {
            ...TwoStepSection_user
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const [renew, isRenewing] = useMutationOutcome<TwoStepSectionRenewMutation>(graphql`
    mutation TwoStepSectionRenewMutation {
      renewRecoveryCodes {
        ... on RenewRecoveryCodesPayload @alias(as: "payload") {
          recoveryCodes
          user {
            ...TwoStepSection_user
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);

  const begin = async (): Promise<void> => {
    setFailure(null);
    const { payload, refusal } = await start({ variables: {}, fallback: messages.startFailed });
    setFailure(refusal);
    setStarted(payload);
  };
  const switchOff = async (): Promise<void> => {
    setFailure(null);
    const { switchOffTitle: title, switchOffText: text, switchOff: confirmText } = messages;
    if (!(await confirm({ title, text, confirmText, destructive: true }))) return;
    const { refusal } = await remove({ variables: {}, fallback: messages.switchOffFailed });
    setFailure(refusal);
    if (!refusal) show({ message: messages.switchedOff, color: 'success' });
  };
  const makeCodes = async (): Promise<void> => {
    setFailure(null);
    const { renewTitle: title, renewText: text, renew: confirmText } = messages;
    if (!(await confirm({ title, text, confirmText }))) return;
    const { payload, refusal } = await renew({ variables: {}, fallback: messages.renewFailed });
    setFailure(refusal);
    if (payload) setCodes(payload.recoveryCodes);
  };

  const codesLeft = (
    <Text $soft>
      {messages.codesLeft(left)} {left <= FEW && messages.codesFew}
    </Text>
  );
  const renewal = (
    <Button variant="secondary" loading={isRenewing} onClick={() => void makeCodes()}>
      {messages.renew}
    </Button>
  );
  const content = () => {
    if (codes) return <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />;
    if (started)
      return (
        <AuthenticatorSetup
          start={started}
          onCancel={() => setStarted(null)}
          onDone={(made) => {
            setStarted(null);
            setCodes(made);
            show({ message: messages.switchedOn, color: 'success', multiline: true });
          }}
        />
      );
    if (!since)
      return (
        <>
          {passkeys.length === 0 ? (
            <>
              <Stack $row $gap={3}>
                <Chip tone="neutral">{messages.off}</Chip>
              </Stack>
              <Text>{messages.offText}</Text>
            </>
          ) : (
            <>
              <Text>{messages.passkeyText}</Text>
              {codesLeft}
            </>
          )}
          <FailureAlert failure={failure} onWaited={() => setFailure(null)} />
          <Stack $row $gap={3}>
            <Button variant="secondary" loading={isStarting} onClick={() => void begin()}>
              {messages.start}
            </Button>
            {passkeys.length > 0 && renewal}
          </Stack>
        </>
      );
    return (
      <>
        <Stack $row $gap={3}>
          <Chip tone="success">{messages.on}</Chip>
          <Text>{messages.since(formatDate(since))}</Text>
        </Stack>
        {codesLeft}
        <FailureAlert failure={failure} onWaited={() => setFailure(null)} />
        <Stack $row $gap={3}>
          {renewal}
          <Button variant="quiet" loading={isRemoving} onClick={() => void switchOff()}>
            {messages.switchOff}
          </Button>
        </Stack>
      </>
    );
  };
  return (
    <AccountSection title={messages.sectionTitle} intro={messages.sectionIntro}>
      <Stack $gap={4} $align="stretch">
        {content()}
      </Stack>
    </AccountSection>
  );
}
