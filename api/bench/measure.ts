import autocannon from 'autocannon';
import { cpuOf } from './cpuOf.ts';

/** What is different in each request; `path` replaces that of the address. */
interface MadeRequest {
  body: string;
  headers?: Record<string, string>;
  path?: string;
}

/** A target of load. */
export interface Target {
  url: string;
  headers?: Record<string, string>;
  method?: 'GET' | 'POST';
  /** One body for all requests, or a function that creates one for each. */
  body?: string | (() => MadeRequest);
  /** Processes of node whose CPU is counted. */
  nodes: number[];
  /** Process of PostgreSQL whose CPU is counted, with its children. */
  postgres?: number;
}

export interface Figures {
  /** Requests per second. */
  rate: number;
  /** Milliseconds of CPU per request. */
  node: number;
  postgres: number;
}

/** Until the code is compiled and the plans of statements are made: as many requests for both targets. */
const WARM_UP_REQUESTS = 3_000;

/** Rounds and seconds of each, and the number of parallel requests. */
export interface Load {
  rounds: number;
  seconds: number;
  connections?: number;
}

/** Loads one target for some seconds, or with a number of requests. Throws when a status is not 2xx. */
async function once(
  { url, headers, method = 'GET', body, nodes, postgres }: Target,
  connections: number,
  extent: { duration: number } | { amount: number },
): Promise<Figures> {
  const cpu = () => ({
    node: nodes.reduce((sum, pid) => sum + cpuOf(pid), 0),
    postgres: postgres === undefined ? 0 : cpuOf(postgres),
  });
  const before = cpu();
  let refusal = '';
  const result = await autocannon({
    url,
    connections,
    ...extent,
    requests: [
      {
        method,
        headers: headers ?? {},
        ...(typeof body === 'string' ? { body } : {}),
        ...(typeof body === 'function'
          ? {
              setupRequest: (request) => merge(request, body()),
              onResponse: (status, text) => {
                if (status >= 300) refusal = `${status} ${text}`;
              },
            }
          : {}),
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were no 2xx, ${result.errors} errors; ${refusal}`);
  const after = cpu();
  const { total } = result.requests;
  return {
    rate: total / result.duration,
    node: (after.node - before.node) / total,
    postgres: (after.postgres - before.postgres) / total,
  };
}

const merge = (request: autocannon.Request, made: MadeRequest) => ({
  ...request,
  body: made.body,
  ...(made.path === undefined ? {} : { path: made.path }),
  headers: { ...request.headers, ...made.headers },
});

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Warms up two targets, loads them alternately and returns the medians of their rounds. */
export async function interleave(a: Target, b: Target, { rounds, seconds, connections = 16 }: Load) {
  const figures: { a: Figures[]; b: Figures[] } = { a: [], b: [] };
  for (const target of [a, b]) await once(target, connections, { amount: WARM_UP_REQUESTS });
  for (let round = 0; round < rounds; round += 1) {
    figures.a.push(await once(a, connections, { duration: seconds }));
    figures.b.push(await once(b, connections, { duration: seconds }));
  }
  const middle = (of: Figures[]): Figures => ({
    rate: median(of.map(({ rate }) => rate)),
    node: median(of.map(({ node }) => node)),
    postgres: median(of.map(({ postgres }) => postgres)),
  });
  return { a: middle(figures.a), b: middle(figures.b) };
}
