import { CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { ContactFormMutation } from '../../__generated__/ContactFormMutation.graphql.ts';
import { formText } from '../../forms/fields.ts';
import { Form } from '../../forms/Form.tsx';
import { timings } from '../../lib/timings.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { Alert } from '../../ui/Alert.tsx';
import { atLeast } from '../../ui/breakpoints.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, TextareaField } from '../../ui/Field.tsx';
import { FieldNote } from '../../ui/FieldFrame.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { VisuallyHidden } from '../../ui/Text.tsx';
import { useCountdown } from '../../ui/useCountdown.ts';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import { checkContact, type ContactValues } from './contact.rules.ts';
import { messages } from './messages.ts';

/** Stays below the form after the snackbar. Not announced: the snackbar was. */
function ContactFailure({ failure, onWaited }: { failure: Refusal; onWaited: () => void }) {
  useCountdown((failure.waitSeconds ?? 0) * 1000, onWaited);
  return (
    <FieldNote $error>
      <Icon icon={CircleAlert} size={18} />
      <span>
        {failure.message} {messages.notLost}
      </span>
    </FieldNote>
  );
}

/** A hidden field that only robots fill in. */
function Honeypot({ name }: { name: string }) {
  return (
    <VisuallyHidden as="div" aria-hidden>
      <label>
        {messages.honeypot}
        {/* The data attributes keep password managers away. */}
        <input
          name={name}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
        />
      </label>
    </VisuallyHidden>
  );
}

const Pair = styled.div`
  display: grid;
  gap: var(--space-5);
  align-items: start;
  @media ${atLeast('small')} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Letter = styled(TextareaField)`
  && {
    min-height: 180px;
  }
`;

interface Values extends ContactValues {
  website: string;
}

/** The contact form (spec §2). The answer is a snackbar of 5 seconds; only success clears the fields. */
export function ContactForm() {
  const { show } = useSnackbar();
  const [commit, isLoading] = useMutationOutcome<ContactFormMutation>(graphql`
    mutation ContactFormMutation($input: SendContactMessageInput!) {
      sendContactMessage(input: $input) {
        ... on SendContactMessagePayload @alias(as: "payload") {
          __typename
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const [isSent, setIsSent] = useState(false);
  const close = useRef<() => void>(() => undefined);
  const tell = (message: string, color: 'success' | 'error'): void => {
    // The notice of an earlier try is outdated.
    close.current();
    close.current = show({ message, color, timeout: timings.contactSnackbar });
  };
  const { failure, onSubmit, forget } = useFormSubmit<Values>({
    read: (data) => ({
      name: formText(data, 'name').trim(),
      email: formText(data, 'email').trim(),
      subject: formText(data, 'subject').trim(),
      message: formText(data, 'message').trim(),
      website: formText(data, 'website'),
    }),
    check: checkContact,
    send: async (values) => {
      setIsSent(false);
      const { refusal } = await commit({ variables: { input: values }, fallback: messages.failed });
      if (refusal) tell(refusal.message, 'error');
      return refusal;
    },
    onDone: (_values, form) => {
      form.reset();
      setIsSent(true);
      tell(messages.sent, 'success');
    },
  });
  const text = (name: keyof ContactValues) => ({
    name,
    label: messages[name],
    required: true,
    error: failure?.fields[name],
  });

  return (
    <Form onSubmit={onSubmit} onInput={() => setIsSent(false)}>
      <Pair>
        <Field {...text('name')} autoComplete="name" />
        <Field {...text('email')} type="email" autoComplete="email" help={messages.emailHelp} />
      </Pair>
      <Field {...text('subject')} autoComplete="off" />
      <Letter {...text('message')} autoComplete="off" help={messages.messageHelp} />
      <Honeypot name="website" />
      {isSent && <Alert tone="success">{messages.sentStays}</Alert>}
      {failure?.message && <ContactFailure failure={failure} onWaited={forget} />}
      <div>
        <Button type="submit" size="large" loading={isLoading}>
          {messages.send}
        </Button>
      </div>
    </Form>
  );
}
