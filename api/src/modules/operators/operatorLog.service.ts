import type { Cursor, EntityManager } from '@mikro-orm/postgresql';
import type { PageRequest } from '../../lib/pageRequest.ts';
import type { OperatorMove } from './operatorMove.entity.ts';
import { listMoves, removeOldMoves } from './operatorMove.repository.ts';

/** The log of what our operators did. Each move writes its entry in its own transaction (`recordMove`). */
export class OperatorLogService {
  constructor(private readonly em: EntityManager) {}

  /** A page of the log, newest first. */
  list(page: PageRequest): Promise<Cursor<OperatorMove>> {
    return listMoves(this.em, page);
  }

  /** Removes entries that are older than 24 months. */
  sweep(): Promise<void> {
    return removeOldMoves(this.em);
  }
}
