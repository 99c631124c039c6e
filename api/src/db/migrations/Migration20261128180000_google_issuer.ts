import { Migration } from '@mikro-orm/migrations';

/**
 * Stores the provider of a sign-in beside the id of the person. Accounts until now are Google's; with another provider the verified
 * address finds the account at the next sign-in, and links it again.
 */
export class Migration20261128180000_google_issuer extends Migration {
  override name = 'Migration20261128180000_google_issuer';

  override up(): void | Promise<void> {
    this.addSql(`alter table "users" add "google_issuer" varchar(255) null;`);
    this.addSql(
      `update "users" set "google_issuer" = 'https://accounts.google.com' where "google_subject" is not null;`,
    );
    this.addSql(`alter table "users" drop constraint "users_google_subject_unique";`);
    this.addSql(
      `alter table "users" add constraint "users_google_issuer_google_subject_unique" unique ("google_issuer", "google_subject");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "users" drop constraint "users_google_issuer_google_subject_unique";`);
    // One of two people with the same id at two providers keeps it; the other one signs in by the address.
    this.addSql(
      `update "users" u set "google_subject" = null where exists (
         select from "users" o where o."google_subject" = u."google_subject" and o."id" < u."id");`,
    );
    this.addSql(
      `alter table "users" add constraint "users_google_subject_unique" unique ("google_subject");`,
    );
    this.addSql(`alter table "users" drop column "google_issuer";`);
  }
}
