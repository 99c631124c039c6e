import { expect, type Page } from '@playwright/test';
import type { Diner } from '../support/diner.ts';
import { query } from '../support/query.ts';
import type { ServerUnderTest } from '../support/server.ts';

/** Sets the columns of a diner’s order, which is otherwise one that waits for an answer. */
export const inState = (server: ServerUnderTest, diner: Diner, columns: string) =>
  query(
    server.databaseUrl,
    `update orders set state = 'PLACED', fulfilment = 'COLLECTION', delivery_fee = 0, delivery_address = null,
       scheduled_for = null, due_at = placed_at + interval '20 minutes', ready_at = null, rejection_reason = null, cancelled_by = null where customer_email = $1`,
    [diner.email],
  ).then(() =>
    columns
      ? query(server.databaseUrl, `update orders set ${columns} where customer_email = $1`, [diner.email])
      : [],
  );

/** Shows a mail about a diner’s order in this state, e.g. `answered`: its job is queued a second time. */
export async function showMail(
  page: Page,
  server: ServerUnderTest,
  diner: Diner,
  mail: string,
  columns = '',
) {
  const [kind = ''] = mail.split(' ');
  await inState(server, diner, columns);
  const [found] = await query<{ id: string; to: string }>(
    server.databaseUrl,
    `select o.id, u.email as to from orders o join restaurants r on r.id = o.restaurant_id
       join users u on u.id = r.owner_id where o.customer_email = $1`,
    [diner.email],
  );
  const to = kind.endsWith('-owner') ? (found?.to ?? '') : diner.email;
  const before = (await server.messagesTo(to)).map(({ id }) => id);
  await query(
    server.databaseUrl,
    "select graphile_worker.add_job('mailOrder', json_build_object('orderId', $1::text, 'kind', $2::text))",
    [found?.id, kind],
  );
  const fresh = async () => (await server.messagesTo(to)).find(({ id }) => !before.includes(id));
  await expect.poll(fresh, { message: mail }).toBeTruthy();
  // Away from the page of the site, whose policy refuses the styles of a mail.
  await page.goto('about:blank');
  await page.setContent((await fresh())?.html ?? '');
}
