import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { LoginScreenMutation } from '../../__generated__/LoginScreenMutation.graphql.ts';
import { formText } from '../../forms/fields.ts';
import { toAddressQuery } from '../../lib/addressQuery.ts';
import type { SecondStep } from '../../relay/refusal.ts';
import { useInputMutation } from '../../relay/useMutationOutcome.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Text, TextLink } from '../../ui/Text.tsx';
import { checkLogin } from './accounts.rules.ts';
import { AuthLayout, GoogleButton } from './AuthLayout.tsx';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { Form } from '../../forms/Form.tsx';
import { SESSION_ENDED, type LoginSearch, redirectAfterLogin } from './loginSearch.ts';
import { messages } from './messages.ts';
import { PasskeyButton } from './passkeys/PasskeyButton.tsx';
import { SecondStepScreen } from './secondStep/SecondStepScreen.tsx';
import { signIn } from './sessionUser.ts';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';

/** Texts for `?error=`: why the session ended, or why a sign-in with Google failed (spec §2). */
const ARRIVED_WITH = new Map([
  [SESSION_ENDED, messages.sessionEnded],
  ['token-missing', messages.tokenMissing],
  ['auth-failed', messages.authFailed],
  ['email-unverified', messages.emailUnverified],
  ['too-many-tries', messages.tooManyGoogleTries],
]);

/** Sign in (spec §2). `search`: the address's query, which links to the other account screens keep. */
export function LoginScreen({ search }: { search: LoginSearch }) {
  const router = useRouter();
  const [login, isLoading] = useInputMutation<LoginScreenMutation>(
    graphql`
      mutation LoginScreenMutation($input: LoginInput!) {
        login(input: $input) {
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
    `,
    messages.loginFailed,
    signIn,
  );
  const [step, setStep] = useState<SecondStep | null>(null);
  // Replaced, so that Back skips the form.
  const onDone = () => router.history.replace(redirectAfterLogin(search));
  const { failure, tried, field, onSubmit, forget } = useFormSubmit({
    read: (data) => ({ email: formText(data, 'email').trim(), password: formText(data, 'password') }),
    check: checkLogin,
    send: async (values) => {
      const refusal = await login(values);
      setStep(refusal?.secondStep ?? null);
      return refusal;
    },
    onDone,
  });
  const arrivedWith = tried || !search.error ? undefined : ARRIVED_WITH.get(search.error);

  const startAgain = () => {
    setStep(null);
    forget();
  };
  if (step) return <SecondStepScreen step={step} onDone={onDone} onBack={startAgain} />;
  return (
    <AuthLayout title={messages.loginTitle} intro={messages.loginIntro}>
      {arrivedWith && <Alert tone={search.error === SESSION_ENDED ? 'info' : 'error'}>{arrivedWith}</Alert>}
      <FailureAlert failure={failure} onWaited={forget} />
      <Form onSubmit={onSubmit}>
        <Field
          {...field('email')}
          label={messages.email}
          type="email"
          autoComplete="username"
          defaultValue={search.email}
        />
        <PasswordField
          {...field('password')}
          label={messages.password}
          autoComplete="current-password"
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
      </Form>
      <GoogleButton redirectState={toAddressQuery(search).slice(1)} />
      <PasskeyButton onDone={onDone} />
      <Text $soft>
        {messages.noAccount}{' '}
        <TextLink to="/register" search={search}>
          {messages.signUp}
        </TextLink>
      </Text>
    </AuthLayout>
  );
}
