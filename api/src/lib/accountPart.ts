import type { EntityManager } from '@mikro-orm/postgresql';

/** Something to be done once a transaction has committed. */
export type AfterCommit = () => void;

/**
 * What another module keeps about a person. Modules that build on accounts bring their part; accounts knows none of
 * them.
 */
export interface AccountPart {
  /** Key of the part in the person's download. */
  readonly name: string;
  /** Everything that is kept, ready for JSON; without hashes and tokens. One statement, however much there is. */
  export(em: EntityManager, userId: string): Promise<unknown>;
  /** Removes it in the caller's transaction, which holds the lock of the account. */
  remove(em: EntityManager, userId: string): Promise<AfterCommit | void>;
}
