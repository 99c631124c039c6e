import { createContext } from 'react';

/** Tells the editor whether the form of this key has edits that are not saved. */
export type MarkUnsaved = (form: string, isDirty: boolean) => void;

export const UnsavedContext = createContext<MarkUnsaved | null>(null);
