import { Migration } from '@mikro-orm/migrations';

const EARLIER = `'MEMBER_INVITED', 'MEMBER_JOINED', 'MEMBER_ROLE_CHANGED', 'MEMBER_PAUSED', 'MEMBER_RESUMED', 'MEMBER_REMOVED', 'SITE_CLOSED', 'SITE_REOPENED', 'SLUG_CHANGED', 'ORDERS_PAUSED', 'ORDERS_RESUMED', 'MENU_IMPORTED', 'IMPORT_UNDONE', 'MENU_RESTORED', 'PROMOTION_CREATED', 'PROMOTION_CHANGED', 'PROMOTION_PAUSED', 'PROMOTION_RESUMED', 'PROMOTION_ENDED', 'SITE_SUSPENDED', 'SITE_RESTORED', 'SITE_VIEWED'`;
const ADDED = `'ORDER_ADDRESS_CHANGED', 'ORDERING_CHANGED'`;

/** The log has changes of ordering settings and of the address of orders; two addresses fit into an entry. */
export class Migration20261129150900_logged_settings extends Migration {
  override name = 'Migration20261129150900_logged_settings';

  override up(): void | Promise<void> {
    this.addSql(`alter table "restaurant_activities" alter column "detail" type varchar(600);`);
    this.addSql(`alter table "restaurant_activities" drop constraint "restaurant_activities_kind_check";`);
    this.addSql(
      `alter table "restaurant_activities" add constraint "restaurant_activities_kind_check" check ("kind" in (${EARLIER}, ${ADDED}));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "restaurant_activities" where "kind" in (${ADDED});`);
    this.addSql(`alter table "restaurant_activities" drop constraint "restaurant_activities_kind_check";`);
    this.addSql(
      `alter table "restaurant_activities" add constraint "restaurant_activities_kind_check" check ("kind" in (${EARLIER}));`,
    );
    this.addSql(
      `alter table "restaurant_activities" alter column "detail" type varchar(300) using left("detail", 300);`,
    );
  }
}
