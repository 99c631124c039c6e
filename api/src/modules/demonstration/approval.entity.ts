import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { newId } from '../../lib/ids.ts';

export const PROJECT_ANSWERS = ['approved', 'changes'] as const;
export type ProjectAnswer = (typeof PROJECT_ANSWERS)[number];

const ApprovalSchema = defineEntity({
  name: 'Approval',
  tableName: 'approvals',
  indexes: [{ properties: ['imageKey'] }, { properties: ['expiresAt'] }],
  checks: [{ name: 'approvals_answered_at_check', expression: '(answer is null) = (answered_at is null)' }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    officeEmail: p.string().length(254),
    clientEmail: p.string().length(254),
    /** Key of the picture of the project. */
    imageKey: p.string(),
    /** null until the client answers. */
    answer: p.enum(PROJECT_ANSWERS).nullable(),
    /** null without a change request. */
    feedback: p.string().length(5000).nullable(),
    answeredAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    /** It can be neither seen nor answered afterwards. */
    expiresAt: p.datetime(),
  },
});

/** A project that an office sent to a client. */
export class Approval extends ApprovalSchema.class {
  /** Throws when there is an answer already. */
  approve(now: Date): void {
    this.settle('approved', now);
  }

  /** Throws when there is an answer already. */
  requestChanges(feedback: string, now: Date): void {
    this.settle('changes', now);
    this.feedback = feedback;
  }

  private settle(answer: ProjectAnswer, now: Date): void {
    if (this.answer) throw new Error(`Approval ${this.id} is ${this.answer} already`);
    this.answer = answer;
    this.answeredAt = now;
  }
}

ApprovalSchema.setClass(Approval);

/** The tables of these entities, for typed SQL. */
export type DemonstrationTables = InferKyselyDB<typeof ApprovalSchema>;
