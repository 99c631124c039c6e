import { emailError, formText, presentErrors } from '../../forms/fields.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Text, TextLink } from '../../ui/Text.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { Form } from '../../forms/Form.tsx';
import type { LoginSearch } from './loginSearch.ts';
import { messages } from './messages.ts';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import { useRequestPasswordReset } from './useRequestPasswordReset.ts';

/** Requests a reset link (spec §2). `search`: the address's query, which the link back to Login keeps. */
export function ForgotPasswordScreen({ search }: { search: LoginSearch }) {
  const { request, isLoading, sent, setSent } = useRequestPasswordReset();
  const { failure, field, forget, onSubmit } = useFormSubmit({
    read: (data) => ({ email: formText(data, 'email').trim() }),
    check: ({ email }) => presentErrors({ email: emailError(email, messages) }),
    send: request,
    onDone: () => undefined,
  });

  return (
    <AuthLayout title={messages.forgotTitle} intro={messages.forgotIntro}>
      <FailureAlert failure={failure} onWaited={forget} />
      {sent && (
        <Alert tone="success" title={sent}>
          {messages.resetLinkHint}
        </Alert>
      )}
      <Form
        onSubmit={(event) => {
          // The success message must be announced again after a second link.
          setSent('');
          onSubmit(event);
        }}
      >
        <Field {...field('email')} label={messages.email} type="email" autoComplete="username" />
        <Button type="submit" size="large" wide loading={isLoading}>
          {messages.sendResetLink}
        </Button>
      </Form>
      <Text $soft>
        <TextLink to="/login" search={search}>
          {messages.backToLogin}
        </TextLink>
      </Text>
    </AuthLayout>
  );
}
