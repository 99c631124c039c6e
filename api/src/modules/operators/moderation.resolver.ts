import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Resolver } from 'type-graphql';
import { requireViewer } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { outcomeOf } from '../../graphql/errors.graphql.ts';
import { searchIdOf } from '../../graphql/globalId.ts';
import { pageByTime } from '../../graphql/pageRequest.ts';
import { type Connection, connectionOf, ConnectionArgs } from '../../graphql/relay.graphql.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import {
  ReopenReportInput,
  ReopenReportPayload,
  ReopenReportResult,
  RestoreSiteInput,
  RestoreSitePayload,
  RestoreSiteResult,
  SettleReportInput,
  SettleReportPayload,
  SettleReportResult,
  SiteReportConnection,
  type SiteReportType,
  SuspendSiteInput,
  SuspendSitePayload,
  SuspendSiteResult,
  toReport,
} from './moderation.graphql.ts';
import { OperatorType } from './operator.graphql.ts';
import type { OperatorGate } from './operatorGate.ts';
import { toSite } from './operatorSite.graphql.ts';
import type { ReportDeskService } from './reportDesk.service.ts';
import type { SiteModerationService } from './siteModeration.service.ts';

/** What operators do about sites that break our terms. */
@Resolver(() => OperatorType)
export class ModerationResolver {
  constructor(
    private readonly gate: OperatorGate,
    private readonly sites: SiteModerationService,
    private readonly reports: ReportDeskService,
    private readonly links: SiteLinks,
  ) {}

  @FieldResolver(() => SiteReportConnection, {
    name: 'reports',
    description: 'Reports of sites, newest first.',
  })
  // TypeGraphQL finds a field by the name of its method.
  async listReports(
    @Arg('isOpen', () => Boolean, { description: 'The open ones, or the settled ones.' }) isOpen: boolean,
    @Args(() => ConnectionArgs) args: ConnectionArgs,
  ): Promise<Connection<InstanceType<typeof SiteReportType>>> {
    return connectionOf(await this.reports.list(isOpen, pageByTime(args)), toReport);
  }

  @FieldResolver(() => Int, { description: 'How many reports are open.' })
  openReportCount(): Promise<number> {
    return this.reports.countOpen();
  }

  @Mutation(() => SuspendSiteResult, {
    description: 'Takes a site offline: its pages answer 410, it takes no orders. Only for operators.',
  })
  async suspendSite(
    @Arg('input', () => SuspendSiteInput) { siteId, reason }: SuspendSiteInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof SuspendSiteResult> {
    const done = await this.gate.ask(requireViewer(context), (operator) =>
      this.sites.suspend(operator, searchIdOf('OperatorSite', siteId), reason),
    );
    return outcomeOf(done, (site) => SuspendSitePayload.of({ site: toSite(site, this.links) }));
  }

  @Mutation(() => RestoreSiteResult, {
    description: 'Puts a site online again that was taken offline. Only for operators.',
  })
  async restoreSite(
    @Arg('input', () => RestoreSiteInput) { siteId, reason }: RestoreSiteInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof RestoreSiteResult> {
    const done = await this.gate.ask(requireViewer(context), (operator) =>
      this.sites.restore(operator, searchIdOf('OperatorSite', siteId), reason),
    );
    return outcomeOf(done, (site) => RestoreSitePayload.of({ site: toSite(site, this.links) }));
  }

  @Mutation(() => SettleReportResult, { description: 'Settles a report of a site. Only for operators.' })
  async settleReport(
    @Arg('input', () => SettleReportInput) { reportId, note }: SettleReportInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof SettleReportResult> {
    const done = await this.gate.ask(requireViewer(context), (operator) =>
      this.reports.settle(operator, searchIdOf('SiteReport', reportId), note),
    );
    return outcomeOf(done, (report) => SettleReportPayload.of({ report: toReport(report) }));
  }

  @Mutation(() => ReopenReportResult, { description: 'Opens a settled report again. Only for operators.' })
  async reopenReport(
    @Arg('input', () => ReopenReportInput) { reportId }: ReopenReportInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof ReopenReportResult> {
    const done = await this.gate.ask(requireViewer(context), (operator) =>
      this.reports.reopen(operator, searchIdOf('SiteReport', reportId)),
    );
    return outcomeOf(done, (report) => ReopenReportPayload.of({ report: toReport(report) }));
  }
}
