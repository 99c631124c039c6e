import type { Cursor, EntityManager } from '@mikro-orm/postgresql';
import type { PageRequest } from '../../lib/pageRequest.ts';
import type { OperatorMove } from './operatorMove.entity.ts';
import { listMoves, removeOldMoves } from './operatorMove.repository.ts';

/** The log of what our operators did. Each move writes its entry in its own transaction (`recordMove`). */
export class OperatorLogService {
  constructor(private readonly em: EntityManager) {}

  /** A page of the log, newest first; only the moves about one site with a `restaurantId`. */
  list(page: PageRequest, restaurantId?: string): Promise<Cursor<OperatorMove>> {
    return listMoves(this.em, page, restaurantId);
  }

  /** Removes entries that are older than 24 months. */
  sweep(): Promise<void> {
    return removeOldMoves(this.em);
  }
}
