import { Migration } from '@mikro-orm/migrations';

const EARLIER = `'MEMBER_INVITED', 'MEMBER_JOINED', 'MEMBER_ROLE_CHANGED', 'MEMBER_PAUSED', 'MEMBER_RESUMED', 'MEMBER_REMOVED', 'SITE_CLOSED', 'SITE_REOPENED', 'SLUG_CHANGED', 'ORDERS_PAUSED', 'ORDERS_RESUMED', 'MENU_IMPORTED', 'IMPORT_UNDONE', 'MENU_RESTORED', 'PROMOTION_CREATED', 'PROMOTION_CHANGED', 'PROMOTION_PAUSED', 'PROMOTION_RESUMED', 'PROMOTION_ENDED', 'SITE_SUSPENDED', 'SITE_RESTORED', 'SITE_VIEWED', 'ORDER_ADDRESS_CHANGED', 'ORDERING_CHANGED'`;
const ADDED = `'PRICES_CHANGED'`;

/** The log has changes of prices. */
export class Migration20261129151000_logged_prices extends Migration {
  override name = 'Migration20261129151000_logged_prices';

  override up(): void | Promise<void> {
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
  }
}
