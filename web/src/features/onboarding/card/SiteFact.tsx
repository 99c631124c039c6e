import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { FailureAlert } from '../../../forms/FailureAlert.tsx';
import { Form } from '../../../forms/Form.tsx';
import { useFormSubmit } from '../../../forms/useFormSubmit.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { FactLine } from './FactLine.tsx';
import { messages } from '../messages.ts';
import { checkFact, type TextFact } from './siteFacts.rules.ts';
import type { EditDraft } from './useEditDraft.ts';

const Root = styled.li`
  border-top: 1px solid var(--line);
  &:first-child {
    border-top: 0;
  }
  > form {
    padding-block: var(--space-3);
  }
  > [hidden] {
    display: none;
  }
`;

interface Props {
  fact: TextFact;
  /** null: not known yet. */
  value: string | null;
  /** Whether it can be changed now. */
  isOpen: boolean;
  onEdit: EditDraft;
}

/** A fact of the site with its form. An entered value is shown at once; a refusal opens the form again. */
export function SiteFact({ fact, value, isOpen, onEdit }: Props) {
  const opener = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const text = typed ?? '';
  const { failure, onSubmit, forget } = useFormSubmit({
    values: { [fact]: text },
    check: () => checkFact(fact, text),
    isBlocked: sent !== null,
    send: async () => {
      flushSync(() => setSent(text.trim()));
      opener.current?.focus();
      const refusal = await onEdit({ [fact]: text.trim() });
      // After a refusal the form is visible before its field gets the focus.
      flushSync(() => {
        setSent(null);
        if (!refusal) setTyped(null);
      });
      if (refusal) input.current?.focus();
      return refusal;
    },
  });
  const open = (): void => {
    if (sent !== null) return;
    flushSync(() => setTyped(value ?? ''));
    input.current?.focus();
  };
  const close = (): void => {
    forget();
    flushSync(() => setTyped(null));
    opener.current?.focus();
  };
  const label = messages.facts[fact];
  const isEditing = typed !== null && sent === null;
  const shown = sent ?? value ?? '';

  return (
    <Root>
      {!isEditing && (
        <FactLine
          label={label}
          action={
            isOpen && (
              <Button
                ref={opener}
                variant="quiet"
                aria-label={shown === '' ? messages.addFact(label) : messages.editFact(label)}
                onClick={open}
              >
                {shown === '' ? messages.factAdd : messages.factEdit}
              </Button>
            )
          }
        >
          {shown}
        </FactLine>
      )}
      {typed !== null && (
        <Form
          hidden={!isEditing}
          gap={3}
          aria-label={label}
          onSubmit={onSubmit}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
          }}
        >
          <FailureAlert failure={failure} onWaited={forget} />
          <Field
            ref={input}
            name={fact}
            label={label}
            type={fact === 'phone' ? 'tel' : 'text'}
            autoComplete="off"
            error={failure?.fields[fact]}
            value={text}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Stack $row $gap={4}>
            <Button type="submit">{messages.factSave}</Button>
            <Button variant="quiet" onClick={close}>
              {messages.factCancel}
            </Button>
          </Stack>
        </Form>
      )}
    </Root>
  );
}
