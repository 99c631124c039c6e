import { commitLocalUpdate, graphql, useRelayEnvironment } from 'react-relay';
import type { ClaimFormMutation } from '../../__generated__/ClaimFormMutation.graphql.ts';
import type { ClaimFormViewerMutation } from '../../__generated__/ClaimFormViewerMutation.graphql.ts';
import { formText } from '../../forms/fields.ts';
import { endSession, useSession } from '../../lib/session.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useInputMutation, useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Text, TextLink } from '../../ui/Text.tsx';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { Form } from '../../forms/Form.tsx';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import { signIn } from '../accounts/sessionUser.ts';
import { checkClaim } from './claim.rules.ts';
import { forgetClaim, readClaimToken } from './claimStore.ts';
import { messages } from './messages.ts';

interface Props {
  /** Of the preview that is shown. */
  claimToken: string;
  onClaimed: () => void;
}

/** Claims the preview (spec §2, §5) with a new account or for the signed-in one, and removes its stored claim. */
export function ClaimForm({ claimToken, onClaimed }: Props) {
  const { isSignedIn, user } = useSession();
  const environment = useRelayEnvironment();
  const [claim, isClaiming] = useInputMutation<ClaimFormMutation>(
    graphql`
      mutation ClaimFormMutation($input: ClaimRestaurantInput!) {
        claimRestaurant(input: $input) {
          ... on ClaimRestaurantPayload @alias(as: "payload") {
            token
            user {
              id
              name
              email
            }
          }
          ...refusal_userError @alias(as: "error") @arguments(withWait: false)
        }
      }
    `,
    messages.claimFailed,
    signIn,
  );
  const [claimForViewer, isAdding] = useMutationOutcome<ClaimFormViewerMutation>(graphql`
    mutation ClaimFormViewerMutation($input: ClaimRestaurantForViewerInput!) {
      claimRestaurantForViewer(input: $input) {
        ... on ClaimRestaurantForViewerPayload @alias(as: "payload") {
          restaurantEdge {
            node {
              id
            }
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const add = async (termsAccepted: boolean): Promise<Refusal | null> => {
    const { refusal, error } = await claimForViewer({
      variables: { input: { claimToken, termsAccepted } },
      fallback: messages.claimFailed,
    });
    if (error === 'UnauthenticatedError') {
      // The form asks for an account now.
      endSession('server');
      return { message: messages.claimSignedOut, fields: {} };
    }
    // Lists and counts of the user's sites are older than this claim.
    if (!refusal) commitLocalUpdate(environment, (store) => store.invalidateStore());
    return refusal;
  };
  const { failure, field, forget, onSubmit } = useFormSubmit({
    read: (data) => ({
      name: formText(data, 'name').trim(),
      email: formText(data, 'email').trim(),
      password: formText(data, 'password'),
      termsAccepted: data.has('termsAccepted'),
    }),
    check: (values) => checkClaim(values, isSignedIn),
    send: async (values) => {
      // Another tab may have claimed it or started over.
      if (readClaimToken() === null)
        return {
          message: isSignedIn ? messages.claimTokenMissingSignedIn : messages.claimTokenMissing,
          fields: {},
        };
      return isSignedIn ? add(values.termsAccepted) : claim({ ...values, claimToken });
    },
    onDone: () => {
      forgetClaim(claimToken);
      onClaimed();
    },
  });

  return (
    <Form gap={4} onSubmit={onSubmit}>
      <FailureAlert failure={failure} onWaited={forget} />
      {isSignedIn ? (
        user && <Text $soft>{messages.signedInAs(user.name)}</Text>
      ) : (
        <>
          <Field {...field('name')} label={messages.name} autoComplete="name" />
          <Field {...field('email')} label={messages.email} type="email" autoComplete="username" />
          <PasswordField
            {...field('password')}
            label={messages.password}
            autoComplete="new-password"
            help={messages.passwordHelp}
          />
        </>
      )}
      <CheckboxField
        {...field('termsAccepted')}
        label={
          <>
            {messages.acceptTerms}{' '}
            <TextLink to="/terms-and-conditions" target="_blank">
              {messages.termsLink}
            </TextLink>
          </>
        }
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
