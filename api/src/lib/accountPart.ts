import type { EntityManager } from '@mikro-orm/postgresql';

/** Runs after a transaction has committed. */
export type AfterCommit = () => void;

/** Another module's data of an account. Modules that depend on accounts contribute their part. */
export interface AccountPart {
  /** Key of the part in the export of the account. */
  readonly name: string;
  /** All data as JSON values, without hashes and tokens; one statement for any amount. */
  export(em: EntityManager, userId: string): Promise<unknown>;
  /** Removes the data in the caller's transaction, which holds the lock of the account. */
  remove(em: EntityManager, userId: string): Promise<AfterCommit | void>;
}
