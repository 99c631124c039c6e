import type { ClientBase } from 'pg';

/** The list of the migrations of a database, which they write themselves. */
export const MIGRATIONS = 'mikro_orm_migrations';
/** Tables of `public` without rows in a backup: counters of some minutes, and the list above. */
export const NOT_KEPT: readonly string[] = ['rate_limits', MIGRATIONS];

/** A table with the columns that can be written, in their order. */
export interface TableFacts {
  table: string;
  columns: string[];
}

/** All tables of `public` that do not belong to an extension. */
export async function allTables(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    `select c.relname as "table" from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      order by 1`,
  );
  return rows.map(({ table }) => table);
}

/** The tables with rows to keep. */
export async function keptTables(client: ClientBase): Promise<TableFacts[]> {
  const kept = (await allTables(client)).filter((table) => !NOT_KEPT.includes(table));
  const { rows } = await client.query<TableFacts>(
    `select c.relname as "table", array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relname = any($1)
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by 1 order by 1`,
    [kept],
  );
  return rows;
}

/** Names of the migrations that the database has, in their order; null when it is not a database of the product. */
export async function doneMigrations(client: ClientBase): Promise<string[] | null> {
  const { rows: found } = await client.query<{ isOurs: boolean }>(
    `select to_regclass('public.${MIGRATIONS}') is not null as "isOurs"`,
  );
  if (!found[0]?.isOurs) return null;
  const { rows } = await client.query<{ name: string }>(`select name from public.${MIGRATIONS} order by id`);
  return rows.map(({ name }) => name);
}

/** Statements that drop all foreign keys of `public`, and those that make them again. */
export async function foreignKeys(client: ClientBase): Promise<{ drop: string[]; add: string[] }> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1`,
  );
  return { drop: rows.map(({ drop }) => drop), add: rows.map(({ add }) => add) };
}

/** Describes connections of others to this database, which are all but starts that wait for their turn. */
export async function otherConnections(client: ClientBase, waiting: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; count: number }>(
    `select coalesce(nullif(application_name, ''), 'without a name') as name, count(*)::int as count
      from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and coalesce(backend_type, 'client backend') = 'client backend' and application_name is distinct from $1
      group by 1 order by 1`,
    [waiting],
  );
  return rows.map(({ name, count }) => `${count} ${name}`);
}
