import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { newId } from '../../lib/ids.ts';
import { mailboxOf, normaliseEmail } from '@forkfront/common/email.ts';
import { mailboxIn } from './dinerMailbox.repository.ts';
import type { OrderTables } from './order.entity.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const database = () => app.scope().em.getKysely<OrderTables>();

it('the statements and the limits of offers know the same mailboxes', async () => {
  const local = fc.array(fc.constantFrom('ana', 'B', '.', '+', '+pizza', '1', '-'), {
    minLength: 1,
    maxLength: 6,
  });
  const domain = fc.constantFrom('example.org', 'Mail.Example.ORG', 'gmail.com', 'GoogleMail.com');
  const addresses = [
    'ana@example.org',
    'jörg@example.org',
    'JÖRG+x@example.org',
    'ana@googlemail.com.example',
    ...fc.sample(
      fc.tuple(local, domain).map(([parts, end]) => `${parts.join('')}@${end}`),
      300,
    ),
  ];
  const { rows } = await sql<{ mailbox: string }>`
    select ${mailboxIn(sql.ref('email'))} as mailbox
    from jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb) with ordinality as a (email, at) order by at`.execute(
    database(),
  );
  expect(rows.map(({ mailbox }) => mailbox)).toEqual(
    addresses.map((email) => mailboxOf(normaliseEmail(email))),
  );
});

it('the orders of a mailbox are found by their index', async () => {
  const wanted = database()
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.restaurant_id', '=', newId())
    .where('o.is_test', '=', false)
    .where((eb) => eb(mailboxIn(eb.ref('o.customer_email')), '=', 'ana@example.org'));
  await database()
    .transaction()
    .execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${wanted}`.execute(transaction);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/orders_diner_index[^]*Index Cond: .*googlemail/);
    });
});
