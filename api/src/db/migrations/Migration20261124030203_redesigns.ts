import { Migration } from '@mikro-orm/migrations';

export class Migration20261124030203_redesigns extends Migration {
  override name = 'Migration20261124030203_redesigns';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "redesigns" ("id" uuid not null, "restaurant_id" uuid not null, "state" text not null, "brief" varchar(3000) not null, "links" jsonb not null, "requested_at" timestamptz not null, "proposed_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(
      `create unique index redesigns_open_unique on redesigns (restaurant_id) where state not in ('APPROVED', 'WITHDRAWN');`,
    );
    this.addSql(`create index "redesigns_restaurant_id_id_index" on "redesigns" ("restaurant_id", "id");`);

    this.addSql(
      `create table "redesign_moves" ("id" uuid not null, "redesign_id" uuid not null, "to_state" text not null, "user_id" uuid null, "text" varchar(3000) null, "link" varchar(500) null, "at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "redesign_moves_redesign_id_id_index" on "redesign_moves" ("redesign_id", "id");`,
    );
    this.addSql(`create index "redesign_moves_user_id_index" on "redesign_moves" ("user_id");`);

    this.addSql(
      `alter table "redesigns" add constraint "redesigns_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurants" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "redesigns" add constraint "redesigns_brief_check" check (brief <> '');`);
    this.addSql(
      `alter table "redesigns" add constraint "redesigns_proposed_check" check (state <> 'PROPOSED' or proposed_at is not null);`,
    );
    this.addSql(
      `alter table "redesigns" add constraint "redesigns_approved_check" check (state <> 'APPROVED' or proposed_at is not null);`,
    );
    this.addSql(
      `alter table "redesigns" add constraint "redesigns_state_check" check ("state" in ('REQUESTED', 'IN_PROGRESS', 'PROPOSED', 'CHANGES_ASKED', 'APPROVED', 'WITHDRAWN'));`,
    );

    this.addSql(
      `alter table "redesign_moves" add constraint "redesign_moves_redesign_id_foreign" foreign key ("redesign_id") references "redesigns" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "redesign_moves" add constraint "redesign_moves_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "redesign_moves" add constraint "redesign_moves_link_check" check ((to_state = 'PROPOSED') = (link is not null));`,
    );
    this.addSql(
      `alter table "redesign_moves" add constraint "redesign_moves_proposal_check" check (to_state <> 'PROPOSED' or text is not null);`,
    );
    this.addSql(
      `alter table "redesign_moves" add constraint "redesign_moves_changes_check" check (to_state <> 'CHANGES_ASKED' or text is not null);`,
    );
    this.addSql(
      `alter table "redesign_moves" add constraint "redesign_moves_to_state_check" check ("to_state" in ('REQUESTED', 'IN_PROGRESS', 'PROPOSED', 'CHANGES_ASKED', 'APPROVED', 'WITHDRAWN'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "redesign_moves" drop constraint "redesign_moves_redesign_id_foreign";`);

    this.addSql(`drop table if exists "redesigns" cascade;`);
    this.addSql(`drop table if exists "redesign_moves" cascade;`);
  }
}
