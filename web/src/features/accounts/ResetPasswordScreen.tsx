import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import type { ResetPasswordScreenMutation } from '../../__generated__/ResetPasswordScreenMutation.graphql.ts';
import { formText } from '../../forms/fields.ts';
import { timings } from '../../lib/timings.ts';
import type { Refusal } from '../../relay/refusal.ts';
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
import { signIn } from './sessionUser.ts';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';

/** Why a password was not reset; when the link is spent, too old or wrong, only a new one helps. */
interface ResetFailure extends Refusal {
  needsNewLink: boolean;
}

/** Sets a new password by the token of a mail and starts the session (spec §4). Resolves null on success, otherwise what to show. */
function useResetPassword(): [
  reset: (input: { token: string; password: string }) => Promise<ResetFailure | null>,
  isLoading: boolean,
] {
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

  const reset = useCallback(
    async (input: { token: string; password: string }) => {
      const { payload, refusal, error } = await commit({
        variables: { input },
        fallback: messages.resetFailed,
      });
      if (!payload) return { ...refusal, needsNewLink: error === 'NotFoundError' };
      signIn(payload);
      return null;
    },
    [commit],
  );
  return [reset, isLoading];
}

/**
 * Says that the new password is set and goes to /login after 3 s (spec §2, §9), which leads on who is signed in. The page
 * with the spent link is no way back.
 */
function ResetDone() {
  const navigate = useNavigate();
  const onward = useRef<HTMLAnchorElement>(null);
  useCountdown(timings.resetPasswordRedirect, () => void navigate({ to: '/login', replace: true }));
  // The form went away with the focus in it.
  useEffect(() => onward.current?.focus(), []);

  return (
    <AuthLayout title={messages.resetDoneTitle} intro={messages.resetDoneIntro}>
      <Alert tone="success">{messages.resetDone}</Alert>
      <LinkButton ref={onward} to="/login" replace size="large" wide>
        {messages.continueNow}
      </LinkButton>
    </AuthLayout>
  );
}

/** Set a new password (spec §2) by the token of a mail, which signs in. Without a token it only leads to a new link. */
export function ResetPasswordScreen({ token }: { token: string }) {
  const [reset, isLoading] = useResetPassword();
  const [needsNewLink, setNeedsNewLink] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const hasToken = token.trim() !== '';

  const { failure, forget, onSubmit } = useFormSubmit({
    read: (data) => ({
      password: formText(data, 'password'),
      confirmation: formText(data, 'confirmation'),
    }),
    check: checkNewPassword,
    send: async ({ password }) => {
      const failed = await reset({ token, password });
      setNeedsNewLink(failed?.needsNewLink ?? false);
      return failed;
    },
    onDone: () => setIsDone(true),
  });

  const newLink = (
    <LinkButton to="/forgot-password" variant="secondary">
      {messages.askForNewLink}
    </LinkButton>
  );

  if (isDone) return <ResetDone />;
  return (
    <AuthLayout
      title={messages.resetTitle}
      intro={hasToken ? messages.resetIntro : messages.resetLinkCutIntro}
    >
      {hasToken ? (
        <FailureAlert failure={failure} onWaited={forget} action={needsNewLink && newLink} />
      ) : (
        <Alert tone="error" action={newLink}>
          {messages.resetTokenMissing}
        </Alert>
      )}
      {hasToken && (
        <Form onSubmit={onSubmit}>
          <PasswordField
            label={messages.newPassword}
            name="password"
            autoComplete="new-password"
            required
            help={messages.passwordHelp}
            error={failure?.fields['password']}
          />
          <PasswordField
            label={messages.confirmPassword}
            name="confirmation"
            autoComplete="new-password"
            required
            error={failure?.fields['confirmation']}
          />
          <Button type="submit" size="large" wide loading={isLoading}>
            {messages.setPassword}
          </Button>
        </Form>
      )}
      <Text $soft>
        <TextLink to="/login">{messages.backToLogin}</TextLink>
      </Text>
    </AuthLayout>
  );
}
