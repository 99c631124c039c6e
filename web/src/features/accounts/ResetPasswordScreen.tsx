import { useState, type SubmitEvent } from 'react';
import { focusFirstError } from '../../lib/focusFirstError.ts';
import { formText } from '../../lib/formText.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { checkNewPassword } from './accounts.rules.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { FailureAlert } from './FailureAlert.tsx';
import { messages } from './messages.ts';
import { ResetDone } from './ResetDone.tsx';
import { useResetPassword, type ResetFailure } from './useResetPassword.ts';

/** Set a new password (spec §2) by the token of a mail, which signs in. Without a token it only leads to a new link. */
export function ResetPasswordScreen({ token }: { token: string }) {
  const [reset, isLoading] = useResetPassword();
  const [failure, setFailure] = useState<ResetFailure | null>(null);
  const [isDone, setIsDone] = useState(false);
  const hasToken = token.trim() !== '';

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const password = formText(data, 'password');
    const wrong = checkNewPassword({ password, confirmation: formText(data, 'confirmation') });
    setFailure(null);
    const failed =
      Object.keys(wrong).length > 0
        ? { message: '', fields: wrong, needsNewLink: false }
        : await reset({ token, password });
    setFailure(failed);
    if (failed) focusFirstError(form, failed.fields);
    else setIsDone(true);
  };

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
        <FailureAlert
          failure={failure}
          onWaited={() => setFailure(null)}
          action={failure?.needsNewLink && newLink}
        />
      ) : (
        <Alert tone="error" action={newLink}>
          {messages.resetTokenMissing}
        </Alert>
      )}
      {hasToken && (
        <Stack
          as="form"
          noValidate
          $gap={5}
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}
        >
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
        </Stack>
      )}
      <Text $soft>
        <TextLink to="/login">{messages.backToLogin}</TextLink>
      </Text>
    </AuthLayout>
  );
}
