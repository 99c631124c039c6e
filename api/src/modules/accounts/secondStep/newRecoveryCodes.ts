import { ref, type EntityManager } from '@mikro-orm/postgresql';
import { hashSecret } from '../../../lib/secrets.ts';
import type { User } from '../account.entity.ts';
import { newRecoveryCode, plainRecoveryCode, RECOVERY_CODES } from './recoveryCode.rules.ts';
import { RecoveryCode } from './secondStep.entity.ts';

/** Replaces the recovery codes of a user in the caller's transaction, which has a lock of the user. Returns the new ones. */
export async function makeRecoveryCodes(em: EntityManager, user: User): Promise<string[]> {
  await em.nativeDelete(RecoveryCode, { user });
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  for (const code of codes)
    em.create(RecoveryCode, { user: ref(user), codeHash: hashSecret(plainRecoveryCode(code)) });
  return codes;
}
