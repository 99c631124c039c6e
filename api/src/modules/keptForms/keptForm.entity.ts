import { defineEntity, p } from '@mikro-orm/core';

/** What a page says about a form that was sent. */
export interface FormTexts {
  /** Above the form; null: nothing. */
  formError: string | null;
  /** Sentences by the names of the fields. */
  errors: Record<string, string>;
  /** What else the page needs, by names that it chooses. */
  notes: Record<string, string>;
}

const KeptFormSchema = defineEntity({
  name: 'KeptForm',
  tableName: 'kept_forms',
  indexes: [{ properties: ['expiresAt'] }],
  properties: {
    /** Random: who knows it sees what was typed. */
    id: p.uuid().primary(),
    /** The site and the path of the page. */
    place: p.string().length(300),
    /** Its fields, urlencoded. */
    fields: p.text(),
    words: p.json().$type<FormTexts>(),
    expiresAt: p.datetime(),
  },
});

/** A form that was sent and is shown again: its page can be reloaded, because it is not the answer to a POST. */
export class KeptForm extends KeptFormSchema.class {}

KeptFormSchema.setClass(KeptForm);
