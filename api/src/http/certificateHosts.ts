import { Router } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { hostTargets } from './hosts.ts';

interface CertificateHosts {
  /** Finds the site that has a slug now, and the site that had it before; null when there is none. */
  sites: Record<'find' | 'findFormer', (slug: string) => Promise<object | null>>;
  publicUrl: string;
  commerceDomain: string;
  /** A subdomain that is no site. */
  ownSlug: string;
  /** Unknown hosts per minute and process; further requests are refused without a lookup. */
  maxUnknown?: number;
}

const MAX_UNKNOWN = 120;
const MINUTE_SECONDS = 60;

/**
 * `GET /_tls/ask?domain=<host>`: whether the proxy in front may get a certificate for this host (the protocol of Caddy's
 * `on_demand_tls`). 200: the present or former host of a site, also with `www.`, and the app's with or without it. 404: no
 * site. 429: too many unknown hosts; retry in a minute.
 */
export function certificateHosts({
  sites,
  publicUrl,
  commerceDomain,
  ownSlug,
  maxUnknown = MAX_UNKNOWN,
}: CertificateHosts): Router {
  // Certificates are for names without a port.
  const targetOf = hostTargets(publicUrl, new URL(`http://${commerceDomain}`).hostname);
  const limiter = new RateLimiterMemory({ points: maxUnknown, duration: MINUTE_SECONDS });

  async function statusOf(domain: unknown): Promise<number> {
    const asked = targetOf(typeof domain === 'string' ? domain : undefined);
    // The redirect from another spelling of a host needs a certificate, too.
    const isMoved = asked.kind === 'moved';
    const target = isMoved ? asked.part : asked;
    if (target.kind !== 'site') return isMoved ? 200 : 404;
    if (target.slug === ownSlug) return 200;
    try {
      await limiter.consume('unknown');
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) return 429;
      throw rejection;
    }
    const site = (await sites.find(target.slug)) ?? (await sites.findFormer(target.slug));
    if (!site) return 404;
    await limiter.reward('unknown');
    return 200;
  }

  const router = Router();
  router.get('/_tls/ask', async (request, response) => {
    response.status(await statusOf(request.query['domain'])).end();
  });
  return router;
}
