import { SiteLinks } from '../modules/sites/siteLinks.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import type { Container } from '../composition/container.ts';
import { isClientGone } from '../http/isClientGone.ts';
import { requestId } from '../http/requestId.ts';
import { PRODUCT_NAME } from '../lib/product.ts';
import { answerRoutes } from './answerRoutes.ts';
import { assetReplies } from './assetReplies.ts';
import { basketRoutes } from './basketRoutes.ts';
import { loadRenderer } from './loadRenderer.ts';
import { menuRoutes } from './menuRoutes.ts';
import { messages } from './messages.ts';
import { orderEmailRoutes } from './orderEmailRoutes.ts';
import { OrderStreams } from './orderStreams.ts';
import { createPageData } from './pageData.ts';
import { PageHeaders } from './pageHeaders.ts';
import type { Reply } from './reply.ts';
import { reportRoutes } from './reportRoutes.ts';
import { routeReply } from './routeReply.ts';
import { SitePages } from './sitePages.ts';
import { statusRoutes } from './statusRoutes.ts';
import type { StorefrontParts } from './storefrontParts.ts';

/** The diners' sites: every host `<slug>.<commerce domain>`. */
export interface Storefront {
  /** Answers any request for a site; never throws. */
  handle(slug: string, request: IncomingMessage, response: ServerResponse): void;
  /** Ends what is open for long, so that the server can stop. */
  close(): void;
}

/** Loads the built pages from `directory`. Throws when they are not built, or for another schema. */
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
    context: { productName: PRODUCT_NAME, productUrl: publicUrl },
  };
  const pages = new SitePages(parts);
  const streams = new OrderStreams(container);
  const assets = await assetReplies(directory, renderer.assets, parts.headers);
  const routes = [
    ...menuRoutes(pages),
    ...basketRoutes(parts, pages),
    ...statusRoutes(parts, pages, streams),
    ...answerRoutes(parts, pages),
    ...reportRoutes(parts, pages),
    ...orderEmailRoutes(parts, pages),
  ];

  async function answer(slug: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const reply = await routeReply(slug, request, { container, pages, assets, routes });
    await reply.send(request, response);
  }

  function fail(request: IncomingMessage, error: unknown): Reply {
    const reference = requestId(request);
    log.error({ err: error, requestId: reference }, 'unexpected error');
    return pages.problem(500, messages.unexpected, reference);
  }

  return {
    handle(slug, request, response) {
      // The page nearly everybody asks for: finished bytes, nothing to wait for.
      const ready = request.url === '/' && request.method === 'GET' ? pages.menuAtHand(slug) : null;
      if (ready) {
        ready.send(request, response);
        return;
      }
      answer(slug, request, response).catch((error: unknown) => {
        if (isClientGone(request, error)) return;
        const reply = fail(request, error);
        if (response.headersSent) response.destroy();
        else void reply.send(request, response);
      });
    },
    close: () => streams.close(),
  };
}
