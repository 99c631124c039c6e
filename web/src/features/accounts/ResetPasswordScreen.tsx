import { useState, type SubmitEvent } from 'react';
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
import { useFormSubmit } from './useFormSubmit.ts';
import { useResetPassword } from './useResetPassword.ts';

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
        <Stack
          as="form"
          noValidate
          $gap={5}
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => onSubmit(event)}
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
