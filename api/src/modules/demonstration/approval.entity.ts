import { EMAIL_LENGTH } from '@forkfront/common/email.ts';
import { MAX_FEEDBACK_LENGTH } from '@forkfront/common/limits.ts';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { newId } from '../../lib/ids.ts';

const ApprovalSchema = defineEntity({
  name: 'Approval',
  tableName: 'approvals',
  indexes: [{ properties: ['imageKey'] }, { properties: ['expiresAt'] }],
  checks: [{ name: 'approvals_answered_at_check', expression: '(answer is null) = (answered_at is null)' }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    officeEmail: p.string().length(EMAIL_LENGTH),
    clientEmail: p.string().length(EMAIL_LENGTH),
    /** Key of the picture of the project. */
    imageKey: p.string(),
    /** null until the client answers. */
    answer: p.enum(['approved', 'changes']).nullable(),
    /** null without a change request. */
    feedback: p.string().length(MAX_FEEDBACK_LENGTH).nullable(),
    answeredAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    /** It can be neither seen nor answered afterwards. */
    expiresAt: p.datetime(),
  },
});

/** A project that an office sent to a client. */
export class Approval extends ApprovalSchema.class {}

ApprovalSchema.setClass(Approval);

/** The tables of these entities, for typed SQL. */
export type DemonstrationTables = InferKyselyDB<typeof ApprovalSchema>;
