import { graphql } from './graphql.ts';
import { makeOwner, makeSite, type OwnedSite, type SignedIn } from './ownedSite.ts';
import { query } from './query.ts';
import type { ServerUnderTest } from './server.ts';
import type { RunningServer } from './startServer.ts';
import { listed, type StripeSubscription } from './stripeAccount.ts';

/** A payer without a browser, who continues until a server fails. */
export interface CardPayer {
  owner: SignedIn;
  site: OwnedSite;
  /** The final package of the site; FREE means that the last page is not paid. */
  plan: 'FREE' | 'SILVER' | 'GOLD';
  /** Prices at the provider to select, in order. */
  wishes: string[];
  /** Payment pages of the selected prices, in order. */
  pages: string[];
  isDone: boolean;
}

interface Outcome {
  __typename: string;
  url?: string;
  message?: string;
}

const CREATE = `mutation ($input: CreateCheckoutSessionInput!) { outcome: createCheckoutSession(input: $input) {
  __typename ... on CreateCheckoutSessionPayload { url } ... on UserError { message } } }`;

/** Continues until the payer is done. Throws when the server does not answer. */
export async function goOnPaying(origin: string, payer: CardPayer): Promise<void> {
  const { owner, site, wishes, plan } = payer;
  for (let [priceId] = wishes; priceId !== undefined; [priceId] = wishes) {
    const input = { priceId, restaurantId: site.id };
    const { outcome } = await graphql<{ outcome: Outcome }>(origin, CREATE, { input }, owner.token);
    if (!outcome.url) throw new Error(`${site.name}: ${outcome.__typename} ${outcome.message ?? ''}`);
    payer.pages.push(outcome.url);
    wishes.shift();
  }
  const [last, ...earlier] = payer.pages.toReversed();
  if (last === undefined) throw new Error(`${site.name} chose nothing.`);
  if (plan !== 'FREE' && (await payOn(last)) !== 303) throw new Error(`${last} takes no payment.`);
  for (const page of earlier)
    if ((await payOn(page)) !== 410) throw new Error(`${page} is open beside ${last}.`);
  payer.isDone = true;
}

/** Submits a payment page of the stand-in; returns the status of the answer. */
async function payOn(page: string): Promise<number> {
  const card = { name: 'A Payer', number: '4242424242424242', expiry: '12/49', code: '123' };
  const response = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ email: 'payer@example.com', ...card }),
    redirect: 'manual',
  });
  await response.body?.cancel();
  return response.status;
}

/** A payer who pays at once, one who changes the plan first, and one who leaves. */
export async function newPayers(
  product: ServerUnderTest,
  round: number,
  { gold, silver }: { gold: string; silver: string },
): Promise<CardPayer[]> {
  const owner = await makeOwner(product, `Payer ${round}`);
  const payer = async (kind: string, plan: CardPayer['plan'], ...wishes: string[]): Promise<CardPayer> => {
    const site = await makeSite(product, owner, { name: `Round ${String(round).padStart(3, '0')} ${kind}` });
    return { owner, site, plan, wishes, pages: [], isDone: false };
  };
  return [
    await payer('goes', 'FREE', silver, gold),
    await payer('pays', 'GOLD', gold),
    await payer('thinks', 'SILVER', gold, silver),
  ];
}

/** Jobs that each start queues: a killed one leaves them locked for a while. */
const QUEUED_BY_START = ['storeDemoPictures', 'storeSampleCovers', 'syncCatalogue'];

/**
 * The stored plans of the payers' sites, their live subscriptions at the provider, and the waiting jobs. A scheduled job of a
 * killed process is left out: it is released later, and the next minute has its own. So are the jobs that each start queues, which are
 * about no payment.
 */
export async function books({ databaseUrl, stripe }: RunningServer) {
  const sites = await query<{ id: string; name: string; plan: string }>(
    databaseUrl,
    "select id, name, package as plan from restaurants where name like 'Round %' order by name",
  );
  const jobs = await query(
    databaseUrl,
    `select t.identifier, j.last_error from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id 
     where not coalesce(j.payload::jsonb ? '_cron', false) and t.identifier <> all ($1)`,
    [QUEUED_BY_START],
  );
  const all = await listed<StripeSubscription>(stripe, '/v1/subscriptions');
  const liveOf = (id: string): number => all.filter(({ metadata }) => metadata.restaurantId === id).length;
  return { sites: sites.map(({ id, name, plan }) => ({ name, plan, live: liveOf(id) })), jobs };
}
