import type { World } from '../world.ts';
import { cancel, endOfAuthorisation } from './intents.ts';
import { expirePage } from './orderPages.ts';
import { nextPayout, payOut } from './payouts.ts';

/** What time alone changes on connected accounts: pages and authorisations expire, balances are paid out. `at` in seconds. */
export function* connectedDueWork(world: World): Generator<{ at: number; run: () => void }> {
  for (const { account, object: session } of world.ledger.all('orderPage'))
    if (session.status === 'open')
      yield { at: session.expires_at, run: () => void expirePage(world, account, session) };
  for (const { account, object: intent } of world.ledger.all('intent')) {
    const at = endOfAuthorisation(world, account, intent);
    if (at !== null) yield { at, run: () => void cancel(world, account, intent, 'expired') };
  }
  for (const { id } of world.ledger.all('account')) {
    const at = nextPayout(world, id);
    if (at !== null) yield { at, run: () => void payOut(world, id) };
  }
}
