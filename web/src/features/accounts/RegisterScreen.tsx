import { useRouter } from '@tanstack/react-router';
import { graphql } from 'react-relay';
import type { RegisterScreenMutation } from '../../__generated__/RegisterScreenMutation.graphql.ts';
import { formText } from '../../forms/fields.ts';
import { useInputMutation } from '../../relay/useMutationOutcome.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Text, TextLink } from '../../ui/Text.tsx';
import { checkRegistration } from './accounts.rules.ts';
import { AuthLayout, GoogleButton } from './AuthLayout.tsx';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { Form } from '../../forms/Form.tsx';
import { type LoginSearch, redirectAfterLogin } from './loginSearch.ts';
import { messages } from './messages.ts';
import { signIn } from './sessionUser.ts';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';

/** Creates an account and signs in (spec §2, §4). `search`: the address's query, which the link to Login keeps. */
export function RegisterScreen({ search }: { search: LoginSearch }) {
  const router = useRouter();
  const [register, isLoading] = useInputMutation<RegisterScreenMutation>(
    graphql`
      mutation RegisterScreenMutation($input: RegisterInput!) {
        register(input: $input) {
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
    messages.registrationFailed,
    signIn,
  );
  const { failure, field, onSubmit, forget } = useFormSubmit({
    read: (data) => ({
      name: formText(data, 'name').trim(),
      email: formText(data, 'email').trim(),
      password: formText(data, 'password'),
    }),
    check: checkRegistration,
    send: register,
    // Replaced, so that Back skips the form.
    onDone: () => router.history.replace(redirectAfterLogin(search)),
  });

  return (
    <AuthLayout title={messages.registerTitle} intro={messages.registerIntro}>
      <FailureAlert failure={failure} onWaited={forget} />
      <Form onSubmit={onSubmit}>
        <Field {...field('name')} label={messages.fullName} autoComplete="name" />
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
          autoComplete="new-password"
          help={messages.passwordHelp}
        />
        <Button type="submit" size="large" wide loading={isLoading}>
          {messages.createAccount}
        </Button>
      </Form>
      <GoogleButton redirectState={redirectAfterLogin(search)} />
      <Text $soft>
        {messages.hasAccount}{' '}
        <TextLink to="/login" search={search}>
          {messages.signInLink}
        </TextLink>
      </Text>
    </AuthLayout>
  );
}
