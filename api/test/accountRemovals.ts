import { makeAccount, type MadeAccount } from './makeAccount.ts';
import { makeSite, type MadeSite } from './makeSite.ts';
import { orderInput, placeOrder } from './placeOrder.ts';
import type { TestApp } from './testApp.ts';

/** A user with a password, a site, the chat that created it, and an order. */
export interface Owner extends MadeAccount {
  site: MadeSite;
}

/** A member of `DeleteAccountResult`. */
export interface RemovalOutcome {
  __typename: string;
  ok?: boolean;
  message?: string;
  fields?: { path: string; message: string }[];
}

/** The outcome of a successful deletion. */
export const DELETED: RemovalOutcome = { __typename: 'DeleteAccountPayload', ok: true };

const DELETE = `mutation ($confirmation: String!) { deleteAccount(input: { confirmation: $confirmation }) { __typename
  ... on DeleteAccountPayload { ok } ... on UserError { message }
  ... on ValidationError { fields { path message } } } }`;

/** Helpers for tests that delete accounts and check the remaining data. */
export function accountRemovals(app: TestApp) {
  const rows = async <Row>(sql: string, ...values: unknown[]): Promise<Row[]> =>
    (await app.container.infrastructure.database.pool.query(sql, values)).rows as Row[];

  return {
    rows,

    async remove(token: string, confirmation: string): Promise<RemovalOutcome> {
      const { data, errors } = await app.graphql<{ deleteAccount: RemovalOutcome }>(
        DELETE,
        { confirmation },
        token,
      );
      if (errors) throw new Error(JSON.stringify(errors));
      return data.deleteAccount;
    },

    async owner(): Promise<Owner> {
      const [account, site] = [await makeAccount(app), await makeSite(app)];
      await rows(
        `update restaurants set owner_id = $1, order_email = 'orders@example.org', logo_key = 'public/logos/a.webp'
         where id = $2`,
        account.id,
        site.restaurantId,
      );
      const [conversation] = await rows<{ id: string }>(
        `insert into conversations (id, token_hash, package_name, draft, restaurant_id, created_at)
         values (gen_random_uuid(), gen_random_uuid(), 'Free', '{}', $1, now()) returning id`,
        site.restaurantId,
      );
      await rows(
        `insert into conversation_turns (id, conversation_id, client_id, state, user_text, items, started_at)
         values (gen_random_uuid(), $1, 'one', 'finished', 'My mother cooks', '[]', now())`,
        conversation?.id,
      );
      await placeOrder(app, orderInput(site));
      return { ...account, site };
    },

    /** All data of a site and its owner in the database, as one text. */
    async kept({ id, site }: Pick<Owner, 'id' | 'site'>): Promise<string> {
      const of = async (table: string, column: string, value: string) =>
        rows(`select * from ${table} where ${column} = $1 order by 1`, value);
      return JSON.stringify([
        await of('users', 'id', id),
        await of('sessions', 'user_id', id),
        await of('restaurants', 'id', site.restaurantId),
        await of('published_sites', 'restaurant_id', site.restaurantId),
        await of('products', 'restaurant_id', site.restaurantId),
        await of('orders', 'restaurant_id', site.restaurantId),
        await of('conversations', 'restaurant_id', site.restaurantId),
      ]);
    },
  };
}
