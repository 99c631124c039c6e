import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import type { Refusal } from '../relay/refusal.ts';
import { focusFirstError, type FieldErrors } from './fields.ts';

/** Where the values are: in the fields, which keep what was typed, or in state, as they are now. */
type Source<Values> = { read: (data: FormData) => Values; values?: never } | { values: Values; read?: never };

type Form<Values> = Source<Values> & {
  /** What is wrong, by field. Empty: nothing. */
  check: (values: Values) => FieldErrors;
  /** Resolves null when it was accepted, otherwise what to show. */
  send: (values: Values) => Promise<Refusal | null>;
  onDone: (values: Values, form: HTMLFormElement) => void;
};

interface Submission {
  failure: Refusal | null;
  /** Whether it was tried at all; what the screen said before is over then. */
  tried: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  forget: () => void;
}

/** A try that failed. */
interface Failed<Values> {
  refusal: Refusal;
  /** Whether our own check refused it; the server was not asked then. */
  isChecked: boolean;
  values: Values;
  form: HTMLFormElement;
}

/**
 * Checks and sends a form, whose fields keep what was typed. The focus goes to the first field with an error. An error goes
 * away as soon as its field is mended: when our check accepts it, or when what the server refused is changed. The rest of a
 * failure goes away with the next try.
 */
export function useFormSubmit<Values extends object>(form: Form<Values>): Submission {
  const { check, send, onDone } = form;
  const [failed, setFailed] = useState<Failed<Values> | null>(null);
  const [tried, setTried] = useState(false);
  // Of a form that keeps its values in its fields: what they hold since a try failed.
  const [typed, setTyped] = useState<Values | null>(null);
  const valuesOf = (element: HTMLFormElement): Values =>
    form.read ? form.read(new FormData(element)) : form.values;

  const submit = async (element: HTMLFormElement): Promise<void> => {
    const values = valuesOf(element);
    const wrong = check(values);
    const isChecked = Object.keys(wrong).length > 0;
    setTried(true);
    setFailed(null);
    setTyped(null);
    const refusal = isChecked ? { message: '', fields: wrong } : await send(values);
    if (!refusal) return onDone(values, element);
    setFailed({ refusal: withoutPlace(refusal, element), isChecked, values, form: element });
    focusFirstError(element, refusal.fields);
  };

  const look = useEffectEvent((element: HTMLFormElement) => {
    if (form.read) setTyped(valuesOf(element));
  });
  useEffect(() => {
    if (!failed) return;
    const onInput = (): void => look(failed.form);
    failed.form.addEventListener('input', onInput);
    return () => failed.form.removeEventListener('input', onInput);
  }, [failed]);

  return {
    failure: failed && stillWrong(failed, form.values ?? typed ?? failed.values, check),
    tried,
    onSubmit: (event) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    forget: () => setFailed(null),
  };
}

/** What of a failure still holds for the values as they are now; null when all of it is mended. */
function stillWrong<Values extends object>(
  { refusal, isChecked, values: sent }: Failed<Values>,
  now: Values,
  check: (values: Values) => FieldErrors,
): Refusal | null {
  const before = Object.entries(refusal.fields);
  if (before.length === 0) return refusal;
  const wrong = isChecked ? check(now) : {};
  const [was, is] = [
    new Map<string, unknown>(Object.entries(sent)),
    new Map<string, unknown>(Object.entries(now)),
  ];
  const left = before.flatMap(([path, sentence]): [string, string][] => {
    if (isChecked) return wrong[path] === undefined ? [] : [[path, wrong[path]]];
    // The server names a part of a value by its path: `brand.primary`.
    const name = path.slice(path.lastIndexOf('.') + 1);
    return was.get(name) === is.get(name) ? [[path, sentence]] : [];
  });
  return left.length === 0 ? null : { ...refusal, fields: Object.fromEntries(left) };
}

/** Sentences of fields that the form does not have stand in the alert, or nobody would read them. */
function withoutPlace(failure: Refusal, form: HTMLFormElement): Refusal {
  const places = new Set(Array.from(form.elements, (control) => control.getAttribute('name')));
  const stray = Object.entries(failure.fields).filter(([name]) => !places.has(name));
  return { ...failure, message: [failure.message, ...stray.map(([, text]) => text)].join(' ').trim() };
}
