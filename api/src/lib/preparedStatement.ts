import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type Compilable,
  type Expression,
} from 'kysely';
import pg from 'pg';
import type { Pool, PoolClient, QueryResultRow } from 'pg';

/** Builds typed SQL for `prepare`, without a connection. */
export const tablesFor = <Tables>(): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

/** Placeholder for a value of each call of a prepared statement. */
export type Parameter<Values> = <Key extends keyof Values>(key: Key) => Expression<Values[Key]>;

type Connection = Pick<Pool | PoolClient, 'query'>;

/** Runs a prepared statement and returns its rows. */
export type Prepared<Values, Row> = (connection: Connection, values: Values) => Promise<Row[]>;

/**
 * Typed SQL for frequent statements: built once per process and, because of its unique `name`, planned once per
 * connection.
 */
export function prepare<Values extends object, Row extends QueryResultRow>(
  name: string,
  build: (parameter: Parameter<Values>) => Compilable<Row>,
): Prepared<Values, Row> {
  const { sql: text, parameters } = build((key) => sql`${new Place(key)}`).compile();
  return async (connection, values) => {
    const { rows } = await connection.query<Row>({
      name,
      text,
      types: pg.types,
      values: parameters.map((given) => (given instanceof Place ? values[given.key as keyof Values] : given)),
    });
    return rows;
  };
}

/**
 * The same for SQL that Kysely does not write. `place` returns the placeholder of a value, e.g. `$3`, and the same one each time.
 */
export function prepareText<Values extends object, Row extends QueryResultRow>(
  name: string,
  build: (place: (key: keyof Values) => string) => string,
): Prepared<Values, Row> {
  const keys: (keyof Values)[] = [];
  const text = build((key) => {
    const at = keys.indexOf(key);
    return `$${at === -1 ? keys.push(key) : at + 1}`;
  });
  return async (connection, values) => {
    const { rows } = await connection.query<Row>({
      name,
      text,
      types: pg.types,
      values: keys.map((key) => values[key]),
    });
    return rows;
  };
}

class Place {
  readonly key: PropertyKey;
  constructor(key: PropertyKey) {
    this.key = key;
  }
}
