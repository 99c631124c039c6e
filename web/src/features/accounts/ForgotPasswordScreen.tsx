import { useState, type SubmitEvent } from 'react';
import { focusFirstError } from '../../lib/focusFirstError.ts';
import { formText } from '../../lib/formText.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { checkResetRequest } from './accounts.rules.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { FailureAlert } from './FailureAlert.tsx';
import type { LoginSearch } from './loginSearch.ts';
import { messages } from './messages.ts';
import { useRequestPasswordReset } from './useRequestPasswordReset.ts';

/** Ask for a reset link (spec §2), as often as needed. `search` is the address's query; it goes back to the login screen. */
export function ForgotPasswordScreen({ search }: { search: LoginSearch }) {
  const [request, isLoading] = useRequestPasswordReset();
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [sent, setSent] = useState('');

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = formText(new FormData(form), 'email').trim();
    const wrong = checkResetRequest(email);
    // What was said before goes away: sent once more has to be announced once more.
    setFailure(null);
    setSent('');
    const outcome = Object.keys(wrong).length > 0 ? { message: '', fields: wrong } : await request(email);
    if ('sent' in outcome) {
      setSent(outcome.sent);
    } else {
      setFailure(outcome);
      focusFirstError(form, outcome.fields);
    }
  };

  return (
    <AuthLayout title={messages.forgotTitle} intro={messages.forgotIntro}>
      <FailureAlert failure={failure} onWaited={() => setFailure(null)} />
      {sent && (
        <Alert tone="success" title={sent}>
          {messages.resetLinkHint}
        </Alert>
      )}
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
        <Button type="submit" size="large" wide loading={isLoading}>
          {messages.sendResetLink}
        </Button>
      </Stack>
      <Text $soft>
        <TextLink to="/login" search={search}>
          {messages.backToLogin}
        </TextLink>
      </Text>
    </AuthLayout>
  );
}
