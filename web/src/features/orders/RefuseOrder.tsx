import { ANSWER_LIMITS } from '@forkfront/common/limits.ts';
import { useRef, useState, type SubmitEvent } from 'react';
import { focusNew } from '../../lib/focus.ts';
import { Button } from '../../ui/Button.tsx';
import { TextareaField } from '../../ui/Field.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { ToggleButtons } from '../../ui/ToggleButtons.tsx';
import { messages } from './messages.ts';

type Reason = keyof typeof messages.reasons;

const REASONS = (Object.keys(messages.reasons) as Reason[]).map((value) => ({
  value,
  label: messages.reasons[value].label,
}));

interface Props {
  to: 'REJECTED' | 'CANCELLED';
  isMoving: boolean;
  /** Gets a text that is not empty. */
  onRefuse: (reason: string) => void;
}

/** Declines or cancels an order: a button that opens a form for the reason, which the customer reads. */
export function RefuseOrder({ to, isMoving, onRefuse }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [choice, setChoice] = useState<Reason>('SOLD_OUT');
  const [text, setText] = useState<string>(messages.reasons.SOLD_OUT.text);
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const words = messages.refuse[to];

  const choose = (reason: Reason): void => {
    setChoice(reason);
    setText(messages.reasons[reason].text);
    setError(null);
    if (reason === 'OTHER') field.current?.focus();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const reason = text.trim();
    setError(reason ? null : messages.reasonMissing);
    if (reason) onRefuse(reason);
    else field.current?.focus();
  };

  if (!isOpen)
    return (
      <div>
        <Button variant="quiet" onClick={() => setIsOpen(true)}>
          {words.open}
        </Button>
      </div>
    );
  return (
    <Stack
      as="form"
      $gap={4}
      noValidate
      ref={focusNew}
      tabIndex={-1}
      aria-label={words.open}
      onSubmit={submit}
    >
      <ToggleButtons label={messages.why} options={REASONS} value={choice} onChange={choose} />
      <TextareaField
        ref={field}
        label={messages.reason}
        maxLength={ANSWER_LIMITS.reason}
        rows={2}
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      <Stack $row $gap={3}>
        <Button type="submit" variant="danger" loading={isMoving}>
          {words.send}
        </Button>
        <Button variant="secondary" onClick={() => setIsOpen(false)}>
          {messages.keep}
        </Button>
      </Stack>
    </Stack>
  );
}
