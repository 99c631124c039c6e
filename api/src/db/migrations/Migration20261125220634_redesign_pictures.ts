import { Migration } from '@mikro-orm/migrations';

export class Migration20261125220634_redesign_pictures extends Migration {
  override name = 'Migration20261125220634_redesign_pictures';

  override up(): void | Promise<void> {
    this.addSql(`alter table "redesign_moves" drop constraint "redesign_moves_link_check";`);
    this.addSql(`alter table "redesign_moves" add "pictures" jsonb not null default '[]';`);
    this.addSql(
      `alter table "redesign_moves" add constraint "redesign_moves_draft_check" check (to_state <> 'PROPOSED' or link is not null or pictures <> '[]');`,
    );
    this.addSql(
      `alter table "redesign_moves" add constraint "redesign_moves_pictures_check" check (jsonb_array_length(pictures) <= case when to_state in ('REQUESTED', 'PROPOSED') then 6 else 0 end);`,
    );
    this.addSql(
      `alter table "redesign_moves" add constraint "redesign_moves_link_check" check (to_state = 'PROPOSED' or link is null);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "redesign_moves" drop constraint "redesign_moves_draft_check";`);
    this.addSql(`alter table "redesign_moves" drop constraint "redesign_moves_pictures_check";`);
    this.addSql(`alter table "redesign_moves" drop constraint "redesign_moves_link_check";`);
    this.addSql(`alter table "redesign_moves" drop column "pictures";`);
    // Before, each proposal had a link.
    this.addSql(`update "redesign_moves" set "link" = '' where "to_state" = 'PROPOSED' and "link" is null;`);
    this.addSql(
      `alter table "redesign_moves" add constraint "redesign_moves_link_check" check ((to_state = 'PROPOSED') = (link is not null));`,
    );
  }
}
