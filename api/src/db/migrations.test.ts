import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../test/testDatabase.ts';
import { entities } from '../modules.ts';
import { connectOrm } from './orm.ts';

let orm: MikroORM;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await testDatabase();
  drop = database.drop;
  orm = await connectOrm(database.url, entities);
});
afterAll(async () => {
  await orm.close();
  await drop();
});

describe('migrations', () => {
  it('make exactly what the entities say', async () => {
    expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
  });

  it('run down to nothing and up again', async () => {
    await orm.migrator.down({ to: 0 });
    const tables = await orm.em.execute<{ tablename: string }[]>(
      "select tablename from pg_tables where schemaname = 'public' and tablename <> 'mikro_orm_migrations'",
    );
    expect(tables).toEqual([]);
    await orm.migrator.up();
    expect(await orm.migrator.getPending()).toEqual([]);
  });
});
