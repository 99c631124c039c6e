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
import { checkRegistration } from './accounts.rules.ts';
import { AuthLayout } from './AuthLayout.tsx';
import type { LoginSearch } from './loginSearch.ts';
import { messages } from './messages.ts';
import { redirectAfterLogin } from './redirectAfterLogin.ts';
import { useRegister } from './useRegister.ts';

/** Create an account (spec §2), which signs in. `search` is the address's query; it goes on to the login screen too. */
export function RegisterScreen({ search }: { search: LoginSearch }) {
  const router = useRouter();
  const [register, isLoading] = useRegister();
  const [failure, setFailure] = useState<FormFailure | null>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const values = {
      name: formText(data, 'name').trim(),
      email: formText(data, 'email').trim(),
      password: formText(data, 'password'),
    };
    const wrong = checkRegistration(values);
    const failed = Object.keys(wrong).length > 0 ? { message: '', fields: wrong } : await register(values);
    setFailure(failed);
    if (failed) focusFirstError(form, failed.fields);
    else router.history.push(redirectAfterLogin(search));
  };

  return (
    <AuthLayout title={messages.registerTitle} intro={messages.registerIntro}>
      {failure?.message && <Alert tone="error">{failure.message}</Alert>}
      <Stack
        as="form"
        noValidate
        $gap={5}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}
      >
        <Field
          label={messages.fullName}
          name="name"
          autoComplete="name"
          required
          error={failure?.fields['name']}
        />
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
          autoComplete="new-password"
          required
          help={messages.passwordHelp}
          error={failure?.fields['password']}
        />
        <Button type="submit" size="large" wide loading={isLoading}>
          {messages.createAccount}
        </Button>
      </Stack>
      <Text $soft>
        {messages.hasAccount}{' '}
        <TextLink to="/login" search={search}>
          {messages.signInLink}
        </TextLink>
      </Text>
    </AuthLayout>
  );
}
