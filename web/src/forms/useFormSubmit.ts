import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import type { Refusal } from '../relay/refusal.ts';
import { focusFirstError, type FieldErrors } from './fields.ts';

/** The values of the form: read from its fields, or kept in state. */
type Source<Values> = { read: (data: FormData) => Values; values?: never } | { values: Values; read?: never };

type Form<Values> = Source<Values> & {
  /** Errors by field; empty when all values are valid. */
  check: (values: Values) => FieldErrors;
  /** Resolves null on success, otherwise the refusal to show. */
  send: (values: Values) => Promise<Refusal | null>;
  onDone?: (values: Values, form: HTMLFormElement) => void;
  /** Submits are ignored: nothing has changed, or the server has not answered yet. */
  isBlocked?: boolean;
};

/** A failed submit. */
interface Failed<Values> {
  refusal: Refusal;
  /** Whether `check` refused it; nothing was sent then. */
  isChecked: boolean;
  values: Values;
  form: HTMLFormElement;
}

/**
 * Checks and sends a form. Focuses the first field with an error. An error of `check` disappears when its field is valid, an
 * error of the server when its field changes. The rest of a refusal disappears with the next submit. `tried`: the form was
 * submitted at least once.
 */
export function useFormSubmit<Values extends object>(form: Form<Values>) {
  const { check, send, onDone, isBlocked = false } = form;
  const [failed, setFailed] = useState<Failed<Values> | null>(null);
  const [tried, setTried] = useState(false);
  // The values after a failed submit, of a form that keeps them in its fields.
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
    if (!refusal) return onDone?.(values, element);
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

  const failure = failed && stillWrong(failed, form.values ?? typed ?? failed.values, check);
  return {
    failure,
    /** The properties of a required field. */
    field: (name: keyof Values & string) => ({ name, required: true, error: failure?.fields[name] }),
    tried,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isBlocked) void submit(event.currentTarget);
    },
    forget: () => setFailed(null),
  };
}

/** The part of a refusal that is still true for the current values; null when every field is corrected. */
function stillWrong<Values extends object>(
  { refusal, isChecked, values: sent }: Failed<Values>,
  now: Values,
  check: (values: Values) => FieldErrors,
): Refusal | null {
  const before = Object.entries(refusal.fields);
  if (before.length === 0) return refusal;
  const wrong = isChecked ? check(now) : {};
  const was = new Map<string, unknown>(Object.entries(sent));
  const is = new Map<string, unknown>(Object.entries(now));
  const left = before.flatMap(([path, sentence]): [string, string][] => {
    if (isChecked) return wrong[path] === undefined ? [] : [[path, wrong[path]]];
    // The server names a field by its path: `brand.primary`, `sizes.0.price`.
    const [list = path] = path.split('.');
    const name = is.has(list) ? list : path.slice(path.lastIndexOf('.') + 1);
    return was.get(name) === is.get(name) ? [[path, sentence]] : [];
  });
  return left.length === 0 ? null : { ...refusal, fields: Object.fromEntries(left) };
}

/** Moves errors of fields that the form does not have into the alert. */
function withoutPlace(failure: Refusal, form: HTMLFormElement): Refusal {
  const places = new Set(Array.from(form.elements, (control) => control.getAttribute('name')));
  const stray = Object.entries(failure.fields).filter(([name]) => !places.has(name));
  return { ...failure, message: [failure.message, ...stray.map(([, text]) => text)].join(' ').trim() };
}
