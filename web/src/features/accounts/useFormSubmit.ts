import { useState, type SubmitEvent } from 'react';
import { focusFirstError } from '../../lib/focusFirstError.ts';
import type { FieldErrors } from '../../lib/formFailure.ts';
import type { Refusal } from '../../relay/refusal.ts';

interface Form<Values> {
  read: (data: FormData) => Values;
  /** What is wrong, by field. Empty: nothing. */
  check: (values: Values) => FieldErrors;
  /** Resolves null when it was accepted, otherwise what to show. */
  send: (values: Values) => Promise<Refusal | null>;
  onDone: (values: Values, form: HTMLFormElement) => void;
}

interface Submission {
  failure: Refusal | null;
  /** Whether it was tried at all; what the screen said before is over then. */
  tried: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  forget: () => void;
}

/** Sentences of fields that the form does not have stand in the alert, or nobody would read them. */
function withoutPlace(failure: Refusal, form: HTMLFormElement): Refusal {
  const places = new Set(Array.from(form.elements, (control) => control.getAttribute('name')));
  const stray = Object.entries(failure.fields).filter(([name]) => !places.has(name));
  return { ...failure, message: [failure.message, ...stray.map(([, text]) => text)].join(' ').trim() };
}

/** Checks and sends a form, whose fields keep what was typed. A failure goes away with the next try; the keyboard goes to the first field with one. */
export function useFormSubmit<Values>({ read, check, send, onDone }: Form<Values>): Submission {
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [tried, setTried] = useState(false);

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const values = read(new FormData(form));
    const wrong = check(values);
    setTried(true);
    setFailure(null);
    const failed = Object.keys(wrong).length > 0 ? { message: '', fields: wrong } : await send(values);
    if (!failed) return onDone(values, form);
    setFailure(withoutPlace(failed, form));
    focusFirstError(form, failed.fields);
  };

  return {
    failure,
    tried,
    onSubmit: (event) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    forget: () => setFailure(null),
  };
}
