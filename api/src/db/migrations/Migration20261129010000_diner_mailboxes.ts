import { Migration } from '@mikro-orm/migrations';

/** The mailbox of an order, as dinerMailbox.repository.ts has it. */
const MAILBOX = `(replace(split_part(split_part(lower(customer_email), '@', 1), '+', 1), '.', '')
  || regexp_replace('@' || split_part(lower(customer_email), '@', 2), '^@googlemail[.]com$', '@gmail.com'))`;

/** Diners are known by their mailbox (`mailboxOf`), in first orders and in reports, not by the spelling of its address. */
export class Migration20261129010000_diner_mailboxes extends Migration {
  override name = 'Migration20261129010000_diner_mailboxes';

  override up(): void | Promise<void> {
    this.addSql(`drop index "orders_diner_index";`);
    this.addSql(`create index orders_diner_index on orders (restaurant_id, ${MAILBOX}) where not is_test;`);
    this.addSql(`with known as (
        select distinct restaurant_id, lower(customer_email) as address, ${MAILBOX} as mailbox
        from orders where customer_email <> '' and not is_test
      ), moved as (
        delete from report_diners d using known k
        where d.restaurant_id = k.restaurant_id and k.address <> k.mailbox and d.diner = md5(k.restaurant_id || k.address)::uuid
        returning d.restaurant_id, d.first_day, k.mailbox
      )
      insert into report_diners
      select restaurant_id, md5(restaurant_id || mailbox)::uuid, min(first_day) from moved group by restaurant_id, mailbox
      on conflict (restaurant_id, diner) do update set first_day = least(report_diners.first_day, excluded.first_day);`);
  }

  /** What the reports know of diners stays: `npm run reports` counts them again. */
  override down(): void | Promise<void> {
    this.addSql(`drop index "orders_diner_index";`);
    this.addSql(
      `create index orders_diner_index on orders (restaurant_id, lower(customer_email)) where not is_test;`,
    );
  }
}
