import { EMAIL_LENGTH } from '@forkfront/common/email.ts';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { newId } from '../../lib/ids.ts';

/** What the log of the operators records. */
export const OPERATOR_MOVES = [
  'SITE_SUSPENDED',
  'SITE_RESTORED',
  'SITE_VIEWED',
  'REPORT_SETTLED',
  'REPORT_REOPENED',
  'JOBS_RETRIED',
  'JOB_DISCARDED',
] as const;
export type OperatorMoveKind = (typeof OPERATOR_MOVES)[number];

/** Most characters of what a move was about, and of its reason. */
export const MOVE_LENGTHS = { subject: 200, reason: 500 };

const OperatorMoveSchema = defineEntity({
  name: 'OperatorMove',
  tableName: 'operator_moves',
  indexes: [{ properties: ['at'] }, { properties: ['restaurantId', 'id'] }],
  properties: {
    /** Ids grow with time: the log is sorted by them. */
    id: p.uuid().primary().onCreate(newId),
    /** Address of the operator, which stays after the account was removed; null for a command at the server. */
    operator: p.string().length(EMAIL_LENGTH).nullable(),
    kind: p.enum(OPERATOR_MOVES),
    /** The site; null when the move was about something else. It stays after the site was removed. */
    restaurantId: p.uuid().nullable(),
    /** What it was about as people know it: the slug of a site, the kind and number of jobs. */
    subject: p.string().length(MOVE_LENGTHS.subject),
    /** Why, in the words of the operator; null when none was needed. */
    reason: p.string().length(MOVE_LENGTHS.reason).nullable(),
    at: p.datetime(),
  },
});

/** One entry of the operators' log; kept for 24 months. */
export class OperatorMove extends OperatorMoveSchema.class {}

OperatorMoveSchema.setClass(OperatorMove);

/** The table of this entity, for typed SQL. */
export type OperatorMoveTables = InferKyselyDB<typeof OperatorMoveSchema>;
