import { randomUUID } from 'node:crypto';
import { background } from './background.ts';
import { cloneSites, type ClonedSite } from './cloneSites.ts';
import { interleave, type Target } from './measure.ts';
import type { Programs } from './programs.ts';
import type { Report } from './report.ts';
import { startSmtpSink } from './smtpSink.ts';

const RESTAURANTS = 210;
const BACKGROUND_ORDERS = 1_000;
/** Milliseconds of CPU for the mails of one order. */
const BACKGROUND_LIMIT = 5;

const ORDER = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename
  ... on PlaceOrderPayload { statusToken order { number total } } ... on UserError { message } } }`;

/** An order of a new diner at one of these sites. */
export function orderAtOneOf(sites: readonly ClonedSite[]): {
  body: string;
  headers: Record<string, string>;
} {
  const site = sites[Math.floor(Math.random() * sites.length)];
  if (!site) throw new Error('There is no restaurant to order from');
  const caller = randomUUID();
  const input = {
    slug: site.slug,
    idempotencyKey: caller,
    lines: [{ productId: site.productId, quantity: 2 }],
    shownTotal: 2 * site.price,
    name: 'Bench Diner',
    phone: '020 7946 0000',
    email: `${caller}@example.org`,
    note: '',
  };
  return {
    body: JSON.stringify({ query: ORDER, variables: { input } }),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': caller },
  };
}

/** Compares orders with those of the same schema, written plainly, and measures what a worker does for an order. */
export async function orders(
  programs: Programs,
  report: Report,
  product: Pick<Target, 'url' | 'nodes'>,
  postgres: { url: string; pid: number },
  workerEnv: Record<string, string>,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<void> {
  const sites = await cloneSites(postgres.url, RESTAURANTS);
  const peer = await programs.peer('apolloOrder', postgres.url);
  const target = (of: Pick<Target, 'url' | 'nodes'>): Target => ({
    ...of,
    method: 'POST',
    body: () => orderAtOneOf(sites),
    postgres: postgres.pid,
  });
  for (const connections of [16, 64]) {
    const load = { rounds, seconds, connections };
    const { a, b } = await interleave(target(product), target(peer), load);
    report.rates(`order / Express + Apollo, ${connections} connections`, 1, a, b);
  }
  const mail = await startSmtpSink();
  const start = () => programs.worker({ ...workerEnv, ROLES: 'worker', SMTP_URL: mail.url });
  const spent = await background(postgres.url, postgres.pid, start, BACKGROUND_ORDERS);
  report.cpu('mails of an order (CPU ms, node + PostgreSQL)', BACKGROUND_LIMIT, spent);
  await mail.close();
}
