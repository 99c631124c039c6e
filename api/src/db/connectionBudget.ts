/** How many connections to PostgreSQL a process opens at most for each purpose. */
export interface ConnectionBudget {
  /** For requests. */
  requests: number;
  /** For the counters of rate limits. */
  counters: number;
  /** For the statements of jobs. */
  jobs: number;
  /** For the queue: two for each lane of a worker stay open, the others take jobs and store their results. */
  queue: number;
  /** For events of other processes. */
  events: number;
}

/** Connections of a process that serves requests, and of one that runs jobs, unless `DB_POOL_SIZE` is set. */
const DEFAULT_SIZE = 20;

const COUNTERS = 2;
const EVENTS = 1;
const QUEUE = 7;
/** For what a process that only runs jobs does beside them. */
const REQUESTS_OF_WORKER = 2;

/** Divides the connections of a process; `size` null: 20 for serving requests and 20 for running jobs. */
export function budgetOf(roles: readonly string[], size: number | null): ConnectionBudget {
  const works = roles.includes('worker');
  const serves = roles.some((role) => role === 'api' || role === 'grocery');
  const most = size ?? (works && serves ? 2 * DEFAULT_SIZE : DEFAULT_SIZE);
  const shared = COUNTERS + EVENTS;
  if (!works) return { requests: most - shared, counters: COUNTERS, jobs: 0, queue: 0, events: EVENTS };
  const requests = serves ? Math.ceil(most / 2) - shared : REQUESTS_OF_WORKER;
  return {
    requests,
    counters: COUNTERS,
    jobs: most - shared - requests - QUEUE,
    queue: QUEUE,
    events: EVENTS,
  };
}
