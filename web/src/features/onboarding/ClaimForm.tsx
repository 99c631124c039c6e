import { useState, type SubmitEvent } from 'react';
import { focusFirstError } from '../../lib/focusFirstError.ts';
import type { FormFailure } from '../../lib/formFailure.ts';
import { formText } from '../../lib/formText.ts';
import { useSession } from '../../lib/useSession.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { checkClaim, type ClaimCheck } from './claim.rules.ts';
import { readClaimToken } from './claimStore.ts';
import { messages } from './messages.ts';
import { useClaimRestaurant } from './useClaimRestaurant.ts';
import { useClaimRestaurantForViewer } from './useClaimRestaurantForViewer.ts';

const NOTHING: FormFailure = { message: '', fields: {} };

/** Makes the preview the visitor's own (spec §2, §5): with a new account, or for the one that is signed in. */
export function ClaimForm({ onClaimed }: { onClaimed: () => void }) {
  const { isSignedIn, user } = useSession();
  const [claim, isClaiming] = useClaimRestaurant();
  const [claimForViewer, isAdding] = useClaimRestaurantForViewer();
  const [failure, setFailure] = useState(NOTHING);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const values = {
      name: formText(data, 'name').trim(),
      email: formText(data, 'email').trim(),
      password: formText(data, 'password'),
      termsAccepted: data.has('termsAccepted'),
    };
    const check = checkClaim(values, readClaimToken(), isSignedIn);
    if (check.kind !== 'ok') {
      if (check.kind === 'empty') focusFirstError(form, { [check.field]: '' });
      setFailure(failureOf(check));
      if (check.kind === 'terms') focusFirstError(form, { termsAccepted: check.message });
      return;
    }
    const { claimToken } = check;
    const failed = isSignedIn
      ? await claimForViewer({ claimToken, termsAccepted: values.termsAccepted })
      : await claim({ ...values, claimToken });
    if (!failed) return onClaimed();
    setFailure(failed);
    focusFirstError(form, failed.fields);
  };

  return (
    <Stack
      as="form"
      noValidate
      $gap={4}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}
    >
      {failure.message && <Alert tone="error">{failure.message}</Alert>}
      {isSignedIn ? (
        user && <Text $soft>{messages.signedInAs(user.name)}</Text>
      ) : (
        <>
          <Field
            label={messages.name}
            name="name"
            autoComplete="name"
            required
            error={failure.fields['name']}
          />
          <Field
            label={messages.email}
            name="email"
            type="email"
            autoComplete="username"
            required
            error={failure.fields['email']}
          />
          <PasswordField
            label={messages.password}
            name="password"
            autoComplete="new-password"
            required
            help={messages.passwordHelp}
            error={failure.fields['password']}
          />
        </>
      )}
      <CheckboxField
        name="termsAccepted"
        required
        label={
          <>
            {messages.acceptTerms}{' '}
            <TextLink to="/terms-and-conditions" target="_blank">
              {messages.termsLink}
            </TextLink>
          </>
        }
        error={failure.fields['termsAccepted']}
      />
      <Button type="submit" size="large" wide loading={isClaiming || isAdding}>
        {isSignedIn ? messages.claimSignedIn : messages.claim}
      </Button>
      {!isSignedIn && (
        <Text $size={15} $soft>
          {messages.hasAccount}{' '}
          <TextLink to="/login" search={{ redirect: '/setup' }}>
            {messages.signIn}
          </TextLink>
        </Text>
      )}
    </Stack>
  );
}

/** Empty fields are not spoken of (spec §5): the keyboard goes to the first. */
function failureOf(check: Exclude<ClaimCheck, { kind: 'ok' }>): FormFailure {
  if (check.kind === 'terms') return { message: '', fields: { termsAccepted: check.message } };
  return check.kind === 'noToken' ? { message: check.message, fields: {} } : NOTHING;
}
