import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The address and the API key of the payment provider. */
export interface StripeAccount {
  /** Of API and pages. */
  url: string;
  secretKey: string;
  webhookSecret: string;
}

/** A subscription of the provider's API. */
export interface StripeSubscription {
  id: string;
  status: string;
  customer: string;
  metadata: { restaurantId?: string };
}

/** The payment stand-in of a running server. `dataDir` is the server's data folder. */
export function standInAccount(dataDir: string, port: number): StripeAccount {
  const secret = readFileSync(join(dataDir, 'sandbox', 'secret'), 'utf8').trim();
  return {
    url: `http://127.0.0.1:${port + 12}`,
    secretKey: `sk_test_${secret}`,
    webhookSecret: `whsec_${secret}`,
  };
}

/** All items that the provider lists at `path`, e.g. `/v1/invoices?customer=cus_1`, newest first. */
export async function listed<T extends { id: string }>(account: StripeAccount, path: string): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const page = new URL(path, account.url);
    page.searchParams.set('limit', '100');
    const last = all.at(-1);
    if (last) page.searchParams.set('starting_after', last.id);
    const response = await fetch(page, { headers: { authorization: `Bearer ${account.secretKey}` } });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    const { data, has_more: hasMore } = (await response.json()) as { data: T[]; has_more: boolean };
    all.push(...data);
    if (!hasMore) return all;
  }
}
