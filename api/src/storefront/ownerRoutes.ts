import { Scope } from '../composition/container.ts';
import type { OwnerOrderView } from '../modules/orders/order.repository.ts';
import { readyInMinutesProblem } from '../modules/orders/order.rules.ts';
import { OrderAnswerService } from '../modules/orders/orderAnswer.service.ts';
import { OrderEmailService } from '../modules/orders/orderEmail.service.ts';
import { OrderLinks } from '../modules/orders/orderLinks.ts';
import { SiteLinks } from '../modules/sites/siteLinks.ts';
import { messages } from './messages.ts';
import type { OwnerAnswerForm } from './renderer.ts';
import { BareReply, readForm, type Reply, type Route, type Visit } from './route.ts';
import type { SitePages, StorefrontParts } from './sitePages.ts';

/** A time that the page may propose: only what would be accepted. */
const isOffered = (minutes: string): boolean =>
  /^\d{1,3}$/.test(minutes) && readyInMinutesProblem(Number(minutes)) === null;

type Attempt = Pick<OwnerAnswerForm, 'intent' | 'values'> &
  Partial<Pick<OwnerAnswerForm, 'errors' | 'formError'>> & { status: number };

/** The owner's page of an order, opened from the mail. Opening it answers nothing: mail scanners open links too. */
export function answerRoutes(
  { container, renderer, data, context }: StorefrontParts,
  pages: SitePages,
): Route[] {
  const links = new OrderLinks(container.infrastructure.secret, container.get(SiteLinks));

  /** The order, if the token is ours and the order is of this site. */
  async function orderOf({ slug, token }: Visit, scope: Scope): Promise<OwnerOrderView | null> {
    const order = await scope.get(OrderAnswerService).byAnswerToken(token);
    return order?.restaurant.slug === slug ? order : null;
  }

  /** Mails are kept for years, their links work for a week. */
  const missing = async ({ slug, token }: Visit, scope: Scope): Promise<Reply> =>
    (await scope.get(OrderAnswerService).hasExpired(token, slug))
      ? pages.expired(slug)
      : pages.notFound(slug);

  async function show(visit: Visit, { status, ...attempt }: Attempt, scope: Scope): Promise<Reply> {
    const { slug, token } = visit;
    const order = await orderOf(visit, scope);
    const shown = order && (await data.orderStatus(links.statusToken(order.id), scope));
    if (!order || !shown) return missing(visit, scope);
    const { customerPhone, customerEmail, restaurant } = order;
    const page = renderer.renderOwnerAnswerPage(
      { ...shown, customerPhone, customerEmail },
      { action: `/answer/${token}`, token, errors: {}, formError: null, ...attempt },
      { ...context, timeZone: restaurant.timeZone, site: await pages.look(slug) },
    );
    return pages.once(status, page, ['x-robots-tag', 'noindex']);
  }

  async function answer(visit: Visit): Promise<Reply> {
    const fields = await readForm(visit.request);
    if (!fields.ok) return pages.unreadable(fields.error);
    const scope = new Scope(container);
    if (!(await orderOf(visit, scope))) return missing(visit, scope);
    const values = {
      readyInMinutes: fields.value.get('readyInMinutes') ?? '',
      reason: fields.value.get('reason') ?? '',
    };
    const intent = fields.value.get('answer');
    if (intent !== 'accept' && intent !== 'reject' && intent !== 'ready')
      return show(visit, { status: 422, intent: 'accept', values, formError: messages.chooseAnswer }, scope);
    const orderAnswers = scope.get(OrderAnswerService);
    const answered = await {
      accept: () => orderAnswers.accept(visit.token, Number(values.readyInMinutes || Number.NaN)),
      reject: () => orderAnswers.reject(visit.token, values.reason),
      ready: () => orderAnswers.markReady(visit.token),
    }[intent]();
    if (answered.ok) return BareReply.seeOther(`/answer/${visit.token}`);
    const { error } = answered;
    if (error.kind === 'validation') {
      const errors = Object.fromEntries(error.fields.map(({ path, message }) => [path, message]));
      return show(visit, { status: 422, intent, values, errors }, scope);
    }
    return show(visit, { status: 409, intent, values, formError: error.message }, scope);
  }

  return [
    {
      path: /^\/answer\/([\w.-]{1,200})$/,
      outlivesSite: true,
      GET(visit) {
        const intent = visit.query.get('intent') === 'reject' ? 'reject' : 'accept';
        const minutes = visit.query.get('minutes') ?? '';
        const values = { readyInMinutes: isOffered(minutes) ? minutes : '', reason: '' };
        return show(visit, { status: 200, intent, values }, new Scope(container));
      },
      POST: answer,
    },
  ];
}

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
