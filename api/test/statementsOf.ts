import pg from 'pg';
import { vi } from 'vitest';

export interface Statement {
  text: string;
  values: unknown[];
}

/** Every statement that any library sends to PostgreSQL while `work` runs, without the empty ones of `keepAsking`. */
export async function statementsOf<T>(
  work: () => Promise<T>,
): Promise<{ result: T; statements: Statement[] }> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const result = await work();
    // Some callers pass a Query object to query(), others a text.
    const statements = spy.mock.calls.map(([query, values]: unknown[]): Statement => {
      if (typeof query === 'string') return { text: query, values: Array.isArray(values) ? values : [] };
      const { text, values: bound = [] } = query as { text: string; values?: unknown[] };
      return { text, values: Array.isArray(values) ? values : bound };
    });
    return { result, statements: statements.filter(({ text }) => text !== '') };
  } finally {
    spy.mockRestore();
  }
}
