import { EMAIL_LENGTH } from '@forkfront/common/email.ts';
import { CONTACT_LIMITS } from '@forkfront/common/limits.ts';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { newId } from '../../lib/ids.ts';
import { Service } from '../catalogue/catalogue.entity.ts';

const ContactMessageSchema = defineEntity({
  name: 'ContactMessage',
  tableName: 'contact_messages',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    name: p.string().length(CONTACT_LIMITS.name),
    email: p.string().length(EMAIL_LENGTH),
    subject: p.string().length(CONTACT_LIMITS.subject),
    message: p.string().length(CONTACT_LIMITS.message),
    createdAt: p.datetime(),
  },
});

/** A message from the contact page. */
export class ContactMessage extends ContactMessageSchema.class {}

ContactMessageSchema.setClass(ContactMessage);

const PlanInterestSchema = defineEntity({
  name: 'PlanInterest',
  tableName: 'plan_interests',
  uniques: [{ properties: ['service', 'email'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** The planned plan. */
    service: () => p.manyToOne(Service).deleteRule('cascade').ref(),
    email: p.string().length(EMAIL_LENGTH),
    createdAt: p.datetime(),
  },
});

/** An email address to inform when a plan is on sale. */
export class PlanInterest extends PlanInterestSchema.class {}

PlanInterestSchema.setClass(PlanInterest);

/** The tables of these entities, for typed SQL. */
export type ContactTables = InferKyselyDB<typeof ContactMessageSchema | typeof PlanInterestSchema>;
