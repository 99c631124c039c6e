import { graphql } from './graphql.ts';
import type { OwnedSite, SignedIn } from './ownedSite.ts';

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
