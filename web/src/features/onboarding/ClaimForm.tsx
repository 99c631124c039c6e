import { formText } from '../../forms/fields.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Text, TextLink } from '../../ui/Text.tsx';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { Form } from '../../forms/Form.tsx';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import { checkClaim } from './claim.rules.ts';
import { readClaimToken } from './claimStore.ts';
import { messages } from './messages.ts';
import { useClaimRestaurant } from './useClaimRestaurant.ts';
import { useClaimRestaurantForViewer } from './useClaimRestaurantForViewer.ts';

/** Claims the preview (spec §2, §5) with a new account or for the signed-in one. */
export function ClaimForm({ onClaimed }: { onClaimed: () => void }) {
  const { isSignedIn, user } = useSession();
  const [claim, isClaiming] = useClaimRestaurant();
  const [claimForViewer, isAdding] = useClaimRestaurantForViewer();
  const { failure, forget, onSubmit } = useFormSubmit({
    read: (data) => ({
      name: formText(data, 'name').trim(),
      email: formText(data, 'email').trim(),
      password: formText(data, 'password'),
      termsAccepted: data.has('termsAccepted'),
    }),
    check: (values) => checkClaim(values, isSignedIn),
    send: async (values) => {
      const claimToken = readClaimToken();
      if (!claimToken)
        return {
          message: isSignedIn ? messages.claimTokenMissingSignedIn : messages.claimTokenMissing,
          fields: {},
        };
      return isSignedIn
        ? claimForViewer({ claimToken, termsAccepted: values.termsAccepted })
        : claim({ ...values, claimToken });
    },
    onDone: onClaimed,
  });
  const wrong = failure?.fields ?? {};

  return (
    <Form gap={4} onSubmit={onSubmit}>
      <FailureAlert failure={failure} onWaited={forget} />
      {isSignedIn ? (
        user && <Text $soft>{messages.signedInAs(user.name)}</Text>
      ) : (
        <>
          <Field label={messages.name} name="name" autoComplete="name" required error={wrong['name']} />
          <Field
            label={messages.email}
            name="email"
            type="email"
            autoComplete="username"
            required
            error={wrong['email']}
          />
          <PasswordField
            label={messages.password}
            name="password"
            autoComplete="new-password"
            required
            help={messages.passwordHelp}
            error={wrong['password']}
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
        error={wrong['termsAccepted']}
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
    </Form>
  );
}
