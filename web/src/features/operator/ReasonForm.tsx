import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { formText, presentErrors, textError } from '../../forms/fields.ts';
import { Form } from '../../forms/Form.tsx';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/confirm.ts';
import { TextareaField } from '../../ui/Field.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { messages } from './messages.ts';

/** Most characters of a reason, as the server takes them. */
const MOST = 500;

interface Props {
  /** Name of the field, as the server names it. */
  name: string;
  label: string;
  button: string;
  /** A question before it is sent; null: none. */
  question: { title: string; text: string; destructive: boolean } | null;
  isSending: boolean;
  /** Resolves null on success, otherwise the refusal. */
  send: (reason: string) => Promise<Refusal | null>;
  /** What is said afterwards. */
  done: string;
  onDone?: () => void;
}

/** Asks for a reason and does what needs one. */
export function ReasonForm({ name, label, button, question, isSending, send, done, onDone }: Props) {
  const confirm = useConfirm();
  const { show } = useSnackbar();
  const { failure, field, onSubmit, forget } = useFormSubmit({
    read: (data) => ({ [name]: formText(data, name) }),
    check: (values) =>
      presentErrors({
        [name]: textError(values[name] ?? '', MOST, messages.reasonMissing, messages.reasonLong(MOST)),
      }),
    send: async (values) => {
      const isSure = !question || (await confirm({ ...question, confirmText: button }));
      return isSure ? send((values[name] ?? '').trim()) : { message: '', fields: {} };
    },
    onDone: (_values, form) => {
      form.reset();
      show({ message: done, color: 'success' });
      onDone?.();
    },
  });
  return (
    <Form gap={4} onSubmit={onSubmit}>
      <TextareaField {...field(name)} label={label} maxLength={MOST} />
      <FailureAlert failure={failure} onWaited={forget} />
      <div>
        <Button type="submit" variant={question?.destructive ? 'danger' : 'primary'} loading={isSending}>
          {button}
        </Button>
      </div>
    </Form>
  );
}
