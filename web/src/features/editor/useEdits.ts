import { useState } from 'react';
import type { FieldErrors } from '../../forms/fields.ts';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useSnackbar } from '../../ui/snackbar.ts';
import { useUnsavedGuard } from './UnsavedGuard.tsx';

/**
 * The edits of a form over its `saved` values; a failed save keeps them. `changes` are the edits that differ from the saved
 * values, compared with `===`. `settle` drops the edits that were saved (`sent`), but not later ones.
 */
export function useEdits<T extends object>(saved: T) {
  const [edits, setEdits] = useState<Partial<T>>({});
  const changes = without(edits, saved);
  return {
    values: { ...saved, ...edits },
    changes,
    isDirty: Object.keys(changes).length > 0,
    change: (edit: Partial<T>) => setEdits((all) => ({ ...all, ...edit })),
    set: <K extends keyof T>(field: K, value: T[K]) => setEdits((all) => ({ ...all, [field]: value })),
    reset: () => setEdits({}),
    settle: (sent: Partial<T>) => setEdits((all) => without(all, sent)),
  };
}

/** The fields of `all` that differ from those of `other`. */
function without<T extends object>(all: Partial<T>, other: Partial<T>): Partial<T> {
  const fields = (Object.keys(all) as (keyof T)[]).filter((field) => all[field] !== other[field]);
  return Object.fromEntries(fields.map((field) => [field, all[field]])) as Partial<T>;
}

interface SaveForm<T extends object, Changes extends object> {
  saved: T;
  check: (values: T) => FieldErrors;
  /** What is sent; empty when there is nothing to save. */
  changesOf: (values: T, edits: Partial<T>) => Changes;
  /** Resolves null on success, otherwise what to show. */
  send: (changes: Changes) => Promise<Refusal | null>;
  isSaving: boolean;
  /** Whether the form must not be left for another reason, as while a picture is sent. */
  isBusy?: boolean;
  /** The notice after a save. */
  done: string;
}

/** A form with a SaveBar (`bar`): its edits, its submit, and its guard against leaving. `leave` closes the form, after the same question. */
export function useSaveForm<T extends object, Changes extends object>(form: SaveForm<T, Changes>) {
  const { isSaving, isBusy = false, done } = form;
  const { show } = useSnackbar();
  const { values, changes: edits, change, set, reset, settle } = useEdits(form.saved);
  const changes = form.changesOf(values, edits);
  const isDirty = Object.keys(changes).length > 0;
  const leave = useUnsavedGuard(isDirty || isSaving || isBusy);
  const { failure, forget, onSubmit } = useFormSubmit({
    values,
    check: form.check,
    isBlocked: !isDirty || isSaving,
    send: () => form.send(changes),
    onDone: (sent) => {
      settle(sent);
      show({ message: done, color: 'success' });
    },
  });
  const bar = { isDirty, isSaving, failure, onForget: forget, onReset: reset };
  return { values, errors: failure?.fields ?? {}, change, set, onSubmit, bar, leave };
}
