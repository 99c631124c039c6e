import { useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import type { TellMeWhenMutation } from '../../__generated__/TellMeWhenMutation.graphql.ts';
import { formText } from '../../forms/fields.ts';
import { isTypedEmail } from '@forkfront/common/email.ts';
import { Form } from '../../forms/Form.tsx';
import { useSession } from '../../lib/session.ts';
import { useInputMutation } from '../../relay/useMutationOutcome.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text, TextLink } from '../../ui/Text.tsx';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import { messages } from './messages.ts';

interface Props {
  /** Global id of the plan that is coming. */
  serviceId: string;
  /** Id of the element with the plan's name. */
  nameId: string;
}

/** Replaces the select button of a coming plan: stores an email address for a mail when the plan is on sale. */
export function TellMeWhen({ serviceId, nameId }: Props) {
  const [step, setStep] = useState<'closed' | 'open' | 'kept'>('closed');
  const kept = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (step === 'kept') kept.current?.focus();
  }, [step]);

  if (step === 'kept')
    return (
      <div ref={kept} tabIndex={-1}>
        <Alert tone="success">{messages.interestKept}</Alert>
      </div>
    );
  if (step === 'open') return <InterestForm serviceId={serviceId} onKept={() => setStep('kept')} />;
  return (
    <Stack $gap={2}>
      <Button variant="secondary" wide onClick={() => setStep('open')} aria-describedby={nameId}>
        {messages.tellMe}
      </Button>
      <Text $size={13} $soft>
        {messages.notOnSale}
      </Text>
    </Stack>
  );
}

function InterestForm({ serviceId, onKept }: { serviceId: string; onKept: () => void }) {
  const { user } = useSession();
  const field = useRef<HTMLInputElement>(null);
  // The button that opened the form has disappeared.
  useEffect(() => field.current?.focus(), []);
  const [register, isLoading] = useInputMutation<TellMeWhenMutation>(
    graphql`
      mutation TellMeWhenMutation($input: RegisterPlanInterestInput!) {
        registerPlanInterest(input: $input) {
          ... on RegisterPlanInterestPayload @alias(as: "payload") {
            message
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.interestFailed,
  );
  const { failure, onSubmit } = useFormSubmit<{ email: string }>({
    read: (data) => ({ email: formText(data, 'email').trim() }),
    check: ({ email }) =>
      isTypedEmail(email) ? {} : { email: email === '' ? messages.emailRequired : messages.emailInvalid },
    send: ({ email }) => register({ serviceId, email }),
    onDone: onKept,
  });
  return (
    <Form gap={3} onSubmit={onSubmit}>
      <Field
        label={messages.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        ref={field}
        defaultValue={user?.email ?? ''}
        error={failure?.fields['email']}
      />
      {failure?.message && <Alert tone="error">{failure.message}</Alert>}
      <Button type="submit" wide loading={isLoading}>
        {messages.tellMe}
      </Button>
      <Text $size={13} $soft>
        {messages.interestPrivacy} <TextLink to="/privacy-policy">{messages.privacyPolicy}</TextLink>
      </Text>
    </Form>
  );
}
