import { once } from 'node:events';
import http from 'node:http';
import { interleave, type Target } from './measure.ts';
import { orderAtOneOf } from './orders.ts';
import type { ClonedSite } from './cloneSites.ts';
import type { Report } from './report.ts';

const PAGES = 5_000;
/** Streams that are opened at the same time. */
const AT_ONCE = 50;

interface Server extends Pick<Target, 'url' | 'nodes'> {
  port: number;
  postgres: number;
}

/** Places an order and returns the host and the path of its status page. */
async function placeOne(url: string, sites: readonly ClonedSite[], port: number) {
  const { body, headers } = orderAtOneOf(sites);
  const answer = await fetch(url, { method: 'POST', body, headers });
  const { data } = (await answer.json()) as { data: { placeOrder: { statusToken?: string } } };
  const { slug } = (JSON.parse(body) as { variables: { input: { slug: string } } }).variables.input;
  const { statusToken } = data.placeOrder;
  if (!statusToken) throw new Error(`No order: ${JSON.stringify(data)}`);
  return { host: `${slug}.localhost:${port}`, path: `/order/${statusToken}/events` };
}

/** Opens the stream of a status page and waits for its first message. */
async function openStream(
  agent: http.Agent,
  port: number,
  { host, path }: { host: string; path: string },
  caller: string,
): Promise<http.IncomingMessage> {
  const headers = { host, accept: 'text/event-stream', 'x-forwarded-for': caller };
  const request = http.get({ agent, port, path, headers });
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`);
  await once(answer, 'data');
  answer.resume();
  return answer;
}

/**
 * Compares orders at a server on which 5,000 status pages of other orders are open with orders at one without. Both are the
 * product with the same database.
 */
export async function statusPages(
  report: Report,
  watched: Server,
  quiet: Server,
  sites: readonly ClonedSite[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });
  const open: http.IncomingMessage[] = [];
  for (let place = 0; place < PAGES; place += AT_ONCE)
    open.push(
      ...(await Promise.all(
        Array.from({ length: AT_ONCE }, async (_none, index) => {
          const page = await placeOne(watched.url, sites, watched.port);
          return openStream(agent, watched.port, page, `watcher-${place + index}`);
        }),
      )),
    );
  const target = ({ url, nodes, postgres }: Server): Target => ({
    url,
    nodes,
    postgres,
    method: 'POST',
    body: () => orderAtOneOf(sites),
  });
  const { a, b } = await interleave(target(watched), target(quiet), { rounds, seconds });
  report.rates(`order with ${PAGES.toLocaleString('en')} open status pages / without`, 0.9, a, b);
  for (const stream of open) stream.destroy();
  agent.destroy();
}
