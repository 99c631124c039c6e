import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { ResetPasswordScreenMutation } from '../../__generated__/ResetPasswordScreenMutation.graphql.ts';
import { formText } from '../../forms/fields.ts';
import { focusNew } from '../../lib/focus.ts';
import { timings } from '../../lib/timings.ts';
import type { SecondStep } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { Alert } from '../../ui/Alert.tsx';
import { LinkButton, Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Text, TextLink } from '../../ui/Text.tsx';
import { useCountdown } from '../../ui/useCountdown.ts';
import { checkNewPassword } from './accounts.rules.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { Form } from '../../forms/Form.tsx';
import { messages } from './messages.ts';
import { SecondStepScreen } from './secondStep/SecondStepScreen.tsx';
import { signIn } from './sessionUser.ts';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';

/** Confirms the new password and goes to /login after 3 s (spec §2, §9), which redirects a signed-in user to the dashboard. */
function ResetDone() {
  const navigate = useNavigate();
  useCountdown(timings.resetPasswordRedirect, () => void navigate({ to: '/login', replace: true }));
  return (
    <AuthLayout title={messages.resetDoneTitle} intro={messages.resetDoneIntro}>
      <Alert tone="success">{messages.resetDone}</Alert>
      <LinkButton ref={focusNew} to="/login" replace size="large" wide>
        {messages.continueNow}
      </LinkButton>
    </AuthLayout>
  );
}

/** Sets a new password (spec §2) with the token of a mailed link, and signs in. Without a token it offers a new link. */
export function ResetPasswordScreen({ token }: { token: string }) {
  const [commit, isLoading] = useMutationOutcome<ResetPasswordScreenMutation>(graphql`
    mutation ResetPasswordScreenMutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) {
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
  const [needsNewLink, setNeedsNewLink] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [step, setStep] = useState<SecondStep | null>(null);
  const navigate = useNavigate();
  const hasToken = token.trim() !== '';

  const { failure, field, forget, onSubmit } = useFormSubmit({
    read: (data) => ({
      password: formText(data, 'password'),
      confirmation: formText(data, 'confirmation'),
    }),
    check: checkNewPassword,
    send: async ({ password }) => {
      const { payload, refusal, error } = await commit({
        variables: { input: { token, password } },
        fallback: messages.resetFailed,
      });
      if (payload) signIn(payload);
      // The link is used, expired or wrong.
      setNeedsNewLink(error === 'NotFoundError');
      setStep(refusal?.secondStep ?? null);
      return refusal;
    },
    onDone: () => setIsDone(true),
  });

  const newLink = (
    <LinkButton to="/forgot-password" variant="secondary">
      {messages.askForNewLink}
    </LinkButton>
  );

  if (isDone) return <ResetDone />;
  if (step)
    return (
      <SecondStepScreen
        step={step}
        onDone={() => setIsDone(true)}
        onBack={() => void navigate({ to: '/login', replace: true })}
      />
    );
  return (
    <AuthLayout
      title={messages.resetTitle}
      intro={hasToken ? messages.resetIntro : messages.resetLinkCutIntro}
    >
      {hasToken ? (
        <>
          <FailureAlert failure={failure} onWaited={forget} action={needsNewLink && newLink} />
          <Form onSubmit={onSubmit}>
            <PasswordField
              {...field('password')}
              label={messages.newPassword}
              autoComplete="new-password"
              help={messages.passwordHelp}
            />
            <PasswordField
              {...field('confirmation')}
              label={messages.confirmPassword}
              autoComplete="new-password"
            />
            <Button type="submit" size="large" wide loading={isLoading}>
              {messages.setPassword}
            </Button>
          </Form>
        </>
      ) : (
        <Alert tone="error" action={newLink}>
          {messages.resetTokenMissing}
        </Alert>
      )}
      <Text $soft>
        <TextLink to="/login">{messages.backToLogin}</TextLink>
      </Text>
    </AuthLayout>
  );
}
