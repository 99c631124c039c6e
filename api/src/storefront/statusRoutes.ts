import type { IncomingMessage, ServerResponse } from 'node:http';
import { Scope, type Container } from '../composition/container.ts';
import { asTryAgain } from '../lib/tryAgain.ts';
import type { FollowedOrder } from '../modules/orders/order.repository.ts';
import { FINAL_STATES, type OrderState } from '@forkfront/common/orderState.ts';
import { OrderAnswerService } from '../modules/orders/orderAnswer.service.ts';
import { OrderLinks } from '../modules/orders/orderLinks.ts';
import { OrderStatusService } from '../modules/orders/orderStatus.service.ts';
import { SiteLinks } from '../modules/sites/siteLinks.ts';
import {
  type BasketLine,
  basketHeader,
  decodeBasket,
  encodeBasket,
  restoreLines,
} from './basketCookie.rules.ts';
import { basketLine, quoteOf } from './basketLines.ts';
import { messages } from './messages.ts';
import { orderPageView } from './orderPageView.ts';
import { type Route, BareReply, FormAnswer, type Reply, type Visit } from './route.ts';
import type { SitePages, StorefrontParts } from './sitePages.ts';

/** The page on which a diner follows an order, cancels it and orders again, and its stream of changes. */
export function statusRoutes(
  { container, renderer, context, headers }: StorefrontParts,
  pages: SitePages,
  streams: OrderStreams,
): Route[] {
  const { clock } = container.infrastructure;
  const links = container.get(OrderLinks);
  const siteLinks = container.get(SiteLinks);

  /** The lines of an order that are still on the menu, and the names of the dishes that are not. */
  async function stillOffered(visit: Visit): Promise<{ lines: BasketLine[]; gone: string[] }> {
    const ordered = await visit.scope.get(OrderStatusService).linesByStatusToken(visit.token);
    const again = ordered.map(({ name: _name, ...line }) => basketLine(line, null));
    const quote = await quoteOf(visit, again);
    const lines: BasketLine[] = [];
    const gone = new Set<string>();
    for (const [at, { name }] of ordered.entries()) {
      const line = again[at];
      // What is only sold out stays: the basket page has a way out.
      if (line && quote?.lines[at]?.name) lines.push(line);
      else gone.add(name);
    }
    return { lines, gone: [...gone] };
  }

  async function show(visit: Visit, status = 200, problem: string | null = null): Promise<Reply> {
    const { slug, token, scope, query } = visit;
    const order = await scope.get(OrderStatusService).byStatusToken(token);
    if (order?.restaurant.slug !== slug) return pages.notFound(slug);
    const site = await pages.look(slug);
    const { timeZone } = order.restaurant;
    const gone = query.get('again') === '1' ? (await stillOffered(visit)).gone : null;
    const notice = {
      problem: problem ?? (query.get('again') === 'full' ? messages.againFull : null),
      gone,
      answerPath: context.isTest && order.isTest ? `/answer/${links.answerToken(order.id)}` : null,
    };
    const page = renderer.renderStatusPage(
      orderPageView(order, siteLinks.siteUrl(slug)),
      `/order/${token}`,
      { ...context, timeZone, site, now: clock() },
      notice,
    );
    return pages.once(status, page, ['x-robots-tag', 'noindex']);
  }

  /** The page of the order, with a sentence after a button that changed nothing. */
  const page = ({ token }: Visit, formError: string | null = null): FormAnswer =>
    new FormAnswer(
      `/order/${token}`,
      new URLSearchParams(),
      { formError },
      { status: formError ? 409 : 200 },
    );

  async function cancel(visit: Visit): Promise<Reply | FormAnswer> {
    const { slug, token, scope } = visit;
    const order = await scope.get(OrderStatusService).byStatusToken(token);
    if (order?.restaurant.slug !== slug) return page(visit);
    const cancelled = await scope.get(OrderAnswerService).cancel(token, '');
    return cancelled.ok ? BareReply.seeOther(`/order/${token}`) : page(visit, cancelled.error.message);
  }

  async function orderAgain(visit: Visit): Promise<Reply | FormAnswer> {
    const { slug, token, scope, basket } = visit;
    const order = await scope.get(OrderStatusService).byStatusToken(token);
    if (order?.restaurant.slug !== slug) return page(visit);
    const { lines, gone } = await stillOffered(visit);
    const restored = restoreLines(decodeBasket(basket), lines);
    if (!restored.ok) return BareReply.seeOther(`/order/${token}?again=full`);
    const stored = basketHeader(encodeBasket(restored.value), { ...visit, isSecure: headers.isSecure });
    return BareReply.seeOther(gone.length === 0 ? '/basket' : `/order/${token}?again=1`, stored);
  }

  /** The address of a button opens the order: somebody may go there by hand. */
  const toOrder = async ({ token }: Visit): Promise<Reply> => BareReply.seeOther(`/order/${token}`);

  return [
    {
      path: /^\/order\/([\w.-]{1,200})$/,
      outlivesSite: true,
      GET: (visit) => show(visit),
      again: (visit, { words, status }) => show(visit, status, words.formError),
    },
    { path: /^\/order\/([\w.-]{1,200})\/cancel$/, outlivesSite: true, GET: toOrder, POST: cancel },
    { path: /^\/order\/([\w.-]{1,200})\/again$/, GET: toOrder, POST: orderAgain },
    {
      path: /^\/order\/([\w.-]{1,200})\/events$/,
      outlivesSite: true,
      GET: async ({ slug, token, ip }) => (await streams.answer(slug, token, ip)) ?? pages.notFound(slug),
    },
  ];
}

const MAX_PER_IP = 20;
const HEARTBEAT_MS = 20_000;

const isFinal = (state: OrderState): boolean => FINAL_STATES.some((final) => final === state);

/** Streams every change of an order to browsers. `close` ends all streams, so that browsers reconnect to another process. */
export class OrderStreams {
  private readonly open = new Set<AbortController>();
  private readonly openOf = new Map<string, number>();
  private closing = false;

  constructor(
    private readonly container: Container,
    private readonly heartbeatMs = HEARTBEAT_MS,
  ) {}

  /** The stream of an order of this site; null for an unknown token. */
  async answer(slug: string, token: string, ip: string): Promise<Reply | null> {
    if (this.closing) return HANG_UP;
    if ((this.openOf.get(ip) ?? 0) >= MAX_PER_IP) return new BareReply(429, [], messages.tooManyStreams);
    const stop = this.register(ip);
    try {
      const states = new Scope(this.container).get(OrderStatusService).watchState(token, stop.signal);
      const { value: first, done } = await states.next();
      if (done || first.slug !== slug) {
        stop.abort();
        return null;
      }
      if (!isFinal(first.state)) return new EventStream(statesOf(first, states), stop, this.heartbeatMs);
      stop.abort();
      // The only status after which an EventSource does not reconnect.
      return new BareReply(204, []);
    } catch (error) {
      stop.abort();
      if (asTryAgain(error)) return HANG_UP;
      throw error;
    }
  }

  close(): void {
    this.closing = true;
    for (const stop of this.open) stop.abort();
  }

  private register(ip: string): AbortController {
    const stop = new AbortController();
    this.open.add(stop);
    this.openOf.set(ip, (this.openOf.get(ip) ?? 0) + 1);
    stop.signal.addEventListener('abort', () => {
      this.open.delete(stop);
      const left = (this.openOf.get(ip) ?? 1) - 1;
      if (left > 0) this.openOf.set(ip, left);
      else this.openOf.delete(ip);
    });
    return stop;
  }
}

/** The state now and after every change; ends after a final state. */
async function* statesOf(first: FollowedOrder, states: AsyncIterable<FollowedOrder>) {
  yield { state: first.state };
  for await (const { state } of states) {
    yield { state };
    if (isFinal(state)) return;
  }
}

/** An EventSource stops at an error status, but reconnects after a lost connection. */
const HANG_UP: Reply = {
  send: (_request: IncomingMessage, response: ServerResponse) => void response.destroy(),
};

/** Milliseconds that a browser waits before it reconnects. */
const RETRY_MS = 3_000;

/** Server-sent events: one message per value, and comments in between so that no proxy closes the connection. */
export class EventStream implements Reply {
  constructor(
    private readonly values: AsyncIterable<object>,
    /** Ends `values`, and with them the stream. */
    private readonly stop: AbortController,
    private readonly heartbeatMs: number,
  ) {}

  /** Resolves when the stream has ended. */
  async send({ method }: IncomingMessage, response: ServerResponse): Promise<void> {
    response.writeHead(200, [
      'content-type',
      'text/event-stream',
      'cache-control',
      'no-store',
      'x-content-type-options',
      'nosniff',
      // Proxies must not buffer events.
      'x-accel-buffering',
      'no',
    ]);
    response.once('close', () => this.stop.abort());
    if (method === 'HEAD' || response.closed) {
      this.stop.abort();
      response.end();
      return;
    }
    response.write(`retry: ${RETRY_MS}\n\n`);
    const heartbeat = setInterval(() => response.write(':\n\n'), this.heartbeatMs);
    try {
      for await (const value of this.values) response.write(`data: ${JSON.stringify(value)}\n\n`);
    } finally {
      clearInterval(heartbeat);
    }
    response.end();
  }
}
