import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FailureAlert } from '../../../forms/FailureAlert.tsx';
import { Form } from '../../../forms/Form.tsx';
import type { FieldErrors } from '../../../forms/fields.ts';
import { useFormSubmit } from '../../../forms/useFormSubmit.ts';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { messages } from '../messages.ts';
import { useCloseFact } from './closeFact.ts';
import type { EditDraft, FactChange } from './useEditDraft.ts';

/* The title of the form stands where the label of the fact was. */
const Title = styled.strong`
  font-size: var(--size-15);
`;

interface Props<Values> {
  label: string;
  /** Several fields need the title above them; one field has it as its own label. */
  isTitled?: boolean;
  values: Values;
  /** Errors by field; empty when all values are valid. */
  check: (values: Values) => FieldErrors;
  /** The facts of checked values. */
  changeOf: (values: Values) => FactChange;
  onEdit: EditDraft;
  children: (errors: FieldErrors) => ReactNode;
}

/** The form of facts. It closes when they are saved; Escape closes it without saving. */
export function FactForm<Values extends object>({
  label,
  isTitled = false,
  values,
  check,
  changeOf,
  onEdit,
  children,
}: Props<Values>) {
  const close = useCloseFact();
  const fields = useRef<HTMLDivElement>(null);
  const [isSaving, setIsSaving] = useState(false);
  const { failure, onSubmit, forget } = useFormSubmit({
    values,
    check,
    isBlocked: isSaving,
    send: async (checked) => {
      setIsSaving(true);
      const refusal = await onEdit(changeOf(checked));
      setIsSaving(false);
      return refusal;
    },
    onDone: close,
  });
  useEffect(() => fields.current?.querySelector<HTMLElement>('input, textarea, button')?.focus(), []);
  return (
    <Form
      gap={4}
      aria-label={label}
      onSubmit={onSubmit}
      onKeyDown={(event) => {
        // Escape in a dialog of a field bubbles to here and is not for the form.
        const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
        if (event.key === 'Escape' && isOwn && !event.defaultPrevented) close();
      }}
    >
      {isTitled && <Title>{label}</Title>}
      <FailureAlert failure={failure} onWaited={forget} />
      <Stack ref={fields}>{children(failure?.fields ?? {})}</Stack>
      <Stack $row $gap={4}>
        <Button type="submit" loading={isSaving}>
          {messages.factSave}
        </Button>
        <Button variant="quiet" onClick={close}>
          {messages.factCancel}
        </Button>
      </Stack>
    </Form>
  );
}
