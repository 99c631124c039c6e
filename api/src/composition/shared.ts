import { RunningTurns } from '../modules/onboarding/runningTurns.ts';
import { PasswordService } from '../modules/accounts/passwords/password.service.ts';
import { CommitFlush } from '../modules/orders/commitFlush.ts';
import { PictureQueue } from '../modules/uploads/pictureQueue.ts';
import { RecentAnswers } from '../modules/billing/recentAnswers.ts';
import type { ProviderCheckout, ProviderInvoice } from '../gateways/payments/payments.gateway.ts';
import { OrderLinks } from '../modules/orders/orderLinks.ts';
import { RetiredSlugs } from '../modules/sites/retiredSlugs.ts';
import { SiteService } from '../modules/sites/site.service.ts';
import { SiteLinks } from '../modules/sites/siteLinks.ts';
import type { Infrastructure } from './infrastructure.ts';

/** Services that are made once per process. */
export interface Shared {
  infrastructure: Infrastructure;
  sites: SiteService;
  retiredSlugs: RetiredSlugs;
  links: SiteLinks;
  orderLinks: OrderLinks;
  commits: CommitFlush;
  passwords: PasswordService;
  runningTurns: RunningTurns;
  pictureQueue: PictureQueue;
  recentCheckouts: RecentAnswers<ProviderCheckout | null>;
  recentInvoices: RecentAnswers<ProviderInvoice[] | null>;
}

/** Makes what lives as long as the process. */
export function createShared(infrastructure: Infrastructure): Shared {
  const { database, events, storage, secret, publicUrl, commerceDomain } = infrastructure;
  const address = { protocol: new URL(publicUrl).protocol, commerceDomain };
  const links = new SiteLinks(address, (key) => storage.publicUrl(key));
  return {
    infrastructure,
    links,
    sites: new SiteService(database.pool, events),
    retiredSlugs: new RetiredSlugs(database.pool),
    orderLinks: new OrderLinks(secret, links),
    commits: new CommitFlush(database.pool),
    passwords: new PasswordService(),
    runningTurns: new RunningTurns(),
    pictureQueue: new PictureQueue(),
    recentCheckouts: new RecentAnswers(infrastructure.clock),
    recentInvoices: new RecentAnswers(infrastructure.clock),
  };
}
