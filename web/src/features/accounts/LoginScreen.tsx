import { useRouter } from '@tanstack/react-router';
import { useState, type SubmitEvent } from 'react';
import { focusFirstError } from '../../lib/focusFirstError.ts';
import type { FormFailure } from '../../lib/formFailure.ts';
import { formText } from '../../lib/formText.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { checkLogin } from './accounts.rules.ts';
import { AuthLayout } from './AuthLayout.tsx';
import type { LoginSearch } from './loginSearch.ts';
import { messages } from './messages.ts';
import { redirectAfterLogin } from './redirectAfterLogin.ts';
import { useLogin } from './useLogin.ts';

const ARRIVED_WITH: Record<string, string> = {
  'token-missing': messages.tokenMissing,
  'auth-failed': messages.authFailed,
};

/** Sign in (spec §2). `search` is the address's query; it goes on to the other account screens too. */
export function LoginScreen({ search }: { search: LoginSearch }) {
  const router = useRouter();
  const [login, isLoading] = useLogin();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const arrivedWith = search.error ? ARRIVED_WITH[search.error] : undefined;
  const alert = failure ? failure.message : arrivedWith;

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const values = { email: formText(data, 'email').trim(), password: formText(data, 'password') };
    const wrong = checkLogin(values);
    const failed = Object.keys(wrong).length > 0 ? { message: '', fields: wrong } : await login(values);
    setFailure(failed);
    if (failed) focusFirstError(form, failed.fields);
    else router.history.push(redirectAfterLogin(search));
  };

  return (
    <AuthLayout title={messages.loginTitle} intro={messages.loginIntro}>
      {alert && <Alert tone="error">{alert}</Alert>}
      <Stack
        as="form"
        noValidate
        $gap={5}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}
      >
        <Field
          label={messages.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          error={failure?.fields['email']}
        />
        <PasswordField
          label={messages.password}
          name="password"
          autoComplete="current-password"
          required
          error={failure?.fields['password']}
          labelEnd={
            <Text as="span" $size={15}>
              <TextLink to="/forgot-password" search={search}>
                {messages.forgotPassword}
              </TextLink>
            </Text>
          }
        />
        <Button type="submit" size="large" wide loading={isLoading}>
          {messages.signIn}
        </Button>
      </Stack>
      <Text $soft>
        {messages.noAccount}{' '}
        <TextLink to="/register" search={search}>
          {messages.signUp}
        </TextLink>
      </Text>
    </AuthLayout>
  );
}
