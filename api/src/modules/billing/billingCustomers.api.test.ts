import { afterEach, expect, it, vi } from 'vitest';
import { payer } from '../../../test/payer.ts';
import { linkToken, PASSWORD, useAccounts } from '../../../test/useAccounts.ts';
import { PaymentsFailure } from '../../gateways/payments/payments.gateway.ts';
import { newId } from '../../lib/ids.ts';
import { BillingCustomers } from './billingCustomers.service.ts';

const LONG = { tags: ['@long'] };

const accounts = useAccounts();
afterEach(() => void vi.restoreAllMocks());

const LINK = 'Confirm your new email address';

/** A person with an account. */
async function person(email: string) {
  const session = await accounts.register(email);
  const { rows } = await accounts.query('select id, name, email from users where email = $1', [email]);
  const [user] = rows as { id: string; name: string; email: string }[];
  if (!user) throw new Error(`${email} is nobody`);
  return { session, user };
}

const payments = () => accounts.app.container.infrastructure.payments;
const ensure = (user: { id: string; name: string; email: string }) =>
  accounts.app.scope().get(BillingCustomers).ensure(user, newId());
const atProvider = async (customer: string) =>
  (await (await payer(accounts.app).stripe(`/v1/customers/${customer}`, {}, 'GET')).json()) as {
    name: string;
    email: string;
  };

/** Follows the link that was mailed to the new address. */
async function moveTo(email: string, session: string): Promise<void> {
  await accounts.mutate('requestEmailChange', { email, password: PASSWORD }, session);
  const token = linkToken(await accounts.mail(email, LINK));
  expect(await accounts.mutate('verifyEmail', { token })).toMatchObject({ email });
}

it('a changed address is sent to the provider after its verification', async () => {
  const { session, user } = await person('before@example.org');
  const customer = await ensure(user);
  await accounts.mutate('requestEmailChange', { email: 'after@example.org', password: PASSWORD }, session);
  const token = linkToken(await accounts.mail('after@example.org', LINK));
  expect(await atProvider(customer)).toMatchObject({ email: 'before@example.org' });
  await accounts.mutate('verifyEmail', { token });
  await accounts.jobsDone();
  expect(await atProvider(customer)).toMatchObject({ email: 'after@example.org', name: user.name });
});

it('a changed name is sent to the provider', async () => {
  const { session, user } = await person('named@example.org');
  const customer = await ensure(user);
  await accounts.mutate('updateAccount', { name: 'Ana María' }, session);
  await accounts.jobsDone();
  expect(await atProvider(customer)).toMatchObject({ email: 'named@example.org', name: 'Ana María' });
});

it('a change is sent again after an outage of the provider', LONG, async () => {
  const { session, user } = await person('down@example.org');
  const customer = await ensure(user);
  const down = vi
    .spyOn(payments(), 'updateCustomer')
    .mockRejectedValueOnce(new PaymentsFailure('unavailable'));
  await moveTo('up@example.org', session);
  await accounts.jobsDone();
  expect(down).toHaveBeenCalledTimes(2);
  expect(await atProvider(customer)).toMatchObject({ email: 'up@example.org' });
});

it('of two changes the later one wins, however slow the first call is', LONG, async () => {
  const { session, user } = await person('first@example.org');
  const customer = await ensure(user);
  const { updateCustomer } = payments();
  let goOn: () => void = () => undefined;
  const isSlow = new Promise<void>((resolve) => (goOn = resolve));
  const told = vi.spyOn(payments(), 'updateCustomer').mockImplementationOnce(async (...call) => {
    await isSlow;
    await updateCustomer(...call);
  });
  await accounts.mutate('updateAccount', { name: 'First' }, session);
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1), 15_000);
  await accounts.mutate('updateAccount', { name: 'Second' }, session);
  // The second call does not wait for the first, which then overwrites it at the provider.
  await vi.waitFor(async () => expect(await atProvider(customer)).toMatchObject({ name: 'Second' }), 15_000);
  goOn();
  await accounts.jobsDone();
  expect(told).toHaveBeenCalledTimes(3);
  expect(await atProvider(customer)).toMatchObject({ name: 'Second' });
});

it('a change while the customer is being created is sent too', LONG, async () => {
  const { session, user } = await person('making@example.org');
  const { createCustomer } = payments();
  vi.spyOn(payments(), 'createCustomer').mockImplementationOnce(async (wanted) => {
    const made = await createCustomer(wanted);
    await moveTo('made@example.org', session);
    await accounts.jobsDone();
    return made;
  });
  const customer = await ensure(user);
  await accounts.jobsDone();
  expect(await atProvider(customer)).toMatchObject({ email: 'made@example.org' });
});

it('a change is ignored for a person who never paid and for a deleted customer', async () => {
  const told = vi.spyOn(payments(), 'updateCustomer');
  const { session, user } = await person('never@example.org');
  await accounts.mutate('updateAccount', { name: 'Never' }, session);
  await accounts.jobsDone();
  expect(told).not.toHaveBeenCalled();
  await ensure({ ...user, name: 'Never' });
  await accounts.query("update billing_customers set stripe_customer_id = 'cus_gone' where user_id = $1", [
    user.id,
  ]);
  await accounts.app.scope().get(BillingCustomers).tell(user.id);
  expect(told).toHaveBeenCalledTimes(1);
});
