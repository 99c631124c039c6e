import { DIETARY_TAGS } from '@forkfront/common/productChoices.ts';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FailureAlert } from '../../../forms/FailureAlert.tsx';
import { Form } from '../../../forms/Form.tsx';
import { useFormSubmit } from '../../../forms/useFormSubmit.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { DishFields } from '../../menuReading/DishFields.tsx';
import {
  checkLine,
  dishOf,
  type LineReview,
  type LineValues,
  withSizes,
} from '../../menuReading/lines.rules.ts';
import { messages as fieldMessages } from '../../menuReading/messages.ts';
import { messages } from '../messages.ts';

const Root = styled.div`
  container-type: inline-size;
  padding-block: var(--space-3);
`;

interface Props {
  label: string;
  first: LineValues;
  /** Names of the menu's sections. */
  sections: readonly string[];
  /** Resolves null on success. */
  onSave: (dish: NonNullable<LineReview['dish']>) => Promise<Refusal | null>;
  onClose: () => void;
}

/** A dish of the menu, new or known. Escape closes it without saving. */
export function DishForm({ label, first, sections, onSave, onClose }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState(first);
  const [isSaving, setIsSaving] = useState(false);
  const { failure, onSubmit, forget } = useFormSubmit({
    values,
    check: (checked) => checkLine(checked),
    isBlocked: isSaving,
    send: async (checked) => {
      setIsSaving(true);
      const refusal = await onSave(dishOf(checked));
      setIsSaving(false);
      return refusal;
    },
    onDone: onClose,
  });
  useEffect(() => root.current?.querySelector('input')?.focus(), []);
  return (
    <Root ref={root}>
      <Form
        gap={3}
        aria-label={label}
        onSubmit={onSubmit}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      >
        <FailureAlert failure={failure} onWaited={forget} />
        <DishFields
          values={values}
          onChange={setValues}
          sections={sections}
          diets={DIETARY_TAGS}
          errors={failure?.fields ?? {}}
        />
        <Stack $row $gap={[1, 4]}>
          <Button type="submit" loading={isSaving}>
            {messages.factSave}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {messages.factCancel}
          </Button>
          {values.sizes.length === 0 && (
            <Button variant="quiet" onClick={() => setValues(withSizes(values))}>
              {fieldMessages.addSizes}
            </Button>
          )}
        </Stack>
      </Form>
    </Root>
  );
}
