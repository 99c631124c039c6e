import { OrderEmailService } from '../modules/orders/orderEmail.service.ts';
import { Scope } from '../composition/container.ts';
import { BareReply } from './bareReply.ts';
import { readForm } from './readForm.ts';
import type { SitePages } from './sitePages.ts';
import type { StorefrontParts } from './storefrontParts.ts';
import type { Route } from './visit.ts';

/** The page on which a mailbox agrees to get a site's orders. It takes a press: filters of mail open links, too. */
export function orderEmailRoutes(
  { container, renderer, context }: StorefrontParts,
  pages: SitePages,
): Route[] {
  return [
    {
      path: /^\/order-email\/([\w.-]{1,200})$/,
      outlivesSite: true,
      async GET({ slug, token }) {
        const wish = await new Scope(container).get(OrderEmailService).byToken(token, slug);
        if (!wish) return pages.expired(slug);
        const page = renderer.renderOrderEmailPage(
          wish.email,
          wish.isConfirmed ? null : `/order-email/${token}`,
          {
            ...context,
            site: await pages.look(slug),
          },
        );
        return pages.once(200, page, ['x-robots-tag', 'noindex']);
      },
      async POST({ slug, token, request }) {
        const fields = await readForm(request);
        if (!fields.ok) return pages.unreadable(fields.error);
        const isConfirmed = await new Scope(container).get(OrderEmailService).confirm(token, slug);
        return isConfirmed ? BareReply.seeOther(`/order-email/${token}`) : pages.expired(slug);
      },
    },
  ];
}
