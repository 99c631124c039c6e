import { type Module, perRequest } from '../../composition/module.ts';
import { SessionService } from '../accounts/sessions/session.service.ts';
import { SuspensionService } from '../restaurants/suspension.service.ts';
import { RestaurantService } from '../restaurants/restaurant.service.ts';
import { SiteLinks } from '../sites/siteLinks.ts';
import { JobDeskResolver } from './jobDesk.resolver.ts';
import { JobDeskService } from './jobDesk.service.ts';
import { ModerationResolver } from './moderation.resolver.ts';
import { OperatorGate } from './operatorGate.ts';
import { WatchResolver } from './watch.resolver.ts';
import { WatchService } from './watch.service.ts';
import { ReportDeskService } from './reportDesk.service.ts';
import { SiteModerationService } from './siteModeration.service.ts';
import { OperatorAccountResolver, OperatorResolver } from './operator.resolver.ts';
import { OperatorLogService } from './operatorLog.service.ts';
import { OperatorMove } from './operatorMove.entity.ts';
import {
  OperatorPersonResolver,
  OperatorSearchResolver,
  OperatorSiteResolver,
} from './operatorSearch.resolver.ts';
import { OperatorSearchService } from './operatorSearch.service.ts';
import { movesOf } from './operatorMove.repository.ts';

declare module '../../gateways/jobs/jobs.gateway.ts' {
  interface JobPayloads {
    /** Removes old entries of the operators' log. Scheduled. */
    sweepOperatorMoves: object;
  }
}

/** The console of our operators. Who is one: `accounts/operator.rules.ts`. */
export const operatorsModule = {
  entities: [OperatorMove],
  services: [
    perRequest(OperatorGate, 'operators'),
    perRequest(OperatorLogService, 'em'),
    perRequest(OperatorSearchService, 'em', 'clock'),
    perRequest(SiteModerationService, 'em', SuspensionService),
    perRequest(ReportDeskService, 'em', 'clock'),
    perRequest(JobDeskService, 'em'),
    perRequest(WatchService, 'em', SessionService),
  ],
  resolvers: [
    perRequest(OperatorResolver, OperatorLogService, OperatorGate),
    perRequest(OperatorAccountResolver, OperatorGate),
    perRequest(OperatorSearchResolver, OperatorSearchService, SiteLinks),
    perRequest(ModerationResolver, OperatorGate, SiteModerationService, ReportDeskService, SiteLinks),
    perRequest(WatchResolver, OperatorGate, WatchService),
    perRequest(JobDeskResolver, OperatorGate, JobDeskService),
    perRequest(OperatorSiteResolver, OperatorSearchService, RestaurantService, OperatorLogService),
    perRequest(OperatorPersonResolver, OperatorSearchService, SessionService, SiteLinks),
  ],
  access: {
    'Query.operator': 'viewer',
    'Mutation.suspendSite': 'viewer',
    'Mutation.restoreSite': 'viewer',
    'Mutation.watchSite': 'viewer',
    'Mutation.settleReport': 'viewer',
    'Mutation.reopenReport': 'viewer',
    'Mutation.retryJob': 'viewer',
    'Mutation.retryJobs': 'viewer',
    'Mutation.discardJob': 'viewer',
  },
  jobs: {
    sweepOperatorMoves: { schedule: '52 3 * * *', run: (get) => get(OperatorLogService).sweep() },
  },
  accountParts: () => [
    // The entries stay when the account is removed: the log is ours, and says who did what.
    { name: 'operatorMoves', export: movesOf, remove: () => Promise.resolve() },
  ],
} satisfies Module;
