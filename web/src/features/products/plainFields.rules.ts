import {
  FIELD_DEFAULTS,
  FIELD_NAMES,
  fieldRow,
  isOutside,
  mapFields,
  type FieldRow,
  type ProductField,
  type ProductFields,
} from '@forkfront/common/productFields.ts';

/** The plain fields of a product, as the API sends them: it may know choices that this page does not know yet. */
export type SentFields = {
  readonly [Name in ProductField]: ProductFields[Name] extends string
    ? string
    : ProductFields[Name] extends string[]
      ? readonly string[]
      : null extends ProductFields[Name]
        ? ProductFields[Name] | undefined
        : ProductFields[Name];
};

/** The plain fields in the form of a product: a number that may be unknown is a text, as typed. */
export type FieldsDraft = {
  [Name in ProductField]: null extends ProductFields[Name] ? string : ProductFields[Name];
};

/** The form of saved fields. A choice that this page does not know is left out, or shown as the default. */
export const fieldsDraftOf = (sent: SentFields): FieldsDraft =>
  // What is made is of the kind of the field.
  mapFields<FieldsDraft>((name) => draftValue(fieldRow(name), sent[name]) as FieldsDraft[typeof name]);

function draftValue(row: FieldRow, sent: unknown): unknown {
  if (row.kind === 'amount') return typeof sent === 'number' ? String(sent) : '';
  if (row.kind === 'choice') return row.choices.find((choice) => choice === sent) ?? row.default;
  if (row.kind !== 'choices') return sent;
  return row.choices.filter((choice) => Array.isArray(sent) && sent.includes(choice));
}

/** The form of a new product. */
export const BLANK_FIELDS = fieldsDraftOf(FIELD_DEFAULTS);

/** The fields as they are sent. A text that is no number is NaN: `fieldProblems` refuses it. */
export const fieldsInput = (draft: FieldsDraft): ProductFields =>
  mapFields<ProductFields>((name) => sentValue(fieldRow(name), draft[name]) as ProductFields[typeof name]);

function sentValue(row: FieldRow, value: unknown): unknown {
  if (row.kind !== 'amount') return value;
  const text = String(value).trim();
  return text === '' ? null : /^\d{1,9}$/.test(text) ? Number(text) : NaN;
}

/** The errors of plain fields, by field; null without one. */
export const fieldProblems = (draft: FieldsDraft): Record<string, string | null> => {
  const input = fieldsInput(draft);
  return Object.fromEntries(
    FIELD_NAMES.map((name) => {
      const row = fieldRow(name);
      return [name, 'problems' in row && isOutside(row, input[name]) ? row.problems.form : null];
    }),
  );
};
