import { MikroORM } from '@mikro-orm/postgresql';
import { runMigrations } from 'graphile-worker';
import { type Entities, ormOptions } from './orm.ts';
import { preparing, type Turn } from './preparing.ts';

/** Migrates the schema, in one process at a time, see `preparing`. */
export const migrate = (orm: MikroORM, entities: Entities, turn: Turn): Promise<void> =>
  preparing(turn, async () => {
    const { url } = turn;
    if ((await orm.migrator.getPending()).length > 0) {
      const migrating = await MikroORM.init(ormOptions(url, entities));
      try {
        await migrating.migrator.up();
      } finally {
        await migrating.close();
      }
    }
    await runMigrations({ connectionString: url });
  });
