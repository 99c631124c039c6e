import type { RendererAsset } from '@forkfront/common/renderer.ts';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { type Container, Scope } from '../composition/container.ts';
import { isClientGone, clientIp } from '../http/request.ts';
import { PRODUCT_NAME } from '@forkfront/common/productName.ts';
import { ok } from '../lib/result.ts';
import { isOfferedTime } from '@forkfront/common/orderTimes.ts';
import { SiteService, type Site } from '../modules/sites/site.service.ts';
import { DRAFTS_SLUG, SiteLinks } from '../modules/sites/siteLinks.ts';
import {
  basketHeader,
  basketOf,
  codeOf,
  orderForOf,
  orderKeyOf,
  readCarriedBasket,
  withBasket,
} from './basketCookie.rules.ts';
import { basketRoutes } from './basketRoutes.ts';
import { dishRoutes } from './dishRoutes.ts';
import { logFailure } from './failure.ts';
import { formReply, keptReply } from './formPages.ts';
import { messages } from './messages.ts';
import { answerRoutes, orderEmailRoutes } from './ownerRoutes.ts';
import { createPageData } from './pageData.ts';
import { PageHeaders } from './pageHeaders.ts';
import { PreparedReply } from './preparedReply.ts';
import { loadRenderer } from './renderer.ts';
import { type Reply, BareReply, FormAnswer, readForm, type Route, type Visit } from './route.ts';
import { shopRoutes } from './shopRoutes.ts';
import { SitePages, type StorefrontParts } from './sitePages.ts';
import { siteFileRoutes } from './siteFileRoutes.ts';
import { draftReply, menuRoutes, reportRoutes } from './siteRoutes.ts';
import { OrderStreams, statusRoutes } from './statusRoutes.ts';
import { testerOf, testModeRoutes, testPartsOf, testTokenOf } from './testModeRoutes.ts';

/** The diners' sites: every host `<slug>.<commerce domain>`. */
interface Storefront {
  /** Answers every request for a site; never throws. */
  handle(slug: string, request: IncomingMessage, response: ServerResponse): void;
  /** Ends the open streams, so that the server can stop. */
  close(): void;
}

/** Loads the built pages from `directory`. Throws when they are not built, or were built for another schema. */
export async function createStorefront(
  container: Container,
  schema: GraphQLSchema,
  directory: string,
): Promise<Storefront> {
  const { publicUrl, storage, log } = container.infrastructure;
  const renderer = await loadRenderer(directory);
  const parts: StorefrontParts = {
    container,
    renderer,
    directory,
    data: createPageData(schema, renderer),
    headers: new PageHeaders(storage.origins, publicUrl, container.get(SiteLinks).siteUrl('*')),
    context: { productName: PRODUCT_NAME, productUrl: publicUrl, isTest: false, isAway: false },
  };
  const streams = new OrderStreams(container);
  const side = sideOf(parts, streams);
  const { pages } = side;
  const awaySide = sideOf({ ...parts, context: { ...parts.context, isAway: true } }, streams);
  const testSide = sideOf(testPartsOf(parts), streams);
  const assets = await assetReplies(directory, renderer.assets, parts.headers);

  async function answer(slug: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    /** The form of a POST, once it is read. */
    const sent: { form: URLSearchParams | null } = { form: null };
    let reply: Reply;
    try {
      reply = await routeReply(slug, request, sent, { side, awaySide, testSide, assets });
    } catch (error) {
      if (isClientGone(request, error)) return;
      reply = await fail(slug, request, sent.form, error);
    }
    await reply.send(request, response);
  }

  /** The answer to a request that failed, with a button that sends its form again. */
  async function fail(
    slug: string,
    request: IncomingMessage,
    form: URLSearchParams | null,
    error: unknown,
  ): Promise<Reply> {
    const failure = logFailure(log, request, error);
    const { path } = splitAddress(request.url ?? '/');
    return pages.failure(slug, { ...failure, path, form: form && { action: path, fields: [...form] } });
  }

  return {
    handle(slug, request, response) {
      // Fast path for the most frequent request (decision 34).
      const { url, method, headers } = request;
      const { cookie } = headers;
      const isPlain =
        basketOf(cookie) === '' &&
        codeOf(cookie) === '' &&
        testTokenOf(cookie) === '' &&
        orderForOf(cookie) === null;
      const ready = url === '/' && method === 'GET' && isPlain ? pages.menuAtHand(slug) : null;
      if (ready) {
        ready.send(request, response);
        return;
      }
      answer(slug, request, response).catch((error: unknown) => {
        if (isClientGone(request, error)) return;
        logFailure(log, request, error);
        response.destroy();
      });
    },
    close: () => streams.close(),
  };
}

/** The sites for diners, or for testers in test mode. */
interface Side {
  parts: StorefrontParts;
  pages: SitePages;
  routes: readonly Route[];
}

function sideOf(parts: StorefrontParts, streams: OrderStreams): Side {
  const pages = new SitePages(parts);
  const routes = [
    ...menuRoutes(parts, pages),
    ...shopRoutes(parts, pages),
    ...siteFileRoutes(parts, pages),
    ...dishRoutes(parts, pages),
    ...basketRoutes(parts, pages),
    ...statusRoutes(parts, pages, streams),
    ...answerRoutes(parts, pages),
    ...reportRoutes(parts, pages),
    ...orderEmailRoutes(parts, pages),
    ...testModeRoutes(parts, pages),
  ];
  return { parts, pages, routes };
}

interface Served {
  side: Side;
  /** For the time of an outage: the pages say that nothing can be ordered. */
  awaySide: Side;
  testSide: Side;
  /** By path. */
  assets: ReadonlyMap<string, PreparedReply>;
}

/** The answer to a request for a site. */
async function routeReply(
  slug: string,
  request: IncomingMessage,
  sent: { form: URLSearchParams | null },
  { side, awaySide, testSide, assets }: Served,
): Promise<Reply> {
  const { parts, pages } = side;
  const { container } = parts;
  const { path, query } = splitAddress(request.url ?? '/');
  const asset = assets.get(path);
  if (asset) return isRead(request) ? asset : notAllowed(['GET', 'HEAD']);

  if (slug === DRAFTS_SLUG)
    return isRead(request)
      ? draftReply(path.slice(1), new URLSearchParams(query), parts, pages)
      : notAllowed(['GET', 'HEAD']);

  const published = await container.get(SiteService).find(slug);
  if (!published) return formerReply(slug, request, pages, parts);
  if (published.document.isSuspended) return pages.suspended();
  const testerId = isFrame(request) ? null : testerOf(request, published, container);
  const isAway = container.get(SiteService).isAway();
  const { routes, ...shown } = testerId === null ? (isAway ? awaySide : side) : testSide;
  const site = testerId === null ? published : await shown.parts.container.get(SiteService).find(slug);
  const route = routes.find((candidate) => candidate.path.test(path));
  if (!site || !route) return shown.pages.notFound(slug);
  const handler = isRead(request) ? route.GET : request.method === 'POST' ? route.POST : undefined;
  if (!handler) return notAllowed([...(route.GET ? ['GET', 'HEAD'] : []), ...(route.POST ? ['POST'] : [])]);
  if (site.document.isArchived && !route.outlivesSite) return pages.gone();
  const carried = isRead(request) && readCarriedBasket(query);
  if (carried) return carriedReply(`${path}${carried.rest}`, carried.basket, request, parts);
  const form = isRead(request) ? ok(new URLSearchParams()) : await readForm(request);
  if (!form.ok) return pages.unreadable(form.error);
  if (!isRead(request)) sent.form = form.value;
  const visit: Visit = {
    slug,
    site,
    token: route.path.exec(path)?.[1] ?? '',
    query: new URLSearchParams(query),
    form: form.value,
    scope: new Scope(shown.parts.container),
    ip: clientIp(request, container.infrastructure.trustedProxies),
    basket: basketOf(request.headers.cookie),
    orderKey: orderKeyOf(request.headers.cookie),
    code: codeOf(request.headers.cookie),
    orderFor: offeredTime(request, site, container.infrastructure.clock()),
    testerId,
    // The island says it itself, because a script's request does not show where its page is.
    isFramed: isFrame(request) || form.value.has('framed'),
    isOwnForm: isOwnForm(request),
    failed: (error) => logFailure(container.infrastructure.log, request, error),
  };
  const kept = isRead(request) ? await keptReply(visit, path, route) : null;
  const reply = kept ?? (await handler(visit));
  return reply instanceof FormAnswer ? formReply(request, visit, reply, routes) : reply;
}

/** The time for which the visitor orders; null without one, and when it cannot be chosen any more. */
function offeredTime({ headers }: IncomingMessage, { document }: Site, now: Date): Date | null {
  const orderFor = orderForOf(headers.cookie);
  return orderFor && isOfferedTime(document, orderFor, now) ? orderFor : null;
}

/** Whether a form was sent by a page of the same site; clients other than browsers send no Origin. */
const isOwnForm = ({ headers: { origin, host } }: IncomingMessage): boolean =>
  origin === undefined || (URL.canParse(origin) && new URL(origin).host === host?.toLowerCase());

/** Whether it asks for a page in a frame, which shows the site as diners see it. */
const isFrame = ({ headers }: IncomingMessage): boolean => headers['sec-fetch-dest'] === 'iframe';

/**
 * The answer for a slug that no site has. The former slug of a site redirects to its present one, and the basket leaves
 * with a diner who opens a page: the fetch of a script does not follow a redirect to another host.
 */
async function formerReply(
  slug: string,
  request: IncomingMessage,
  pages: SitePages,
  { container, headers }: StorefrontParts,
): Promise<Reply> {
  const former = await container.get(SiteService).findFormer(slug);
  if (!former) return pages.notFound(slug);
  if (former.movedTo === null) return pages.gone();
  const { url = '/', method } = request;
  const address = `${container.get(SiteLinks).siteUrl(former.movedTo)}${url.startsWith('/') ? url : '/'}`;
  const isPage = method === 'GET' && (request.headers['sec-fetch-dest'] === 'document' || isFrame(request));
  const moved = isPage ? withBasket(address, basketOf(request.headers.cookie)) : address;
  // An order form contains the basket.
  const leaves = moved !== address || (method === 'POST' && url === '/order');
  const cookie = { isSecure: headers.isSecure, isFramed: isFrame(request) };
  return BareReply.moved(moved, leaves ? basketHeader('', cookie) : []);
}

/** Stores the basket that a diner brings from the former host; what they chose here since is newer and stays. */
function carriedReply(
  address: string,
  basket: string,
  request: IncomingMessage,
  { headers: { isSecure } }: StorefrontParts,
): Reply {
  const isFree = basketOf(request.headers.cookie) === '';
  return BareReply.seeOther(
    address,
    isFree ? basketHeader(basket, { isSecure, isFramed: isFrame(request) }) : [],
  );
}

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

const notAllowed = (allowed: string[]): Reply =>
  new BareReply(405, ['allow', allowed.join(', ')], messages.methodNotAllowed);

function splitAddress(url: string): { path: string; query: string } {
  const mark = url.indexOf('?');
  return mark < 0 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark + 1) };
}

/** Read and compressed once per process. */
const ASSET_EFFORT = 9;

/** The renderer's files in memory, by their path on every site. */
async function assetReplies(
  directory: string,
  assets: readonly RendererAsset[],
  headers: PageHeaders,
): Promise<Map<string, PreparedReply>> {
  const replies = await Promise.all(
    assets.map(async ({ path, file, contentType }) => {
      const reply = await PreparedReply.make({
        status: 200,
        headers: headers.ofAsset(contentType),
        body: await readFile(join(directory, file)),
        etag: null,
        effort: contentType.startsWith('font/') ? null : ASSET_EFFORT,
      });
      return [path, reply] as const;
    }),
  );
  return new Map(replies);
}
