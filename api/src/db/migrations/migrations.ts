import type { Migration } from '@mikro-orm/migrations';
import { Migration20261120060909_initial } from './Migration20261120060909_initial.ts';
import { Migration20261120060910_rate_limits } from './Migration20261120060910_rate_limits.ts';
import { Migration20261120075737_password_resets } from './Migration20261120075737_password_resets.ts';

type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;

const classes: MigrationClass[] = [
  Migration20261120060909_initial,
  Migration20261120060910_rate_limits,
  Migration20261120075737_password_resets,
];

/** All migrations in their order; listed by name so that a bundled build runs the same ones. */
export const migrations = classes.map((migration) => ({ name: migration.name, class: migration }));
