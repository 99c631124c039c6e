import autocannon from 'autocannon';
import { cpuOf } from './cpuOf.ts';

/** A target of load. */
export interface Target {
  url: string;
  headers?: Record<string, string>;
  method?: 'GET' | 'POST';
  /** One body for all requests, or a function that creates one for each. */
  body?: string | (() => { body: string; headers?: Record<string, string> });
  /** Processes whose CPU is counted, with their children. */
  pids: number[];
}

export interface Figures {
  /** Requests per second. */
  rate: number;
  /** Milliseconds of CPU per request of all processes. */
  cpu: number;
}

const CONNECTIONS = 16;

/** Loads one target for some seconds. Throws when a status is not 2xx. */
async function once({ url, headers, method = 'GET', body, pids }: Target, seconds: number): Promise<Figures> {
  const cpu = () => pids.reduce((sum, pid) => sum + cpuOf(pid), 0);
  const before = cpu();
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        method,
        headers: headers ?? {},
        ...(typeof body === 'string' ? { body } : {}),
        ...(typeof body === 'function' ? { setupRequest: (request) => merge(request, body()) } : {}),
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were no 2xx, ${result.errors} errors`);
  return { rate: result.requests.total / result.duration, cpu: (cpu() - before) / result.requests.total };
}

const merge = (request: autocannon.Request, made: { body: string; headers?: Record<string, string> }) => ({
  ...request,
  body: made.body,
  headers: { ...request.headers, ...made.headers },
});

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Loads two targets alternately and returns the medians of their rounds; the first round is a warm-up. */
export async function interleave(a: Target, b: Target, rounds: number, seconds: number) {
  const figures: { a: Figures[]; b: Figures[] } = { a: [], b: [] };
  await once(a, 1);
  await once(b, 1);
  for (let round = 0; round < rounds; round += 1) {
    figures.a.push(await once(a, seconds));
    figures.b.push(await once(b, seconds));
  }
  const middle = (of: Figures[]): Figures => ({
    rate: median(of.map(({ rate }) => rate)),
    cpu: median(of.map(({ cpu }) => cpu)),
  });
  return { a: middle(figures.a), b: middle(figures.b) };
}
