import type { OwnerAnswerForm } from '@forkfront/common/renderer.ts';
import type { FormTexts } from '../modules/keptForms/keptForm.entity.ts';
import { OrderingService } from '../modules/ordering/ordering.service.ts';
import type { AnswerableOrder } from '../modules/orders/order.repository.ts';
import { readyInMinutesProblem } from '../modules/orders/order.rules.ts';
import { type AnswerResult, OrderAnswerService } from '../modules/orders/orderAnswer.service.ts';
import { OrderEmailService } from '../modules/orderMails/orderEmail.service.ts';
import { SiteLinks } from '../modules/sites/siteLinks.ts';
import { messages } from './messages.ts';
import { orderPageView } from './orderPageView.ts';
import { BareReply, FormAnswer, type Reply, type Route, type Visit } from './route.ts';
import type { SitePages, StorefrontParts } from './sitePages.ts';

/** Forms of the page that open again after a problem. */
const INTENTS = ['accept', 'reject', 'cancel'] as const;

/** Whether the page may propose this time: only a valid one. */
const isOffered = (minutes: string): boolean =>
  /^\d{1,3}$/.test(minutes) && readyInMinutesProblem(Number(minutes)) === null;

/** The owner in whose name the link pauses new orders. Null for a test order: its link was shown to whoever tried the preview. */
const pauserOf = ({ isTest, ownerId }: AnswerableOrder): string | null => (isTest ? null : ownerId);

type Attempt = Pick<OwnerAnswerForm, 'intent' | 'values'> &
  Partial<Pick<OwnerAnswerForm, 'errors' | 'formError'>> & { status: number };

/** What the form of the page sends, as text. */
const valuesOf = (form: URLSearchParams): OwnerAnswerForm['values'] => ({
  readyInMinutes: form.get('readyInMinutes') ?? '',
  reason: form.get('reason') ?? '',
});

/** The owner's page of an order. Opening it changes nothing, because mail scanners open links too. */
export function answerRoutes({ container, renderer, context }: StorefrontParts, pages: SitePages): Route[] {
  const siteLinks = container.get(SiteLinks);

  /** The order of the token; null for an invalid token and an order of another site. */
  async function orderOf({ slug, token, scope }: Visit): Promise<AnswerableOrder | null> {
    const order = await scope.get(OrderAnswerService).byAnswerToken(token);
    return order?.restaurant.slug === slug ? order : null;
  }

  /** People keep mails for years, but the links work for a week. */
  const missing = async ({ slug, token, scope }: Visit): Promise<Reply> =>
    (await scope.get(OrderAnswerService).hasExpired(token, slug))
      ? pages.expired(slug)
      : pages.notFound(slug);

  async function show(visit: Visit, { status, ...attempt }: Attempt): Promise<Reply> {
    const { slug, token, scope } = visit;
    const order = await orderOf(visit);
    if (!order) return missing(visit);
    const { customerPhone, customerEmail, restaurant } = order;
    const ownerId = pauserOf(order);
    const ordering = scope.get(OrderingService);
    const pause = ownerId === null ? null : await ordering.pauseState(ownerId, order.restaurantId);
    const page = renderer.renderOwnerAnswerPage(
      { ...orderPageView(order, siteLinks.siteUrl(slug)), customerPhone, customerEmail },
      { action: `/answer/${token}`, token, errors: {}, formError: null, pause, ...attempt },
      { ...context, timeZone: restaurant.timeZone, site: await pages.look(slug) },
    );
    return pages.once(status, page, ['x-robots-tag', 'noindex']);
  }

  async function answer(visit: Visit): Promise<Reply | FormAnswer> {
    const { form, scope } = visit;
    const page = `/answer/${visit.token}`;
    const order = await orderOf(visit);
    if (!order) return new FormAnswer(page, new URLSearchParams());
    const pressed = form.get('answer') ?? '';
    const ownerId = pauserOf(order);
    if (ownerId && (pressed === 'pause' || pressed === 'resume')) {
      // A restaurant that was deleted in the meantime has nothing to pause.
      await scope.get(OrderingService).pauseShortly(ownerId, order.restaurantId, pressed === 'pause');
      return BareReply.seeOther(`/answer/${visit.token}?intent=pause#pause`);
    }
    const values = valuesOf(form);
    const orderAnswers = scope.get(OrderAnswerService);
    const { token } = visit;
    const minutes = values.readyInMinutes === '' ? null : Number(values.readyInMinutes);
    const moves: Partial<Record<string, () => Promise<AnswerResult>>> = {
      accept: () => orderAnswers.accept(token, minutes),
      reject: () => orderAnswers.reject(token, values.reason),
      prepare: () => orderAnswers.advance(token, 'PREPARING'),
      ready: () => orderAnswers.advance(token, 'READY'),
      send: () => orderAnswers.advance(token, 'OUT_FOR_DELIVERY'),
      complete: () => orderAnswers.advance(token, 'COMPLETED'),
      cancel: () => orderAnswers.cancel(token, values.reason),
    };
    const intent = INTENTS.find((known) => known === pressed) ?? 'ready';
    const refuse = (status: number, words: Partial<FormTexts>): FormAnswer =>
      new FormAnswer(page, new URLSearchParams({ intent, ...values }), words, { status });
    // `constructor` and others are no answers.
    const answered = Object.hasOwn(moves, pressed) ? await moves[pressed]?.() : null;
    if (!answered) return refuse(422, { formError: messages.chooseAnswer });
    if (answered.ok) return BareReply.seeOther(page);
    const { error } = answered;
    if (error.kind !== 'validation') return refuse(409, { formError: error.message });
    return refuse(422, {
      errors: Object.fromEntries(error.fields.map(({ path, message }) => [path, message])),
    });
  }

  return [
    {
      path: /^\/answer\/([\w.-]{1,200})$/,
      outlivesSite: true,
      GET(visit) {
        const pressed = visit.query.get('intent');
        const intent = pressed === 'reject' || pressed === 'pause' ? pressed : 'accept';
        const minutes = visit.query.get('minutes') ?? '';
        const values = { readyInMinutes: isOffered(minutes) ? minutes : '', reason: '' };
        return show(visit, { status: 200, intent, values });
      },
      POST: answer,
      again(visit, { words: { errors, formError }, status }) {
        const { form } = visit;
        const intent =
          [...INTENTS, 'ready' as const].find((known) => known === form.get('intent')) ?? 'accept';
        return show(visit, { status, intent, values: valuesOf(form), errors, formError });
      },
    },
  ];
}

/** The page that confirms an address for orders. Opening it changes nothing, because mail scanners open links too. */
export function orderEmailRoutes({ renderer, context }: StorefrontParts, pages: SitePages): Route[] {
  async function confirmPage({ slug, token, scope }: Visit): Promise<Reply> {
    const pressed = await scope.get(OrderEmailService).byToken(token, slug);
    if (!pressed) return pages.expired(slug);
    const action = pressed.isConfirmed ? null : `/order-email/${token}`;
    const site = await pages.look(slug);
    const page = renderer.renderOrderEmailPage(pressed.email, action, { ...context, site });
    return pages.once(200, page, ['x-robots-tag', 'noindex']);
  }

  return [
    {
      path: /^\/order-email\/([\w.-]{1,200})$/,
      outlivesSite: true,
      GET: confirmPage,
      async POST({ slug, token, scope }) {
        const isConfirmed = await scope.get(OrderEmailService).confirm(token, slug);
        const page = `/order-email/${token}`;
        return isConfirmed ? BareReply.seeOther(page) : new FormAnswer(page, new URLSearchParams());
      },
      again: confirmPage,
    },
  ];
}
