import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../gateways/jobs/addJob.ts';
import type { ValidationFailure } from '../../lib/failure.ts';
import { oneLine } from '../../lib/oneLine.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import { nameProblem } from './account.rules.ts';
import { messages } from './messages.ts';
import { User } from './user.entity.ts';

/** What people say about themselves. */
export class AccountProfileService {
  constructor(private readonly em: EntityManager) {}

  /** Gives a person another name. */
  async rename(viewerId: string, name: string): Promise<Result<User, ValidationFailure>> {
    const problem = nameProblem(name);
    if (problem) {
      const fields = [{ path: 'name', message: problem }];
      return fail({ kind: 'validation', message: messages.nameNotSaved, fields });
    }
    return this.em.transactional(async (em) => {
      const user = await em.findOneOrFail(User, { id: viewerId });
      user.name = oneLine(name);
      await addJob(em, 'updateCustomer', { userId: viewerId });
      return ok(user);
    });
  }
}
