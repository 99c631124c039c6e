import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { AuthenticatorSetupMutation } from '../../../__generated__/AuthenticatorSetupMutation.graphql.ts';
import { formText, presentErrors } from '../../../forms/fields.ts';
import { useFormSubmit } from '../../../forms/useFormSubmit.ts';
import { focusNew } from '../../../lib/focus.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { Field } from '../../../ui/Field.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { AccountForm } from '../account/AccountForm.tsx';
import { messages } from './messages.ts';

/** What an app reads: a secret as text, and as the address of a QR code. */
export interface NewSecret {
  secret: string;
  uri: string;
}

const Scan = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-5);
  align-items: center;
  > svg {
    flex: none;
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  > div {
    flex: 1 1 200px;
  }
`;

const Key = styled.code`
  display: block;
  font-family: ui-monospace, monospace;
  font-size: var(--size-15);
  overflow-wrap: anywhere;
`;

interface Props {
  start: NewSecret;
  /** Called with the recovery codes. */
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Shows the secret for an authenticator app, and takes the first code of it. */
export function AuthenticatorSetup({ start: { secret, uri }, onDone, onCancel }: Props) {
  const [commit, isLoading] = useMutationOutcome<AuthenticatorSetupMutation>(graphql`
    mutation AuthenticatorSetupMutation($input: ConfirmAuthenticatorInput!) {
      confirmAuthenticator(input: $input) {
        ... on ConfirmAuthenticatorPayload @alias(as: "payload") {
          recoveryCodes
          user {
            ...TwoStepSection_user
            ...SessionList_user
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const form = useFormSubmit({
    read: (data) => ({ code: formText(data, 'code').trim() }),
    check: ({ code }) => presentErrors({ code: code === '' ? messages.codeRequired : null }),
    send: async ({ code }) => {
      const { payload, refusal } = await commit({
        variables: { input: { code } },
        fallback: messages.switchOnFailed,
      });
      if (payload) onDone(payload.recoveryCodes);
      return refusal;
    },
  });
  return (
    <Stack $gap={5} $align="stretch">
      <Heading as="h3" $size={17} ref={focusNew} tabIndex={-1}>
        {messages.scan}
      </Heading>
      <Scan>
        <QrCode text={uri} label={messages.qrLabel} size={176} />
        <Stack $gap={2}>
          <Text $size={15} $soft>
            {messages.scanText}
          </Text>
          <Key role="group" aria-label={messages.keyLabel}>
            {secret.match(/.{1,4}/g)?.join(' ')}
          </Key>
        </Stack>
      </Scan>
      <AccountForm {...form} submit={messages.switchOn} isLoading={isLoading} onCancel={onCancel}>
        <Field
          {...form.field('code')}
          label={messages.firstCode}
          help={messages.firstCodeHelp}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={16}
        />
      </AccountForm>
    </Stack>
  );
}
