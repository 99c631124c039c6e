import { Member } from '../src/modules/restaurants/member.entity.ts';
import type { MemberRole } from '../src/modules/restaurants/access.rules.ts';
import { type MadeAccount, makeAccount } from './makeAccount.ts';
import type { MadeSite } from './makeSite.ts';
import type { TestApp } from './testApp.ts';

/** A new account that has accepted an invitation to the staff of a site. `memberId` is a uuid. */
export async function makeMember(
  app: TestApp,
  { restaurantId }: MadeSite,
  role: MemberRole,
  pausedAt: Date | null = null,
): Promise<MadeAccount & { memberId: string }> {
  const account = await makeAccount(app);
  const { em } = app.scope();
  const now = new Date();
  const member = em.create(Member, {
    restaurant: restaurantId,
    email: account.email,
    role,
    user: account.id,
    invitedAt: now,
    acceptedAt: now,
    pausedAt,
  });
  await em.flush();
  return { ...account, memberId: member.id };
}
