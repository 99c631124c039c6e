import { newId } from '../src/lib/ids.ts';
import { AccountService } from '../src/modules/accounts/account.service.ts';
import type { TestApp } from './testApp.ts';

export interface MadeAccount {
  id: string;
  name: string;
  email: string;
  password: string;
  /** Token of the account's first session. */
  token: string;
}

/** Registers a user with a new address and IP, so that tests of a file share no rate limit. */
export async function makeAccount(app: Pick<TestApp, 'scope'>): Promise<MadeAccount> {
  const account = { name: 'Ana López', email: `ana.${newId()}@example.org`, password: 'correct horse' };
  const made = await app.scope().get(AccountService).register(account, newId());
  if (!made.ok) throw new Error(made.error.message);
  return { ...account, id: made.value.user.id, token: made.value.token };
}
