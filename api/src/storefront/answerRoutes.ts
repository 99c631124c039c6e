import { OrderAnswerService } from '../modules/orders/orderAnswer.service.ts';
import { SiteLinks } from '../modules/sites/siteLinks.ts';
import { Scope } from '../composition/container.ts';
import { readyInMinutesProblem } from '../modules/orders/order.rules.ts';
import { OrderLinks } from '../modules/orders/orderLinks.ts';
import type { OwnerOrderView } from '../modules/orders/orderView.ts';
import { BareReply } from './bareReply.ts';
import { messages } from './messages.ts';
import { readForm } from './readForm.ts';
import type { OwnerAnswerForm } from './renderer.type.ts';
import type { Reply } from './reply.ts';
import type { SitePages } from './sitePages.ts';
import type { StorefrontParts } from './storefrontParts.ts';
import type { Route, Visit } from './visit.ts';

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
