import { Migration } from '@mikro-orm/migrations';

const EARLIER = `'MEMBER_INVITED', 'MEMBER_JOINED', 'MEMBER_ROLE_CHANGED', 'MEMBER_PAUSED', 'MEMBER_RESUMED', 'MEMBER_REMOVED', 'SITE_CLOSED', 'SITE_REOPENED', 'SLUG_CHANGED', 'ORDERS_PAUSED', 'ORDERS_RESUMED', 'MENU_IMPORTED', 'IMPORT_UNDONE', 'MENU_RESTORED', 'PROMOTION_CREATED', 'PROMOTION_CHANGED', 'PROMOTION_PAUSED', 'PROMOTION_RESUMED', 'PROMOTION_ENDED', 'SITE_SUSPENDED', 'SITE_RESTORED'`;
const ADDED = `'SITE_VIEWED'`;

/** Owners see in their log when an operator looked at a site as they see it. */
export class Migration20261129142600_logged_changes extends Migration {
  override name = 'Migration20261129142600_logged_changes';

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
