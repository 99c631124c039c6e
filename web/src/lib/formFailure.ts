/** Sentences by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Why a form was not accepted: `message` for the alert, `fields` for the sentences at the fields. */
export interface FormFailure {
  message: string;
  fields: FieldErrors;
}

interface ServerFailure {
  message?: string | undefined;
  fields?: readonly { path: string; message: string }[] | undefined;
}

/** A returned error member as a FormFailure; an empty message becomes the situation's fallback (spec §8). */
export function formFailure({ message, fields = [] }: ServerFailure, fallback: string): FormFailure {
  return {
    message: message || fallback,
    fields: Object.fromEntries(fields.map((field) => [field.path, field.message])),
  };
}
