import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Attributes, context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type pg from 'pg';

/** Letters of a statement in a span. */
const STATEMENT_LENGTH = 1_000;

/** A statement without the texts that the ORM writes into it. */
export const withoutTexts = (sql: string): string =>
  sql.slice(0, STATEMENT_LENGTH).replaceAll(/'[^']*'?/g, '?');

/** Its spans record nothing until `startTracing` has set a provider. */
const tracer = trace.getTracer('forkfront');

let isOn = false;

/** From now on connections to PostgreSQL are traced. */
export function tracingBegins(): void {
  isOn = true;
}

function fail(span: Span, error: unknown): void {
  // A message may contain what a person typed; the log has it with the same id.
  span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
}

/** Runs `work` in the span of a request, which ends when the answer is sent or its client has left. */
export function inRequestSpan<T>(
  request: IncomingMessage,
  response: ServerResponse,
  host: string,
  work: () => T,
): T {
  const { method = 'GET' } = request;
  const attributes: Attributes = { 'http.request.method': method, 'forkfront.host': host };
  const span = tracer.startSpan(`${method} ${host}`, { kind: SpanKind.SERVER, attributes });
  if (!span.isRecording()) return work();
  response.once('close', () => {
    span.setAttribute('http.response.status_code', response.statusCode);
    if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  const within = trace.setSpan(context.active(), span);
  // The parts of a body arrive in the context of its connection.
  context.bind(within, request);
  return context.with(within, work);
}

/** Names the request's span by what it does: `GraphQL placeOrder`, `POST /users/login`. */
export function nameRequestSpan(name: string, attributes: Attributes): void {
  const span = trace.getActiveSpan();
  span?.updateName(name);
  span?.setAttributes(attributes);
}

/** Runs `work` in a span of its own. */
export const inSpan = <T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> =>
  tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  });

/** Begins a span that the caller ends, for work that is not one promise. */
export function beginSpan(name: string, attributes: Attributes): (error?: unknown) => void {
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });
  return (error) => {
    if (error !== undefined) fail(span, error);
    span.end();
  };
}

/** The name of a statement and its text. */
function statementOf(query: unknown): { name: string; text: string } {
  const { name, text } =
    typeof query === 'object' && query !== null
      ? (query as pg.QueryConfig)
      : { text: query, name: undefined };
  const sql = typeof text === 'string' ? withoutTexts(text) : '';
  return { name: name ?? /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'statement', text: sql };
}

type Query = (...given: unknown[]) => unknown;

/** Each statement becomes a span. Calls with a callback come from the pool, which is traced itself. */
const traced =
  (query: Query): Query =>
  (...given) => {
    if (given.some((value) => typeof value === 'function') || !trace.getActiveSpan()) return query(...given);
    const { name, text } = statementOf(given[0]);
    const end = beginSpan(name, { 'db.system.name': 'postgresql', 'db.query.text': text });
    const result = query(...given);
    if (result instanceof Promise) result.then(() => end(), end);
    else end();
    return result;
  };

function traceQueries(target: object & { query: unknown }): void {
  const query = traced((...given) => Reflect.apply(original as Query, target, given));
  const { query: original } = target;
  Object.defineProperty(target, 'query', { value: query, configurable: true, writable: true });
}

/** Traces the statements of a pool and of its connections, in a process that sends traces. */
export function traceStatements(pool: pg.Pool): void {
  if (!isOn) return;
  traceQueries(pool);
  pool.on('connect', traceQueries);
}
