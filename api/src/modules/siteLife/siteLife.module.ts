import { type Module, scoped } from '../../composition/module.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { SiteService } from '../sites/site.service.ts';
import { PreviewRemovalService } from './previewRemoval.service.ts';
import { SiteLifeService } from './siteLife.service.ts';
import { SiteNotice } from './siteNotice.entity.ts';
import { SiteNoticeMailService } from './siteNotice.mail.ts';
import type { SiteNoticeKind } from './siteNotice.rules.ts';

declare module '../../gateways/jobs/jobs.gateway.ts' {
  interface JobPayloads {
    /** One mail to the owner of a site about its plan or its hours; `period` identifies the occasion. */
    mailSiteNotice: { restaurantId: string; kind: SiteNoticeKind; period: string };
    /** Processes the order that reached a mark of its month (`2026-11`). */
    markOrderLimit: { restaurantId: string; month: string; kind: 'orders-nearly-full' | 'orders-full' };
    /** Repairs order counters that were dated by a clock that was ahead. Scheduled. */
    mendOrderCounters: object;
    /** Ends free trials. Scheduled. */
    endTrials: object;
    /** Sends due reminders and missed notices to owners. Scheduled. */
    tellOwners: object;
    /** Opens ordering again in a new month. Scheduled. */
    startOrderMonths: object;
    /** Removes unclaimed previews, and releases slugs after their reservation. Scheduled. */
    removePreviews: object;
  }
}

/** Time-dependent changes of sites. */
export const siteLifeModule = {
  entities: [SiteNotice],
  services: [
    scoped(SiteLifeService, ({ em, get, clock }) => new SiteLifeService(em, get(SiteService), clock)),
    scoped(
      PreviewRemovalService,
      ({ em, get, clock }) => new PreviewRemovalService(em, get(SiteService), clock),
    ),
    scoped(
      SiteNoticeMailService,
      ({ em, mail, clock, publicUrl }) =>
        new SiteNoticeMailService(
          em,
          mail,
          clock,
          publicUrl,
          (id) => `${publicUrl}/packages?upgrading=${toGlobalId('Restaurant', id)}`,
          (id) => `${publicUrl}/editor/${toGlobalId('Restaurant', id)}?tab=ordering`,
        ),
    ),
  ],
  jobs: {
    mailSiteNotice: { isMail: true, run: (get, payload) => get(SiteNoticeMailService).send(payload) },
    markOrderLimit: { run: (get, payload) => get(SiteLifeService).markOrderLimit(payload) },
    mendOrderCounters: { schedule: '* * * * *', run: (get) => get(SiteLifeService).mendOrderCounters() },
    endTrials: { schedule: '2 * * * *', run: (get) => get(SiteLifeService).endTrials() },
    tellOwners: { schedule: '7 * * * *', run: (get) => get(SiteLifeService).tellOwners() },
    // Midnight in some time zone falls on each of these minutes.
    startOrderMonths: {
      schedule: '0,15,30,45 * * * *',
      run: (get) => get(SiteLifeService).startOrderMonths(),
    },
    removePreviews: { schedule: '37 * * * *', run: (get) => get(PreviewRemovalService).removeDue() },
  },
} satisfies Module;
