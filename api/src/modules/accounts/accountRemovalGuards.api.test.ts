import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountRemovals, DELETED, type RemovalOutcome } from '../../../test/accountRemovals.ts';
import { makeAccount } from '../../../test/makeAccount.ts';
import { makeSite } from '../../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { restClient } from '../../../test/restClient.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import type { AccountPart } from '../../lib/accountPart.ts';
import { hashSecret } from '../../lib/secrets.ts';
import { ClaimService } from '../restaurants/claim.service.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { User } from './account.entity.ts';
import { AccountRemovalService } from './accountRemoval.service.ts';
import { PasswordCheck } from './passwords/passwordCheck.service.ts';
import { SessionService } from './sessions/session.service.ts';

let app: TestApp;
let now = new Date();
let rest: ReturnType<typeof restClient>;
let removals: ReturnType<typeof accountRemovals>;
beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => now } });
  rest = restClient(app);
  removals = accountRemovals(app);
});
afterAll(() => app.close());
// All tests together make more requests than one IP may.
beforeEach(async () => {
  now = new Date();
  await app.container.infrastructure.database.pool.query('delete from rate_limits');
});

const me = async (token: string) => (await rest('get', '/users/me', { token })).status;
const refused = (message: string): RemovalOutcome => ({
  __typename: 'ValidationError',
  message: 'Your account was not deleted.',
  fields: [{ path: 'confirmation', message }],
});

describe('confirmation of a deletion', () => {
  it('a deletion without the right password changes nothing', async () => {
    const ana = await removals.owner();
    const before = await removals.kept(ana);
    expect(await removals.remove(ana.token, 'not the password')).toEqual(
      refused('This is not your password.'),
    );
    expect(await removals.remove(ana.token, '')).toEqual(refused('Please enter a password.'));
    expect(await removals.remove(ana.token, ana.email)).toEqual(refused('This is not your password.'));
    expect(await removals.kept(ana)).toBe(before);
  });

  it('an account without a password is deleted with its address after a recent sign-in', async () => {
    const ana = await makeAccount(app);
    await app.scope().em.nativeUpdate(User, { id: ana.id }, { passwordHash: null });
    const start = now.getTime();
    now = new Date(start + 9 * 60_000);
    for (const wrong of ['', ana.password, 'another@example.org'])
      expect(await removals.remove(ana.token, wrong)).toEqual(
        refused('Please enter your account’s email address.'),
      );
    now = new Date(start + 11 * 60_000);
    const late = await removals.remove(ana.token, ana.email);
    expect(late).toEqual(refused(expect.stringContaining('sign in with Google again') as string));
    expect(await me(ana.token)).toBe(200);
    now = new Date(start + 9 * 60_000);
    expect(await removals.remove(ana.token, ` ${ana.email.toUpperCase()} `)).toEqual(DELETED);
  });

  it('after 10 wrong passwords in 15 minutes a deletion is limited, but the owner can still sign in', async () => {
    const ana = await makeAccount(app);
    for (let tries = 0; tries < 10; tries += 1)
      expect((await removals.remove(ana.token, `guess ${tries}`)).__typename).toBe('ValidationError');
    expect((await removals.remove(ana.token, ana.password)).__typename).toBe('RateLimitedError');
    const { email, password } = ana;
    expect((await rest('post', '/users/login', { body: { email, password } })).status).toBe(200);
    expect(await me(ana.token)).toBe(200);
  });
});

/** A deletion that has removed its parts and waits before the commit. */
async function pausedRemoval(ana: { id: string; password: string }) {
  const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const pause: AccountPart = {
    name: 'pause',
    export: () => Promise.resolve(null),
    async remove() {
      reached.resolve();
      await goOn.promise;
    },
  };
  const { em, get } = app.scope();
  const removal = new AccountRemovalService(em, get(PasswordCheck), get(SessionService), [
    ...app.container.accountParts,
    pause,
  ]);
  const removing = removal.remove({ ...ana, isConfirmed: true }, ana.password, '192.0.2.1');
  await reached.promise;
  return { removing, goOn: goOn.resolve };
}

/** Waits until a statement waits for a lock. */
const untilBlocked = () =>
  vi.waitFor(
    async () =>
      expect(
        await removals.rows(
          "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        ),
      ).toHaveLength(1),
    5_000,
  );

describe('requests during a deletion', () => {
  it('an order for a site of a deleted account waits for the deletion and finds the site closed', async () => {
    const ana = await removals.owner();
    const { removing, goOn } = await pausedRemoval(ana);
    const placing = placeOrder(app, orderInput(ana.site));
    await untilBlocked();
    goOn();
    expect(await removing).toMatchObject({ ok: true });
    expect((await placing).__typename).toBe('ClosedError');
    const orders = await removals.rows(
      'select customer_name from orders where restaurant_id = $1',
      ana.site.restaurantId,
    );
    expect(orders).toEqual([{ customer_name: 'Removed' }]);
  });

  it('a claim for a deleted account waits for the deletion, fails with a message, and leaves the preview claimable', async () => {
    const ana = await makeAccount(app);
    const { restaurantId } = await makeSite(app, { status: 'unclaimed' });
    const claimTokenHash = hashSecret('a claim token');
    await app.scope().em.nativeUpdate(Restaurant, { id: restaurantId }, { claimTokenHash });
    const { removing, goOn } = await pausedRemoval(ana);
    const claiming = app.scope().get(ClaimService).claimForUser('a claim token', ana.id, true);
    await untilBlocked();
    goOn();
    expect(await removing).toMatchObject({ ok: true });
    expect(await claiming).toEqual({
      ok: false,
      error: {
        kind: 'notFound',
        message: 'This account no longer exists. Please create a new one to claim the website.',
      },
    });
    const bo = await makeAccount(app);
    expect((await app.scope().get(ClaimService).claimForUser('a claim token', bo.id, true)).ok).toBe(true);
  });
});
