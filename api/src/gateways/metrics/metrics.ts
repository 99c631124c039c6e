import type { AssistantFailureReason } from '../assistant/assistant.gateway.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Upper ends of the classes of durations (s). */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** The same for metrics with many labels. */
const FEW_SECONDS = [0.01, 0.05, 0.25, 1, 5];

const FAILURE_REASONS: readonly AssistantFailureReason[] = [
  'refused',
  'timeout',
  'cut',
  'rateLimited',
  'unavailable',
];

export type Metrics = ReturnType<typeof createMetrics>;

/** Reads values when the metrics are asked for. */
export type Reading = () => void | Promise<void>;

/**
 * What a process counts and measures, in the form of Prometheus (docs/runbook.md). No label takes a text from outside: names of
 * operations, routes, jobs and limits are those of the code.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const readings: Reading[] = [];
  collectDefaultMetrics({ register: registry });
  const metrics = {
    httpSeconds: new Histogram({
      name: 'forkfront_http_request_seconds',
      help: 'Time from a request to the end of its answer, by the part of the product, the purpose of the request, and the class of the status.',
      labelNames: ['host', 'purpose', 'status'],
      buckets: SECONDS,
      registers,
    }),
    graphqlSeconds: new Histogram({
      name: 'forkfront_graphql_operation_seconds',
      help: 'Time of a GraphQL operation by its root field, and whether it had errors. Operations with several root fields are one.',
      labelNames: ['operation', 'outcome'],
      buckets: FEW_SECONDS,
      registers,
    }),
    restSeconds: new Histogram({
      name: 'forkfront_rest_request_seconds',
      help: 'Time of a REST request by its route and the class of its status.',
      labelNames: ['route', 'status'],
      buckets: FEW_SECONDS,
      registers,
    }),
    refusals: new Counter({
      name: 'forkfront_refusals_total',
      help: 'Requests that were refused by a limit: a rate limit by its name, overload, connections of an address.',
      labelNames: ['limit'],
      registers,
    }),
    unexpectedErrors: new Counter({
      name: 'forkfront_unexpected_errors_total',
      help: 'Errors that were answered with a reference, and unexpected errors of browsers.',
      labelNames: ['where'],
      registers,
    }),
    orders: new Counter({
      name: 'forkfront_orders_total',
      help: 'Attempts to order on sites and by the grocery API, by outcome: placed, or the kind of the refusal. Repeated requests count again.',
      labelNames: ['outcome'],
      registers,
    }),
    mails: new Counter({
      name: 'forkfront_mails_total',
      help: 'Attempts to send a mail, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'forkfront_job_run_seconds',
      help: 'Time of a run of a job, by its name and outcome.',
      labelNames: ['job', 'outcome'],
      buckets: FEW_SECONDS,
      registers,
    }),
    assistantAnswers: new Counter({
      name: 'forkfront_assistant_answers_total',
      help: 'Answers of the model, by outcome: answered, or the reason of the failure.',
      labelNames: ['outcome'],
      registers,
    }),
    assistantTokens: new Counter({
      name: 'forkfront_assistant_tokens_total',
      help: 'Tokens of the answers whose tokens the model’s service counted.',
      labelNames: ['kind'],
      registers,
    }),
    firstTokenSeconds: new Histogram({
      name: 'forkfront_assistant_first_token_seconds',
      help: 'Time from a call to the model to its first text or tool call.',
      buckets: SECONDS,
      registers,
    }),
    sockets: gauge(registry, 'forkfront_sockets', 'Open WebSocket connections.'),
    connections: gauge(
      registry,
      'forkfront_database_connections',
      'Connections to PostgreSQL by pool and state; waiting: statements without one.',
      ['pool', 'state'],
    ),
    isDatabaseUp: gauge(
      registry,
      'forkfront_database_up',
      'Whether the database answered when the metrics were read.',
    ),
    outboxAge: gauge(
      registry,
      'forkfront_outbox_age_seconds',
      'How long the oldest order waits for a worker; 0: none waits.',
    ),
    isWorkerAlive: gauge(registry, 'forkfront_worker_alive', 'Whether a worker of any process is alive.'),
    jobs: gauge(registry, 'forkfront_jobs', 'Jobs in the queue by name and state.', ['job', 'state']),
    jobLag: gauge(
      registry,
      'forkfront_job_lag_seconds',
      'How long the oldest job of a name has been due and has not begun; 0: none is due.',
      ['job'],
    ),

    /** Calls `read` each time before the metrics are written. */
    beforeRead(read: Reading): void {
      readings.push(read);
    },

    /** All metrics as text, and its media type. */
    async text(): Promise<{ type: string; body: string }> {
      for (const read of readings) await read();
      return { type: registry.contentType, body: await registry.metrics() };
    },
  };
  // A counter that begins with its first event hides this event: an increase needs a value before.
  for (const outcome of ['sent', 'failed']) metrics.mails.inc({ outcome }, 0);
  for (const outcome of ['answered', ...FAILURE_REASONS]) metrics.assistantAnswers.inc({ outcome }, 0);
  for (const limit of ['overload', 'connections']) metrics.refusals.inc({ limit }, 0);
  metrics.orders.inc({ outcome: 'placed' }, 0);
  for (const where of ['server', 'browser']) metrics.unexpectedErrors.inc({ where }, 0);
  return metrics;
}

const gauge = <Label extends string = never>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: Label[] = [],
): Gauge<Label> => new Gauge({ name, help, labelNames, registers: [registry] });

/** `2xx`; a status outside of HTTP is `other`. */
export const statusClass = (status: number): string => {
  const first = Math.floor(status / 100);
  return first >= 1 && first <= 5 ? `${first}xx` : 'other';
};

/** Seconds since `begun` of `performance.now()`. */
export const secondsSince = (begun: number): number => (performance.now() - begun) / 1000;
