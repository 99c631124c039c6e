import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../lib/clock.ts';
import { Approval } from './approval.entity.ts';

/** Forgets approvals that can no longer be seen or answered; the sweep of uploads then removes their pictures. */
export class ApprovalSweep {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async sweep(): Promise<void> {
    await this.em.nativeDelete(Approval, { expiresAt: { $lte: this.clock() } });
  }
}
