import { ID } from 'type-graphql';
import { resultType } from '../../graphql/errors.graphql.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { connectionType, edgeType } from '../../graphql/relay.graphql.ts';
import { DateTime } from '../../graphql/scalars.ts';
import {
  enumType,
  field,
  mutationInput,
  mutationPayload,
  nullable,
  objectType,
  text,
} from '../../graphql/types.ts';
import type { ReportReason } from '@forkfront/common/siteReport.ts';
import type { SiteReport } from '../siteReports/siteReport.entity.ts';
import { MOVE_LENGTHS } from './operatorMove.entity.ts';
import { OperatorSiteType } from './operatorSite.graphql.ts';

/** Longer texts are refused before anything reads them; the rules refuse those above the limit with a message. */
const MOST = 4 * MOVE_LENGTHS.reason;

const SUSPEND_REASON = `Why. The owner of the site gets this sentence by mail. At most ${MOVE_LENGTHS.reason} characters.`;
const RESTORE_REASON = `Why, for the log; at most ${MOVE_LENGTHS.reason} characters.`;

export const SuspendSiteInput = mutationInput('suspendSite', {
  siteId: field(ID, 'Id of the site.'),
  reason: text(MOST, SUSPEND_REASON),
});
export type SuspendSiteInput = InstanceType<typeof SuspendSiteInput>;

export const RestoreSiteInput = mutationInput('restoreSite', {
  siteId: field(ID, 'Id of the site.'),
  reason: text(MOST, RESTORE_REASON),
});
export type RestoreSiteInput = InstanceType<typeof RestoreSiteInput>;

const SITE = { site: field(OperatorSiteType, 'The site after the change.') };
export const SuspendSitePayload = mutationPayload('suspendSite', SITE);
export const RestoreSitePayload = mutationPayload('restoreSite', SITE);
export const SuspendSiteResult = resultType(
  'suspendSite',
  SuspendSitePayload,
  'validation',
  'notFound',
  'conflict',
);
export const RestoreSiteResult = resultType(
  'restoreSite',
  RestoreSitePayload,
  'validation',
  'notFound',
  'conflict',
);

const ReportReasonEnum = enumType<ReportReason>('SiteReportReason', 'Why a visitor reported a site.', {
  impersonation: 'It pretends to be another business.',
  phishing: 'It asks for passwords or card details.',
  illegal: 'It sells something illegal.',
  offensive: 'It is hateful or offensive.',
  other: 'Something else.',
});

export const SiteReportType = objectType('SiteReport', 'A visitor’s report of a site, for operators.', {
  id: field(ID, 'Opaque global id.'),
  slug: field(String, 'Slug of the site at that time.'),
  siteId: field(ID, 'Id of the site.'),
  reason: field(ReportReasonEnum, 'Why it was reported.'),
  text: field(String, 'What the visitor wrote; may be empty.'),
  email: nullable(String, 'Address of the visitor; null when none was left.'),
  createdAt: field(DateTime, 'When it was sent.'),
  settledAt: nullable(DateTime, 'When it was settled; null while it is open.'),
  settledBy: nullable(String, 'Address of the operator who settled it.'),
  settledNote: nullable(String, 'What that operator wrote.'),
});

export const toReport = ({ id, restaurantId, ...report }: SiteReport) =>
  SiteReportType.of({
    slug: report.slug,
    reason: report.reason,
    text: report.text,
    createdAt: report.createdAt,
    id: toGlobalId('SiteReport', id),
    siteId: toGlobalId('OperatorSite', restaurantId),
    email: report.email ?? null,
    settledAt: report.settledAt ?? null,
    settledBy: report.settledBy ?? null,
    settledNote: report.settledNote ?? null,
  });

export const SiteReportConnection = connectionType('SiteReport', edgeType('SiteReport', SiteReportType));

export const SettleReportInput = mutationInput('settleReport', {
  reportId: field(ID, 'Id of the report.'),
  note: text(MOST, `What was done about it; at most ${MOVE_LENGTHS.reason} characters.`),
});
export type SettleReportInput = InstanceType<typeof SettleReportInput>;

export const ReopenReportInput = mutationInput('reopenReport', { reportId: field(ID, 'Id of the report.') });
export type ReopenReportInput = InstanceType<typeof ReopenReportInput>;

const REPORT = { report: field(SiteReportType, 'The report after the change.') };
export const SettleReportPayload = mutationPayload('settleReport', REPORT);
export const ReopenReportPayload = mutationPayload('reopenReport', REPORT);
export const SettleReportResult = resultType(
  'settleReport',
  SettleReportPayload,
  'validation',
  'notFound',
  'conflict',
);
export const ReopenReportResult = resultType('reopenReport', ReopenReportPayload, 'notFound', 'conflict');
