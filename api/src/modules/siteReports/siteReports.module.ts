import { type Module, perRequest } from '../../composition/module.ts';
import { SiteService } from '../sites/site.service.ts';
import { SiteLinks } from '../sites/siteLinks.ts';
import { SiteReport } from './siteReport.entity.ts';
import { SiteReportService } from './siteReport.service.ts';

declare module '../../gateways/jobs/jobs.gateway.ts' {
  interface JobPayloads {
    /** A visitor's report of a site, to our support. */
    mailSiteReport: { reportId: string };
    /** Deletes old reports. Scheduled. */
    sweepSiteReports: object;
  }
}

/** Visitors' reports of sites that break the rules. */
export const siteReportsModule = {
  entities: [SiteReport],
  services: [
    perRequest(
      SiteReportService,
      'em',
      SiteService,
      'limiter',
      'clock',
      'mail',
      SiteLinks,
      'supportEmail',
      'secrets',
    ),
  ],
  jobs: {
    mailSiteReport: { isMail: true, run: (get, payload) => get(SiteReportService).mailReport(payload) },
    sweepSiteReports: { schedule: '22 3 * * *', run: (get) => get(SiteReportService).sweep() },
  },
} satisfies Module;
