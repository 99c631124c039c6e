import { OrderStatusService } from '../modules/orders/orderStatus.service.ts';
import { Scope } from '../composition/container.ts';
import type { OrderStreams } from './orderStreams.ts';
import type { SitePages } from './sitePages.ts';
import type { StorefrontParts } from './storefrontParts.ts';
import type { Route } from './visit.ts';

/** The page on which a diner follows an order, and the stream that tells it of changes. */
export function statusRoutes(
  { container, renderer, data, context }: StorefrontParts,
  pages: SitePages,
  streams: OrderStreams,
): Route[] {
  return [
    {
      path: /^\/order\/([\w.-]{1,200})$/,
      outlivesSite: true,
      async GET({ slug, token }) {
        const scope = new Scope(container);
        const order = await scope.get(OrderStatusService).byStatusToken(token);
        const status = order?.restaurant.slug === slug ? await data.orderStatus(token, scope) : null;
        if (!order || !status) return pages.notFound(slug);
        const { timeZone } = order.restaurant;
        const page = renderer.renderStatusPage(status, {
          ...context,
          timeZone,
          site: await pages.look(slug),
        });
        return pages.once(200, page, ['x-robots-tag', 'noindex']);
      },
    },
    {
      path: /^\/order\/([\w.-]{1,200})\/events$/,
      outlivesSite: true,
      GET: async ({ slug, token, ip }) => (await streams.answer(slug, token, ip)) ?? pages.notFound(slug),
    },
  ];
}
