import { ID, Int } from 'type-graphql';
import { toGlobalId } from '../../graphql/globalId.ts';
import { PageInfo } from '../../graphql/relay.graphql.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { enumType, field, nullable, objectType } from '../../graphql/types.ts';
import type { OperatorMove, OperatorMoveKind } from './operatorMove.entity.ts';

const OperatorMoveKindEnum = enumType<OperatorMoveKind>('OperatorMoveKind', 'What an operator did.', {
  SITE_SUSPENDED: 'Took a site offline.',
  SITE_RESTORED: 'Put a site online again.',
  SITE_VIEWED: 'Looked at a site as its owner sees it.',
  REPORT_SETTLED: 'Settled a report of a site.',
  REPORT_REOPENED: 'Opened a settled report again.',
  JOBS_RETRIED: 'Queued failed jobs again.',
  JOB_DISCARDED: 'Removed a failed job without its work.',
});

const OperatorMoveType = objectType('OperatorMove', 'An entry of the log of our operators.', {
  id: field(ID, 'Opaque global id.'),
  operatorEmail: nullable(String, 'Address of the operator; null for a command at the server.'),
  kind: field(OperatorMoveKindEnum, 'What was done.'),
  subject: field(String, 'What it was about: the slug of a site, or a kind of jobs.'),
  restaurantId: nullable(ID, 'Id of the site; null when it was about something else.'),
  reason: nullable(String, 'Why, in the words of the operator; null when none was needed.'),
  at: field(DateTime, 'When it was done.'),
});

const OperatorMoveEdge = objectType('OperatorMoveEdge', 'An entry of the log of our operators.', {
  cursor: field(String, 'Opaque position in the connection.'),
  node: field(OperatorMoveType, 'The entry.'),
});

export const OperatorMoveConnection = objectType(
  'OperatorMoveConnection',
  'A page of the log of our operators.',
  {
    edges: field([OperatorMoveEdge], 'The page.'),
    pageInfo: field(PageInfo, 'Position of the page.'),
    totalCount: field(Int, 'Total number of entries.'),
  },
);
export type OperatorMoveConnection = InstanceType<typeof OperatorMoveConnection>;

export const toMoveType = ({ id, operator, kind, restaurantId, subject, reason, at }: OperatorMove) =>
  OperatorMoveType.of({
    id: toGlobalId('OperatorMove', id),
    operatorEmail: operator ?? null,
    kind,
    subject,
    restaurantId: restaurantId ? toGlobalId('Restaurant', restaurantId) : null,
    reason: reason ?? null,
    at,
  });
