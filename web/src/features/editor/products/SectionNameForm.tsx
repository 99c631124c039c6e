import { useRef, useEffect, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { type FieldErrors, formText } from '../../../forms/fields.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { FailureAlert } from '../../../forms/FailureAlert.tsx';
import { useFormSubmit } from '../../../forms/useFormSubmit.ts';
import { messages } from './messages.ts';

/** Longest name of a section, in characters; the server takes no more. */
const MAX_NAME = 80;

/** What is wrong with the name of a section, trimmed. */
function checkSection({ name }: { name: string }): FieldErrors {
  if (name === '') return { name: messages.sectionNameRequired };
  return name.length > MAX_NAME ? { name: messages.sectionNameTooLong } : {};
}

const Root = styled(Stack)`
  width: 100%;
  padding-block: var(--space-3);
`;

interface Props {
  /** What stands in the field first. */
  name: string;
  /** Why the last try was refused; null when it was not. */
  refused?: Refusal | null;
  submitText: string;
  isLoading?: boolean;
  help?: string;
  /** Resolves null when it was accepted, otherwise what to show. */
  onSend: (name: string) => Promise<Refusal | null>;
  onDone: () => void;
  onCancel: () => void;
}

/** The name of a section, new or changed. What was typed stays in the field, whatever the server says. */
export function SectionNameForm({ name, refused = null, submitText, isLoading = false, ...rest }: Props) {
  const { help, onSend, onDone, onCancel } = rest;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const { failure, tried, forget, onSubmit } = useFormSubmit({
    read: (data) => ({ name: formText(data, 'name').trim() }),
    check: checkSection,
    send: (values) => onSend(values.name),
    onDone,
  });
  const shown = tried ? failure : refused;
  return (
    <Root
      as="form"
      noValidate
      $gap={3}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => onSubmit(event)}
      onKeyDown={(event: { key: string }) => event.key === 'Escape' && onCancel()}
    >
      <Field
        ref={field}
        label={messages.sectionName}
        name="name"
        autoComplete="off"
        defaultValue={name}
        help={help}
        error={shown?.fields['name']}
      />
      <FailureAlert failure={shown} onWaited={forget} />
      <Stack $row $gap={2}>
        <Button type="submit" loading={isLoading}>
          {submitText}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </Stack>
    </Root>
  );
}
