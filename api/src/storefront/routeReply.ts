import { RetiredSlugs } from '../modules/sites/retiredSlugs.ts';
import { SiteLinks } from '../modules/sites/siteLinks.ts';
import { SiteService } from '../modules/sites/site.service.ts';
import type { IncomingMessage } from 'node:http';
import { clientIp } from '../http/clientIp.ts';
import type { Container } from '../composition/container.ts';
import { BareReply } from './bareReply.ts';
import { messages } from './messages.ts';
import type { PreparedReply } from './preparedReply.ts';
import type { Reply } from './reply.ts';
import type { SitePages } from './sitePages.ts';
import type { Route } from './visit.ts';

interface Served {
  container: Container;
  pages: SitePages;
  /** By path, the same on every host. */
  assets: ReadonlyMap<string, PreparedReply>;
  routes: readonly Route[];
}

/** The answer to a request for a site, whatever its path and method. */
export async function routeReply(
  slug: string,
  request: IncomingMessage,
  { container, pages, assets, routes }: Served,
): Promise<Reply> {
  const { path, query } = splitAddress(request.url ?? '/');
  const asset = assets.get(path);
  if (asset) return isRead(request) ? asset : notAllowed(['GET', 'HEAD']);

  const route = routes.find((candidate) => candidate.path.test(path));
  const site = await container.get(SiteService).find(slug);
  if (!site) return formerReply(slug, request, container, pages);
  if (site.document.isSuspended) return pages.suspended();
  if (!route) return pages.notFound(slug);
  const handler = isRead(request) ? route.GET : request.method === 'POST' ? route.POST : undefined;
  if (!handler) return notAllowed([...(route.GET ? ['GET', 'HEAD'] : []), ...(route.POST ? ['POST'] : [])]);
  if (site.document.isArchived && !route.outlivesSite) return pages.gone();
  return handler({
    slug,
    site,
    token: route.path.exec(path)?.[1] ?? '',
    query: new URLSearchParams(query),
    ip: clientIp(request, container.infrastructure.trustedProxies),
    request,
  });
}

/** The answer of a slug that no site has: one that a site had before sends visitors on, whatever they came for. */
async function formerReply(
  slug: string,
  { url = '/' }: IncomingMessage,
  container: Container,
  pages: SitePages,
): Promise<Reply> {
  const former = await container.get(RetiredSlugs).find(slug);
  if (!former) return pages.notFound(slug);
  if (former.movedTo === null) return pages.gone();
  return BareReply.moved(
    `${container.get(SiteLinks).siteUrl(former.movedTo)}${url.startsWith('/') ? url : '/'}`,
  );
}

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

const notAllowed = (allowed: string[]): Reply =>
  new BareReply(405, ['allow', allowed.join(', ')], messages.methodNotAllowed);

function splitAddress(url: string): { path: string; query: string } {
  const mark = url.indexOf('?');
  return mark < 0 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark + 1) };
}
