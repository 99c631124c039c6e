import { useState } from 'react';
import { graphql } from 'react-relay';
import type { SecondStepScreenMutation } from '../../../__generated__/SecondStepScreenMutation.graphql.ts';
import { FailureAlert } from '../../../forms/FailureAlert.tsx';
import { formText, presentErrors } from '../../../forms/fields.ts';
import { Form } from '../../../forms/Form.tsx';
import { useFormSubmit } from '../../../forms/useFormSubmit.ts';
import { focusNew } from '../../../lib/focus.ts';
import type { SecondStep } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { AuthLayout } from '../AuthLayout.tsx';
import { PasskeyButton } from '../passkeys/PasskeyButton.tsx';
import { signIn } from '../sessionUser.ts';
import { messages } from './messages.ts';

interface Props {
  step: SecondStep;
  /** Called when the person is signed in. */
  onDone: () => void;
  /** Goes back to the first step. */
  onBack: () => void;
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code for a lost phone. */
export function SecondStepScreen({ step, onDone, onBack }: Props) {
  const hasApp = step.factors.includes('AUTHENTICATOR');
  const hasPasskey = step.factors.includes('PASSKEY');
  const [isRecovery, setIsRecovery] = useState(!hasApp);
  const [isOver, setIsOver] = useState(false);
  const [commit, isLoading] = useMutationOutcome<SecondStepScreenMutation>(graphql`
    mutation SecondStepScreenMutation($input: FinishSignInInput!) {
      finishSignIn(input: $input) {
        ... on AuthPayload @alias(as: "payload") {
          token
          user {
            id
            name
            email
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const { failure, field, onSubmit, forget } = useFormSubmit({
    read: (data) => ({ code: formText(data, 'code').trim() }),
    check: ({ code }) => presentErrors({ code: code === '' ? messages.codeRequired : null }),
    send: async ({ code }) => {
      const { payload, refusal, error } = await commit({
        variables: { input: { challenge: step.challenge, code } },
        fallback: messages.failed,
      });
      if (payload) signIn(payload);
      setIsOver(error === 'NotFoundError');
      return refusal;
    },
    onDone,
  });
  const byPasskey = hasPasskey && !hasApp ? messages.passkeyIntro : messages.recoveryIntro;
  const intro = isRecovery ? byPasskey : messages.intro;
  return (
    <AuthLayout title={messages.title} intro={intro}>
      <FailureAlert
        failure={failure}
        onWaited={forget}
        action={
          isOver && (
            <Button variant="secondary" onClick={onBack}>
              {messages.again}
            </Button>
          )
        }
      />
      {hasPasskey && <PasskeyButton onDone={onDone} />}
      <Form onSubmit={onSubmit}>
        <Field
          key={String(isRecovery)}
          {...field('code')}
          ref={focusNew}
          label={isRecovery ? messages.recoveryCode : messages.code}
          help={isRecovery ? messages.recoveryHelp : messages.codeHelp}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
        />
        <Button type="submit" size="large" wide loading={isLoading}>
          {messages.signIn}
        </Button>
      </Form>
      <Stack $gap={2} $align="start">
        {hasApp && (
          <Button
            variant="quiet"
            onClick={() => {
              setIsRecovery(!isRecovery);
              forget();
            }}
          >
            {isRecovery ? messages.useApp : messages.useRecovery}
          </Button>
        )}
        <Button variant="quiet" onClick={onBack}>
          {messages.back}
        </Button>
      </Stack>
    </AuthLayout>
  );
}
