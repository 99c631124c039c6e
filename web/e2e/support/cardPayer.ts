import { graphql } from './graphql.ts';
import type { OwnedSite, SignedIn } from './ownedSite.ts';

/** Somebody who takes a plan for a site without a browser, as far as a server lets them. */
export interface CardPayer {
  owner: SignedIn;
  site: OwnedSite;
  /** What the site has in the end; who ends with FREE leaves the last page without paying. */
  plan: 'FREE' | 'SILVER' | 'GOLD';
  /** Prices at the provider that are still to be chosen, one after the other. */
  wishes: string[];
  /** Payment pages of the prices that were chosen, the last one at the end. */
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

/** Goes on where they stopped, until they are done. Throws when the server does not answer. */
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

/** Fills in a payment page of the stand-in as its visitor does; gives the status of the answer. */
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
