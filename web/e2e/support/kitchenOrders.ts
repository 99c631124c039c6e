import type { OwnedSite } from './ownedSite.ts';
import { query } from './query.ts';
import type { ServerUnderTest } from './server.ts';

/**
 * Inserts orders of a busy day into the database, where no limit counts them: `open` of them in all states of the kitchen, the
 * others completed or declined.
 */
export async function insertOrders(
  { databaseUrl }: ServerUnderTest,
  { id }: OwnedSite,
  { all, open }: { all: number; open: number },
): Promise<void> {
  const [restaurantId] = Buffer.from(id, 'base64url').toString().split(':').slice(1);
  await query(
    databaseUrl,
    `with placed as (
       insert into orders (id, restaurant_id, number, state, is_test, customer_name, customer_phone, customer_email, note,
         fulfilment, delivery_address, delivery_fee, total, idempotency_key, body_hash, placed_at, changed_at, due_at,
         expires_at, ready_at, scheduled_for)
       select gen_random_uuid(), $1::uuid, 100 + n, s.state, false,
         (array['Ann Ashworth', 'Bo Birch', 'Cyril Montgomery-Featherstonehaugh', 'Dee Dunn', 'Eve Ellis'])[n % 5 + 1],
         '07700 900123', '', case when n % 7 = 3 then 'Please ring the lower bell. No cutlery, thank you.' else '' end,
         case when n % 3 = 0 then 'DELIVERY' else 'COLLECTION' end,
         case when n % 3 = 0 then '{"line1":"12 Wharf Lane","line2":"","town":"London","postcode":"SE1 7PB"}'::jsonb end,
         case when n % 3 = 0 then 250 else 0 end, 2150, gen_random_uuid()::text, '',
         t.placed, now() - case when n >= $3 then interval '3 hours' else interval '1 minute' end,
         coalesce(t.later, t.placed + interval '25 minutes'), t.placed + interval '10 minutes',
         case when s.state not in ('PLACED', 'REJECTED') then coalesce(t.later, t.placed + interval '25 minutes') end, t.later
       from generate_series(0, $2::int - 1) n
       cross join lateral (select case when n >= $3 then case when n % 9 = 0 then 'REJECTED' else 'COMPLETED' end
         else (array['PLACED', 'ACCEPTED', 'PREPARING', 'READY', 'PREPARING', 'ACCEPTED'])[n % 6 + 1] end as state) s
       cross join lateral (select
         now() - case when n >= $3 then interval '3 hours' + n * interval '30 seconds' when s.state = 'PLACED'
           then (n % 9) * interval '50 seconds' else (4 + n * 3 % 24) * interval '1 minute' end as placed,
         case when n < $3 and n % 6 = 5 then date_trunc('hour', now()) + (3 + n % 4) * interval '1 hour' end as later) t
       returning id, number)
     insert into order_lines (id, order_id, position, product_id, name, quantity, unit_price, size_name, options, allergens,
       is_alcohol, note)
     select gen_random_uuid(), placed.id, p, md5('dish ' || (p + number) % 4)::uuid,
       (array['Margherita', 'Spaghetti alla puttanesca', 'Tiramisu', 'Peroni Nastro Azzurro'])[(p + number) % 4 + 1],
       1 + (p + number) % 3, 850, case when (p + number) % 4 = 0 then 'Large' else '' end,
       case when (p + number) % 4 = 0 then '[{"optionId":"00000000-0000-4000-8000-00000000000a","groupName":"Toppings","name":"Mushrooms","quantity":2,"price":100},
         {"optionId":"00000000-0000-4000-8000-00000000000b","groupName":"Base","name":"Gluten-free base","quantity":1,"price":150}]'::jsonb else '[]'::jsonb end,
       (array['FCFFFFCFFFFFFF', 'FCFFCFFFMFFFFF', 'UUUUUUUUUUUUUU', 'FCFFFFFFFFFFFF'])[(p + number) % 4 + 1],
       (p + number) % 4 = 3, case when p = 1 and number % 4 = 1 then 'Extra crispy, please' else '' end
     from placed cross join generate_series(0, 2) p where p <= number % 3`,
    [restaurantId, all, open],
  );
}
