import { useState } from 'react';

interface Edits<T> {
  /** The saved values with the edits over them. */
  values: T;
  /** The edits that differ from the saved values. */
  changes: Partial<T>;
  isDirty: boolean;
  set: <K extends keyof T>(field: K, value: T[K]) => void;
  reset: () => void;
  /** Drops the edits that were saved (`sent`), but not later ones. */
  settle: (sent: Partial<T>) => void;
}

/** The edits of a form over its saved values. A failed save keeps them. Values are compared with `===`. */
export function useEdits<T extends object>(saved: T): Edits<T> {
  const [edits, setEdits] = useState<Partial<T>>({});
  const changes = without(edits, saved);
  return {
    values: { ...saved, ...edits },
    changes,
    isDirty: Object.keys(changes).length > 0,
    set: (field, value) => setEdits((all) => ({ ...all, [field]: value })),
    reset: () => setEdits({}),
    settle: (sent) => setEdits((all) => without(all, sent)),
  };
}

/** The fields of `all` that differ from those of `other`. */
function without<T extends object>(all: Partial<T>, other: Partial<T>): Partial<T> {
  const fields = (Object.keys(all) as (keyof T)[]).filter((field) => all[field] !== other[field]);
  return Object.fromEntries(fields.map((field) => [field, all[field]])) as Partial<T>;
}
