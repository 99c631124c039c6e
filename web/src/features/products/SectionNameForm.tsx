import { MENU_LENGTHS } from '@forkfront/common/limits.ts';
import { useRef, useEffect } from 'react';
import { styled } from 'styled-components';
import { formText, presentErrors, textError } from '../../forms/fields.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Form } from '../../forms/Form.tsx';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import { messages, useMenuTexts } from './messages.ts';

const Root = styled(Form)`
  width: 100%;
  padding-block: var(--space-3);
`;

interface Props {
  /** The initial name. */
  name: string;
  /** The refusal of an earlier try, shown until the next one. */
  refused?: Refusal | null;
  submitText: string;
  isLoading?: boolean;
  help?: string;
  /** Resolves null when it was accepted, otherwise what to show. */
  onSend: (name: string) => Promise<Refusal | null>;
  onDone: () => void;
  onCancel: () => void;
}

/** The form for the name of a new or existing section. The field keeps its text when the server refuses. */
export function SectionNameForm({ name, refused = null, submitText, isLoading = false, ...rest }: Props) {
  const words = useMenuTexts();
  const { help, onSend, onDone, onCancel } = rest;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const { failure, tried, forget, onSubmit } = useFormSubmit({
    read: (data) => ({ name: formText(data, 'name').trim() }),
    check: (values) =>
      presentErrors({
        name: textError(
          values.name,
          MENU_LENGTHS.section,
          words.sectionNameRequired,
          messages.sectionNameTooLong,
        ),
      }),
    send: (values) => onSend(values.name),
    onDone,
  });
  const shown = tried ? failure : refused;
  return (
    <Root gap={3} onSubmit={onSubmit} onKeyDown={({ key }) => key === 'Escape' && onCancel()}>
      <Field
        ref={field}
        label={words.sectionName}
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
