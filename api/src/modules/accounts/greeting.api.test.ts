import { expect, it } from 'vitest';
import { PASSWORD, useAccounts } from '../../../test/useAccounts.ts';

const accounts = useAccounts();

/** Every request of a signed-in user that sends a mail to the address of the account, except the verification. */
async function mailedTo(email: string, token: string): Promise<{ text: string; html: string }[]> {
  const next = 'a better battery';
  const outcomes = [
    await accounts.mutate('requestPasswordReset', { email }),
    await accounts.mutate('changePassword', { currentPassword: PASSWORD, newPassword: next }, token),
    await accounts.mutate('requestEmailChange', { email: `next.${email}`, password: next }, token),
  ];
  // The other jobs must read the account before it is deleted.
  await accounts.jobsDone();
  outcomes.push(await accounts.mutate('deleteAccount', { confirmation: next }, token));
  expect(outcomes.map(({ __typename }) => __typename)).toEqual([
    'RequestPasswordResetPayload',
    'ChangePasswordPayload',
    'RequestEmailChangePayload',
    'DeleteAccountPayload',
  ]);
  const mails = await Promise.all(
    [
      'Choose a new password',
      'Your password was changed',
      'A new email address for your account',
      'Your account was deleted',
    ].map((subject) => accounts.mail(email, subject)),
  );
  return mails;
}

it('mails to an unverified address do not contain the name of the account', async () => {
  const email = 'stranger@example.org';
  const { token = '' } = await accounts.mutate('register', {
    name: 'Cheap pills here',
    email,
    password: PASSWORD,
  });
  for (const { text, html } of await mailedTo(email, token)) {
    expect(text + html).not.toContain('pills');
    expect(text).toContain('Hello,');
  }
});

it('mails to a verified address contain the name', async () => {
  const email = 'ana@example.org';
  const token = await accounts.register(email);
  await accounts.query('update users set email_verified_at = now() where email = $1', [email]);
  const [reset, changed, , goodbye] = await mailedTo(email, token);
  for (const mail of [reset, changed, goodbye]) {
    expect(mail?.text).toContain('Hello Ana <b>López,');
    expect(mail?.html).toContain('Hello Ana &lt;b&gt;López,');
  }
});
