import { useRef, useEffect, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { formText } from '../../../lib/formText.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { FailureAlert } from '../../accounts/FailureAlert.tsx';
import { useFormSubmit } from '../../accounts/useFormSubmit.ts';
import { messages } from './messages.ts';
import { checkSection } from './section.rules.ts';

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
